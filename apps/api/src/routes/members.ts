import { createSearch } from '../domain/search/search.ts';
import { defineRoutes } from '../http/handler.ts';
import { readLate } from '../http/late-read.ts';
import { keptTracking } from '../http/traffic-source.ts';

/** GET members.php: member search (spec sections 2 and 6). */
export const routes = defineRoutes((services) => {
  const search = createSearch(services);
  return {
    searchMembers: async (request) => ({
      body: await readLate(services, request, (db) =>
        search(
          db,
          services.settings.forHost(request.host),
          {
            id: request.member?.id ?? null,
            domain: request.member?.domain,
            source: keptTracking(services, request),
          },
          request.query,
        ),
      ),
    }),
  };
});
