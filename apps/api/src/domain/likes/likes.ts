/** Likes and matches (spec sections 1 and 4). A like is kept twice: with its giver and with its receiver. */
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { likesGiven, likesReceived, members, photos } from '../../db/schema.ts';
import { problem } from '../../http/problem.ts';
import { conversationIdOf } from '../../ids.ts';
import { findVisible, isVisible } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';

/** Likes a member `other`; again changes nothing. @throws 404 `member_not_found`, also for oneself */
export async function like(
  services: Services,
  tx: Tx,
  member: MemberRow,
  otherId: string,
): Promise<{ liked: true; match: boolean }> {
  const { match } = await giveLike(services, tx, member, otherId);
  return { liked: true, match };
}

/** As `like`; `isNew` where it was not given before. @throws 404 `member_not_found`, also for oneself */
export async function giveLike(
  services: Services,
  tx: Tx,
  member: MemberRow,
  otherId: string,
): Promise<{ isNew: boolean; match: boolean }> {
  const other = await otherMember(tx, member, otherId);
  await lockPair(tx, member.id, other.id);
  const createdAt = new Date(services.clock());
  const given = await tx
    .insert(likesGiven)
    .values({ memberId: member.id, otherId: other.id, createdAt })
    .onConflictDoNothing()
    .returning({ otherId: likesGiven.otherId });
  const match = await hasLiked(tx, other.id, member.id);
  const isNew = given.length > 0;
  if (isNew) {
    await tx
      .insert(likesReceived)
      .values({ memberId: other.id, otherId: member.id, createdAt })
      .onConflictDoNothing();
    if (isVisible(member)) {
      await services.events.publish(tx, other.id, { type: 'like', profile: member.id, match });
    }
  }
  return { isNew, match };
}

/** Takes a like back; one that was not given changes nothing. @throws 404 `member_not_found` */
export async function unlike(
  services: Services,
  tx: Tx,
  member: MemberRow,
  otherId: string,
): Promise<{ liked: false; match: false }> {
  const other = await otherMember(tx, member, otherId);
  await lockPair(tx, member.id, other.id);
  const taken = await tx
    .delete(likesGiven)
    .where(and(eq(likesGiven.memberId, member.id), eq(likesGiven.otherId, other.id)))
    .returning({ otherId: likesGiven.otherId });
  await tx
    .delete(likesReceived)
    .where(and(eq(likesReceived.memberId, other.id), eq(likesReceived.otherId, member.id)));
  if (taken.length > 0 && isVisible(member)) {
    await services.events.publish(tx, other.id, { type: 'chats' });
  }
  return { liked: false, match: false };
}

/** Opening a profile clears its new-like flag (spec section 4). @throws 404 `member_not_found` */
export async function markLikeSeen(
  services: Services,
  tx: Tx,
  member: MemberRow,
  otherId: string,
): Promise<{ like_new: false }> {
  const other = await otherMember(tx, member, otherId);
  const seen = await tx
    .update(likesReceived)
    .set({ seenAt: new Date(services.clock()) })
    .where(
      and(
        eq(likesReceived.memberId, member.id),
        eq(likesReceived.otherId, other.id),
        isNull(likesReceived.seenAt),
      ),
    )
    .returning({ otherId: likesReceived.otherId });
  if (seen.length > 0) await services.events.publish(tx, member.id, { type: 'chats' });
  return { like_new: false };
}

/**
 * Tells everybody whom the member liked while unconfirmed, now that they may know. Called in the transaction of the
 * activation.
 */
export async function announceLikes(services: Services, tx: Tx, memberId: string): Promise<void> {
  const given = await tx
    .select({ otherId: likesGiven.otherId })
    .from(likesGiven)
    .where(eq(likesGiven.memberId, memberId));
  for (const { otherId } of given) {
    const match = await hasLiked(tx, otherId, memberId);
    await services.events.publish(tx, otherId, { type: 'like', profile: memberId, match });
  }
}

/** Likes received that were not seen yet, from members who may be seen. */
export async function countNewLikes(db: Executor, memberId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(likesReceived)
    .innerJoin(members, eq(members.id, likesReceived.otherId))
    .where(
      and(
        eq(likesReceived.memberId, memberId),
        isNull(likesReceived.seenAt),
        eq(members.status, 'active'),
      ),
    );
  return row?.count ?? 0;
}

/** The like that auto-like.php shows: the newest one that is real, not seen and not shown before. */
export async function takeNewestLike(services: Services, tx: Tx, memberId: string) {
  const [newest] = await tx
    .select({
      id: members.id,
      name: members.name,
      kind: members.kind,
      match: photos.matchFilename,
    })
    .from(likesReceived)
    .innerJoin(members, eq(members.id, likesReceived.otherId))
    .leftJoin(
      photos,
      and(
        eq(photos.memberId, members.id),
        eq(photos.id, members.mainPhotoId),
        eq(photos.status, 'active'),
      ),
    )
    .where(
      and(
        eq(likesReceived.memberId, memberId),
        isNull(likesReceived.seenAt),
        isNull(likesReceived.announcedAt),
        eq(members.status, 'active'),
      ),
    )
    .orderBy(desc(likesReceived.createdAt), desc(likesReceived.otherId))
    .limit(1)
    .for('update', { of: likesReceived, skipLocked: true });
  if (newest === undefined) return null;
  await tx
    .update(likesReceived)
    .set({ announcedAt: new Date(services.clock()) })
    .where(and(eq(likesReceived.memberId, memberId), eq(likesReceived.otherId, newest.id)));
  const { id, name, kind, match } = newest;
  return { id, name, kind, main_image: match === null ? null : { match } };
}

/** @throws 404 `member_not_found` for who may not be seen, and for oneself */
export async function otherMember(tx: Tx, member: MemberRow, otherId: string): Promise<MemberRow> {
  const other = otherId === member.id ? null : await findVisible(tx, otherId);
  if (other === null) throw problem('member_not_found');
  return other;
}

async function hasLiked(tx: Tx, giverId: string, receiverId: string): Promise<boolean> {
  const [row] = await tx
    .select({ otherId: likesGiven.otherId })
    .from(likesGiven)
    .innerJoin(members, eq(members.id, likesGiven.memberId))
    .where(
      and(
        eq(likesGiven.memberId, giverId),
        eq(likesGiven.otherId, receiverId),
        eq(members.status, 'active'),
      ),
    );
  return row !== undefined;
}

/** Two who like each other at the same moment go one after the other, so that the second sees the match. */
async function lockPair(tx: Tx, one: string, other: string): Promise<void> {
  const pair = `like ${conversationIdOf(one, other)}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`);
}
