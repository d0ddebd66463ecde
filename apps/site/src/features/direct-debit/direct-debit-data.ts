import { newIdempotencyKey } from '@velours/api-client';
import { redirect } from 'react-router';
import { orderReturnPath } from '../payment/order-path.ts';
import { orderQuery } from '../payment/credit-queries.ts';
import { requireMember, type LoadPage } from '../../app/data/page-data.ts';
import { queryOptions } from '@tanstack/react-query';
import { answer, isProblem, type Api, type Schemas } from '../../app/data/api.ts';
import { orderKey } from '../../app/data/keys.ts';

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
