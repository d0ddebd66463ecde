import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { answer, useApi } from '../../app/data/api.ts';

/** After the last key of a word, in milliseconds. */
const TYPED_MS = 350;
const KEPT_MS = 10 * 60_000;

/** GIFs by words: searched while one types, and at once where the search is sent. */
export function useGifSearch() {
  const api = useApi();
  const [query, setQuery] = useState('');
  const [words, setWords] = useState('');

  useEffect(() => {
    const wait = setTimeout(() => setWords(query.trim()), TYPED_MS);
    return () => clearTimeout(wait);
  }, [query]);

  const found = useInfiniteQuery({
    queryKey: ['gifs', words],
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/api/gifs.php', { params: { query: { q: words, page: pageParam } }, signal }),
      ),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.has_more ? pages.length + 1 : undefined),
    staleTime: KEPT_MS,
    // Those of the words before stand there until the next ones are.
    placeholderData: (before) => before,
    retry: 1,
  });
  const pages = found.data?.pages;

  return {
    query,
    setQuery,
    search: (now: string) => setWords(now.trim()),
    gifs: pages?.flatMap((page) => page.gifs) ?? [],
    provider: pages?.[0]?.provider,
    isLoading: found.isFetching,
    isRefused: found.isError && !found.isFetching,
    retry: () => void found.refetch(),
    more: found.hasNextPage ? () => void found.fetchNextPage() : undefined,
  };
}
