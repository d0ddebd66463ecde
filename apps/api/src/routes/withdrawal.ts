/** /api/withdrawal.php: withdraw from an order within the refund period (spec sections 2 and 9). */
import { askRefund } from '../domain/payments/ask-refund.ts';
import { showOrder } from '../domain/payments/order-view.ts';
import { readWithdrawable, withdraw, withdrawalView } from '../domain/payments/withdrawal.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';

export const routes = defineRoutes((services) => ({
  getWithdrawal: async (request) => {
    const { order } = request.query;
    const found = await readWithdrawable(services, services.db, memberOf(request).id, order);
    return { body: { withdrawal: withdrawalView(found) } };
  },

  withdrawOrder: async (request, { write }) => {
    const { id: memberId } = memberOf(request);
    const { status, body } = await write(async (tx) => {
      const { order, amount } = request.body;
      const refund = await withdraw(services, tx, memberId, order, amount);
      return {
        status: 201,
        // What is kept for a repeated call is which order it is; it is answered as it stands then.
        body: { order },
        // Its failure leaves the refund pending: the job asks again.
        afterwards: async () =>
          askRefund(services, memberId, refund.id).catch((error: unknown) =>
            services.log.warn({ err: error, refund: refund.id }, 'refund not asked'),
          ),
      };
    });
    return { status, body: { order: await showOrder(services, memberId, body.order) } };
  },
}));
