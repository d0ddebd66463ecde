/** /api/withdrawal.php: withdraw from an order within the refund period (spec sections 2 and 9). */
import { askRefund } from '../domain/payments/ask-refund.ts';
import { showOrder } from '../domain/payments/order-view.ts';
import { readWithdrawable, withdraw, withdrawalView } from '../domain/payments/withdrawal.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';
import { write } from '../http/idempotency.ts';

export const routes: RouteFile = (services) => ({
  getWithdrawal: async (request) => {
    const { order } = request.query as { order: string };
    const found = await readWithdrawable(services, services.db, memberOf(request).id, order);
    return { withdrawal: withdrawalView(found) };
  },

  withdrawOrder: async (request, reply) => {
    const { id: memberId } = memberOf(request);
    const { order } = (await write(services, request, reply, async (tx) => {
      const body = request.body as { order: string; amount: number };
      const refund = await withdraw(services, tx, memberId, body.order, body.amount);
      return {
        status: 201,
        // What is kept for a repeated call is which order it is; it is answered as it stands then.
        body: { order: body.order },
        // Its failure leaves the refund pending: the job asks again.
        afterwards: async () =>
          askRefund(services, memberId, refund.id).catch((error: unknown) =>
            services.log.warn({ err: error, refund: refund.id }, 'refund not asked'),
          ),
      };
    })) as { order: string };
    return { order: await showOrder(services, memberId, order) };
  },
});
