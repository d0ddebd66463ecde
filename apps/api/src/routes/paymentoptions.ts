import { paymentOptions } from '../domain/payments/options.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';
import { settingsOf } from '../http/request.ts';

/** GET paymentoptions.php: packages, payment methods and saved methods (spec sections 3, 4 and 9). */
export const routes: RouteFile = (services) => ({
  getPaymentOptions: async (request) => {
    const { discount_code: code } = request.query as { discount_code?: string };
    return paymentOptions(services, settingsOf(services, request), memberOf(request), code);
  },
});
