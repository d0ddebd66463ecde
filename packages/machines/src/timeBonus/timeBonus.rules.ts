import { TIME_BONUS_VALID_MS } from './timeBonus.constants.ts';
import type { TimeBonusCountdown, TimeBonusFacts } from './timeBonus.types.ts';

/**
 * When a bonus ends, in ms since 1970: 14400 seconds after sign-up, or when the server's code expires. Null for a paid
 * member and for dates that are none.
 */
export const bonusEndsAt = (facts: TimeBonusFacts): number | null => {
  if (facts.paidUser) return null;
  const endsAt =
    facts.expires === null
      ? Date.parse(facts.signupDate) + TIME_BONUS_VALID_MS
      : Date.parse(facts.expires);
  return Number.isNaN(endsAt) ? null : endsAt;
};

/** Whether so many ms left are a bonus: more than none, and no more than four hours (spec section 4). */
export const isBonusTime = (remaining: number): boolean =>
  remaining > 0 && remaining <= TIME_BONUS_VALID_MS;

/** Two digits each. A second that has begun is shown, so that 0 is shown only when nothing is left. */
export const toCountdown = (remaining: number): TimeBonusCountdown => {
  const total = Math.ceil(Math.max(0, remaining) / 1_000);
  const two = (value: number): string => String(value).padStart(2, '0');
  return {
    hours: two(Math.floor(total / 3_600)),
    minutes: two(Math.floor(total / 60) % 60),
    seconds: two(total % 60),
  };
};
