/** Ages and birth dates, counted in UTC days. A birth date is 'YYYY-MM-DD'. */
import { LAST_ZONE_MS } from '../../ports/clock.ts';

/** Whole years from the birth date to the day of `now` (milliseconds since 1970). */
export function ageOn(birthDate: string, now: number): number {
  const today = new Date(now).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The same wherever on earth the person is: where the day of `now` is still the one before, that one counts. The form of the site counts so too. */
export const ageEverywhere = (birthDate: string, now: number): number =>
  ageOn(birthDate, now - LAST_ZONE_MS);

/**
 * The newest birth date of somebody who is at least `age` on the day of `now`. On 28 February of a common year
 * nobody born on 29 February has had that birthday, so the comparison by text is right there too.
 */
export function newestBirthDate(age: number, now: number): string {
  const today = new Date(now).toISOString().slice(0, 10);
  const year = String(Number(today.slice(0, 4)) - age).padStart(4, '0');
  const day = today.slice(5);
  // 29 February is no date in most years: the last day that is one, on or before it.
  return day === '02-29' && !isLeapYear(Number(year)) ? `${year}-02-28` : `${year}-${day}`;
}

const isLeapYear = (year: number): boolean =>
  (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
