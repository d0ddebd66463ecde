import { newMatches } from '../domain/likes/new-matches.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';

/** GET matches.php: the newest matches to whom nothing has been written (spec section 2). */
export const routes = defineRoutes((services) => ({
  getNewMatches: async (request) => ({ body: await newMatches(services, memberOf(request).id) }),
}));
