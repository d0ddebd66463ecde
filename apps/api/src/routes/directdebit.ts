/** /api/directdebit.php, -code.php, -confirm.php: SEPA direct debit of an order (spec sections 2, 3, 5 and 8). */
import { confirmDebit } from '../domain/directdebit/confirm.ts';
import { countTry, ensureCode, replaceCode } from '../domain/directdebit/codes.ts';
import { debitView } from '../domain/directdebit/debit-view.ts';
import { withRefusalsKept } from '../domain/directdebit/events.ts';
import type { DebitForm } from '../domain/directdebit/form.ts';
import { signDebit } from '../domain/directdebit/sign.ts';
import { startPayment } from '../domain/payments/start.ts';
import { memberOf } from '../http/handler.ts';
import type { RouteFile } from '../http/handler.ts';
import { write } from '../http/idempotency.ts';
import { settingsOf } from '../http/request.ts';

export const routes: RouteFile = (services) => ({
  getDirectDebit: async (request) => {
    const { order } = request.query as { order: string };
    const settings = settingsOf(services, request);
    return { direct_debit: await debitView(services, settings, memberOf(request).id, order) };
  },

  signDirectDebit: async (request, reply) => {
    const member = memberOf(request);
    const settings = settingsOf(services, request);
    const form = request.body as DebitForm;
    return withRefusalsKept(services, { memberId: member.id, orderId: form.order }, async () => {
      await write(services, request, reply, async (tx) => {
        await signDebit(services, tx, member.id, form);
        return { body: {} };
      });
      // Also for a call that came before: it may have ended between the two.
      await ensureCode(services, settings, member, form.order);
      return { direct_debit: await debitView(services, settings, member.id, form.order) };
    });
  },

  sendDirectDebitCode: async (request, reply) => {
    const member = memberOf(request);
    const settings = settingsOf(services, request);
    const { order } = request.body as { order: string };
    return withRefusalsKept(services, { memberId: member.id, orderId: order }, async () => {
      await write(services, request, reply, async (tx) => {
        await replaceCode(services, tx, member.id, order);
        return { body: {} };
      });
      await ensureCode(services, settings, member, order);
      return { direct_debit: await debitView(services, settings, member.id, order) };
    });
  },

  confirmDirectDebit: async (request, reply) => {
    const { id: memberId } = memberOf(request);
    const settings = settingsOf(services, request);
    const { order, otp } = request.body as { order: string; otp: string };
    return withRefusalsKept(services, { memberId, orderId: order }, async () => {
      const hasTry = await countTry(services, { memberId, orderId: order }, otp);
      await write(services, request, reply, async (tx) => {
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
      return { direct_debit: await debitView(services, settings, memberId, order) };
    });
  },
});
