/** Deleting an account (spec sections 4 and 9): gone for everybody at once, to be taken back for 14 days, then erased. */
import { eq } from 'drizzle-orm';
import type { Body } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { accountDeletions, conversationMembers, members } from '../../db/schema.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { queueMail } from '../mail/queue.ts';
import type { MemberRow } from '../members/members.ts';
import { cancelAll } from '../payments/pending.ts';
import { endSessions } from '../sessions/sessions.ts';

/** Spec section 9. */
export const REACTIVATION_MS = 14 * DAY_MS;

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
  // Held: a ban a moment ago is taken back to.
  const [before] = await tx
    .select({ status: members.status })
    .from(members)
    .where(eq(members.id, member.id))
    .for('update');
  // Deleted in another tab a moment ago: that one counts.
  if (before === undefined || before.status === 'deleted') return eraseAt;
  await tx.update(members).set({ status: 'deleted' }).where(eq(members.id, member.id));
  await tx.insert(accountDeletions).values({
    memberId: member.id,
    statusBefore: before.status === 'disabled' ? 'active' : before.status,
    reason,
    deletedAt: new Date(now),
    eraseAt,
  });
  await cancelAll(services, tx, member.id);
  await endSessions(tx, member.id);
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
