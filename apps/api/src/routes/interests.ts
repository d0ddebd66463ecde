import { defineRoutes } from '../http/handler.ts';

/** GET interests.php: the interests of the domain. */
export const routes = defineRoutes((services) => ({
  getInterests: async (request) => ({
    body: { interests: services.settings.forHost(request.host).interests },
  }),
}));
