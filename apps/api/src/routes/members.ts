import { assertMaySearch, createSearch } from '../domain/search/search.ts';
import { defineRoutes } from '../http/handler.ts';
import { readLate } from '../http/late-read.ts';
import { countLook } from '../http/looks.ts';
import { keptTracking } from '../http/traffic-source.ts';

/** GET members.php: member search (spec sections 2 and 6). */
export const routes = defineRoutes((services) => {
  const search = createSearch(services);
  return {
    searchMembers: async (request) => {
      const viewer = {
        id: request.member?.id ?? null,
        domain: request.member?.domain,
        source: keptTracking(services, request),
      };
      const settings = services.settings.forHost(request.host);
      assertMaySearch(settings, viewer);
      await countLook(services, request, 'list');
      return {
        body: await readLate(services, request, (db) =>
          search(db, settings, viewer, request.query),
        ),
      };
    },
  };
});
