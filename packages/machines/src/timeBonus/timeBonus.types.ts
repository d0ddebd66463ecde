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

export interface TimeBonusInput {
  /** The member's clock, in ms since 1970. */
  readonly now: () => number;
}

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

export type TimeBonusEvent =
  /** The member is logged in: now, or already when the page came. */
  | { readonly type: 'LOGGED_IN' }
  | { readonly type: 'LOGGED_OUT' }
  /** The member has paid: premium members have no time bonus. */
  | { readonly type: 'PAID' }
  /** Ask the server again: the logging-in state changed elsewhere, or the page woke up. */
  | { readonly type: 'RELOAD' };

/** Hours, minutes and seconds left, two digits each. */
export interface TimeBonusCountdown {
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
}
