/** Withdrawing from an order (spec sections 2 and 9): unused credits go back, and the money for them. No reason is asked for. */
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import type { OrderRow } from '../../db/schema.ts';
import { problem } from '../problem.ts';
import { lockWallet } from '../credits/ledger.ts';
import { queueMail } from '../mail/queue.ts';
import { readMoney } from './money.ts';
import type { OrderMoney } from './money.ts';
import { REFUND_JOB, START_RETRY_MS } from './names.ts';
import { findOrder, paymentNumber } from './order-view.ts';
import { lockMember } from './pending.ts';
import { vatIn } from './price.ts';
import { bookRefund } from './refunds.ts';
import type { RefundRow } from './refunds.ts';
import { goneOf, returnedOf } from './unused.ts';

export interface Withdrawable {
  readonly order: OrderRow;
  readonly unused: number;
  readonly amount: number;
  readonly money: OrderMoney;
}

/** What comes back now. @throws 404 `order_not_found`, 409 `withdrawal_done`, `withdrawal_nothing`, 410 `withdrawal_over` */
export async function readWithdrawable(
  services: Services,
  db: Executor,
  memberId: string,
  orderId: string,
): Promise<Withdrawable> {
  const order = await findOrder(db, memberId, orderId);
  const money = (await readMoney(db, memberId)).of(order, services.clock());
  if (money === null) throw problem('withdrawal_nothing');
  switch (money.state) {
    case 'nothing':
      throw problem('withdrawal_nothing');
    case 'withdrawn':
      throw problem('withdrawal_done');
    case 'over':
      throw problem('withdrawal_over');
    case 'open':
      return { order, unused: money.unused, amount: money.amount, money };
  }
}

/** The contract's Withdrawal. */
export function withdrawalView({ order, unused, amount, money }: Withdrawable) {
  const { lot } = money;
  const before = { kind: 'refunded', amount: -returnedOf(lot), credits: goneOf(lot) } as const;
  const used = {
    kind: 'used',
    amount: amount - order.total - before.amount,
    credits: order.credits - before.credits - unused,
  } as const;
  return {
    order: order.id,
    payment_id: paymentNumber(order),
    until: money.until.toISOString(),
    currency: order.currency,
    lines: [
      { kind: 'paid', amount: order.total, credits: order.credits } as const,
      ...[used, before].filter((line) => line.amount !== 0 || line.credits !== 0),
    ],
    amount,
    credits: unused,
    vat: order.vatPercentage === null ? null : vatIn(amount, order.vatPercentage),
  };
}

/**
 * Declares the withdrawal: it counts from the commit. The provider is asked after it.
 * @param shown the amount on the button
 * @throws what `readWithdrawable` throws, 409 `amount_changed`
 */
export async function withdraw(
  services: Services,
  tx: Tx,
  memberId: string,
  orderId: string,
  shown: number,
): Promise<RefundRow> {
  const member = await lockMember(tx, memberId);
  await lockWallet(tx, memberId);
  const { order, unused, amount } = await readWithdrawable(services, tx, memberId, orderId);
  if (amount !== shown) throw problem('amount_changed', { params: { amount } });
  const refund = await bookRefund(services, tx, order, {
    kind: 'withdrawal',
    status: 'pending',
    credits: unused,
    owed: 0,
    amount,
    providerReference: null,
  });
  await queueMail(services, tx, member, order.origin, 'withdrawal', refund.id);
  await services.jobs.send(
    tx,
    REFUND_JOB,
    { member: memberId, refund: refund.id },
    { startAfterMs: START_RETRY_MS },
  );
  return refund;
}
