/** What became of the money of a member's orders: refunds, receipts, and what could still come back (decision 0012). */
import { and, asc, eq } from 'drizzle-orm';
import type { Schemas } from '@velours/openapi/types';
import type { Executor } from '../../db/connection.ts';
import { orders, receipts, refunds } from '../../db/schema.ts';
import type { OrderRow } from '../../db/schema.ts';
import { balanceOf } from '../credits/ledger.ts';
import { receiptView } from './receipt.ts';
import type { ReceiptRow } from './receipt.ts';
import type { RefundRow } from './refunds.ts';
import { amountBack, isWithdrawn, unusedCredits } from './unused.ts';
import type { Lot } from './unused.ts';

/** A paid order's money as it stands. */
export interface OrderMoney {
  readonly state: Schemas['OrderWithdrawal']['state'];
  readonly until: Date;
  readonly unused: number;
  /** What withdrawing brings back, also where that cannot be done. */
  readonly amount: number;
  readonly lot: Lot;
  readonly refunds: readonly RefundRow[];
  readonly receipt: ReceiptRow | null;
}

export interface MemberMoney {
  /** Null for an order that was not paid. */
  of(order: OrderRow, now: number): OrderMoney | null;
}

/** Reads the money of all orders of a member: what is unused of one depends on the others. */
export async function readMoney(db: Executor, memberId: string): Promise<MemberMoney> {
  const paid = await db
    .select({
      id: orders.id,
      credits: orders.credits,
      total: orders.total,
      endedAt: orders.endedAt,
    })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.status, 'completed')));
  if (paid.length === 0) return { of: () => null };
  const went = await db
    .select()
    .from(refunds)
    .where(eq(refunds.memberId, memberId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const issued = await db.select().from(receipts).where(eq(receipts.memberId, memberId));
  const lots = new Map(
    paid.map(({ endedAt, ...order }) => [
      order.id,
      {
        ...order,
        endedAt: endedAt ?? new Date(0),
        refunds: went.filter(({ orderId }) => orderId === order.id),
      },
    ]),
  );
  const unused = unusedCredits([...lots.values()], await balanceOf(db, memberId));

  return {
    of: (order, now) => {
      const lot = lots.get(order.id);
      if (lot === undefined || order.withdrawalUntil === null) return null;
      const left = unused.get(order.id) ?? 0;
      const amount = amountBack(lot, left);
      return {
        state: stateOf(lot, order.withdrawalUntil, amount, now),
        until: order.withdrawalUntil,
        unused: left,
        amount,
        lot,
        refunds: lot.refunds,
        receipt: issued.find(({ orderId }) => orderId === order.id) ?? null,
      };
    },
  };
}

function stateOf(lot: Lot, until: Date, amount: number, now: number): OrderMoney['state'] {
  if (isWithdrawn(lot)) return 'withdrawn';
  // What was declared in time and failed at the bank may be declared again.
  const wasDeclared = lot.refunds.some(({ kind }) => kind === 'withdrawal');
  if (now >= until.getTime() && !wasDeclared) return 'over';
  return amount > 0 ? 'open' : 'nothing';
}

/** The parts of the contract's Order that are about its money after the payment. */
export const moneyView = (order: OrderRow, money: OrderMoney | null) => ({
  withdrawal: money && {
    state: money.state,
    until: money.until.toISOString(),
    unused_credits: money.unused,
    amount: money.state === 'open' ? money.amount : null,
  },
  refunds: shownRefunds(money?.refunds ?? []).map(refundView),
  receipt: money?.receipt ? receiptView(money.receipt, order) : null,
});

/** As many as the contract lets an order show. */
const SHOWN_REFUNDS = 100;

/** Where a bank has refused again and again: all that moved money, and the last of those refusals. */
function shownRefunds(rows: readonly RefundRow[]): readonly RefundRow[] {
  if (rows.length <= SHOWN_REFUNDS) return rows;
  const moved = rows.filter(({ status }) => status !== 'failed');
  const failed = rows.filter(({ status }) => status === 'failed');
  const room = Math.max(0, SHOWN_REFUNDS - moved.length);
  const shown = new Set([...moved.slice(-SHOWN_REFUNDS), ...failed.slice(failed.length - room)]);
  return rows.filter((row) => shown.has(row));
}

/** The contract's Refund. */
const refundView = (row: RefundRow) => ({
  id: row.id,
  kind: row.kind,
  status: row.status,
  credits: row.credits,
  amount: row.amount,
  created_at: row.createdAt.toISOString(),
  ended_at: row.endedAt?.toISOString() ?? null,
});
