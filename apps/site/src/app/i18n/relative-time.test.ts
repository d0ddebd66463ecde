import { expect, it } from 'vitest';
import { formatsOf } from './format.ts';
import { relativeTime } from './relative-time.ts';

const NOW = Date.UTC(2026, 0, 10, 12);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

it.each([
  [0, 'this minute'],
  [-29 * SECOND, 'this minute'],
  [-31 * SECOND, '1 minute ago'],
  [-59 * MINUTE - 29 * SECOND, '59 minutes ago'],
  [-59 * MINUTE - 31 * SECOND, '1 hour ago'],
  [59 * MINUTE + 31 * SECOND, 'in 1 hour'],
  [-HOUR, '1 hour ago'],
  [-23 * HOUR - 29 * MINUTE, '23 hours ago'],
  [-23 * HOUR - 31 * MINUTE, 'yesterday'],
  [23 * HOUR + 31 * MINUTE, 'tomorrow'],
  [-DAY, 'yesterday'],
  [-2 * DAY, '2 days ago'],
])('%i ms from now is told as "%s"', (elapsed, told) => {
  expect(relativeTime(formatsOf('en'), NOW + elapsed, NOW)).toBe(told);
  expect(relativeTime(formatsOf('en'), new Date(NOW + elapsed).toISOString(), NOW)).toBe(told);
});

it.each([
  [
    'Sunday night from the first hour of Tuesday',
    '2026-01-11T23:30Z',
    '2026-01-13T00:30Z',
    '2 days ago',
  ],
  ['Sunday morning from Monday afternoon', '2026-01-11T00:10Z', '2026-01-12T13:00Z', 'yesterday'],
])('days are those of the calendar: %s', (_what, value, now, told) => {
  expect(relativeTime(formatsOf('en'), value, Date.parse(now))).toBe(told);
});
