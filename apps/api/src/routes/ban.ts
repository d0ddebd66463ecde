/** /api/ban.php: why the account is blocked (spec section 1, ban notice). */
import { banNotice } from '../domain/bans/bans.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';

export const routes = defineRoutes((services) => ({
  getBan: async (request) => ({ body: await banNotice(services.db, memberOf(request).id) }),
}));
