import { priceList } from '../domain/payments/price-list.ts';
import type { RouteFile } from '../http/handler.ts';
import { settingsOf } from '../http/request.ts';

/** GET pricing.php: the price list, for everybody (spec section 2, /pricing). */
export const routes: RouteFile = (services) => ({
  getPricing: async (request) => {
    const { country } = request.query as { country?: string };
    return priceList(services, settingsOf(services, request), request.member, country);
  },
});
