/** /api/objection.php: what a member says against a decision (spec section 1, ban notice). */
import { objectTo } from '../domain/bans/objections.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';

export const routes = defineRoutes((services) => ({
  objectToDecision: async (request, { write }) =>
    write(async (tx) => ({
      status: 201,
      body: await objectTo(services, tx, memberOf(request), request.body),
    })),
}));
