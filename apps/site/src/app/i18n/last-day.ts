import { DAY_MS } from './format.ts';

/** A day ends last at UTC-12. */
export const LAST_ZONE_MS = 12 * 3_600_000;

/** Within the last day that is over everywhere before a deadline, in UTC: the day that a mail names, too. */
export const lastDayBefore = (deadline: string | number): number =>
  new Date(deadline).getTime() - DAY_MS - LAST_ZONE_MS;
