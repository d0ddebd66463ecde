import { publicSettings } from '../domain/settings/public-settings.ts';
import type { RouteFile } from '../http/handler.ts';

/** GET settings.php: settings of the host in `forced-domain`, else of the request's own host (spec section 7). */
export const routes: RouteFile = (services) => ({
  getSettings: async (request) => {
    const query = request.query as { 'forced-domain'?: string };
    const settings = services.settings.forHost(query['forced-domain'] ?? request.host);
    return { settings: publicSettings(settings, services.clock()) };
  },
});
