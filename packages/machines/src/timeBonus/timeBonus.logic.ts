import type { SnapshotOf } from '../private/snapshot.ts';

/** How long the time bonus is valid from sign-up: 14400 seconds (spec sections 4 and 9). */
export const TIME_BONUS_VALID_MS = 14_400_000;

/** The countdown is worked out anew each second (spec section 4). */
export const TIME_BONUS_TICK_MS = 1_000;

/** The bonus's code and worth (spec section 9). */
export const TIME_BONUS_CODE = 'TIMEBONUS25';
export const TIME_BONUS_PERCENTAGE = 25;

/** What the server knows of the bonus. Times are RFC 3339 in UTC, as the contract has them. */
export interface TimeBonusFacts {
  /** `user.paid_user` */
  readonly paidUser: boolean;
  /** `user.signup_date` */
  readonly signupDate: string;
  /** `expires` of the bonus's discount code where the server gives one, else null. */
  readonly expires: string | null;
  /** `server_time` of the same answer: the countdown runs on the server's clock. */
  readonly serverTime: string;
}

/** Hours, minutes and seconds left, two digits each. */
export interface TimeBonusCountdown {
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}

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

export interface TimeBonusContext {
  readonly now: () => number;
  /** What to add to the member's clock to get the server's, in ms. */
  readonly serverOffset: number;
  /** When the bonus ends on the server's clock, in ms since 1970; null where there is no bonus. */
  readonly endsAt: number | null;
  /** What was left at the last tick, in ms; 0 where there is no bonus. */
  readonly remaining: number;
  /** The member's clock at the last tick. */
  readonly tickedAt: number;
}

type Snapshot = SnapshotOf<TimeBonusContext>;

/** `timeBonus.isVisible` of spec section 3. */
export const selectIsVisible = (snapshot: Snapshot): boolean =>
  snapshot.matches({ loggedIn: 'counting' });

/** Ms left; 0 where there is no bonus. */
export const selectRemaining = (snapshot: Snapshot): number => snapshot.context.remaining;

/** When the bonus ends on the server's clock, in ms since 1970; null where there is none. */
export const selectEndsAt = (snapshot: Snapshot): number | null => snapshot.context.endsAt;

/** Hours, minutes and seconds left, two digits each; null where there is no bonus. */
export const selectCountdown = (snapshot: Snapshot): TimeBonusCountdown | null =>
  selectIsVisible(snapshot) ? toCountdown(snapshot.context.remaining) : null;
