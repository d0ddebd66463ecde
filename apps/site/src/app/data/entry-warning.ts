import { readCookie } from '../i18n/languages.ts';

/** Keeps when the site-entry warning was dismissed, in ms since 1970 (spec section 2): the server reads it before it renders a page. */
const COOKIE = 'entry-warning';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;

/** Where the cache has it: null where it was not dismissed. */
export const entryWarningKey = ['entry-warning'] as const;

/** When it was dismissed, out of a `Cookie` header or `document.cookie`; null where it was not. */
export function readEntryWarning(cookies: string | null): number | null {
  const kept = readCookie(cookies, COOKIE);
  return kept === undefined ? null : Number(kept) || 0;
}

/** The dismissal as a `Set-Cookie` or `document.cookie` line. */
export const entryWarningCookie = (at: number): string =>
  `${COOKIE}=${at}; Max-Age=${COOKIE_SECONDS}; Path=/; SameSite=Lax`;
