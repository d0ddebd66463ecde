import { takeNewestLike } from '../domain/likes/likes.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';

/**
 * GET auto-like.php: the newest real like the member has not seen, which is thereby announced (spec section 7). It
 * changes state, so the contract lets only the site itself call it; nothing is ever invented.
 */
export const routes = defineRoutes((services) => ({
  autoLike: async (request) => ({
    body: {
      profile: await services.db.transaction((tx) =>
        takeNewestLike(services, tx, memberOf(request).id),
      ),
    },
  }),
}));
