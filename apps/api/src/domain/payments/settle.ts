/**
 * What the provider tells becomes true here, in one transaction: the order's end, the credits, premium, the redeemed discount,
 * the receipt and the news of it. Told twice, late or out of order, the result is the same.
 */
import { and, eq } from 'drizzle-orm';
import type { OrderStatus } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import {
  discountRedemptions,
  members,
  orders,
  paymentReferences,
  savedMethods,
} from '../../db/schema.ts';
import type { OrderRow } from '../../db/schema.ts';
import type { Mandate } from '../../ports/payments/payment-port.ts';
import { grant } from '../credits/ledger.ts';
import { codesWith } from '../discounts/discounts.ts';
import { findDebit } from '../direct-debit/debit-view.ts';
import { DIRECT_DEBIT } from '../direct-debit/rules.ts';
import { queueMail } from '../mail/queue.ts';
import { isErased } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';
import { isFirst } from './doubts.ts';
import { cancelOthers, lockMember } from './pending.ts';
import { issueReceipt } from './receipt.ts';
import { withdrawalUntil } from './unused.ts';

/** One word of the provider about an order. */
export interface Told {
  /** Names the word; the same one is heard once. */
  readonly event: string;
  readonly status: OrderStatus;
  /** The provider's name for the payment, where it speaks of one. */
  readonly reference?: string;
  /** What the provider was paid; compared where it says so. */
  readonly paid?: { readonly amount: number; readonly currency: string };
  readonly mandate?: Mandate | null;
}

/**
 * The status after a word. An end never goes back to pending, the first end without money stays, and money that arrived
 * counts whatever was told before: a member who has paid gets the credits.
 */
export function nextStatus(now: OrderStatus, told: OrderStatus): OrderStatus {
  if (told === 'completed') return 'completed';
  return now === 'pending' ? told : now;
}

/** Takes one word of the provider. @returns the order as it stands then */
export function settle(
  services: Services,
  memberId: string,
  orderId: string,
  told: Told,
): Promise<OrderRow | null> {
  return services.db.transaction(async (tx) => {
    // The same order of locks as ordering has.
    const member = await lockMember(tx, memberId);
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.memberId, memberId), eq(orders.id, orderId)))
      .for('update');
    if (order === undefined) return null;
    if (isAnotherAmount(order, told)) {
      await noticeAmount(services, tx, order, told);
      return order;
    }
    if (!(await isFirst(services, { memberId, id: orderId, status: told.status }, told.event, tx)))
      return order;
    if (told.status === 'completed' && !isErased(member))
      await keepMandate(services, tx, order, told.mandate ?? null);
    const status = nextStatus(order.status, told.status);
    if (status === order.status) {
      if (isUnanswered(order) && told.reference !== undefined)
        return adopt(tx, order, told.reference);
      noticeSecond(services, order, told);
      return order;
    }
    return end(services, tx, member, order, status, told.reference);
  });
}

/** An order that was paid by two payments: the second is nobody's, and somebody has to give it back. */
function noticeSecond(services: Services, order: OrderRow, { status, reference }: Told): void {
  if (status !== 'completed' || reference === undefined || reference === order.providerReference)
    return;
  services.log.error({ order: order.id, reference }, 'order paid twice');
}

/** Money of another amount is no payment of this order. */
const isAnotherAmount = ({ total, currency }: OrderRow, { status, paid }: Told): boolean =>
  status === 'completed' &&
  paid !== undefined &&
  (paid.amount !== total || paid.currency !== currency);

/** Somebody has to look, and is told once. */
async function noticeAmount(
  services: Services,
  tx: Tx,
  order: OrderRow,
  { paid, event }: Told,
): Promise<void> {
  if (!(await isFirst(services, order, `${event} of another amount`, tx))) return;
  services.log.error({ order: order.id, paid, total: order.total }, 'payment of another amount');
}

