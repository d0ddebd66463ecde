import { listBlocks } from '../domain/blocks/blocks.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';

/** GET blocks.php: whom the caller has blocked. */
export const routes: RouteFile = (services) => ({
  getBlocks: async (request) => listBlocks(services, memberOf(request).id),
});
