/**
 * Blocking and unblocking (spec section 2, feature P09). What was between the two (likes, messages) is kept and out of sight, so that
 * a report finds its evidence and a block set by mistake can be taken back.
 */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { BlockedMember } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import {
  blocksGiven,
  blocksReceived,
  conversationMembers,
  likesGiven,
  likesReceived,
  members,
  photos,
} from '../../db/schema.ts';
import { problem } from '../problem.ts';
import { findMember, isErased } from '../members/members.ts';
import { isMainPhoto } from '../members/profile-cards.ts';
import type { MemberRow } from '../members/members.ts';
import { findInReach, lockPair, notBlockedBy } from './reach.ts';

const MOST_LISTED = 1000;

/**
 * Blocks a member: who can be seen, and who cannot be seen any more but has a conversation or a like with the blocker.
 * @throws 404 `member_not_found` for anybody else, so also for who is blocked already
 */
export async function block(
  services: Services,
  tx: Tx,
  member: MemberRow,
  otherId: string,
): Promise<{ blocked: true }> {
  await lockPair(tx, member.id, otherId);
  const isSeen = otherId !== member.id && (await findInReach(tx, member.id, otherId)) !== null;
  if (!isSeen && !(await isKnown(tx, member.id, otherId))) throw problem('member_not_found');
  await setBlock(services, tx, member.id, otherId);
  return { blocked: true };
}

/** Whether the member knows of the other from before: by a conversation, or by a like that was told. Not of whom they have blocked. */
async function isKnown(tx: Tx, memberId: string, otherId: string): Promise<boolean> {
  const other = await findMember(tx, otherId);
  if (other === null || isErased(other) || other.confirmedAt === null) return false;
  const kept = [conversationMembers, likesGiven, likesReceived].map((table) =>
    tx
      .select({ id: table.otherId })
      .from(table)
      .where(
        and(
          eq(table.memberId, memberId),
          eq(table.otherId, otherId),
          notBlockedBy(table.otherId, memberId),
        ),
      )
      .limit(1),
  );
  for (const rows of kept) if ((await rows).length > 0) return true;
  return false;
}

/** Sets the block; the pair is locked and the other was found. */
export async function setBlock(
  services: Services,
  tx: Tx,
  memberId: string,
  otherId: string,
): Promise<void> {
  const createdAt = new Date(services.clock());
  await tx.insert(blocksGiven).values({ memberId, otherId, createdAt }).onConflictDoNothing();
  await tx
    .insert(blocksReceived)
    .values({ memberId: otherId, otherId: memberId, createdAt })
    .onConflictDoNothing();
  await lookAgain(services, tx, memberId, otherId);
}

/** Takes one's own block back; one that the other set stays. @throws 404 `member_not_found` for who is not blocked */
export async function unblock(
  services: Services,
  tx: Tx,
  member: MemberRow,
  otherId: string,
): Promise<{ blocked: false }> {
  await lockPair(tx, member.id, otherId);
  const taken = await tx
    .delete(blocksGiven)
    .where(and(eq(blocksGiven.memberId, member.id), eq(blocksGiven.otherId, otherId)))
    .returning({ otherId: blocksGiven.otherId });
  if (taken.length === 0) throw problem('member_not_found');
  await tx
    .delete(blocksReceived)
    .where(and(eq(blocksReceived.memberId, otherId), eq(blocksReceived.otherId, member.id)));
  await lookAgain(services, tx, member.id, otherId);
  return { blocked: false };
}

/** Open pages of both read their lists anew. The event names nobody, so it does not tell of a block. */
async function lookAgain(services: Services, tx: Tx, one: string, other: string): Promise<void> {
  await services.events.publish(tx, [one, other].toSorted(), { type: 'chats' });
}

/**
 * Whom the member blocked, the newest first. Who was banned since stands there without a photo; who left, or has blocked the member too,
 * without either.
 */
export async function listBlocks(
  services: Services,
  memberId: string,
): Promise<{ blocks: readonly BlockedMember[] }> {
  const rows = await services.db
    .select({
      id: members.id,
      name: members.name,
      kind: members.kind,
      status: members.status,
      photo: photos.thumbFilename,
      photoStatus: photos.status,
      createdAt: blocksGiven.createdAt,
      hasBlocked: sql<boolean>`${blocksReceived.memberId} is not null`,
    })
    .from(blocksGiven)
    .innerJoin(members, eq(members.id, blocksGiven.otherId))
    .leftJoin(photos, isMainPhoto)
    .leftJoin(
      blocksReceived,
      and(
        eq(blocksReceived.memberId, blocksGiven.memberId),
        eq(blocksReceived.otherId, blocksGiven.otherId),
      ),
    )
    .where(eq(blocksGiven.memberId, memberId))
    .orderBy(desc(blocksGiven.createdAt), desc(blocksGiven.otherId))
    .limit(MOST_LISTED);
  return {
    blocks: rows.map(({ id, name, kind, status, photo, photoStatus, createdAt, hasBlocked }) => ({
      id,
      name: status === 'deleted' || hasBlocked ? '' : name,
      kind,
      thumb_filename: status === 'active' && !hasBlocked && photoStatus === 'active' ? photo : null,
      blocked_at: createdAt.toISOString(),
    })),
  };
}
