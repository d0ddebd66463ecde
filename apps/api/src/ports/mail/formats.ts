/** How a moment and an amount are written where no page does it: in mails, text messages and the archive of a member's data. */

/** Without a country English is British, as on the pages. */
const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

/** A moment to the minute, in UTC, which it says: nobody's own zone is known here. */
export const momentIn = (language: string, moment: Date): string => {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(moment)} UTC`;
};

/** A day ends last at UTC-12. */
const LAST_ZONE_MS = 12 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** The last day that is over everywhere before a deadline: who keeps to it is in time wherever they are. */
export const lastDayIn = (language: string, deadline: Date): string =>
  dayIn(language, new Date(deadline.getTime() - DAY_MS - LAST_ZONE_MS));

/** A calendar day of UTC. */
export const dayIn = (language: string, day: Date): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/** @param amount in the currency's smallest unit */
export const moneyIn = (language: string, amount: number, currency: string): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency }).format(amount / 100);

/** A country's name from its ISO 3166 code. */
export const countryIn = (language: string, code: string): string =>
  new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code;
