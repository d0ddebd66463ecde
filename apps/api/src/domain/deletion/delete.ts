/** Deleting an account (spec sections 4 and 9): gone for everybody at once, to be taken back for 14 days, then erased. */
import { eq } from 'drizzle-orm';
import type { Body } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import {
  accountDeletions,
  conversationMembers,
  members,
  pushSubscriptions,
  sessions,
} from '../../db/schema.ts';
import { queueMail } from '../mail/queue.ts';
import type { MemberRow } from '../members/members.ts';

/** Spec section 9. */
export const REACTIVATION_MS = 14 * 24 * 3_600_000;

/** Returns until when it can be taken back. */
export async function deleteAccount(
  services: Services,
  tx: Tx,
  member: MemberRow,
  {
    reason,
    origin,
  }: {
    readonly reason: NonNullable<Body<'deleteAccount'>['reason']> | null;
    readonly origin: string;
  },
): Promise<Date> {
  const now = services.clock();
  const eraseAt = new Date(now + REACTIVATION_MS);
  await tx.update(members).set({ status: 'deleted' }).where(eq(members.id, member.id));
  const [deletion] = await tx
    .insert(accountDeletions)
    .values({
      memberId: member.id,
      statusBefore: member.status === 'not_confirmed' ? 'not_confirmed' : 'active',
      reason,
      deletedAt: new Date(now),
      eraseAt,
    })
    // Deleted in another tab a moment ago: that one counts.
    .onConflictDoNothing()
    .returning();
  if (deletion === undefined) return eraseAt;
  await tx.delete(sessions).where(eq(sessions.memberId, member.id));
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.memberId, member.id));
  await queueMail(services, tx, member, origin, 'deletion');
  await services.events.publish(tx, member.id, { type: 'user' });
  await tellPartners(services, tx, member.id);
  return eraseAt;
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
