/** How the end of a payment is learnt: the provider calls the webhook, or is asked while a member waits. */
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { orders, paymentReferences, refunds } from '../../db/schema.ts';
import type { OrderRow } from '../../db/schema.ts';
import { problem } from '../problem.ts';
import { PaymentUnknown } from '../../ports/payments/payment-port.ts';
import type {
  Notice,
  PaymentFacts,
  WebhookAnswer,
  WebhookRequest,
} from '../../ports/payments/payment-port.ts';
import { askRefund } from './ask-refund.ts';
import { longestUnasked, mayAsk } from './asked.ts';
import { noteDoubt } from './doubts.ts';
import { hear } from './hear.ts';
import { CANCEL_JOB, FOLLOW_AFTER_MS, FOLLOW_JOB, REFUND_JOB, START_JOB } from './names.ts';
import type { RefundRow } from './refunds.ts';
import { saysWhatWent } from './reversals.ts';
import { cancelPayment, readOrder, startPayment } from './start.ts';
import { endOverdue, giveUp } from './unanswered.ts';

/** An order that is pending for longer is asked for by the sweep: a call to the webhook may have been lost. */
const OVERDUE_MS = 10 * 60_000;
const SWEPT_AT_ONCE = 200;

/**
 * Takes a call to the webhook. What is not signed is asked for at the provider; a payment that we do not know changes nothing.
 * @throws WebhookRefused when the call is not the provider's, 503 where the provider does not say now how the payment stands or what went back
 * of it, or was asked too often: it calls again
 */
export async function takeWebhook(
  services: Services,
  request: WebhookRequest,
): Promise<WebhookAnswer> {
  const notice = services.payments.readWebhook(request);
  const order = await orderOf(services, notice);
  if (order === null) return services.payments.answerWebhook(request, false);
  if (notice.facts !== null) {
    await hear(services, order, notice.facts);
    return services.payments.answerWebhook(request, true);
  }
  const mayAskNow = await countCall(services, order);
  const facts = mayAskNow ? await askedFacts(services, order, notice) : null;
  if (facts !== null) await hear(services, order, facts);
  if (notice.hasFailedRefund === true) await doubtRefunds(services, order);
  if (!mayAskNow) throw problem('service_unavailable');
  if (facts !== null) noticeSilence(services, order, facts);
  return services.payments.answerWebhook(request, facts !== null);
}

/**
 * Anybody can call where nothing is signed: what a call makes us ask is bounded for each order. Where there are too many, one of which may be
 * the provider's own, the order is asked for a little later, whether it calls again or not. @returns whether it may be asked for now
 */
async function countCall(services: Services, { memberId, id }: OrderRow): Promise<boolean> {
  const { db, jobs, limits } = services;
  if (await limits.isWithin('webhookByOrder', id)) return true;
  if (await limits.isWithin('webhookLaterByOrder', id)) {
    const job = { member: memberId, order: id };
    await jobs.send(db, FOLLOW_JOB, job, { startAfterMs: FOLLOW_AFTER_MS });
  }
  return false;
}

/** @throws what the provider failed with, and where it does not say what went back */
async function followLater(services: Services, memberId: string, id: string): Promise<void> {
  const order = await readOrder(services, memberId, id);
  if (order?.providerReference == null || order.provider !== services.payments.name) return;
  const facts = await services.payments.status(order.providerReference).catch((error: unknown) => {
    if (error instanceof PaymentUnknown) return null;
    throw error;
  });
  if (facts === null) return;
  await hear(services, order, facts);
  noticeSilence(services, order, facts);
}

/** One of those that are still on their way may be meant. */
async function doubtRefunds(services: Services, order: OrderRow): Promise<void> {
  for (const row of await pendingRefunds(services, order))
    if (row.askedAt !== null) await noteDoubt(services, order, row, 'failed');
}

/**
 * A payment that is settled may say nothing of what went back: that is learnt from another call alone, or by a person where the provider has no
 * books of it. Those of a payment that was open until now may be a moment behind.
 */
