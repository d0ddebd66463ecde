/** Believing the provider about its payment. */
import type { Services } from '../../context.ts';
import type { OrderRow } from '../../db/schema.ts';
import { PaymentUnknown } from '../../ports/payments/payment-port.ts';
import type { PaymentFacts } from '../../ports/payments/payment-port.ts';
import { merchantReferenceOf } from './names.ts';
import { hearFacts } from './reversals.ts';
import { settle } from './settle.ts';

/** Takes what the provider says of a payment, where that is a payment of this order. @returns the order as it stands then */
export async function hear(
  services: Services,
  order: OrderRow,
  facts: PaymentFacts,
): Promise<OrderRow> {
  if (facts.merchantReference !== merchantReferenceOf(order)) {
    services.log.error({ order: order.id, reference: facts.reference }, 'payment of another order');
    return order;
  }
  const { event, status, reference, amount, currency, mandate } = facts;
  const told = { event, status, reference, mandate, paid: { amount, currency } };
  const settled = (await settle(services, order.memberId, order.id, told)) ?? order;
  // What goes back of a second payment is not this order's.
  if (settled.providerReference === reference) await hearFacts(services, settled, facts);
  return settled;
}

/**
 * Ends a payment that is not wanted any more. One that was paid stays paid, and nobody may have told of it: nothing asks for an order that was
 * cancelled, so it is asked for here.
 * @throws what the provider failed with
 */
export async function endPayment(
  services: Services,
  order: OrderRow,
  reference: string,
): Promise<void> {
  await services.payments.cancel(reference);
  const facts = await services.payments.status(reference).catch((error: unknown) => {
    if (error instanceof PaymentUnknown) return null;
    throw error;
  });
  if (facts !== null) await hear(services, order, facts);
}
