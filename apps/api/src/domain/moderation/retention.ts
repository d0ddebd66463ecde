import { DAY_MS, LAST_ZONE_MS } from '../../ports/clock.ts';

/**
 * How long reports, decisions, objections and complaints are kept (privacy notice): as long as a decision can be contested out of court
 * (Digital Services Act, article 20).
 */
const KEPT_MONTHS = 6;

/**
 * Until when something is kept that was decided, or answered, then: to the end of the day six months later, wherever one is. Where that month
 * has no such day it is its last.
 */
export function keptUntil(decidedAt: Date): Date {
  const [year, month] = [decidedAt.getUTCFullYear(), decidedAt.getUTCMonth() + KEPT_MONTHS];
  const lastOfMonth = Date.UTC(year, month + 1, 0);
  const day = Math.min(Date.UTC(year, month, decidedAt.getUTCDate()), lastOfMonth);
  return new Date(day + DAY_MS + LAST_ZONE_MS);
}

/** The last moment of those that are over: what was decided by then is kept no longer, what was decided after is. */
export function lastOver(now: Date): Date {
  const day = new Date(now);
  // Months differ by up to three days.
  day.setUTCMonth(day.getUTCMonth() - KEPT_MONTHS, day.getUTCDate() + 3);
  day.setUTCHours(23, 59, 59, 999);
  while (keptUntil(day) > now) day.setUTCDate(day.getUTCDate() - 1);
  return day;
}
