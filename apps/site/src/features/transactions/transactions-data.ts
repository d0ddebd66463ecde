import { newIdempotencyKey } from '@velours/api-client';
import { data } from 'react-router';
import { orderQuery, type Order } from '../payment/credit-queries.ts';
import { requireMember, type LoadPage, type PageArgs } from '../../app/data/page-data.ts';
import { viewOf } from './transaction-paths.ts';
import { knownState, ordersQuery, statementQuery, withdrawalQuery } from './transaction-queries.ts';

/** Money is asked for anew whenever such a page is opened. */
const ANEW = { staleTime: 0 };

/** /transactions: orders, or the statement of the credits. */
export const loadTransactions: LoadPage = async (page) => {
  await requireMember(page);
  const { api, queryClient, url } = page;
  const { view, before } = viewOf(url.searchParams);
  await (view === 'orders'
    ? queryClient.fetchInfiniteQuery({ ...ordersQuery(api, before), ...ANEW })
    : queryClient.fetchInfiniteQuery({ ...statementQuery(api, before), ...ANEW }));
};

/** /transactions/:id: one order of the member. */
export const loadTransaction: LoadPage<{ orderId: string }> = async (page) => {
  await requireMember(page);
  return { orderId: (await requireOrder(page)).id };
};

/** /transactions/:id/withdraw: the order, and what withdrawing from it brings back. */
export const loadWithdrawal: LoadPage<{ orderId: string; idempotencyKey: string }> = async (
  page,
) => {
  await requireMember(page);
  const order = await requireOrder(page);
  const { id } = order;
  if (knownState(order) === undefined) {
    await page.queryClient.fetchQuery({ ...withdrawalQuery(page.api, id), ...ANEW });
  }
  // For the form without script: one page, one intent.
  return { orderId: id, idempotencyKey: newIdempotencyKey() };
};

/** An order of somebody else is not told from one that does not exist. */
async function requireOrder({ api, queryClient, params }: PageArgs): Promise<Order> {
  const order = await queryClient.fetchQuery({
    ...orderQuery(api, params['id'] ?? ''),
    ...ANEW,
  });
  if (order === null) throw data({ code: 'order_not_found' }, { status: 404 });
  return order;
}
