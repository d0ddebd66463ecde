/**
 * /api/page-hidden.php: the beacon of a page that was hidden (spec section 7). That a member was here the guard has noted; of a visitor
 * it counts a bounce, where the page that they came in at asked for it.
 */
import { countBounce } from '../domain/bounces/bounces.ts';
import { defineRoutes } from '../http/handler.ts';
import { callerOf, settingsOf } from '../http/request.ts';

export const routes = defineRoutes((services) => ({
  pageHidden: async (request) => {
    const { lb: landing } = request.query;
    if (landing !== undefined && request.member === null) {
      await services.limits.consume('bounceByCaller', callerOf(request));
      await countBounce(services, settingsOf(services, request).key, landing);
    }
    return { status: 204, body: undefined };
  },
}));
