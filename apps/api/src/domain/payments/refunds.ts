/**
 * Money that goes back, booked in one transaction: the row, the credits with it, premium and the news of it. Under the lock of
 * the member, as everything that changes an order.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { Refund } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { members, orders, refunds } from '../../db/schema.ts';
import type { OrderRow } from '../../db/schema.ts';
import { giveBack, takeBack } from '../credits/ledger.ts';
import { queueMail } from '../mail/queue.ts';
import { isErased } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';

export type RefundRow = typeof refunds.$inferSelect;

export interface NewRefund {
  readonly kind: Refund['kind'];
  readonly status: Refund['status'];
  /** Taken from the wallet; under its lock, so they are there. */
  readonly credits: number;
  /** Spent already. */
  readonly owed: number;
  readonly amount: number;
  readonly providerReference: string | null;
}

/** Books a refund. The caller holds the locks of the member and the wallet. */
export async function bookRefund(
  services: Services,
  tx: Tx,
  order: OrderRow,
  { owed, ...refund }: NewRefund,
): Promise<RefundRow> {
  const now = new Date(services.clock());
  const [row] = await tx
    .insert(refunds)
    .values({
      memberId: order.memberId,
      id: services.newId(),
      orderId: order.id,
      ...refund,
      creditsOwed: owed,
      currency: order.currency,
      provider: order.provider,
      createdAt: now,
      endedAt: refund.status === 'pending' ? null : now,
    })
    .returning();
  if (row === undefined) throw new Error('The refund was not returned');
  if (!(await takeBack(services, tx, order.memberId, takingOf(row))))
    throw new Error('The wallet has fewer credits than it had');
  const hasLost = await endPremium(tx, order.memberId);
  await tellOf(services, tx, row, row.credits > 0 || hasLost);
  return row;
}

const takingOf = (row: RefundRow) => ({
  kind: row.kind,
  reference: row.id,
  credits: row.credits,
  owed: row.creditsOwed,
});

/**
 * Ends a refund that is on its way, once. Of one that failed the credits come back: nobody is left without both.
 */
export async function endRefund(
  services: Services,
  tx: Tx,
  member: MemberRow,
  order: OrderRow,
  refundId: string,
  status: Exclude<Refund['status'], 'pending'>,
): Promise<void> {
  const [row] = await tx
    .update(refunds)
    .set({ status, endedAt: new Date(services.clock()) })
    .where(
      and(eq(refunds.memberId, member.id), eq(refunds.id, refundId), eq(refunds.status, 'pending')),
    )
    .returning();
  if (row === undefined) return;
  if (status === 'failed') {
    // The books say what became of the credits, also of those that nobody can use any more.
    await giveBack(services, tx, member.id, takingOf(row));
    if (isErased(member)) {
      services.log.error({ refund: row.id, order: order.id }, 'refund of an erased member failed');
    } else {
      await tx.update(members).set({ paidUser: true }).where(eq(members.id, member.id));
      if (row.kind !== 'chargeback')
        await queueMail(services, tx, member, order.origin, 'refundFailed', row.id);
    }
  }
  await tellOf(services, tx, row, status === 'failed');
}

/** Premium ends where no purchase is left: the money of every paid order has gone back in full. */
async function endPremium(tx: Tx, memberId: string): Promise<boolean> {
  const ended = await tx
    .update(members)
    .set({ paidUser: false })
    .where(
      and(
        eq(members.id, memberId),
        eq(members.paidUser, true),
        sql`not exists (
          select 1 from ${orders} o
          where o.member_id = ${memberId} and o.status = 'completed' and o.total > coalesce((
            select sum(r.amount) from ${refunds} r
            where r.member_id = o.member_id and r.order_id = o.id and r.status <> 'failed'), -1))`,
      ),
    )
    .returning({ id: members.id });
  return ended.length > 0;
}

async function tellOf(
  services: Services,
  tx: Tx,
  { memberId, orderId }: RefundRow,
  hasUserChanged: boolean,
): Promise<void> {
  await services.events.publish(tx, memberId, { type: 'order', id: orderId, status: 'completed' });
  if (hasUserChanged) await services.events.publish(tx, memberId, { type: 'user' });
}
