import type { Language } from './languages.ts';
import { useSyncExternalStore } from 'react';
import { useTexts } from './TextsProvider.tsx';

/** Every number and name the site formats, in one place. Times are RFC 3339 strings or epoch milliseconds. */
export interface Formats {
  readonly number: (value: number) => string;
  /** "just now", "5 minutes ago", "yesterday". */
  readonly relative: (value: string | number, now: number) => string;
  /** A country's name from its ISO 3166 code. */
  readonly country: (code: string) => string;
  readonly list: (values: readonly string[]) => string;
  readonly percent: (value: number) => string;
  /** An amount in the currency's smallest unit: "€ 9.99". */
  readonly money: (amount: number, currency: string) => string;
  /** A month, YYYY-MM: "August 2027". */
  readonly month: (value: string) => string;
  /** Orders words as this language does. */
  readonly compare: (one: string, other: string) => number;
}

/** Formats in a time zone as well. */
export interface ZonedFormats extends Formats {
  /** A calendar day, long: "3 November 2026". */
  readonly date: (value: string | number) => string;
  /** Hours and minutes: "14:05". */
  readonly time: (value: string | number) => string;
  /** Time today, weekday within the last six days, else the day: for lists. */
  readonly moment: (value: string | number, now: number) => string;
  /** The calendar day in the zone, YYYY-MM-DD: for grouping. */
  readonly dayKey: (value: string | number) => string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const cache = new Map<string, ZonedFormats>();

/**
 * Formats of one language. `timeZone` is the reader's own where none is given; the server does not know it and formats in UTC, so a text that
 * holds a clock time is rendered in the browser only.
 */
export function formatsOf(language: Language, timeZone?: string): ZonedFormats {
  const key = `${language} ${timeZone ?? ''}`;
  let formats = cache.get(key);
  if (!formats) cache.set(key, (formats = createFormats(language, timeZone)));
  return formats;
}

/** What was formatted, by what it was made of. */
export type Formatted = Record<string, string>;

/**
 * Formats that note in `formatted` what they make, and make nothing that is noted there. The server's notes come with the document: the
 * browser needs no formatter to repeat its words (the first costs a phone some 200 ms), and differs in none where its own know another name.
 */
export function notedFormats(language: Language, formatted: Formatted): Formats {
  const formats = formatsOf(language);
  const noted =
    <Values extends readonly unknown[]>(name: string, format: (...values: Values) => string) =>
    (...values: Values): string =>
      (formatted[`${name} ${values.join()}`] ??= format(...values));
  return {
    ...formats,
    number: noted('number', formats.number),
    percent: noted('percent', formats.percent),
    money: noted('money', formats.money),
    month: noted('month', formats.month),
    country: noted('country', formats.country),
  };
}

const formatters = new Map<string, unknown>();

/** A formatter of `Intl`, made when it is first asked for and kept: each costs a phone some 20 ms, and a page needs two or three of all. */
function formatter<Made, Options>(
  Kind: new (locale: string, options: Options) => Made,
  locale: string,
  options: Options,
): Made {
  const key = `${Kind.name} ${locale} ${JSON.stringify(options)}`;
  if (!formatters.has(key)) formatters.set(key, new Kind(locale, options));
  return formatters.get(key) as Made;
}

function createFormats(language: Language, timeZone: string | undefined): ZonedFormats {
  const locale = language === 'en' ? 'en-GB' : language;
  const numbers = (options: Intl.NumberFormatOptions = {}) =>
    formatter(Intl.NumberFormat, locale, options);
  const dates = (options: Intl.DateTimeFormatOptions, from = locale) =>
    formatter(Intl.DateTimeFormat, from, { timeZone, ...options });
  const relatives = () => formatter(Intl.RelativeTimeFormat, locale, { numeric: 'auto' as const });

  const formats: ZonedFormats = {
    number: (value) => numbers().format(value),
    percent: (value) => numbers({ style: 'percent' }).format(value),
    money(amount, currency) {
      const money = numbers({ style: 'currency', currency });
      return money.format(amount / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2));
    },
    month: (value) =>
      dates({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${value}-01T00:00:00Z`),
      ),
    date: (value) => dates({ dateStyle: 'long' }).format(new Date(value)),
    time: (value) => dates({ hour: '2-digit', minute: '2-digit' }).format(new Date(value)),
    moment(value, now) {
      if (formats.dayKey(value) === formats.dayKey(now)) return formats.time(value);
      const at = new Date(value);
      const isRecent = now - at.getTime() < 6 * DAY;
      return dates(isRecent ? { weekday: 'short' } : { day: 'numeric', month: 'short' }).format(at);
    },
    dayKey: (value) => dates({ dateStyle: 'short' }, 'en-CA').format(new Date(value)),
    relative(value, now) {
      const elapsed = new Date(value).getTime() - now;
      const size = Math.abs(elapsed);
      if (size < HOUR) return relatives().format(Math.round(elapsed / MINUTE), 'minute');
      if (size < DAY) return relatives().format(Math.round(elapsed / HOUR), 'hour');
      return relatives().format(Math.round(elapsed / DAY), 'day');
    },
    country: (code) => formatter(Intl.DisplayNames, locale, { type: 'region' }).of(code) ?? code,
    list: (values) => formatter(Intl.ListFormat, locale, { type: 'conjunction' }).format(values),
    compare: (one, other) => formatter(Intl.Collator, locale, {}).compare(one, other),
  };
  return formats;
}

const subscribe = (): (() => void) => () => undefined;
const readZone = (): undefined => undefined;
/** The server does not know the reader's zone; the first render in the browser repeats the server's. */
const readServerZone = (): string => 'UTC';

/** Formats of the page's language. */
export const useFormats = (): Formats => useTexts().formats;

/** Formats of the page's language in the reader's time zone. */
export function useLocalFormats(): ZonedFormats {
  const { language } = useTexts();
  return formatsOf(language, useSyncExternalStore(subscribe, readZone, readServerZone));
}

/** Formats of days that the server counts: in UTC, whatever the reader's clock says. */
export const useDayFormats = (): ZonedFormats => formatsOf(useTexts().language, 'UTC');
