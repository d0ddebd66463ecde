/**
 * Another e-mail address (spec section 2, /mail-change/do). It is asked for with the password, waits for its confirmation
 * by a link to the new address, and can be taken back from the old one for 48 hours.
 *
 * Asking looks at no other account: whether the address is somebody's is found out when the mail is sent, and decided when
 * the link is used.
 */
import { and, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import type { PendingMailChange } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import {
  accountTokens,
  activationTokens,
  emailChanges,
  emailClaims,
  members,
} from '../../db/schema.ts';
import { HOUR_MS } from '../../ports/clock.ts';
import { sha256 } from '../../secrets.ts';
import { fieldProblem, problem } from '../problem.ts';
import { countMailTo, queueActivationMail } from '../activation/mails.ts';
import { normaliseEmail } from '../members/log-in.ts';
import type { MemberRow } from '../members/members.ts';
import { queueMail } from '../mail/queue.ts';
import { forgetBounced } from '../notifications/disabling.ts';
import { endSessions } from '../sessions/sessions.ts';
import { claimAddress } from './claims.ts';
import { LINK_HOURS, takeLink, voidLinks } from './links.ts';
import { lockPresent, lockProved } from './password.ts';
import { cancelMailChange, isWaiting } from './waiting-change.ts';

export type EmailChange = typeof emailChanges.$inferSelect;

const lifetime = LINK_HOURS.mail_change * HOUR_MS;

/** The change that waits for its confirmation. */
export async function pendingMailChange(
  services: Services,
  db: Executor,
  memberId: string,
): Promise<PendingMailChange | null> {
  const now = new Date(services.clock());
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(isWaiting(memberId), gt(emailChanges.expiresAt, now)));
  return row === undefined ? null : viewOf(row);
}

const viewOf = (row: EmailChange): PendingMailChange => ({
  email: row.newEmail,
  asked_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
});

export interface MailChangeRequest {
  readonly email: string;
  readonly origin: string;
}

/**
 * Counts the mail to another address. Before the transaction: it needs a connection of its own.
 * @throws 429 `too_many_mails`
 */
export async function countChangeMail(
  services: Services,
  member: MemberRow,
  asked: string,
  caller: string,
): Promise<void> {
  const email = normaliseEmail(asked);
  // The member's own is refused without a mail.
  if (email !== member.email) await countMailTo(services, email, caller);
}

/**
 * Asks for another address; one that waited before is given up. The password has been proved.
 * @throws 422 `validation_failed`: `email_unchanged`, and as `lockProved`
 */
export async function requestMailChange(
  services: Services,
  tx: Tx,
  proved: MemberRow,
  asked: MailChangeRequest,
): Promise<PendingMailChange | null> {
  const member = await lockProved(tx, proved);
  const memberId = member.id;
  const email = normaliseEmail(asked.email);
  if (email === member.email) throw fieldProblem('email', 'email_unchanged');
  if (member.status === 'not_confirmed') {
    await replaceUnconfirmed(services, tx, member, email, asked.origin);
    return null;
  }
  await cancelMailChange(services, tx, memberId);
  const now = services.clock();
  const [change] = await tx
    .insert(emailChanges)
    .values({
      memberId,
      id: services.newId(),
      oldEmail: member.email,
      newEmail: email,
      createdAt: new Date(now),
      expiresAt: new Date(now + lifetime),
    })
    .returning();
  if (change === undefined) throw new Error('The change was not returned');
  await queueMail(services, tx, { ...member, email }, asked.origin, 'mailChange', change.id);
  await services.events.publish(tx, memberId, { type: 'user' });
  return viewOf(change);
}

/** An address that nobody confirmed was perhaps mistyped: the account goes on with the other one, and its own mail. */
async function replaceUnconfirmed(
  services: Services,
  tx: Tx,
  member: MemberRow,
  email: string,
  origin: string,
): Promise<void> {
  const now = new Date(services.clock());
  await tx.delete(emailClaims).where(eq(emailClaims.memberId, member.id));
  await tx.insert(emailClaims).values({ email, memberId: member.id, createdAt: now });
  await tx.update(members).set({ email }).where(eq(members.id, member.id));
  await forgetBounced(services, tx, member.id);
  // A link in the other mailbox must not confirm this address.
  await tx.delete(activationTokens).where(eq(activationTokens.memberId, member.id));
  await voidLinks(services, tx, member.id, ['password_reset']);
  await queueActivationMail(services, tx, { ...member, email }, origin);
}

