import { removeSaved } from '../domain/payments/options.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';

/** DELETE paymentmethod.php: a saved payment method is not offered any more (spec section 1). */
export const routes = defineRoutes((services) => ({
  removePaymentMethod: async (request, { write }) =>
    write(async (tx) => {
      const { id } = request.body;
      await removeSaved(services, tx, memberOf(request).id, id);
      return { body: { removed: true } };
    }),
}));
