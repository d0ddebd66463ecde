/** Orders that wait for the bank, and the lock they are made and ended under. */
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { directDebits, orders } from '../../db/schema.ts';
import type { OrderRow } from '../../db/schema.ts';
import { problem } from '../problem.ts';
import { holdMember } from '../members/hold.ts';
import type { MemberRow } from '../members/members.ts';
import { CANCEL_JOB } from './names.ts';

/** The member as they are now, locked: one member's orders and ends run one after the other. */
export async function lockMember(tx: Tx, memberId: string): Promise<MemberRow> {
  const member = await holdMember(tx, memberId);
  if (member === null) throw problem('authentication_required');
  return member;
}

/** One discount is for one order: others that wait for the bank with one of these codes (`codesWith`) are cancelled, there too. */
export const cancelOthers = (
  services: Services,
  tx: Tx,
  memberId: string,
  codes: readonly string[],
  kept: string | null,
): Promise<void> =>
  cancelWaiting(
    services,
    tx,
    memberId,
    ({ id, discountCode }) => discountCode !== null && codes.includes(discountCode) && id !== kept,
  );

/** Who leaves buys nothing any more. */
export const cancelAll = (services: Services, tx: Tx, memberId: string): Promise<void> =>
  cancelWaiting(services, tx, memberId, () => true);

/** A direct debit that was confirmed is on its way, and cannot be called back: it stays. */
async function cancelWaiting(
  services: Services,
  tx: Tx,
  memberId: string,
  isMeant: (order: Pick<OrderRow, 'id' | 'discountCode'>) => boolean,
): Promise<void> {
  const waiting = await tx
    .select({ id: orders.id, discountCode: orders.discountCode })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.status, 'pending')))
    .for('update');
  const confirmed = await tx
    .select({ id: directDebits.orderId })
    .from(directDebits)
    .where(and(eq(directDebits.memberId, memberId), isNotNull(directDebits.confirmedAt)));
  const onTheirWay = new Set(confirmed.map(({ id }) => id));
  const ids = waiting
    .filter((order) => isMeant(order) && !onTheirWay.has(order.id))
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .update(orders)
    .set({ status: 'cancelled', endedAt: new Date(services.clock()) })
    .where(and(eq(orders.memberId, memberId), inArray(orders.id, ids)));
  for (const id of ids) {
    await services.events.publish(tx, memberId, { type: 'order', id, status: 'cancelled' });
    await services.jobs.send(tx, CANCEL_JOB, { member: memberId, order: id });
  }
}
