import { newIdempotencyKey } from '@velours/api-client';
import { redirect } from 'react-router';
import { orderReturnPath } from '../payment/order-path.ts';
import { orderQuery } from '../payment/credit-queries.ts';
import { requireMember, type LoadPage } from '../../app/data/page-data.ts';
import { directDebitQuery } from './direct-debit-queries.ts';

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
