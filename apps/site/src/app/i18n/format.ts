import type { Language } from './languages.ts';
import { useSyncExternalStore } from 'react';
import { useTexts } from './TextsProvider.tsx';

/** Every number, date and name the site formats, in one place. Times are RFC 3339 strings or epoch milliseconds. */
export interface Formats {
  number(value: number): string;
  /** A calendar day, long: "3 November 2026". */
  date(value: string | number): string;
  /** Hours and minutes: "14:05". */
  time(value: string | number): string;
  /** Time today, weekday within the last six days, else the day: for lists. */
  moment(value: string | number, now: number): string;
  /** The calendar day in the reader's zone, YYYY-MM-DD: for grouping. */
  dayKey(value: string | number): string;
  /** "just now", "5 minutes ago", "yesterday". */
  relative(value: string | number, now: number): string;
  /** A country's name from its ISO 3166 code. */
  country(code: string): string;
  list(values: readonly string[]): string;
  percent(value: number): string;
  /** An amount in the currency's smallest unit: "€ 9.99". */
  money(amount: number, currency: string): string;
  /** A month, YYYY-MM: "August 2027". */
  month(value: string): string;
  /** Orders words as this language does. */
  compare(one: string, other: string): number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const cache = new Map<string, Formats>();

/**
 * Formats of one language. `timeZone` is the reader's; the server does not know it and formats in UTC, so a text that
 * holds a clock time is rendered in the browser only.
 */
export function formatsOf(language: Language, timeZone?: string): Formats {
  const key = `${language} ${timeZone ?? ''}`;
  let formats = cache.get(key);
  if (!formats) cache.set(key, (formats = createFormats(language, timeZone)));
  return formats;
}

function createFormats(language: Language, timeZone: string | undefined): Formats {
  const locale = language === 'en' ? 'en-GB' : language;
  const zone = { timeZone };
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...zone });
  const shortDate = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...zone });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', ...zone });
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', ...zone });
  const dayKey = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', ...zone });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  const collator = new Intl.Collator(locale);
  const month = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });

  return {
    number: (value) => number.format(value),
    percent: (value) => percent.format(value),
    money(amount, currency) {
      const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
      return money.format(amount / 10 ** (money.resolvedOptions().maximumFractionDigits ?? 2));
    },
    month: (value) => month.format(new Date(`${value}-01T00:00:00Z`)),
    date: (value) => date.format(new Date(value)),
    time: (value) => time.format(new Date(value)),
    moment(value, now) {
      const at = new Date(value);
      if (dayKey.format(at) === dayKey.format(now)) return time.format(at);
      return now - at.getTime() < 6 * DAY ? weekday.format(at) : shortDate.format(at);
    },
    dayKey: (value) => dayKey.format(new Date(value)),
    relative(value, now) {
      const elapsed = new Date(value).getTime() - now;
      const size = Math.abs(elapsed);
      if (size < HOUR) return relative.format(Math.round(elapsed / MINUTE), 'minute');
      if (size < DAY) return relative.format(Math.round(elapsed / HOUR), 'hour');
      return relative.format(Math.round(elapsed / DAY), 'day');
    },
    country: (code) => countries.of(code) ?? code,
    list: (values) => list.format(values),
    compare: (one, other) => collator.compare(one, other),
  };
}

const subscribe = (): (() => void) => () => undefined;
const readZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** The server does not know the reader's zone; the first render in the browser repeats the server's. */
const readServerZone = (): string => 'UTC';

/** Formats of the page's language in the reader's time zone. */
export function useFormats(): Formats {
  const { language } = useTexts();
  return formatsOf(language, useSyncExternalStore(subscribe, readZone, readServerZone));
}

/** Formats of days that the server counts: in UTC, whatever the reader's clock says. */
export const useDayFormats = (): Formats => formatsOf(useTexts().language, 'UTC');
