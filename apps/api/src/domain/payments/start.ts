/** Asking the provider to take a payment, how it stands, and to end it. No database transaction is open meanwhile. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { members, orders, paymentReferences, savedMethods } from '../../db/schema.ts';
import type { OrderRow } from '../../db/schema.ts';
import { PaymentRefused } from '../../ports/payments/payment-port.ts';
import type { NewPayment, StartedPayment } from '../../ports/payments/payment-port.ts';
import { collect } from '../direct-debit/collect.ts';
import { DIRECT_DEBIT } from '../direct-debit/rules.ts';
import { holdMember } from '../members/hold.ts';
import { claimCharge } from './claim.ts';
import { endPayment } from './hear.ts';
import { merchantReferenceOf } from './names.ts';
import { paymentNumber } from './order-view.ts';
import { settle } from './settle.ts';

/**
 * Starts the payment of an order, unless that was done. Where the provider does not answer, the order stays pending: it is not
 * known whether there is a payment.
 * @throws what the provider failed with
 */
export async function startPayment(
  services: Services,
  memberId: string,
  orderId: string,
): Promise<void> {
  const order = await readOrder(services, memberId, orderId);
  if (order === null || order.status !== 'pending' || order.providerReference !== null) return;
  let started: StartedPayment;
  try {
    const asked = await askProvider(services, order);
    if (asked === null) return;
    started = asked;
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    services.log.warn({ err: error, order: orderId }, 'payment refused');
    await settle(services, memberId, orderId, { event: 'refused', status: 'failed' });
    return;
  }
  await keepReference(services, order, started);
  if (started.status !== 'pending') {
    const event = `started ${started.reference}`;
    await settle(services, memberId, orderId, { event, status: started.status });
  }
  const now = await readOrder(services, memberId, orderId);
  // Another order has taken its discount meanwhile.
  if (now?.status === 'cancelled') await endPayment(services, now, started.reference);
}

/**
 * Null when a saved method or a mandate was asked before (nobody is charged twice, so only the provider's word counts then), and
 * while a mandate is not confirmed.
 */
async function askProvider(services: Services, order: OrderRow): Promise<StartedPayment | null> {
  const payment = await describe(services, order);
  if (order.savedMethodId === null) {
    return order.method === DIRECT_DEBIT
      ? collect(services, order, payment)
      : services.payments.create(payment);
  }
  const [saved] = await services.db
    .select()
    .from(savedMethods)
    .where(
      and(eq(savedMethods.memberId, order.memberId), eq(savedMethods.id, order.savedMethodId)),
    );
  if (saved === undefined || saved.removedAt !== null)
    throw new PaymentRefused('The saved method is gone');
  if (!(await claimCharge(services, order))) return null;
  return services.payments.charge({ ...payment, mandate: saved.mandate });
}

async function describe(services: Services, order: OrderRow): Promise<NewPayment> {
  const [member] = await services.db
    .select({ language: members.language })
    .from(members)
    .where(eq(members.id, order.memberId));
  return {
    merchantReference: merchantReferenceOf(order),
    method: order.method,
    amount: order.total,
    currency: order.currency,
    description: paymentNumber(order),
    saveMethod: order.saveMethod,
    returnUrl: `${order.origin}/credits/return?order=${order.id}`,
    webhookUrl: `${order.origin}/webhooks/payments`,
    language: member?.language.slice(0, 2) ?? 'en',
  };
}

async function keepReference(
  services: Services,
  order: OrderRow,
  { reference, redirectUrl }: StartedPayment,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await holdMember(tx, order.memberId);
    // Every payment that was started is known, also one that came second: if it is paid, the order is.
    await tx
      .insert(paymentReferences)
      .values({
        provider: order.provider,
        reference,
        memberId: order.memberId,
        orderId: order.id,
      })
      .onConflictDoNothing();
    await tx
      .update(orders)
      .set({
        providerReference: reference,
        redirectUrl,
        startedAt: new Date(services.clock()),
      })
      .where(
        and(
          eq(orders.memberId, order.memberId),
          eq(orders.id, order.id),
          isNull(orders.providerReference),
        ),
      );
  });
}

/** Ends the payment of a cancelled order at the provider, and hears of one that was paid before. */
export async function cancelPayment(
  services: Services,
  memberId: string,
  orderId: string,
): Promise<void> {
  const order = await readOrder(services, memberId, orderId);
  if (order?.status !== 'cancelled' || order.providerReference === null) return;
  if (order.provider === services.payments.name)
    await endPayment(services, order, order.providerReference);
}

export async function readOrder(
  services: Services,
  memberId: string,
  orderId: string,
): Promise<OrderRow | null> {
  const [row] = await services.db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), eq(orders.id, orderId)));
  return row ?? null;
}
