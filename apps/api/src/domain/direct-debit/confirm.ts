/** The code came back (spec sections 3 and 5): the mandate is signed and the collection is ordered, once. */
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import {
  directDebitMandates,
  directDebitReferences,
  directDebits,
  orders,
} from '../../db/schema.ts';
import type { OrderRow } from '../../db/schema.ts';
import { problem } from '../problem.ts';
import { START_JOB, START_RETRY_MS } from '../payments/names.ts';
import { lockMember } from '../payments/pending.ts';
import { assertNotBlocked } from './blocks.ts';
import { assertCode } from './codes.ts';
import { findDebit, findDebitOrder, openMandates } from './debit-view.ts';
import type { DebitRow } from './debit-view.ts';
import { recordEvent } from './events.ts';
import { assertWithinLimits } from './limits.ts';
import { mandateReference } from '../reference.ts';

/** What came back, and whether its code had a try left. */
export interface Confirmation {
  readonly order: string;
  readonly otp: string;
  readonly hasTry: boolean;
}

/**
 * A confirmed order is left as it is, whatever the code.
 * @returns whether the collection is to be started now
 * @throws 404 `order_not_found`, 409 `order_not_open`, 422 `code_invalid` or `code_expired`, and what signing is refused for
 */
export async function confirmDebit(
  services: Services,
  tx: Tx,
  memberId: string,
  { order: orderId, otp, hasTry }: Confirmation,
): Promise<boolean> {
  await lockMember(tx, memberId);
  const order = await findDebitOrder(tx, memberId, orderId);
  const debit = await findDebit(tx, memberId, orderId);
  if (debit?.confirmedAt != null) return false;
  if (order.status !== 'pending') throw problem('order_not_open');
  if (debit === null || !hasTry) throw problem('code_expired');
  assertCode(services, debit, otp);
  await assertNotBlocked(tx, debit);
  await assertWithinLimits(services, tx, order);

  const now = new Date(services.clock());
  const { mandateId, sequence } = await mandateFor(services, tx, order, debit, now);
  await tx
    .update(directDebits)
    .set({ mandateId, sequence, confirmedAt: now, codeHash: null, details: null })
    .where(and(eq(directDebits.memberId, memberId), eq(directDebits.orderId, orderId)));
  // Nobody has to go anywhere any more: the order is followed like one that comes back from a bank.
  await tx
    .update(orders)
    .set({ redirectUrl: null })
    .where(and(eq(orders.memberId, memberId), eq(orders.id, orderId)));
  // Should this process end before it has asked the provider, another one asks.
  await services.jobs.send(
    tx,
    START_JOB,
    { member: memberId, order: orderId },
    { startAfterMs: START_RETRY_MS },
  );
  await recordEvent(services, tx, { memberId, orderId }, 'confirmed');
  return true;
}

/** The mandate of the account: the one that is there, or one that is signed now. */
async function mandateFor(
  services: Services,
  tx: Tx,
  order: OrderRow,
  { memberId, accountHash, accountMasked, details }: DebitRow,
  signedAt: Date,
): Promise<{ mandateId: string; sequence: 'FRST' | 'RCUR' }> {
  const open = await openMandates(services, tx, memberId);
  const known = open.find((mandate) => mandate.accountHash.equals(accountHash));
  if (known !== undefined) return { mandateId: known.id, sequence: 'RCUR' };
  if (details === null) throw problem('order_not_open');
  const id = services.newId();
  const reference = mandateReference(order);
  await tx.insert(directDebitReferences).values({ reference, memberId, mandateId: id });
  await tx.insert(directDebitMandates).values({
    memberId,
    id,
    reference,
    creditorId: services.config.directDebit.creditorId,
    provider: services.payments.name,
    accountHash,
    accountMasked,
    // Belongs to the mandate from now on.
    details: services.vault.seal(services.vault.open(details, order.id), id),
    signedAt,
  });
  return { mandateId: id, sequence: 'FRST' };
}
