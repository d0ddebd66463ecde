import { useSyncExternalStore } from 'react';

/** How the results of a search go on: page by page, or under one another while one scrolls. */
export type SearchView = 'pages' | 'endless';

const KEY = 'search-view';
const listeners = new Set<() => void>();
/** A browser may forbid storage: then the choice lasts as long as the page. */
let chosen: SearchView = 'pages';

function read(): SearchView {
  try {
    return localStorage.getItem(KEY) === 'endless' ? 'endless' : 'pages';
  } catch {
    return chosen;
  }
}

/** Remembers the member's choice in this browser. */
export function chooseSearchView(view: SearchView): void {
  chosen = view;
  try {
    localStorage.setItem(KEY, view);
  } catch {
    // It is kept in memory.
  }
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The member's choice; pages on the server and while the page is picked up. */
export const useSearchView = (): SearchView =>
  useSyncExternalStore(watch, read, () => 'pages' as const);
