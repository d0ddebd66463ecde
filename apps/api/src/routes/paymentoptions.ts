import { paymentOptions } from '../domain/payments/options.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { settingsOf } from '../http/request.ts';

/** GET paymentoptions.php: packages, payment methods and saved methods (spec sections 3, 4 and 9). */
export const routes = defineRoutes((services) => ({
  getPaymentOptions: async (request) => {
    const { discount_code: code } = request.query;
    const settings = settingsOf(services, request);
    return { body: await paymentOptions(services, settings, memberOf(request), code) };
  },
}));
