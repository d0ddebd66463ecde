import { useQueryClient } from '@tanstack/react-query';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import type { Answer } from '@velours/api-client';
import { type Schemas, useApi } from '../../app/data/api.ts';
import { keep, readKept } from '../../app/data/tab-storage.ts';
import { membersKey } from '../../app/data/keys.ts';
import { regionNamesQuery, searchQuery } from '../../app/data/queries.ts';
import type { SearchFilter } from '../../app/data/search-filter.ts';

/** How long pages are kept that nobody looks at, in milliseconds: as long as somebody may come back to them. */
const KEPT = 30 * 60_000;

/**
 * The pages of a search under one another, as far as they have been asked for. They stand in the cache, where a like changes them as any
 * other card.
 */
export function useEndless(filter: SearchFilter, first: Answer<'searchMembers'>) {
  const api = useApi();
  const client = useQueryClient();
  const { key: entry } = useLocation();
  const [place] = useState(() => readPlace(entry));
  const [numPages, setNumPages] = useState(place.numPages);
  const [isFailed, setFailed] = useState(false);
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  const [version, changed] = useReducer((count: number) => count + 1, 0);
  const start = first.page_number;

  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'updated' && query.queryKey[0] === membersKey[0]) changed();
      }),
    [client],
  );
  useEffect(() => {
    const note = (): void => setOnline(navigator.onLine);
    const stop = new AbortController();
    for (const name of ['online', 'offline']) addEventListener(name, note, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  const pages = useMemo(() => {
    const found: Answer<'searchMembers'>[] = [first];
    while (version >= 0 && found.length < numPages) {
      const query = searchQuery(api, { ...filter, page: start + found.length });
      const page = client.getQueryData(query.queryKey);
      if (page === undefined) break;
      found.push(page);
    }
    return found;
  }, [api, client, filter, first, numPages, start, version]);
  const cards = useMemo(() => unique(pages.flatMap(({ results }) => results)), [pages]);

  const numHere = pages.length;
  const isComplete = numHere >= numPages;
  useEffect(() => {
    if (isComplete || isFailed) return;
    const query = searchQuery(api, { ...filter, page: start + numHere });
    void client.fetchQuery({ ...query, gcTime: KEPT }).then(
      // Cards name their regions.
      ({ results }) =>
        client.ensureQueryData(regionNamesQuery(api, results)).then(changed, () => undefined),
      () => setFailed(true),
    );
  }, [api, client, filter, isComplete, isFailed, numHere, start]);

  // Back where one stood, once everything that stood above is there again.
  const isBack = useRef(place.numPages === 1);
  useLayoutEffect(() => {
    if (isBack.current || !isComplete) return;
    isBack.current = true;
    scrollTo({ top: place.y, behavior: 'instant' });
  }, [isComplete, place.y]);

  // Left alone before the next page is scrolled to its top.
  useLayoutEffect(() => {
    let frame = 0;
    const note = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        // Hidden while the next page is on its way (app/layouts/DefaultLayout.tsx): that is no place of the list.
        const isHidden = document.getElementById('content')?.hidden;
        if (isBack.current && !isHidden) storePlace(entry, { numPages, y: scrollY });
      });
    };
    note();
    addEventListener('scroll', note, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', note);
    };
  }, [entry, numPages]);

  return {
    cards,
    isLoading: !isComplete && !isFailed,
    /** There is no network: they come by themselves once there is. */
    isWaiting: !isComplete && !isOnline,
    isFailed,
    retry: () => setFailed(false),
    // Those on the later pages know of more: each counts some way on from itself.
    hasMore: start + numPages - 1 < Math.max(...pages.map(({ num_pages: number }) => number)),
    more: useCallback(() => setNumPages((count) => count + 1), []),
  };
}

/** Members move up while one reads: nobody stands there twice. */
function unique(cards: readonly Schemas['ProfileCard'][]): Schemas['ProfileCard'][] {
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}

/** How far a list had been gone down, and where one stood in it. */
interface EndlessPlace {
  numPages: number;
  y: number;
}

const PREFIX = 'endless-';
const START: EndlessPlace = { numPages: 1, y: 0 };

/** The places of this page's life, by the entry of the history. */
const places = new Map<string, EndlessPlace>();

/** Whether the document was come back to: only then do places of the document before it count. */
function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** Where one stood at this entry of the history. */
function readPlace(entry: string): EndlessPlace {
  const known = places.get(entry);
  if (known || !isReturn()) return known ?? START;
  const { numPages, y } = (readKept(PREFIX + entry) ?? START) as Partial<EndlessPlace>;
  return typeof numPages === 'number' && typeof y === 'number' ? { numPages, y } : START;
}

function storePlace(entry: string, place: EndlessPlace): void {
  places.set(entry, place);
  keep(PREFIX + entry, place);
}
