import { listDecisions } from '../domain/moderation/decisions.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';

/** GET decisions.php: what was decided against the caller, with the reasons (Digital Services Act, article 17). */
export const routes = defineRoutes((services) => ({
  getDecisions: async (request) => ({
    body: await listDecisions(services.db, memberOf(request).id),
  }),
}));
