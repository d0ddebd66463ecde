import { queryOptions } from '@tanstack/react-query';
import { answer, type Api } from '../../app/data/api.ts';
import { matchesKey } from '../../app/data/keys.ts';

/** Members who fit, and why, with the preferences they were found by. */
export const matchesQuery = (api: Api, limit?: number) =>
  queryOptions({
    queryKey: [...matchesKey, limit ?? null],
    queryFn: () =>
      answer(
        api.GET('/api/matchfinder.php', {
          params: { query: limit === undefined ? {} : { limit } },
        }),
      ),
  });
