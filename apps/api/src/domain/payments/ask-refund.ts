/**
 * Asking the provider to give money back, exactly once. That it is asked is written down before; where the answer is lost, the
 * provider is asked what went back, and again for the refund only when it certainly knows of none. No database transaction is open meanwhile.
 * Where it cannot say what went back, for it does not have the payment, that ends in the member's favour.
 */
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { orders, refunds } from '../../db/schema.ts';
import type { OrderRow } from '../../db/schema.ts';
import {
  PaymentDenied,
  PaymentRefused,
  PaymentUnknown,
} from '../../ports/payments/payment-port.ts';
import type { PaymentFacts, Reversal } from '../../ports/payments/payment-port.ts';
import { keepAsked, longestUnasked } from './asked.ts';
import { clearDoubt, endDoubted, noteDoubt } from './doubts.ts';
import { REFUND_JOB, START_RETRY_MS, merchantReferenceOf } from './names.ts';
import { paymentNumber } from './order-view.ts';
import { lockMember } from './pending.ts';
import { endRefund } from './refunds.ts';
import type { RefundRow } from './refunds.ts';
import { hearFacts, hearReversals, saysWhatWent } from './reversals.ts';
import { readOrder } from './start.ts';

/** Longer than any call to a provider may take: what it does not know of by then has not reached it. */
export const ASK_AGAIN_MS = 15 * 60_000;
/** A refund that is pending for longer is asked for by the sweep. */
const OVERDUE_MS = 10 * 60_000;
const SWEPT_AT_ONCE = 200;

/**
 * Asks for a refund that is not asked for yet, or how one stands whose answer was lost or that the provider began.
 * @throws what the provider failed with; the refund stays pending
 */
export async function askRefund(
  services: Services,
  memberId: string,
  refundId: string,
): Promise<void> {
  const row = await readRefund(services, memberId, refundId);
  if (row?.status !== 'pending') return;
  const order = await readOrder(services, memberId, row.orderId);
  if (order === null) return;
  if (row.provider !== services.payments.name || order.providerReference === null) {
    services.log.error({ refund: refundId, provider: row.provider }, 'refund cannot be asked for');
    return;
  }
  const { askedAt, providerReference } = row;
  // One that was begun there is asked about alone.
  if (askedAt === null && providerReference !== null) {
    await askFacts(services, order, row);
    return;
  }
  if (askedAt !== null && !(await isCertainlyLost(services, order, row, askedAt))) return;
  if (!(await claim(services, row))) return;
  const reversal = await askProvider(services, order, row, order.providerReference);
  if (reversal !== null) await hearReversals(services, order, [reversal]);
}

/** Asks what went back. Whether the provider knows nothing of a refund that it was asked for long ago. */
async function isCertainlyLost(
  services: Services,
  order: OrderRow,
  row: RefundRow,
  askedAt: Date,
): Promise<boolean> {
  const { memberId, id } = row;
  const facts = await askFacts(services, order, row);
  if (facts === null) return false;
  const now = await readRefund(services, memberId, id);
  if (now?.status !== 'pending') return false;
  if (now.providerReference !== null) {
    // Taken by the provider, and not paid: that it failed is believed where its own books have not had it all the while.
    if (saysWhatWent(facts)) await endDoubted(services, order, now, 'failed');
    return false;
  }
  const wait = askedAt.getTime() + ASK_AGAIN_MS - services.clock();
  if (wait <= 0 && saysWhatWent(facts)) return true;
  const job = { member: memberId, refund: id };
  await services.jobs.send(services.db, REFUND_JOB, job, {
    startAfterMs: Math.max(wait, START_RETRY_MS),
  });
  return false;
}

/** Hears what went back of the payment; null where the provider does not have it, or no books of it, however often it is asked. */
async function askFacts(
  services: Services,
  order: OrderRow,
  row: RefundRow,
): Promise<PaymentFacts | null> {
  const facts = await services.payments
    .status(order.providerReference ?? '')
    .catch((error: unknown) => {
      if (error instanceof PaymentUnknown) return null;
      throw error;
    });
  if (facts !== null) await hearFacts(services, order, facts);
  if (facts === null || facts.hasNoBooks === true) {
    if (!(await noteDoubt(services, order, row, 'unknown')))
      await endDoubted(services, order, row, 'unknown');
    return null;
  }
  await clearDoubt(services, row, 'unknown');
  return facts;
}

/** Of several that would ask at once, one does. */
async function claim(services: Services, row: RefundRow): Promise<boolean> {
  const claimed = await services.db
    .update(refunds)
    .set({ askedAt: new Date(services.clock()) })
    .where(
      and(
        eq(refunds.memberId, row.memberId),
        eq(refunds.id, row.id),
        eq(refunds.status, 'pending'),
        isNull(refunds.providerReference),
        row.askedAt === null ? isNull(refunds.askedAt) : eq(refunds.askedAt, row.askedAt),
      ),
    )
    .returning({ id: refunds.id });
  return claimed.length > 0;
}

async function askProvider(
  services: Services,
  order: OrderRow,
  row: RefundRow,
  payment: string,
): Promise<Reversal | null> {
  try {
    return await services.payments.refund({
      payment,
      ownReference: merchantReferenceOf(row),
      amount: row.amount,
      currency: row.currency,
      description: paymentNumber(order),
      webhookUrl: `${order.origin}/webhooks/payments`,
    });
  } catch (error) {
    // Denied, nobody has decided about the money: it is asked for again once the operator has mended that.
    if (!(error instanceof PaymentRefused) || error instanceof PaymentDenied) throw error;
    services.log.warn({ err: error, refund: row.id }, 'refund refused');
    await services.db.transaction(async (tx) => {
      const member = await lockMember(tx, row.memberId);
      await endRefund(services, tx, member, order, row.id, 'failed');
    });
    // It may be refused because the money went back otherwise; next to ours that was more than was paid.
    await hearFacts(services, order, await services.payments.status(payment));
    return null;
  }
}

async function readRefund(
  services: Services,
  memberId: string,
  id: string,
): Promise<RefundRow | null> {
  const [row] = await services.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.memberId, memberId), eq(refunds.id, id)));
  return row ?? null;
}

/** Asks for refunds that have been pending for long: a call to the webhook, or a job, may have been lost. */
export async function resumeRefunds(services: Services): Promise<void> {
  const overdue = await services.db
    .select({ memberId: refunds.memberId, id: refunds.id, orderId: refunds.orderId })
    .from(refunds)
    .innerJoin(orders, and(eq(orders.memberId, refunds.memberId), eq(orders.id, refunds.orderId)))
    .where(
      and(
        eq(refunds.status, 'pending'),
        lt(refunds.createdAt, new Date(services.clock() - OVERDUE_MS)),
      ),
    )
    .orderBy(longestUnasked, refunds.createdAt)
    .limit(SWEPT_AT_ONCE);
  for (const { memberId, id, orderId } of overdue) {
    await keepAsked(services, memberId, orderId)
      .then(() => askRefund(services, memberId, id))
      .catch((error: unknown) => services.log.warn({ err: error, refund: id }, 'refund not asked'));
  }
}
