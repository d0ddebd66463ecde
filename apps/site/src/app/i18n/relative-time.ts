import { formatter, type Formats } from './format.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "this minute", "5 minutes ago", "yesterday". The time is an RFC 3339 string or epoch milliseconds. */
export function relativeTime({ locale }: Formats, value: string | number, now: number): string {
  const elapsed = new Date(value).getTime() - now;
  const size = Math.abs(elapsed);
  const times = formatter(Intl.RelativeTimeFormat, locale, { numeric: 'auto' as const });
  if (size < HOUR) return times.format(Math.round(elapsed / MINUTE), 'minute');
  if (size < DAY) return times.format(Math.round(elapsed / HOUR), 'hour');
  return times.format(Math.round(elapsed / DAY), 'day');
}
