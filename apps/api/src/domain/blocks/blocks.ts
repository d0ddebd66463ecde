/**
 * Blocking and unblocking (spec section 2, feature P09). What was between the two (likes, messages) is kept and out of sight, so that
 * a report finds its evidence and a block set by mistake can be taken back.
 */
import { and, desc, eq } from 'drizzle-orm';
import type { BlockedMember } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { blocksGiven, blocksReceived, members, photos } from '../../db/schema.ts';
import { problem } from '../problem.ts';
import type { MemberRow } from '../members/members.ts';
import { lockPair, otherMember } from './reach.ts';

const MOST_LISTED = 1000;

/** Blocks a member. @throws 404 `member_not_found` for who cannot be seen, so also for who is blocked already */
export async function block(
  services: Services,
  tx: Tx,
  member: MemberRow,
  otherId: string,
): Promise<{ blocked: true }> {
  const other = await otherMember(tx, member, otherId);
  await setBlock(services, tx, member.id, other.id);
  return { blocked: true };
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

/** Whom the member blocked, the newest first. Somebody who left or was banned since stands there without a photo. */
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
    })
    .from(blocksGiven)
    .innerJoin(members, eq(members.id, blocksGiven.otherId))
    .leftJoin(photos, and(eq(photos.memberId, members.id), eq(photos.id, members.mainPhotoId)))
    .where(eq(blocksGiven.memberId, memberId))
    .orderBy(desc(blocksGiven.createdAt), desc(blocksGiven.otherId))
    .limit(MOST_LISTED);
  return {
    blocks: rows.map(({ id, name, kind, status, photo, photoStatus, createdAt }) => ({
      id,
      name,
      kind,
      thumb_filename: status === 'active' && photoStatus === 'active' ? photo : null,
      blocked_at: createdAt.toISOString(),
    })),
  };
}