/** Mails the link again, where a change waits. */
export async function resendMailChange(
  services: Services,
  tx: Tx,
  member: MemberRow,
  origin: string,
): Promise<PendingMailChange | null> {
  const now = services.clock();
  const [change] = await tx
    .update(emailChanges)
    .set({ expiresAt: new Date(now + lifetime) })
    .where(and(isWaiting(member.id), gt(emailChanges.expiresAt, new Date(now))))
    .returning();
  if (change === undefined) return null;
  await queueMail(
    services,
    tx,
    { ...member, email: change.newEmail },
    origin,
    'mailChange',
    change.id,
  );
  return viewOf(change);
}

/** The change behind a link, and its member, both held. */
export async function lockChange(
  tx: Tx,
  link: { readonly memberId: string; readonly subjectId: string | null },
): Promise<{ member: MemberRow; change: EmailChange }> {
  if (link.subjectId === null) throw problem('link_invalid');
  const member = await lockPresent(tx, link.memberId);
  const [change] = await tx
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.memberId, member.id), eq(emailChanges.id, link.subjectId)));
  if (change === undefined) throw problem('link_invalid');
  return { member, change };
}

/** Whether the link has done its work, and its address holds: its page was loaded again. */
async function isConfirmedBy(tx: Tx, token: string): Promise<boolean> {
  const rows = await tx
    .select({ id: emailChanges.id })
    .from(accountTokens)
    .innerJoin(emailChanges, eq(emailChanges.id, accountTokens.subjectId))
    .innerJoin(members, eq(members.id, emailChanges.memberId))
    .where(
      and(
        eq(accountTokens.tokenHash, sha256(token)),
        eq(accountTokens.kind, 'mail_change'),
        isNotNull(accountTokens.usedAt),
        isNotNull(emailChanges.confirmedAt),
        isNull(emailChanges.undoneAt),
        eq(members.email, emailChanges.newEmail),
        ne(members.status, 'deleted'),
      ),
    );
  return rows.length > 0;
}

/**
 * The new address holds from now on; every session ends, and the old address is told. Null where it holds already by this link: then
 * nothing is done.
 * @throws 404 `link_invalid`; 410 `link_expired` or `link_used`; 409 `email_taken`
 */
export async function confirmMailChange(
  services: Services,
  tx: Tx,
  token: string,
  origin: string,
): Promise<MemberRow | null> {
  if (await isConfirmedBy(tx, token)) return null;
  const link = await takeLink(services, tx, token, 'mail_change');
  const { member, change } = await lockChange(tx, link);
  if (change.cancelledAt !== null || change.confirmedAt !== null) throw problem('link_expired');
  const now = new Date(services.clock());
  if (!(await claimAddress(tx, member.id, change.newEmail, now))) throw problem('email_taken');
  await tx.update(members).set({ email: change.newEmail }).where(eq(members.id, member.id));
  // It also tells the member's live streams, which then look whether they still have a session.
  await forgetBounced(services, tx, member.id);
  await tx
    .update(emailChanges)
    .set({ confirmedAt: now })
    .where(and(eq(emailChanges.memberId, member.id), eq(emailChanges.id, change.id)));
  // What was mailed to the old address opens the account no longer.
  await voidLinks(services, tx, member.id, ['mail_change', 'password_reset']);
  await tx
    .delete(emailClaims)
    .where(
      and(
        eq(emailClaims.memberId, member.id),
        isNull(emailClaims.confirmedAt),
        ne(emailClaims.email, change.newEmail),
      ),
    );
  await endSessions(tx, member.id);
  await queueMail(services, tx, member, origin, 'mailChangeNotice', change.id);
  return { ...member, email: change.newEmail };
}
