/** Deleting an account (spec sections 4 and 9): gone for everybody at once, to be taken back for 14 days, then erased. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Body } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { accountDeletions, conversationMembers, members } from '../../db/schema.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { queueMail } from '../mail/queue.ts';
import { holdMember } from '../members/hold.ts';
import type { MemberRow } from '../members/members.ts';
import { recordAction } from '../moderation/actions.ts';
import { cancelAll } from '../payments/pending.ts';
import { endSessions } from '../sessions/sessions.ts';
import { eraseAccount } from './erase.ts';

/** Spec section 9. */
export const REACTIVATION_MS = 14 * DAY_MS;

/** Returns until when it can be taken back. */
export async function deleteAccount(
  services: Services,
  tx: Tx,
  member: MemberRow,
  { reason, origin }: { readonly reason: DeletionReason; readonly origin: string },
): Promise<Date> {
  const eraseAt = new Date(services.clock() + REACTIVATION_MS);
  // Deleted in another tab a moment ago: that one counts.
  if (await close(services, tx, member.id, { reason, eraseAt }))
    await queueMail(services, tx, member, origin, 'deletion');
  return eraseAt;
}

/**
 * Erases a member now, on the order of a court or an authority; who gave it stays written down under the pseudonym. What is left undone by a
 * process that ends in between is done by the sweep. Returns false where the member is erased already.
 * @param order.reason the number of the file, and nobody's name
 */
export async function eraseByOrder(
  services: Services,
  memberId: string,
  order: { readonly reason: string; readonly by: string },
): Promise<boolean> {
  const isDue = await services.db.transaction(async (tx) => {
    const eraseAt = new Date(services.clock());
    await close(services, tx, memberId, { reason: null, eraseAt });
    const due = await tx
      .update(accountDeletions)
      .set({ eraseAt })
      .where(and(eq(accountDeletions.memberId, memberId), isNull(accountDeletions.erasedAt)))
      .returning({ id: accountDeletions.memberId });
    if (due.length === 0) return false;
    await recordAction(services, tx, { memberId, action: 'member_erased', ...order });
    return true;
  });
  if (isDue) await eraseAccount(services, memberId);
  return isDue;
}

type DeletionReason = NonNullable<Body<'deleteAccount'>['reason']> | null;

/** The account is gone for everybody. Returns false where it was deleted before. */
export async function close(
  services: Services,
  tx: Tx,
  memberId: string,
  { reason, eraseAt }: { readonly reason: DeletionReason; readonly eraseAt: Date },
): Promise<boolean> {
  // Held: a ban a moment ago is taken back to.
  const before = await holdMember(tx, memberId);
  if (before === null || before.status === 'deleted') return false;
  await tx.update(members).set({ status: 'deleted' }).where(eq(members.id, memberId));
  await tx.insert(accountDeletions).values({
    memberId,
    statusBefore: before.status === 'disabled' ? 'active' : before.status,
    reason,
    deletedAt: new Date(services.clock()),
    eraseAt,
  });
  await cancelAll(services, tx, memberId);
  await endSessions(tx, memberId);
  await services.events.publish(tx, memberId, { type: 'user' });
  await tellPartners(services, tx, memberId);
  return true;
}

/** Whoever has a conversation with the member reads their list again. */
export async function tellPartners(services: Services, tx: Tx, memberId: string): Promise<void> {
  const partners = await tx
    .select({ id: conversationMembers.otherId })
    .from(conversationMembers)
    .where(eq(conversationMembers.memberId, memberId));
  await services.events.publish(
    tx,
    partners.map(({ id }) => id),
    { type: 'chats' },
  );
}
