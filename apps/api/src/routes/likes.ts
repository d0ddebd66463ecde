import { listLikes } from '../domain/likes/likes-list.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';

/** GET likes.php: likes received and given, and matches (spec section 7). */
export const routes: RouteFile = (services) => ({
  getLikes: async (request) => listLikes(services, memberOf(request).id),
});
