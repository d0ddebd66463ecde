import { priceList } from '../domain/payments/price-list.ts';
import { defineRoutes } from '../http/handler.ts';
import { settingsOf } from '../http/request.ts';

/** GET pricing.php: the price list, for everybody (spec section 2, /pricing). */
export const routes = defineRoutes((services) => ({
  getPricing: async (request) => {
    const { country } = request.query;
    const settings = settingsOf(services, request);
    return { body: await priceList(services, settings, request.member, country) };
  },
}));
