/**
 * What the provider tells of money that went back: how our own refunds ended, and what was begun there (by the support in its
 * panel, by the member's bank). Each is heard once, in any order.
 */
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { orders, refunds } from '../../db/schema.ts';
import type { OrderRow } from '../../db/schema.ts';
import type { PaymentFacts, Reversal } from '../../ports/payments/payment-port.ts';
import { lockWallet } from '../credits/ledger.ts';
import { blockAfterChargeback } from '../direct-debit/blocks.ts';
import { queueMail } from '../mail/queue.ts';
import { isErased } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';
import { isFirst } from './doubts.ts';
import { readMoney } from './money.ts';
import { merchantReferenceOf } from './names.ts';
import { lockMember } from './pending.ts';
import { bookRefund, endRefund } from './refunds.ts';
import type { RefundRow } from './refunds.ts';
import { refundsOfSum } from './refunds-of-sum.ts';
import { goneOf, returnedOf } from './unused.ts';
import type { Lot } from './unused.ts';

/** Whether the provider said what went back, be it nothing. */
export const saysWhatWent = ({ reversals, refunded }: PaymentFacts): boolean =>
  reversals !== undefined || refunded !== undefined;

/** Takes all that the provider says went back of an order: each reversal, or the sum of the refunds. */
export async function hearFacts(
  services: Services,
  order: OrderRow,
  { reversals = [], refunded }: Pick<PaymentFacts, 'reversals' | 'refunded'>,
): Promise<void> {
  const ofSum: Reversal[] = [];
  if (refunded !== undefined) {
    const rows = await refundsOf(services.db, order);
    ofSum.push(...refundsOfSum(order, rows, refunded));
    await noticeBounced(services, order, rows, refunded);
  }
  await hearReversals(services, order, [...ofSum, ...reversals]);
}

/** Takes what the provider says of single refunds and chargebacks. */
export async function hearReversals(
  services: Services,
  { memberId, id }: OrderRow,
  reversals: readonly Reversal[],
): Promise<void> {
  // What failed first: it leaves money that something else may have taken back.
  for (const reversal of reversals.toSorted(
    (a, b) => Number(hasFailed(b)) - Number(hasFailed(a)),
  )) {
    await services.db.transaction(async (tx) => {
      const member = await lockMember(tx, memberId);
      const [order] = await tx
        .select()
        .from(orders)
        .where(and(eq(orders.memberId, memberId), eq(orders.id, id)));
      // Money that we do not know of cannot go back; told again when it is known.
      if (order?.status !== 'completed') return;
      const known = await rowOf(tx, order, reversal);
      if (known === null) return bookTheirs(services, tx, member, order, reversal);
      if (known.providerReference === null) await keepReference(tx, known, reversal);
      if (known.status === 'pending') {
        if (reversal.status !== 'pending')
          await endRefund(services, tx, member, order, known.id, reversal.status);
      } else if (known.status !== reversal.status && reversal.status !== 'pending') {
        services.log.error({ refund: known.id, reversal }, 'refund has another end already');
      }
    });
  }
}

/** Longer than a sum may be under way to us. */
const SUM_MS = 60_000;

/** The sum has less than we have booked from it: a refund that was paid has come back, and the member has neither. A person is told, once. */
async function noticeBounced(
  services: Services,
  order: OrderRow,
  rows: readonly RefundRow[],
  sum: number,
): Promise<void> {
  const before = services.clock() - SUM_MS;
  const booked = rows
    .filter(({ kind, status }) => kind !== 'chargeback' && status === 'completed')
    .filter(({ endedAt }) => endedAt !== null && endedAt.getTime() <= before)
    .reduce((total, { amount }) => total + amount, 0);
  if (sum >= booked) return;
  if (await isFirst(services, order, `${merchantReferenceOf(order)} refunds fell to ${sum}`))
    services.log.error({ order: order.id, sum, booked }, 'a refund that was paid came back');
}

const refundsOf = (db: Executor, { memberId, id }: OrderRow): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(and(eq(refunds.memberId, memberId), eq(refunds.orderId, id)))
    .orderBy(refunds.createdAt, refunds.id);

const hasFailed = ({ status }: Reversal): boolean => status === 'failed';

/** The refund that is meant: by the provider's name for it, by ours, or the one that we asked for and have no answer to. */
async function rowOf(tx: Tx, order: OrderRow, reversal: Reversal): Promise<RefundRow | null> {
  const rows = await refundsOf(tx, order);
  const byReference = rows.find((row) => row.providerReference === reversal.reference);
  if (byReference !== undefined) return byReference;
  const unanswered = rows.filter(
    (row) => row.providerReference === null && row.askedAt !== null && row.kind === 'withdrawal',
  );
  const ours =
    reversal.ownReference === null
      ? unanswered.find(
          (row) =>
            row.status === 'pending' &&
            reversal.kind === 'refund' &&
            row.amount === reversal.amount,
        )
      : unanswered.find((row) => merchantReferenceOf(row) === reversal.ownReference);
  return ours ?? null;
}

const keepReference = (tx: Tx, row: RefundRow, { reference }: Reversal) =>
  tx
    .update(refunds)
    .set({ providerReference: reference })
    .where(and(eq(refunds.memberId, row.memberId), eq(refunds.id, row.id)));

/** Books what was begun at the provider: credits that are left are taken back, those that were spent are owed. */
async function bookTheirs(
  services: Services,
  tx: Tx,
  member: MemberRow,
  order: OrderRow,
  { reference, kind, status, amount: told }: Reversal,
): Promise<void> {
  if (status === 'failed') return;
  // Also where its money had gone back before, and there is nothing to book.
  if (kind === 'chargeback') await blockAfterChargeback(services, tx, order);
  await lockWallet(tx, order.memberId);
  const money = (await readMoney(tx, order.memberId)).of(order, services.clock());
  if (money === null) throw new Error('A paid order has no money');
  const { lot, unused } = money;
  const rest = lot.total - returnedOf(lot);
  if (told <= 0 || told > rest)
    services.log.error(
      { order: order.id, reference, amount: told },
      'more went back than was paid',
    );
  // What is beyond the rest is not this order's money: the credits of the rest are gone all the same.
  const amount = Math.min(told, rest);
  if (amount <= 0) return;
  const wasGivenUp = money.refunds.some(
    (row) => row.status === 'failed' && row.askedAt !== null && row.amount === amount,
  );
  if (wasGivenUp)
    services.log.error({ order: order.id, reference, amount }, 'a refund that had failed was paid');
  const due = creditsOf(lot, amount);
  const credits = Math.min(due, unused);
  const { id } = await bookRefund(services, tx, order, {
    kind,
    status,
    credits,
    owed: due - credits,
    amount,
    providerReference: reference,
  });
  if (!isErased(member)) await queueMail(services, tx, member, order.origin, 'moneyBack', id);
}

/** The credits that an amount paid for, rounded down; all that are left where all the money goes back. */
function creditsOf(lot: Lot, amount: number): number {
  const left = lot.credits - goneOf(lot);
  if (amount === lot.total - returnedOf(lot)) return left;
  return Math.min(left, Math.floor((lot.credits * amount) / lot.total));
}
