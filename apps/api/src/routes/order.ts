/** /api/order.php: order credits, and see how an order stands (spec sections 2, 4 and 9). */
import { countGuess } from '../domain/discounts/discounts.ts';
import { createOrder } from '../domain/payments/create-order.ts';
import { refreshOrder } from '../domain/payments/follow.ts';
import { providerMethods } from '../domain/payments/options.ts';
import { findOrder, showOrder } from '../domain/payments/order-view.ts';
import { startPayment } from '../domain/payments/start.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { publicOriginOf, settingsOf } from '../http/request.ts';

export const routes = defineRoutes((services) => ({
  getOrder: async (request) => {
    const { id } = request.query;
    const { id: memberId } = memberOf(request);
    await refreshOrder(services, await findOrder(services.db, memberId, id));
    return { body: { order: await showOrder(services, memberId, id) } };
  },

  createOrder: async (request, { write, answeredBefore, once }) => {
    const member = memberOf(request);
    const { id: memberId } = member;
    const settings = settingsOf(services, request);
    const origin = publicOriginOf(services, request);
    // An order that was made is answered whether the provider speaks or not.
    const before = await answeredBefore<{ order: string }, 201>();
    if (before !== undefined)
      return {
        status: 201,
        body: { order: await showOrder(services, memberId, before.body.order) },
      };
    const providers = await providerMethods(services);
    const { status, body } = await write(
      async (tx) => {
        const { id } = await createOrder(
          services,
          tx,
          memberId,
          settings,
          origin,
          request.body,
          providers,
        );
        return {
          status: 201,
          // What is kept for a repeated call is which order it is; it is answered as it stands then.
          body: { order: id },
          // Its failure leaves the order pending: it is not known whether there is a payment, and the job asks again.
          afterwards: async () =>
            startPayment(services, memberId, id).catch((error: unknown) =>
              services.log.warn({ err: error, order: id }, 'payment not started'),
            ),
        };
      },
      {
        count: () =>
          once(async () => {
            await services.limits.consume('orderByMember', memberId);
            await countGuess(services, settings, member, request.body.discount_code);
          }),
      },
    );
    return { status, body: { order: await showOrder(services, memberId, body.order) } };
  },
}));
