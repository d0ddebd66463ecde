/** Direct debits as the contract shows them, and how a member reads their own. */
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Schemas } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import { directDebitMandates, directDebits } from '../../db/schema.ts';
import type { OrderRow } from '../../db/schema.ts';
import { problem } from '../problem.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { findOrder } from '../payments/order-view.ts';
import { mandateReference } from '../reference.ts';
import { phonePrefix } from './phone.ts';
import { CODE_DIGITS, CODE_VALID_MINUTES, DIRECT_DEBIT } from './rules.ts';

export type DebitRow = typeof directDebits.$inferSelect;
export type MandateRow = typeof directDebitMandates.$inferSelect;

/** @throws 404 `order_not_found`, also for an order that is paid in another way */
export async function findDebitOrder(
  db: Executor,
  memberId: string,
  orderId: string,
): Promise<OrderRow> {
  const order = await findOrder(db, memberId, orderId);
  if (order.method !== DIRECT_DEBIT) throw problem('order_not_found');
  return order;
}

export async function findDebit(
  db: Executor,
  memberId: string,
  orderId: string,
): Promise<DebitRow | null> {
  const [row] = await db
    .select()
    .from(directDebits)
    .where(and(eq(directDebits.memberId, memberId), eq(directDebits.orderId, orderId)));
  return row ?? null;
}

/** The mandates a member's next debit could be collected by, the last signed first. */
export const openMandates = (
  services: Services,
  db: Executor,
  memberId: string,
): Promise<MandateRow[]> =>
  db
    .select()
    .from(directDebitMandates)
    .where(
      and(
        eq(directDebitMandates.memberId, memberId),
        eq(directDebitMandates.provider, services.payments.name),
        isNull(directDebitMandates.endedAt),
      ),
    )
    .orderBy(desc(directDebitMandates.signedAt));

/** The contract's DirectDebit. @throws 404 `order_not_found` */
export async function debitView(
  services: Services,
  settings: SiteSettings,
  memberId: string,
  orderId: string,
): Promise<Schemas['DirectDebit']> {
  const { db, config } = services;
  const order = await findDebitOrder(db, memberId, orderId);
  const debit = await findDebit(db, memberId, orderId);
  const { company } = settings;
  return {
    order: order.id,
    is_confirmed: debit?.confirmedAt != null,
    mandate: {
      ...(await mandateOf(services, order, debit)),
      creditor: {
        id: config.directDebit.creditorId,
        name: company.name,
        address: [
          company.address,
          [company.zip, company.city].join(' ').trim(),
          company.country,
        ].join(', '),
      },
    },
    code: {
      sent_to: debit !== null && isSent(debit) ? debit.phoneMasked : null,
      length: CODE_DIGITS,
      valid_minutes: CODE_VALID_MINUTES,
    },
    phone_prefix: phonePrefix(order.country),
  };
}

const isSent = ({ codeHash, confirmedAt }: DebitRow): boolean =>
  codeHash !== null || confirmedAt !== null;

/** The mandate that is signed, or would be: that of the account where it has one, a new one else. */
async function mandateOf(
  services: Services,
  order: OrderRow,
  debit: DebitRow | null,
): Promise<Omit<Schemas['Mandate'], 'creditor'>> {
  const open = await openMandates(services, services.db, order.memberId);
  const account = debit?.accountMasked ?? open[0]?.accountMasked ?? null;
  const { mandateId = null, sequence = null } = debit ?? {};
  if (mandateId !== null && sequence !== null) {
    const [signed] = await services.db
      .select({ reference: directDebitMandates.reference })
      .from(directDebitMandates)
      .where(
        and(
          eq(directDebitMandates.memberId, order.memberId),
          eq(directDebitMandates.id, mandateId),
        ),
      );
    return { reference: signed?.reference ?? mandateReference(order), sequence, account };
  }
  const known =
    debit === null
      ? open[0]
      : open.find(({ accountHash }) => accountHash.equals(debit.accountHash));
  return {
    reference: known?.reference ?? mandateReference(order),
    sequence: known === undefined ? 'FRST' : 'RCUR',
    account,
  };
}
