/** /api/directdebit.php, -code.php, -confirm.php: SEPA direct debit of an order (spec sections 2, 3, 5 and 8). */
import { confirmDebit } from '../domain/direct-debit/confirm.ts';
import { countTry, ensureCode, replaceCode } from '../domain/direct-debit/codes.ts';
import { debitView } from '../domain/direct-debit/debit-view.ts';
import { withRefusalsKept } from '../domain/direct-debit/events.ts';
import { signDebit } from '../domain/direct-debit/sign.ts';
import { startPayment } from '../domain/payments/start.ts';
import { defineRoutes, memberOf } from '../http/handler.ts';
import { settingsOf } from '../http/request.ts';

export const routes = defineRoutes((services) => ({
  getDirectDebit: async (request) => {
    const { order } = request.query;
    const settings = settingsOf(services, request);
    const direct_debit = await debitView(services, settings, memberOf(request).id, order);
    return { body: { direct_debit } };
  },

  signDirectDebit: async (request, { write }) => {
    const member = memberOf(request);
    const settings = settingsOf(services, request);
    const form = request.body;
    return withRefusalsKept(services, { memberId: member.id, orderId: form.order }, async () => {
      await write(async (tx) => {
        await signDebit(services, tx, member.id, form);
        return { body: {} };
      });
      // Also for a call that came before: it may have ended between the two.
      await ensureCode(services, settings, member, form.order, true);
      const direct_debit = await debitView(services, settings, member.id, form.order);
      return { body: { direct_debit } };
    });
  },

  sendDirectDebitCode: async (request, { write }) => {
    const member = memberOf(request);
    const settings = settingsOf(services, request);
    const { order } = request.body;
    return withRefusalsKept(services, { memberId: member.id, orderId: order }, async () => {
      await write(async (tx) => {
        await replaceCode(services, tx, member.id, order);
        return { body: {} };
      });
      await ensureCode(services, settings, member, order, false);
      const direct_debit = await debitView(services, settings, member.id, order);
      return { body: { direct_debit } };
    });
  },

  confirmDirectDebit: async (request, { write }) => {
    const { id: memberId } = memberOf(request);
    const settings = settingsOf(services, request);
    const { order, otp } = request.body;
    return withRefusalsKept(services, { memberId, orderId: order }, async () => {
      const hasTry = await countTry(services, { memberId, orderId: order }, otp);
      await write(async (tx) => {
        const isNew = await confirmDebit(services, tx, memberId, { order, otp, hasTry });
        return {
          body: {},
          // Its failure leaves the order pending: it is not known whether there is a collection, and the job asks again.
          ...(isNew && {
            afterwards: async () =>
              startPayment(services, memberId, order).catch((error: unknown) =>
                services.log.warn({ err: error, order }, 'collection not started'),
              ),
          }),
        };
      });
      const direct_debit = await debitView(services, settings, memberId, order);
      return { body: { direct_debit } };
    });
  },
}));
