/** How a moment and an amount are written where no page does it: in mails, text messages and the archive of a member's data. */
import type { CompanyInfo } from '@velours/openapi/types';
import { DAY_MS, LAST_ZONE_MS } from '../clock.ts';

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

/** The last day that is over everywhere before a deadline: who keeps to it is in time wherever they are. */
export const lastDayIn = (language: string, deadline: Date): string =>
  dayIn(language, new Date(deadline.getTime() - DAY_MS - LAST_ZONE_MS));

/** A calendar day of UTC. */
export const dayIn = (language: string, day: Date): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/** @param amount in the currency's smallest unit, which is the hundredth part of each we sell in (`catalogue.ts`) */
export const moneyIn = (language: string, amount: number, currency: string): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency }).format(amount / 100);

/** "Sam, Robin and Kim". */
export const listIn = (language: string, values: readonly string[]): string =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(values);

type Business = Pick<CompanyInfo, 'name' | 'address' | 'city' | 'country'> & {
  readonly zip?: string | null;
};

/** Who a company is and where, in one line. */
export const companyIn = (
  language: string,
  { name, address, zip, city, country }: Business,
): string =>
  [name, address, [zip, city].filter(Boolean).join(' '), countryIn(language, country)].join(', ');

/** A country's name from its ISO 3166 code. */
const countryIn = (language: string, code: string): string =>
  new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code;
