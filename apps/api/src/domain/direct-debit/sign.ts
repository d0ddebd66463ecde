/** Signing the mandate of an order (spec sections 3 and 5): the form is taken and a code asked for. Nothing is collected yet. */
import type { Body } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { directDebits } from '../../db/schema.ts';
import { problem } from '../problem.ts';
import { lockMember } from '../payments/pending.ts';
import { maskIban } from './account.ts';
import { assertNotBlocked } from './blocks.ts';
import { findDebit, findDebitOrder } from './debit-view.ts';
import { recordEvent } from './events.ts';
import { readForm } from './form.ts';
import { assertWithinLimits } from './limits.ts';
import { maskPhone } from './phone.ts';

/**
 * Signed again with another form it replaces the one before, and the code that was sent for it.
 * @throws 404 `order_not_found`, 409 `order_not_open`, 422 for a field, 403 `iban_blocked`, `phone_blocked` or
 * `direct_debit_limit_reached`
 */
export async function signDebit(
  services: Services,
  tx: Tx,
  memberId: string,
  form: Body<'signDirectDebit'>,
): Promise<void> {
  await lockMember(tx, memberId);
  const order = await findDebitOrder(tx, memberId, form.order);
  const known = await findDebit(tx, memberId, order.id);
  if (order.status !== 'pending' || known?.confirmedAt != null) throw problem('order_not_open');
  const details = readForm(form, order.country);
  const { vault } = services;
  const accountHash = vault.hash('iban', details.iban);
  const phoneHash = vault.hash('phone', details.phone);
  await assertNotBlocked(tx, { accountHash, phoneHash });
  await assertWithinLimits(services, tx, order);
  const signed = {
    accountHash,
    accountMasked: maskIban(details.iban),
    phoneHash,
    phoneMasked: maskPhone(details.phone),
    details: vault.seal(JSON.stringify(details), order.id),
    codeHash: null,
    tries: 0,
  };
  await tx
    .insert(directDebits)
    .values({ memberId, orderId: order.id, ...signed, createdAt: new Date(services.clock()) })
    .onConflictDoUpdate({ target: [directDebits.memberId, directDebits.orderId], set: signed });
  await recordEvent(services, tx, { memberId, orderId: order.id }, 'signed');
}
