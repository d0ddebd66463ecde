import { newIdempotencyKey } from '@velours/api-client';
import { redirect } from 'react-router';
import { orderQuery, orderReturnPath } from '../payment/credit-queries.ts';
import { requireMember, type LoadPage } from '../../app/data/page-data.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { answer, isProblem, type Api, type Schemas, intent } from '../../app/data/api.ts';
import { orderKey } from '../../app/data/keys.ts';
import { fromPromise } from 'xstate';
import {
  directDebitMachine,
  type ConfirmCodeInput,
  type SendCodeInput,
  type SignMandateInput,
} from '@velours/machines/directDebit';
import { orderNews } from '../../background/order-news.ts';

export interface DirectDebitPage {
  orderId: string;
  /** Whether the page begins with the code: a reload, or a way back to it. */
  isCodeSent: boolean;
  /** For the forms without script: one page, one intent. */
  idempotencyKey: string;
}

/**
 * /directdebit?order= (spec section 2): signs the mandate of an order. One that is confirmed or over has its own page; without an
 * order there is nothing to sign.
 */
export const loadDirectDebit: LoadPage<DirectDebitPage> = async (page) => {
  await requireMember(page);
  const { api, queryClient, url } = page;
  const orderId = url.searchParams.get('order');
  if (orderId === null) throw redirect('/credits');
  // As it stands now: another tab may have gone on.
  const [debit, order] = await Promise.all([
    queryClient.fetchQuery({ ...directDebitQuery(api, orderId), staleTime: 0 }),
    queryClient.fetchQuery({ ...orderQuery(api, orderId), staleTime: 0 }),
  ]);
  if (debit === null || order === null || debit.is_confirmed || order.status !== 'pending')
    throw redirect(orderReturnPath(orderId));
  return {
    orderId,
    isCodeSent: debit.code.sent_to !== null && url.searchParams.get('step') !== 'form',
    idempotencyKey: newIdempotencyKey(),
  };
};

export type DirectDebit = Schemas['DirectDebit'];

/** What is signed for an order by direct debit; null where the caller has none with this id. */
export const directDebitQuery = (api: Api, order: string) =>
  queryOptions({
    queryKey: [...orderKey, order, 'direct-debit'],
    queryFn: async () => {
      try {
        const call = api.GET('/api/directdebit.php', { params: { query: { order } } });
        return (await answer(call)).direct_debit;
      } catch (error) {
        if (isProblem(error, 'order_not_found') || isProblem(error, 'validation_failed'))
          return null;
        throw error;
      }
    },
  });

interface DirectDebitParts {
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
