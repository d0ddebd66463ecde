import { DAY_MS, formatter, type ZonedFormats } from './format.ts';

const MINUTE_MS = 60_000;

/** "this minute", "5 minutes ago", "yesterday", by the calendar of the reader. The time is an RFC 3339 string or epoch milliseconds. */
export function relativeTime(formats: ZonedFormats, value: string | number, now: number): string {
  const times = formatter(Intl.RelativeTimeFormat, formats.locale, { numeric: 'auto' as const });
  const minutes = (new Date(value).getTime() - now) / MINUTE_MS;
  // As it is told: what rounds to 60 minutes is an hour.
  const [whole, hours] = [Math.round(minutes), Math.round(minutes / 60)];
  if (Math.abs(whole) < 60) return times.format(whole, 'minute');
  if (Math.abs(hours) < 24) return times.format(hours, 'hour');
  // Of the calendar: what was said on Sunday night is no "yesterday" on Tuesday.
  const day = (moment: string | number): number => Date.parse(formats.dayKey(moment)) / DAY_MS;
  return times.format(day(value) - day(now), 'day');
}
