import { listOrders } from '../domain/payments/order-view.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';

/** GET orders.php: the member's orders, newest first (spec section 2, transactions). */
export const routes: RouteFile = (services) => ({
  getOrders: async (request) => {
    const { before, limit } = request.query as { before?: string; limit?: number };
    return listOrders(services, memberOf(request).id, { before, limit: limit ?? 20 });
  },
});
