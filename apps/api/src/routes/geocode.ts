import { problem } from '../domain/problem.ts';
import { defineRoutes } from '../http/handler.ts';

/** GET geocode.php: the country, region and town of a point (spec section 7). */
export const routes = defineRoutes((services) => ({
  getGeocode: async (request) => {
    const { lat, lon } = request.query;
    const place = await services.geo.reverse(lat, lon);
    if (place === null) throw problem('geocode_not_found');
    return { body: place };
  },
}));
