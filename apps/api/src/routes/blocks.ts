import { listBlocks } from '../domain/blocks/blocks.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';

/** GET blocks.php: whom the caller has blocked. */
export const routes = defineRoutes((services) => ({
  getBlocks: async (request) => ({ body: await listBlocks(services, memberOf(request).id) }),
}));
