/** /api/objection.php: what a member says against a decision (spec section 1, ban notice). */
import { objectTo } from '../domain/bans/objections.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { write } from '../http/idempotency.ts';

export const routes = defineRoutes((services) => ({
  objectToDecision: async (request, reply) =>
    write(services, request, reply, async (tx) => ({
      status: 201,
      body: await objectTo(services, tx, memberOf(request), request.body),
    })),
}));
