/** Figures of direct debit that no operator sets (spec sections 3, 5 and 8). */
import { DAY_MS } from '../../ports/clock.ts';

/** Id of the payment method. */
export const DIRECT_DEBIT = 'directdebit';

export const CODE_DIGITS = 6;
export const CODE_VALID_MINUTES = 10;
/** A code that was wrong so often holds no longer: 5 in 1,000,000. */
export const TRIES_A_CODE = 5;
/** The page offers another after a minute; clocks differ. */
export const RESEND_AFTER_MS = 30_000;
export const CODES_AN_ORDER = 5;

/** An order whose code never came back is cancelled after this, and its form forgotten. */
export const OPEN_FOR_MS = DAY_MS;

export const LIMIT_WINDOWS = { maximumPerDay: DAY_MS, maximumPerMonth: 30 * DAY_MS } as const;

/** Where the member signs, in place of a bank's page. */
export const signingUrl = (origin: string, orderId: string): string =>
  `${origin}/directdebit?${new URLSearchParams({ order: orderId }).toString()}`;
