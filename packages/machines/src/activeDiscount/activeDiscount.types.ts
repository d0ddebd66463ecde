import type { Failure } from '../failure/failure.types.ts';

/** A discount that the member can use, as the server tells it (spec section 3). */
export interface DiscountFacts {
  readonly code: string;
  readonly percentage: number;
  /** When it ends, RFC 3339. */
  readonly expires: string;
  /** The server's clock when it answered. */
  readonly serverTime: string;
}

/** A discount in hand. */
export interface HeldDiscount {
  readonly code: string;
  readonly percentage: number;
  /** On the server's clock, ms since 1970. */
  readonly endsAt: number;
  /** What the server's clock says more than the member's. */
  readonly serverOffset: number;
  /** The member's clock when it was last looked at. */
  readonly lookedAt: number;
}

/** What an entered code is checked for: it may hold for one package or method only. */
export interface DiscountOrder {
  readonly packageId: string;
  readonly method: string;
}

export interface CheckCodeInput {
  readonly code: string;
  /** Null where nothing is chosen yet. */
  readonly order: DiscountOrder | null;
}

/** The discount that counts. */
export interface ActiveDiscount {
  readonly kind: 'code' | 'timeBonus' | 'welcome';
  readonly code: string;
  readonly percentage: number;
}

export interface ActiveDiscountInput {
  /** Ms since 1970. */
  readonly now: () => number;
}

export interface ActiveDiscountContext extends ActiveDiscountInput {
  /** `selectIsVisible` of timeBonus. */
  readonly isTimeBonusVisible: boolean;
  readonly welcome: HeldDiscount | null;
  readonly order: DiscountOrder | null;
  /** The code that was entered last; empty where none is. */
  readonly entered: string;
  /** The entered code as the server applied it. */
  readonly applied: HeldDiscount | null;
  /** Why the entered code is not applied. */
  readonly failure: Failure | null;
}

export type ActiveDiscountEvent =
  | { readonly type: 'LOGGED_IN' }
  | { readonly type: 'LOGGED_OUT' }
  /** The logging-in state changed elsewhere: the welcome discount is loaded again. */
  | { readonly type: 'RELOAD' }
  /** The member has paid, here or in another tab. */
  | { readonly type: 'PAID' }
  /** The time bonus has appeared or ended. */
  | { readonly type: 'TIME_BONUS'; readonly isVisible: boolean }
  /** The package or the method was chosen. */
  | { readonly type: 'ORDER_CHOSEN'; readonly order: DiscountOrder }
  | { readonly type: 'APPLY'; readonly code: string }
  | { readonly type: 'REMOVE' };
