/** How a moment and an amount are written where no page does it: in mails, text messages and the archive of a member's data. */

/** Without a country English is British, as on the pages. */
const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

/** A moment to the second, in UTC, which it says: nobody's own zone is known here. */
export const momentIn = (language: string, moment: Date): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(moment);

/** A calendar day of UTC. */
export const dayIn = (language: string, day: Date): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/** @param amount in the currency's smallest unit */
export const moneyIn = (language: string, amount: number, currency: string): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency }).format(amount / 100);

/** A country's name from its ISO 3166 code. */
export const countryIn = (language: string, code: string): string =>
  new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code;
