import { QueryClient } from '@tanstack/react-query';
import type { Schemas } from './api.ts';
import { memberKeys, userKey } from './keys.ts';

/** What came with the page counts as fresh this long; after it a page asks again when it is opened. In milliseconds. */
const STALE_TIME = 30_000;

/** The one cache of server state. Retrying is the client's work (packages/api-client), so the cache never does it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_TIME, retry: false, refetchOnWindowFocus: false },
      // Without a connection a write fails and says so: one that waited in this page would go with it.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Takes everything that belongs to one member out of the cache, and says who is there now (null: a visitor). */
export function changeMember(client: QueryClient, user: Schemas['User'] | null): void {
  void client.cancelQueries();
  for (const queryKey of memberKeys) client.removeQueries({ queryKey });
  client.setQueryData(userKey, user);
}
