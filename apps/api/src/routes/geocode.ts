import type { RouteFile } from '../http/handler.ts';
import { problem } from '../domain/problem.ts';

/** GET geocode.php: the country, region and town of a point (spec section 7). */
export const routes: RouteFile = (services) => ({
  getGeocode: async (request) => {
    const { lat, lon } = request.query as { lat: number; lon: number };
    const place = await services.geo.reverse(lat, lon);
    if (place === null) throw problem('geocode_not_found');
    return place;
  },
});
