/** /api/page-hidden.php: the beacon of a page that was hidden (spec section 7). */
import { noteActivity } from '../domain/members/members.ts';
import { defineRoutes } from '../http/handler.ts';

export const routes = defineRoutes((services) => ({
  pageHidden: async (request) => {
    if (request.member !== null) await noteActivity(services, request.member);
    return { status: 204, body: undefined };
  },
}));
