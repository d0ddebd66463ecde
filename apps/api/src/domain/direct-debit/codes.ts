/** The code that comes by SMS (spec sections 3 and 5): six random digits, kept as a keyed hash, valid for minutes and few tries. */
import { timingSafeEqual } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { directDebits } from '../../db/schema.ts';
import { fieldProblem, problem } from '../problem.ts';
import { moneyIn } from '../../ports/mail/formats.ts';
import { smsText } from '../../ports/mail/render.ts';
import { NumberRefused } from '../../ports/sms/sms-port.ts';
import type { MemberRow } from '../members/members.ts';
import { lockMember } from '../payments/pending.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { findDebit, findDebitOrder } from './debit-view.ts';
import type { DebitRow } from './debit-view.ts';
import { recordEvent } from './events.ts';
import type { OrderKey } from './events.ts';
import type { DebitDetails } from './form.ts';
import {
  CODES_AN_ORDER,
  CODE_DIGITS,
  CODE_VALID_MINUTES,
  RESEND_AFTER_MS,
  TRIES_A_CODE,
} from './rules.ts';

const row = ({ memberId, orderId }: OrderKey) =>
  and(eq(directDebits.memberId, memberId), eq(directDebits.orderId, orderId));

const hashOf = ({ vault }: Services, { orderId }: OrderKey, code: string): Buffer =>
  vault.hash('code', `${orderId} ${code}`);

/**
 * Sends a code where none holds: once, however often and from wherever it is called. No transaction is open meanwhile.
 * @param isTyped whether the number comes with the call, so that the member can put it right
 * @throws 422 for a typed number that takes none, 429 `too_many_codes`, 503 when the SMS was not taken; a code can then be asked for again
 */
export async function ensureCode(
  services: Services,
  settings: SiteSettings,
  member: MemberRow,
  orderId: string,
  isTyped: boolean,
): Promise<void> {
  const key: OrderKey = { memberId: member.id, orderId };
  const debit = await findDebit(services.db, key.memberId, orderId);
  if (debit === null || debit.details === null || debit.codeHash !== null) return;
  const code = services.vault.newCode(CODE_DIGITS);
  const codeHash = hashOf(services, key, code);
  const [signed] = await services.db
    .update(directDebits)
    .set({
      codeHash,
      codeSentAt: new Date(services.clock()),
      codesSent: sql`${directDebits.codesSent} + 1`,
      tries: 0,
    })
    .where(
      and(
        row(key),
        isNull(directDebits.codeHash),
        isNull(directDebits.confirmedAt),
        lt(directDebits.codesSent, CODES_AN_ORDER),
      ),
    )
    // As it is signed now: another signing may have put in another number meanwhile.
    .returning();
  if (signed === undefined) {
    if (debit.codesSent >= CODES_AN_ORDER) throw problem('too_many_codes');
    return;
  }
  try {
    const phone = signed.phoneHash.toString('base64url');
    await services.limits.consume('codeByMember', member.id);
    await services.limits.consume('codeByPhoneAndMember', phone, member.id);
    await services.limits.consume('codeByPhone', phone);
    await send(services, settings, member, signed, { code, isTyped });
  } catch (error) {
    await services.db
      .update(directDebits)
      .set({ codeHash: null, codesSent: sql`${directDebits.codesSent} - 1` })
      .where(and(row(key), eq(directDebits.codeHash, codeHash)));
    throw error;
  }
  await recordEvent(services, services.db, key, 'code_sent');
}

async function send(
  services: Services,
  settings: SiteSettings,
  member: MemberRow,
  { memberId, orderId, details }: DebitRow,
  { code, isTyped }: { readonly code: string; readonly isTyped: boolean },
): Promise<void> {
  if (details === null) throw problem('order_not_open');
  const { phone } = JSON.parse(services.vault.open(details, orderId)) as DebitDetails;
  const order = await findDebitOrder(services.db, memberId, orderId);
  const text = await smsText(member.language, {
    code,
    company: settings.company.name,
    total: moneyIn(member.language, order.total, order.currency),
    // A locked screen shows it.
    host: member.discreet ? null : settings.domain,
  });
  try {
    await services.sms.send({ id: services.newId(), to: phone, text });
  } catch (error) {
    const isNumber = error instanceof NumberRefused;
    services.log[isNumber ? 'info' : 'error']({ err: error, order: orderId }, 'sms not sent');
    await recordEvent(services, services.db, { memberId, orderId }, 'code_not_sent');
    throw isNumber && isTyped ? fieldProblem('phone', 'invalid') : problem('service_unavailable');
  }
}

/**
 * Makes room for another code: the one before holds no longer.
 * @throws 409 `order_not_open` where nothing is signed or all is done, 429 `too_many_requests` or `too_many_codes`
 */
export async function replaceCode(
  services: Services,
  tx: Tx,
  memberId: string,
  orderId: string,
): Promise<void> {
  await lockMember(tx, memberId);
  const order = await findDebitOrder(tx, memberId, orderId);
  const debit = await findDebit(tx, memberId, orderId);
  if (order.status !== 'pending' || debit === null || debit.confirmedAt !== null)
    throw problem('order_not_open');
  const sentAt = debit.codeHash === null ? null : debit.codeSentAt;
  if (sentAt !== null && services.clock() - sentAt.getTime() < RESEND_AFTER_MS)
    throw problem('too_many_requests');
  if (debit.codesSent >= CODES_AN_ORDER) throw problem('too_many_codes');
  await tx.update(directDebits).set({ codeHash: null }).where(row({ memberId, orderId }));
}

/**
 * Counts a wrong code, in a statement of its own: neither a refusal that rolls back nor tries at the same time are left out. The
 * right one is not counted, however often it comes. False when the code has no tries left.
 */
export async function countTry(services: Services, key: OrderKey, otp: string): Promise<boolean> {
  const isWrong = ne(directDebits.codeHash, hashOf(services, key, otp));
  const counted = await services.db
    .update(directDebits)
    .set({ tries: sql`${directDebits.tries} + case when ${isWrong} then 1 else 0 end` })
    .where(and(row(key), isNotNull(directDebits.codeHash), lt(directDebits.tries, TRIES_A_CODE)))
    .returning({ tries: directDebits.tries });
  return counted.length > 0;
}

/** @throws 422 `code_invalid` or `code_expired` */
export function assertCode(
  services: Services,
  { memberId, orderId, codeHash, codeSentAt }: DebitRow,
  otp: string,
): void {
  const age = services.clock() - (codeSentAt?.getTime() ?? 0);
  if (codeHash === null || age > CODE_VALID_MINUTES * 60_000) throw problem('code_expired');
  const told = hashOf(services, { memberId, orderId }, otp);
  if (!timingSafeEqual(told, codeHash)) throw problem('code_invalid');
}
