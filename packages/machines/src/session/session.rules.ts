import { AUTH_COOKIE_MS, MINUTE_MS, PAGES_OF_VISITORS } from './session.constants.ts';

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
