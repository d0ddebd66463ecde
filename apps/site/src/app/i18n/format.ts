import type { Language } from './languages.ts';

/** Every number and name the site formats, in one place. Times are RFC 3339 strings or epoch milliseconds. */
export interface Formats {
  /** What all of it is written in, as a BCP 47 tag. */
  readonly locale: string;
  readonly number: (value: number) => string;
  /** A country's name from its ISO 3166 code. */
  readonly country: (code: string) => string;
  readonly list: (values: readonly string[]) => string;
  /** A share of one, with the decimals it has: "25.5%". */
  readonly percent: (value: number) => string;
  /** An amount in the currency's smallest unit: "€ 9.99". */
  readonly money: (amount: number, currency: string) => string;
  /** Orders words as this language does. */
  readonly compare: (one: string, other: string) => number;
}

/** Formats in a time zone as well. */
export interface ZonedFormats extends Formats {
  /** A calendar day, long: "3 November 2026". */
  readonly date: (value: string | number) => string;
  /** Hours and minutes: "14:05"; "14:05 UTC" where the zone is not the reader's own. */
  readonly time: (value: string | number) => string;
  /** Time today, weekday within the last six days, else the day: for lists. */
  readonly moment: (value: string | number, now: number) => string;
  /** The calendar day in the zone, YYYY-MM-DD: for grouping. */
  readonly dayKey: (value: string | number) => string;
}

/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60_000;

/** What was formatted, by what it was made of. */
export type Formatted = Record<string, string>;

const formatters = new Map<string, unknown>();

/** A formatter of `Intl`, made when it is first asked for and kept: each costs a phone some 20 ms, and a page needs two or three of all. */
export function formatter<Made, Options>(
  Kind: new (locale: string, options: Options) => Made,
  locale: string,
  options: Options,
): Made {
  const key = `${Kind.name} ${locale} ${JSON.stringify(options)}`;
  if (!formatters.has(key)) formatters.set(key, new Kind(locale, options));
  return formatters.get(key) as Made;
}

/**
 * Formats of one language. `timeZone` is the reader's own where none is given; the server does not know it and formats in UTC, so a clock time
 * in UTC says that it is one. The browser shows the reader's in its place.
 *
 * Numbers and names are noted in `formatted`, and not made where they are noted already. The server's notes come with the document: the browser
 * needs no formatter to repeat its words (the first costs a phone some 200 ms), and differs in none where its own would know another name.
 */
export function formatsOf(
  language: Language,
  timeZone?: string,
  formatted: Formatted = {},
): ZonedFormats {
  const locale = language === 'en' ? 'en-GB' : language;
  const numbers = (options: Intl.NumberFormatOptions = {}) =>
    formatter(Intl.NumberFormat, locale, options);
  const dates = (options: Intl.DateTimeFormatOptions, from = locale) =>
    formatter(Intl.DateTimeFormat, from, { timeZone, ...options });

  const formats: ZonedFormats = {
    locale,
    number: (value) => (formatted[value] ??= numbers().format(value)),
    percent: (value) => numbers({ style: 'percent', maximumFractionDigits: 2 }).format(value),
    money(amount, currency) {
      const money = numbers({ style: 'currency', currency });
      return money.format(amount / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2));
    },
    date: (value) => dates({ dateStyle: 'long' }).format(new Date(value)),
    time: (value) =>
      dates({
        hour: '2-digit',
        minute: '2-digit',
        ...(timeZone === 'UTC' && { timeZoneName: 'short' }),
      }).format(new Date(value)),
    moment(value, now) {
      if (formats.dayKey(value) === formats.dayKey(now)) return formats.time(value);
      const at = new Date(value);
      const isRecent = now - at.getTime() < 6 * DAY_MS;
      return dates(isRecent ? { weekday: 'short' } : { day: 'numeric', month: 'short' }).format(at);
    },
    dayKey: (value) => dates({ dateStyle: 'short' }, 'en-CA').format(new Date(value)),
    country: (code) =>
      (formatted[code] ??=
        formatter(Intl.DisplayNames, locale, { type: 'region' }).of(code) ?? code),
    list: (values) => formatter(Intl.ListFormat, locale, { type: 'conjunction' }).format(values),
    compare: (one, other) => one.localeCompare(other, locale),
  };
  return formats;
}
