import { listDecisions } from '../domain/moderation/decisions.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';

/** GET decisions.php: what was decided against the caller, with the reasons (Digital Services Act, article 17). */
export const routes: RouteFile = (services) => ({
  getDecisions: async (request) => listDecisions(services.db, memberOf(request).id),
});
