import { listLikes } from '../domain/likes/likes-list.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';

/** GET likes.php: likes received and given, and matches (spec section 7). */
export const routes = defineRoutes((services) => ({
  getLikes: async (request) => ({ body: await listLikes(services, memberOf(request).id) }),
}));
