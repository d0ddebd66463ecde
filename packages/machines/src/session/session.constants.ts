/** Where a log-in leads, and where a log-out does (spec section 4). */
export const AFTER_LOG_IN = '/members';
export const AFTER_LOG_OUT = '/';

/** Pages that are of no use to a member: one who is found there goes on to members. */
export const PAGES_OF_VISITORS = ['/', '/login', '/signup'] as const;

/** The auth cookie's life, 30 days (spec sections 4 and 9). Above what a timer takes: it is looked at, never waited for. */
export const AUTH_COOKIE_MS = 30 * 86_400_000;

/** Who is there is asked again this often without an answer (spec sections 7 and 9), ... */
export const ASK_RETRIES = 5;
/** ... first after so many ms, then after twice as many each time. */
export const ASK_RETRY_BASE_MS = 1_000;

/** What is left of "too many attempts" is worked out anew after so many ms. */
export const BLOCK_TICK_MS = 1_000;
export const MINUTE_MS = 60_000;
