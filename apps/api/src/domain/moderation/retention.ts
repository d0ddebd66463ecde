/**
 * How long reports, decisions, objections and complaints are kept (privacy notice): as long as a decision can be contested out of court
 * (Digital Services Act, article 20).
 */
const KEPT_MONTHS = 6;

/** Until when something is kept that was decided, or answered, then. */
export function keptUntil(decidedAt: Date): Date {
  const until = new Date(decidedAt);
  until.setUTCMonth(until.getUTCMonth() + KEPT_MONTHS);
  return until;
}

/** Nothing that was decided after this is over; what was decided before is, within a few days: months differ. `keptUntil` says it exactly. */
export function monthsBefore(now: Date): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
  return before;
}
