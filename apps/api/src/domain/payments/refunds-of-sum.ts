/** Which refunds a sum of them is, where the provider tells no more than that. */
import type { Reversal } from '../../ports/payments/payment-port.ts';
import { merchantReferenceOf } from './names.ts';
import type { RefundRow } from './refunds.ts';

/**
 * What we know of counts first: ended refunds, then those that we asked for. Anything beyond was begun at the provider. Its name
 * is the sum at which it was seen, so that the same sum told again is the same refund. One that the sum has no room for may still
 * be on its way: nothing is told of it.
 */
export function refundsOfSum(
  order: { readonly id: string },
  rows: readonly RefundRow[],
  sum: number,
): Reversal[] {
  const refunds = rows.filter(({ kind }) => kind !== 'chargeback');
  const ended = refunds.filter(({ status }) => status === 'completed');
  let rest = sum - ended.reduce((total, { amount }) => total + amount, 0);
  const told: Reversal[] = [];
  for (const row of refunds) {
    if (row.status !== 'pending' || row.askedAt === null || row.amount > rest) continue;
    rest -= row.amount;
    const ownReference = merchantReferenceOf(row);
    told.push({
      reference: row.providerReference ?? ownReference,
      ownReference,
      kind: 'refund',
      status: 'completed',
      amount: row.amount,
    });
  }
  if (rest > 0) {
    told.push({
      reference: `${merchantReferenceOf(order)} refunds ${sum}`,
      ownReference: null,
      kind: 'refund',
      status: 'completed',
      amount: rest,
    });
  }
  return told;
}
