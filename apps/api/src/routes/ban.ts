/** /api/ban.php: why the account is blocked (spec section 1, ban notice). */
import { banNotice } from '../domain/bans/bans.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';

export const routes: RouteFile = (services) => ({
  getBan: async (request) => banNotice(services.db, memberOf(request).id),
});
