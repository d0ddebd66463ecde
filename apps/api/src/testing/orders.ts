/** Buying in tests: what a member sends, and what the bank says. */
import { eq, sql } from 'drizzle-orm';
import { orders, sandboxPayments } from '../db/schema.ts';
import type { SandboxPayment } from '../db/schema.ts';
import { isSandbox } from '../ports/payments/sandbox-bank.ts';
import type { SandboxBank } from '../ports/payments/sandbox-bank.ts';
import type { PaymentStatus, WebhookRequest } from '../ports/payments/payment-port.ts';
import { merchantReferenceOf } from '../domain/payments/names.ts';
import type { TestApp } from './app.ts';

/** 100 credits by iDEAL in the Netherlands. */
export const ORDER = {
  package: 'p1',
  method: 'ideal',
  discount_code: null as string | null,
  withdrawal_consent: true,
  total: 1635,
};

export function bankOf({ services }: TestApp): SandboxBank {
  if (!isSandbox(services.payments)) throw new Error('Not the sandbox bank');
  return services.payments;
}

/** What the bank has in its books for an order. */
export async function paymentOf(test: TestApp, orderId: string): Promise<SandboxPayment> {
  const [payment] = await test.services.db
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.reference, merchantReferenceOf({ id: orderId })));
  if (payment === undefined) throw new Error(`The bank knows nothing of ${orderId}`);
  return payment;
}

/** Calls the webhook as the provider does. */
export const callWebhook = (test: TestApp, { headers, body }: WebhookRequest) =>
  test.app.inject({
    method: 'POST',
    url: '/webhooks/payments',
    headers: headers as Record<string, string>,
    payload: body,
  });

/** The bank says once how a payment stands. */
export async function tell(test: TestApp, orderId: string, status: PaymentStatus) {
  const payment = await paymentOf(test, orderId);
  return callWebhook(test, bankOf(test).call(`${payment.id} ${status}`, payment, status));
}

/** The member pays at the bank, and the bank says so. */
export async function pay(test: TestApp, orderId: string): Promise<void> {
  await bankOf(test).decide((await paymentOf(test, orderId)).id, 'completed');
}

/** From now on nobody can write down that the order is asked for, as where its row is held by somebody for long. */
export async function refuseToAsk(test: TestApp, orderId: string): Promise<void> {
  await test.services.db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'held'; end $$`);
  await test.services.db.execute(
    sql.raw(`create trigger refuse before update of checked_at on orders
      for each row when (new.id = '${orderId}') execute function refuse()`),
  );
}

export async function statusOf(test: TestApp, orderId: string) {
  const [row] = await test.services.db.select().from(orders).where(eq(orders.id, orderId));
  return row?.status;
}
