import type * as session from '@velours/machines/session';

// The same as the statechart's, which comes late: a type costs no byte.
/** Where a log-in goes when no page was asked for (spec section 4: on login go to members). */
export const AFTER_LOG_IN: typeof session.AFTER_LOG_IN = '/members';
/** Where a sign-up goes: a few members who fit (spec section 2, sign-up matches). */
export const AFTER_SIGN_UP = '/signup-matches';
/** Where a log-out goes (spec section 4: on logout go to the root). */
export const AFTER_LOG_OUT: typeof session.AFTER_LOG_OUT = '/';

const NEVER_NEXT = ['/login', '/signup', '/api', '/__dev'];
const ORIGIN = 'http://site.invalid';

/** The path if it is one of this site, else null: never another origin, however it is written. */
export function sitePath(path: string | null | undefined): string | null {
  if (!path || !path.startsWith('/') || /[\\\p{Cc}]/u.test(path)) return null;
  if (!URL.canParse(path, ORIGIN)) return null;
  const url = new URL(path, ORIGIN);
  const inside = `${url.pathname}${url.search}${url.hash}`;
  // What is left of `/..//other.example` names another host to whoever reads it next.
  return url.origin === ORIGIN && !inside.startsWith('//') ? inside : null;
}

/** The page to go to after log-in: `next` if it is a path of this site for members, else the members page. */
export function safeNext(next: string | null | undefined): string {
  const path = sitePath(next);
  if (path === null || path === AFTER_LOG_OUT) return AFTER_LOG_IN;
  const url = new URL(path, ORIGIN);
  const isRefused = NEVER_NEXT.some(
    (refused) => url.pathname === refused || url.pathname.startsWith(`${refused}/`),
  );
  return isRefused ? AFTER_LOG_IN : path;
}

/** The log-in page's address that comes back to this page. */
export function logInPath(returnTo: string): string {
  const next = safeNext(returnTo);
  return next === AFTER_LOG_IN ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}
