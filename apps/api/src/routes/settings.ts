import { publicSettings } from '../domain/settings/public-settings.ts';
import { defineRoutes } from '../http/handler.ts';
import { keepTracking } from '../http/traffic-source.ts';

/**
 * GET settings.php: settings of the host in `forced-domain`, else of the request's own host (spec section 7). The link parameters that
 * go along are kept for the visit (spec section 6).
 */
export const routes = defineRoutes((services) => ({
  getSettings: async (request, reply) => {
    const { query } = request;
    const settings = services.settings.forHost(query['forced-domain'] ?? request.host);
    keepTracking(services, request, reply);
    return { body: { settings: publicSettings(settings, services.clock()) } };
  },
}));
