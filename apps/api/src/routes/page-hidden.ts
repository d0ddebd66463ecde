/** /api/page-hidden.php: the beacon of a page that was hidden (spec section 7). */
import { noteActivity } from '../domain/members/members.ts';
import type { RouteFile } from '../http/handler.ts';

export const routes: RouteFile = (services) => ({
  pageHidden: async (request, reply) => {
    if (request.member !== null) await noteActivity(services, request.member);
    reply.code(204);
    return undefined;
  },
});
