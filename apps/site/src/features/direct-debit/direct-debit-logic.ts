import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import {
  directDebitMachine,
  type ConfirmCodeInput,
  type SendCodeInput,
  type SignMandateInput,
} from '@velours/machines/directDebit';
import { answer, intent, isProblem, type Api } from '../../app/data/api.ts';
import { orderQuery } from '../payment/credit-queries.ts';
import { directDebitQuery, type DirectDebit } from './direct-debit-data.ts';
import { orderNews } from '../../background/order-news.ts';

export interface DirectDebitParts {
  api: Api;
  client: QueryClient;
}

/** Asks how order and mandate stand now; the page that shows them sees it. */
export async function refreshDirectDebit(
  { api, client }: DirectDebitParts,
  orderId: string,
): Promise<void> {
  const now = { staleTime: 0 };
  await Promise.allSettled([
    client.fetchQuery({ ...orderQuery(api, orderId), ...now }),
    client.fetchQuery({ ...directDebitQuery(api, orderId), ...now }),
  ]);
}

/** Direct debit over the API. What the server tells of it is kept in the cache for who shows it. */
export function directDebitLogic(parts: DirectDebitParts) {
  const { api, client } = parts;
  const keep = (debit: DirectDebit): void =>
    void client.setQueryData(directDebitQuery(api, debit.order).queryKey, debit);

  /** The answer to a write; one that came too late shows where the order is now. */
  const told = async (
    orderId: string,
    call: Promise<{ direct_debit: DirectDebit }>,
  ): Promise<DirectDebit> => {
    try {
      return (await call).direct_debit;
    } catch (error) {
      if (isProblem(error, 'order_not_open')) await refreshDirectDebit(parts, orderId);
      throw error;
    }
  };

  return directDebitMachine.provide({
    actors: {
      signMandate: fromPromise<void, SignMandateInput>(
        async ({ input: { orderId, values, idempotencyKey }, signal }) => {
          const params = intent(idempotencyKey);
          const body = { order: orderId, ...values };
          keep(
            await told(orderId, answer(api.POST('/api/directdebit.php', { params, body, signal }))),
          );
        },
      ),
      sendCode: fromPromise<void, SendCodeInput>(
        async ({ input: { orderId, idempotencyKey }, signal }) => {
          const params = intent(idempotencyKey);
          const body = { order: orderId };
          keep(
            await told(
              orderId,
              answer(api.POST('/api/directdebit-code.php', { params, body, signal })),
            ),
          );
        },
      ),
      confirmCode: fromPromise<void, ConfirmCodeInput>(
        async ({ input: { orderId, otp, idempotencyKey }, signal }) => {
          const params = intent(idempotencyKey);
          const body = { order: orderId, otp };
          const debit = await told(
            orderId,
            answer(api.POST('/api/directdebit-confirm.php', { params, body, signal })),
          );
          orderNews().tellOtherTabs({ orderId, status: 'pending' });
          // First the order, which nobody is sent to a bank for any more: the page that follows begins with it.
          await client
            .fetchQuery({ ...orderQuery(api, orderId), staleTime: 0 })
            .catch(() => undefined);
          keep(debit);
        },
      ),
    },
  });
}