async function end(
  services: Services,
  tx: Tx,
  member: MemberRow,
  order: OrderRow,
  status: OrderStatus,
  reference: string | undefined,
): Promise<OrderRow> {
  if (status === 'pending') return order;
  const now = new Date(services.clock());
  const { refund_days: days } = services.settings.forKey(order.domain);
  const until = status === 'completed' ? withdrawalUntil(now, days) : null;
  // What goes back goes back to the payment that was paid: not always the one that was started first, or whose start was answered.
  const paid = status === 'completed' && reference !== undefined ? reference : null;
  if (paid !== null) await keepKnown(tx, order, paid);
  const [ended] = await tx
    .update(orders)
    .set({
      status,
      endedAt: now,
      withdrawalUntil: until,
      ...(paid !== null && { providerReference: paid }),
    })
    .where(and(eq(orders.memberId, order.memberId), eq(orders.id, order.id)))
    .returning();
  if (ended === undefined) throw new Error('The order was not returned');
  if (status === 'completed') await deliver(services, tx, member, ended, now);
  await services.events.publish(tx, member.id, { type: 'order', id: order.id, status });
  if (status === 'completed') {
    await services.events.publish(tx, member.id, { type: 'user' });
    if (!isErased(member))
      await queueMail(services, tx, member, order.origin, 'purchase', order.id);
    await issueReceipt(services, tx, ended, now);
  } else if (!isErased(member) && (await isCollected(tx, order))) {
    // Nobody waits at a page for what a bank tells after days.
    await queueMail(services, tx, member, order.origin, 'paymentFailed', order.id);
  }
  return ended;
}

/** By a direct debit that the member has confirmed. */
const isCollected = async (tx: Tx, { memberId, id, method }: OrderRow): Promise<boolean> =>
  method === DIRECT_DEBIT && (await findDebit(tx, memberId, id))?.confirmedAt != null;

/** Charged, and the answer was lost: nobody knows under which name it can be asked for. */
const isUnanswered = ({ status, startedAt, providerReference }: OrderRow): boolean =>
  status === 'pending' && startedAt !== null && providerReference === null;

/** The provider itself speaks of the payment: from now on it can be asked how that stands. */
async function adopt(tx: Tx, order: OrderRow, reference: string): Promise<OrderRow> {
  await keepKnown(tx, order, reference);
  await tx
    .update(orders)
    .set({ providerReference: reference })
    .where(and(eq(orders.memberId, order.memberId), eq(orders.id, order.id)));
  return { ...order, providerReference: reference };
}

const keepKnown = (tx: Tx, { memberId, id, provider }: OrderRow, reference: string) =>
  tx
    .insert(paymentReferences)
    .values({ provider, reference, memberId, orderId: id })
    .onConflictDoNothing();

/** What was bought: credits once per order; the first purchase makes a member premium (spec section 1). */
async function deliver(
  services: Services,
  tx: Tx,
  member: MemberRow,
  order: OrderRow,
  now: Date,
): Promise<void> {
  await grant(services, tx, member.id, {
    kind: 'purchase',
    reference: order.id,
    amount: order.credits,
  });
  if (isErased(member)) services.log.error({ order: order.id }, 'an erased member has paid');
  else if (!member.paidUser)
    await tx.update(members).set({ paidUser: true }).where(eq(members.id, member.id));
  if (order.savedMethodId !== null) {
    await tx
      .update(savedMethods)
      .set({ lastUsedAt: now })
      .where(and(eq(savedMethods.memberId, member.id), eq(savedMethods.id, order.savedMethodId)));
  }
  if (order.discountCode === null) return;
  await tx
    .insert(discountRedemptions)
    .values({ memberId: member.id, code: order.discountCode, usedAt: now, orderId: order.id })
    .onConflictDoNothing();
  const settings = services.settings.forKey(order.domain);
  const codes = await codesWith(tx, settings, member, order.discountCode);
  await cancelOthers(services, tx, member.id, codes, order.id);
}

/** Keeps the method for later orders where the member asked for it; a mandate is kept once, and again after it was removed. */
async function keepMandate(
  services: Services,
  tx: Tx,
  order: OrderRow,
  mandate: Mandate | null,
): Promise<void> {
  if (!order.saveMethod || mandate === null) return;
  const now = new Date(services.clock());
  const { token, ending, expires } = mandate;
  await tx
    .insert(savedMethods)
    .values({
      memberId: order.memberId,
      id: services.newId(),
      method: order.method,
      provider: order.provider,
      mandate: token,
      ending,
      expires,
      createdAt: now,
      lastUsedAt: now,
    })
    .onConflictDoUpdate({
      target: [savedMethods.memberId, savedMethods.provider, savedMethods.mandate],
      set: { lastUsedAt: now, removedAt: null },
    });
}
