/** Collecting by a mandate: the provider learns of the mandate once, then of each collection. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { directDebitMandates, members } from '../../db/schema.ts';
import type { OrderRow } from '../../db/schema.ts';
import { PaymentRefused } from '../../ports/payments/payment-port.ts';
import type { NewPayment, StartedPayment } from '../../ports/payments/payment-port.ts';
import { claimCharge } from '../payments/claim.ts';
import { findDebit } from './debit-view.ts';
import type { MandateRow } from './debit-view.ts';
import type { DebitDetails } from './form.ts';

/** Null while the code has not come back, and where the collection was asked for before: only the provider's word counts then. */
export async function collect(
  services: Services,
  order: OrderRow,
  payment: NewPayment,
): Promise<StartedPayment | null> {
  const debit = await findDebit(services.db, order.memberId, order.id);
  if (debit === null || debit.mandateId === null) return null;
  const mandate = await readMandate(services, order.memberId, debit.mandateId);
  if (mandate.endedAt !== null) throw new PaymentRefused('The mandate has ended');
  // No money moves with a mandate: asked for twice there are two, and one is used.
  const token = mandate.providerMandate ?? (await registerMandate(services, mandate, payment));
  if (!(await claimCharge(services, order))) return null;
  return services.payments.charge({ ...payment, mandate: token });
}

async function readMandate({ db }: Services, memberId: string, id: string): Promise<MandateRow> {
  const [mandate] = await db
    .select()
    .from(directDebitMandates)
    .where(and(eq(directDebitMandates.memberId, memberId), eq(directDebitMandates.id, id)));
  if (mandate === undefined) throw new Error(`No mandate ${id}`);
  return mandate;
}

async function registerMandate(
  services: Services,
  mandate: MandateRow,
  payment: NewPayment,
): Promise<string> {
  const { memberId, id, reference, signedAt, details } = mandate;
  const { holder, iban, bic } = JSON.parse(services.vault.open(details, id)) as DebitDetails;
  const [member] = await services.db
    .select({ email: members.email })
    .from(members)
    .where(eq(members.id, memberId));
  const token = await services.payments.registerMandate({
    reference,
    signedAt,
    holder,
    iban,
    bic,
    email: member?.email ?? null,
    description: payment.description,
    amount: payment.amount,
    currency: payment.currency,
  });
  await services.db
    .update(directDebitMandates)
    .set({ providerMandate: token })
    .where(
      and(
        eq(directDebitMandates.memberId, memberId),
        eq(directDebitMandates.id, id),
        isNull(directDebitMandates.providerMandate),
      ),
    );
  return token;
}
