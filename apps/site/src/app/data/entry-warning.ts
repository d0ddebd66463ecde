import { createContext } from 'react';
import type { EntryWarningInput } from '@velours/machines/entryWarning';
import { readCookie } from '../i18n/languages.ts';
import { tabChannel } from './tab-channel.ts';

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

/** What the question at the door is asked from: a visitor's own facts, in the layout around it. */
export const EntryWarningAsked = createContext<Omit<EntryWarningInput, 'now'>>({
  facts: null,
  dismissedAt: null,
});

/** Says to the browser's other tabs that the warning was dismissed; the cookie says when. */
const open = () => tabChannel('entry-warning', (news) => (news === 'dismissed' ? news : null));

export function tellEntryWarning(): void {
  const tabs = open();
  tabs.tell('dismissed');
  tabs.close();
}

/** Calls back when another tab says so; returns how to stop. */
export function hearEntryWarning(onDismissed: () => void): () => void {
  const tabs = open();
  const stop = tabs.listen(onDismissed);
  return () => {
    stop();
    tabs.close();
  };
}
