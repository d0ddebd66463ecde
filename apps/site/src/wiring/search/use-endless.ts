import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { Answer } from '@velours/api-client';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useApi } from '../../data/ApiProvider.tsx';
import type { Schemas } from '../../data/api.ts';
import { regionNamesQuery, searchQuery } from '../../data/queries.ts';
import type { SearchFilter } from '../../data/search-filter.ts';
import { readPlace, storePlace } from './endless-place.ts';

/** The pages of a search under one another, as far as they have been asked for. */
export function useEndless(filter: SearchFilter, first: Answer<'searchMembers'>) {
  const api = useApi();
  const client = useQueryClient();
  const { key: entry } = useLocation();
  const [place] = useState(() => readPlace(entry));
  const [numPages, setNumPages] = useState(place.numPages);
  const start = first.page_number;

  const later = useQueries({
    queries: Array.from({ length: numPages - 1 }, (_none, index) => {
      const query = searchQuery(api, { ...filter, page: start + index + 1 });
      return {
        ...query,
        queryFn: async () => {
          const found = await client.fetchQuery(query);
          // Cards name their regions.
          await client.ensureQueryData(regionNamesQuery(api, found.results)).catch(() => undefined);
          return found;
        },
        queryKey: [...query.queryKey, 'named'],
      };
    }),
    combine,
  });

  const cards = useMemo(
    () => unique([first, ...later.pages].flatMap(({ results }) => results)),
    [first, later.pages],
  );
  const hasMore = start + numPages - 1 < first.num_pages;

  // Back where one stood, once everything that stood above is there again.
  const isBack = useRef(place.numPages === 1);
  const isComplete = later.pages.length === numPages - 1;
  useLayoutEffect(() => {
    if (isBack.current || !isComplete) return;
    isBack.current = true;
    scrollTo({ top: place.y, behavior: 'instant' });
  }, [isComplete, place.y]);

  useEffect(() => {
    let frame = 0;
    const note = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (isBack.current) storePlace(entry, { numPages, y: scrollY });
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
    isLoading: later.isLoading,
    isWaiting: later.isWaiting,
    isFailed: later.failed !== undefined,
    retry: () => void later.failed?.(),
    hasMore,
    more: useCallback(() => setNumPages((count) => count + 1), []),
  };
}

type Page = UseQueryResult<Answer<'searchMembers'>>;

const combine = (results: readonly Page[]) => ({
  pages: results.flatMap(({ data }) => data ?? []),
  isLoading: results.some(({ isFetching }) => isFetching),
  /** There is no network: they come by themselves once there is. */
  isWaiting: results.some(({ fetchStatus }) => fetchStatus === 'paused'),
  failed: results.find(({ isError }) => isError)?.refetch,
});

/** Members move up while one reads: nobody stands there twice. */
function unique(cards: readonly Schemas['ProfileCard'][]): Schemas['ProfileCard'][] {
  return [...new Map(cards.map((card) => [card.id, card])).values()];
}
