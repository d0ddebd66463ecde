import { listOrders } from '../domain/payments/order-view.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';

/** GET orders.php: the member's orders, newest first (spec section 2, transactions). */
export const routes = defineRoutes((services) => ({
  getOrders: async (request) => {
    const { before, limit } = request.query;
    return {
      body: await listOrders(services, memberOf(request).id, { before, limit: limit ?? 20 }),
    };
  },
}));
