import type { RouteFile } from '../http/handler.ts';

/** GET regions.php: the regions of every country of the domain. */
export const routes: RouteFile = (services) => ({
  getRegions: async (request) => ({
    regions: services.settings.forHost(request.host).region_data,
  }),
});
