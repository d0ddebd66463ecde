import { defineRoutes } from '../http/handler.ts';

/** GET regions.php: the regions of every country of the domain. */
export const routes = defineRoutes((services) => ({
  getRegions: async (request) => ({
    body: { regions: services.settings.forHost(request.host).region_data },
  }),
}));