function noticeSilence({ log }: Services, order: OrderRow, facts: PaymentFacts): void {
  const { status, hasNoBooks } = facts;
  if (status !== 'completed' || saysWhatWent(facts)) return;
  if (hasNoBooks === true && order.status !== 'pending') {
    log.error({ order: order.id }, 'what went back cannot be known');
    return;
  }
  log.warn({ order: order.id }, 'what went back is not known');
  throw problem('service_unavailable');
}

/** Null where the provider has no such payment. */
async function askedFacts(
  services: Services,
  order: OrderRow,
  { reference }: Notice,
): Promise<PaymentFacts | null> {
  try {
    return await services.payments.status(reference);
  } catch (error) {
    services.log.warn({ err: error, order: order.id }, 'payment status');
    if (error instanceof PaymentUnknown) return null;
    throw problem('service_unavailable');
  }
}

/** By the provider's reference, or by ours: the call may come before the provider has answered us. */
async function orderOf(services: Services, notice: Notice): Promise<OrderRow | null> {
  for (const reference of [notice.reference, notice.merchantReference]) {
    if (reference === null) continue;
    const [known] = await services.db
      .select()
      .from(paymentReferences)
      .where(
        and(
          eq(paymentReferences.provider, services.payments.name),
          eq(paymentReferences.reference, reference),
        ),
      );
    if (known !== undefined) return readOrder(services, known.memberId, known.orderId);
  }
  return null;
}

/** The order as it stands, after asking the provider where it or a refund is pending and was not asked just now. */
export async function refreshOrder(services: Services, order: OrderRow): Promise<OrderRow> {
  const { provider, providerReference } = order;
  if (providerReference === null || provider !== services.payments.name) return order;
  if (order.status !== 'pending' && !(await isRefunding(services, order))) return order;
  if (!(await mayAsk(services, order))) return order;
  try {
    const facts = await services.payments.status(providerReference);
    const heard = await hear(services, order, facts);
    // Paid with another amount: nothing that it will ever say ends the order.
    const isStuck = heard.status === 'pending' && facts.status === 'completed';
    return (isStuck && (await endOverdue(services, heard))) || heard;
  } catch (error) {
    services.log.warn({ err: error, order: order.id }, 'payment status');
    if (!(error instanceof PaymentUnknown) || order.status !== 'pending') return order;
    return (await giveUp(services, order, 'unknown')) ?? order;
  }
}

async function isRefunding(services: Services, order: OrderRow): Promise<boolean> {
  return order.status === 'completed' && (await pendingRefunds(services, order)).length > 0;
}

const pendingRefunds = ({ db }: Services, order: OrderRow): Promise<RefundRow[]> =>
  db
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.memberId, order.memberId),
        eq(refunds.orderId, order.id),
        eq(refunds.status, 'pending'),
      ),
    );

/** Asks for orders that have been pending for long. */
export async function refreshOverdue(services: Services): Promise<void> {
  const overdue = await services.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending'),
        eq(orders.provider, services.payments.name),
        isNotNull(orders.providerReference),
        lt(orders.createdAt, new Date(services.clock() - OVERDUE_MS)),
      ),
    )
    .orderBy(longestUnasked, orders.createdAt)
    .limit(SWEPT_AT_ONCE);
  for (const order of overdue) {
    await refreshOrder(services, order).catch((error: unknown) =>
      services.log.warn({ err: error, order: order.id }, 'overdue order not asked for'),
    );
  }
}

export function registerPayments(services: Services): void {
  const both = (data: Readonly<Record<string, unknown>>) =>
    [String(data['member']), String(data['order'])] as const;
  services.jobs.work(REFUND_JOB, (data) =>
    askRefund(services, String(data['member']), String(data['refund'])),
  );
  services.jobs.work(FOLLOW_JOB, (data) => followLater(services, ...both(data)));
  services.jobs.work(START_JOB, (data) => startPayment(services, ...both(data)));
  services.jobs.work(CANCEL_JOB, (data) => cancelPayment(services, ...both(data)));
}
