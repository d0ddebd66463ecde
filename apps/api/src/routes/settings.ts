import { publicSettings } from '../domain/settings/public-settings.ts';
import { ageCheckOf } from '../http/age-check.ts';
import { defineRoutes } from '../http/handler.ts';
import { hasPrivacySignal, settingsFor } from '../http/request.ts';
import { keepTracking } from '../http/traffic-source.ts';

/**
 * GET settings.php: settings of the host in `forced-domain`, else of the request's own host (spec section 7). The link parameters that
 * go along are kept for the visit (spec section 6); a country that goes along is the one the visitor chose.
 */
export const routes = defineRoutes((services) => ({
  getSettings: async (request, { reply }) => {
    const { query } = request;
    const host = query['forced-domain'] ?? request.host;
    const settings = settingsFor(services, request, host, query.country);
    const tracking = keepTracking(services, settings, request, reply);
    const shown = publicSettings(
      settings,
      services.clock(),
      tracking,
      hasPrivacySignal(request),
      ageCheckOf(services, request),
    );
    return { body: { settings: shown } };
  },
}));
