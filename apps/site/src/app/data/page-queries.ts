import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { userKey } from './keys.ts';

/** One query's answer on its way from the server's cache to the browser's. */
export interface SentQuery {
  key: QueryKey;
  data: unknown;
  /** When it was asked, epoch milliseconds. */
  at: number;
}

/** The hashes of the queries that are in the cache. */
export function queriesIn(client: QueryClient): ReadonlySet<string> {
  return new Set(
    client
      .getQueryCache()
      .getAll()
      .map((query) => query.queryHash),
  );
}

/** The answers that came in since `before`, so that a route's data holds nothing of its neighbours'. */
export function newQueries(client: QueryClient, before: ReadonlySet<string>): SentQuery[] {
  return client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success' && !before.has(query.queryHash))
    .map(({ queryKey, state }) => ({
      key: queryKey,
      data: state.data,
      at: state.dataUpdatedAt,
    }));
}

/** The member of each page's document. */
const servedUsers = new WeakMap<QueryClient, unknown>();

/** The member that came with the document, whatever has been read since; undefined where none did. */
export const servedUser = (client: QueryClient): unknown => servedUsers.get(client);

const received = new WeakSet<readonly SentQuery[]>();

/** Puts sent answers into the cache, once, and unless it knows newer ones. */
export function receiveQueries(
  client: QueryClient,
  queries: readonly SentQuery[] | undefined,
): void {
  if (!queries || received.has(queries)) return;
  received.add(queries);
  for (const { key, data, at } of queries) {
    if (key[0] === userKey[0] && !servedUsers.has(client)) servedUsers.set(client, data);
    const known = client.getQueryState(key)?.dataUpdatedAt ?? 0;
    if (at > known) client.setQueryData(key, data, { updatedAt: at });
  }
}
