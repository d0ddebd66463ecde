import { useSyncExternalStore } from 'react';
import { readStored, store, watchStored } from '../../app/data/stored.ts';

/** How the results of a search go on: page by page, or under one another while one scrolls. */
type SearchView = 'pages' | 'endless';

const KEY = 'search-view';

const readSearchView = (): SearchView => (readStored(KEY) === 'endless' ? 'endless' : 'pages');

/** Remembers the member's choice in this browser. */
export const chooseSearchView = (view: SearchView): void => store(KEY, view);

/** The member's choice; pages on the server and while the page is picked up. */
export const useSearchView = (): SearchView =>
  useSyncExternalStore(watchStored, readSearchView, () => 'pages' as const);
