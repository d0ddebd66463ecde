import { newIdempotencyKey } from '@velours/api-client';
import { redirect } from 'react-router';
import { choiceOf } from '../payment/order-path.ts';
import {
  orderQuery,
  paymentOptionsQuery,
  quoteQuery,
  quotedChoice,
} from '../payment/credit-queries.ts';
import { requireMember, type LoadPage } from '../../app/data/page-data.ts';

/** /credits/{id}/{paymentmethod?}: what can be bought, and the price of what the address chooses. */
export const loadCredits: LoadPage<{ idempotencyKey: string }> = async (page) => {
  await requireMember(page);
  const { api, queryClient, params, url } = page;
  const choice = choiceOf(params, url.searchParams);
  const options = await queryClient.ensureQueryData(paymentOptionsQuery(api, choice.code));
  const quoted = quotedChoice(options, choice);
  if (quoted) await queryClient.ensureQueryData(quoteQuery(api, quoted));
  // For the form without script: one page, one intent.
  return { idempotencyKey: newIdempotencyKey() };
};

/** /credits/return?order=: back from the bank. Without an order in the address there is nothing to follow. */
export const loadOrderReturn: LoadPage<{ orderId: string }> = async (page) => {
  await requireMember(page);
  const orderId = page.url.searchParams.get('order');
  if (orderId === null) throw redirect('/credits');
  await page.queryClient.ensureQueryData(orderQuery(page.api, orderId));
  return { orderId };
};
