import { takeNewestLike } from '../domain/likes/likes.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';

/**
 * GET auto-like.php: the newest real like the member has not seen, which is thereby announced (spec section 7). It
 * changes state, so the contract lets only the site itself call it; nothing is ever invented (DESIGN section 7).
 */
export const routes: RouteFile = (services) => ({
  autoLike: async (request) => ({
    profile: await services.db.transaction((tx) =>
      takeNewestLike(services, tx, memberOf(request).id),
    ),
  }),
});
