/**
 * Refunds that may never be paid: the provider does not know of the payment, or a call that anybody can make says that one failed. The money
 * may have gone or not: a person has to look, and is told once. Who may have got nothing has the credits back a week later; a refund is
 * never taken for paid because nobody knows, nor for failed because somebody says so.
 */
import { and, eq, lte } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import { paymentEvents } from '../../db/schema.ts';
import type { OrderRow } from '../../db/schema.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { merchantReferenceOf } from './names.ts';
import { lockMember } from './pending.ts';
import { endRefund } from './refunds.ts';
import type { RefundRow } from './refunds.ts';

/** A person has had time to look, and a bank transfer to be made: PAY. makes those on the next morning of a working day. */
const GIVEN_UP_MS = 7 * DAY_MS;

/** What the log says of it. */
const SAID = {
  unknown: 'refund is not known to the provider',
  failed: 'refund is said to have failed',
} as const;

export type Doubt = keyof typeof SAID;

/** Writes down what an order has seen. @returns whether it is new */
export async function isFirst(
  services: Services,
  { memberId, id, status }: Pick<OrderRow, 'memberId' | 'id' | 'status'>,
  event: string,
  db: Executor = services.db,
): Promise<boolean> {
  const first = await db
    .insert(paymentEvents)
    .values({
      memberId,
      orderId: id,
      event,
      status,
      receivedAt: new Date(services.clock()),
    })
    .onConflictDoNothing()
    .returning({ event: paymentEvents.event });
  return first.length > 0;
}

const eventOf = (row: RefundRow, doubt: Doubt): string => `${merchantReferenceOf(row)} ${doubt}`;

const isDoubted = (row: RefundRow, doubt: Doubt) =>
  and(
    eq(paymentEvents.memberId, row.memberId),
    eq(paymentEvents.orderId, row.orderId),
    eq(paymentEvents.event, eventOf(row, doubt)),
  );

/** @returns whether it was not doubted before */
export async function noteDoubt(
  services: Services,
  order: OrderRow,
  row: RefundRow,
  doubt: Doubt,
): Promise<boolean> {
  const isNew = await isFirst(services, order, eventOf(row, doubt));
  if (isNew) services.log.error({ refund: row.id, order: row.orderId }, SAID[doubt]);
  return isNew;
}

export async function clearDoubt(services: Services, row: RefundRow, doubt: Doubt): Promise<void> {
  await services.db.delete(paymentEvents).where(isDoubted(row, doubt));
}

/** Fails a refund that was asked for and doubted a week ago or longer. */
export async function endDoubted(
  services: Services,
  order: OrderRow,
  row: RefundRow,
  doubt: Doubt,
): Promise<void> {
  const since = new Date(services.clock() - GIVEN_UP_MS);
  if (row.askedAt !== null && row.askedAt > since) return;
  const over = await services.db
    .select({ event: paymentEvents.event })
    .from(paymentEvents)
    .where(and(isDoubted(row, doubt), lte(paymentEvents.receivedAt, since)));
  if (over.length === 0) return;
  await services.db.transaction(async (tx) => {
    const member = await lockMember(tx, row.memberId);
    await endRefund(services, tx, member, order, row.id, 'failed');
  });
}
