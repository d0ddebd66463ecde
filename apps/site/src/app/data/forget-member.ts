import type { QueryClient } from '@tanstack/react-query';
import type { Schemas } from './api.ts';
import { memberKeys, userKey } from './keys.ts';

/** Takes everything that belongs to one member out of the cache, and says who is there now (null: a visitor). */
export function changeMember(client: QueryClient, user: Schemas['User'] | null): void {
  void client.cancelQueries();
  for (const queryKey of memberKeys) client.removeQueries({ queryKey });
  client.setQueryData(userKey, user);
}
