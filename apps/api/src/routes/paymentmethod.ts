import { removeSaved } from '../domain/payments/options.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';
import { write } from '../http/idempotency.ts';

/** DELETE paymentmethod.php: a saved payment method is not offered any more (spec section 1). */
export const routes: RouteFile = (services) => ({
  removePaymentMethod: async (request, reply) =>
    write(services, request, reply, async (tx) => {
      const { id } = request.body as { id: string };
      await removeSaved(services, tx, memberOf(request).id, id);
      return { body: { removed: true } };
    }),
});
