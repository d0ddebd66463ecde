import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, intent, useApi } from '../../app/data/api.ts';
import { matchesKey } from '../../app/data/keys.ts';
import { matchesQuery } from './match-finder-data.ts';
import { regionNamesQuery } from '../../app/data/queries.ts';
import type { Preferences } from './preferences.ts';

/** Saves whom the member looks for and finds anew; done once the new matches are there. */
export function useSavePreferences() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (preferences: Preferences) => {
      await answer(api.PUT('/api/matchfinder.php', { params: intent(), body: preferences }));
      // What was found by the old ones counts no longer.
      await client.invalidateQueries({ queryKey: matchesKey, refetchType: 'none' });
      const { matches } = await client.fetchQuery({ ...matchesQuery(api), staleTime: 0 });
      const places = matches.map(({ profile }) => profile);
      await client.ensureQueryData(regionNamesQuery(api, places)).catch(() => undefined);
    },
  });
}
