/** Where a log-in leads, and where a log-out does (spec section 4). */
export const AFTER_LOG_IN = '/members';
export const AFTER_LOG_OUT = '/';

/** Pages that are of no use to a member: one who is found there goes on to members. */
const PAGES_OF_VISITORS = ['/', '/login', '/signup'] as const;

/** The auth cookie's life, 30 days (spec sections 4 and 9). Above what a timer takes: it is looked at, never waited for. */
export const AUTH_COOKIE_MS = 30 * 86_400_000;

/** Who is there is asked again this often without an answer (spec sections 7 and 9), ... */
export const ASK_RETRIES = 5;
/** ... first after so many ms, then after twice as many each time. */
export const ASK_RETRY_BASE_MS = 1_000;

/** What is left of "too many attempts" is worked out anew after so many ms. */
export const BLOCK_TICK_MS = 1_000;
export const MINUTE_MS = 60_000;

/** Who is logged in. What else is given with the id (the contract's user) goes to `changeMember` as it is. */
export interface SessionMember {
  readonly id: string;
}

/** What the log-in form holds. */
export interface LogInValues {
  readonly email: string;
  readonly password: string;
}

/** What tabs of one browser tell each other. */
export type SessionFact =
  | { readonly type: 'loggedIn'; readonly memberId: string }
  | { readonly type: 'loggedOut' };

/** The session in a word. */
export type SessionStatus = 'unknown' | 'visitor' | 'loggingIn' | 'member' | 'loggingOut';

/** Whether a member has no business on this page. */
export const isPageOfVisitors = (pathname: string): boolean =>
  (PAGES_OF_VISITORS as readonly string[]).includes(pathname);

/** The same address, however it was typed. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whole minutes as they are told: never 0 while there is something left. */
export const toMinutes = (ms: number): number => Math.ceil(Math.max(0, ms) / MINUTE_MS);

/** Whether the auth cookie of a member seen since then has certainly run out. */
export const isCookieOver = (since: number, now: number): boolean => now - since >= AUTH_COOKIE_MS;
