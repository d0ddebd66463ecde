/** Likes and matches (spec sections 1 and 4). A like is kept twice: with its giver and with its receiver. */
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { likesGiven, likesReceived, members, photos } from '../../db/schema.ts';
import { inReach, lockPair, otherMember } from '../blocks/reach.ts';
import { findMember, isVisible } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';
import { isMainPhoto } from '../members/profile-cards.ts';
import { tell } from '../notifications/tell.ts';
import { noteWithdrawal, takeWithdrawal } from './withdrawn.ts';

/**
 * Likes a member `other`; again changes nothing. A like that was taken back a short time ago is put back as it was, with its date, and
 * is told to nobody a second time, unless the other has liked meanwhile: that match is new.
 * @throws 404 `member_not_found`, also for oneself
 */
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
  const before = await takeWithdrawal(services, tx, member.id, other.id);
  const createdAt = before?.createdAt ?? new Date(services.clock());
  const given = await tx
    .insert(likesGiven)
    .values({ memberId: member.id, otherId: other.id, createdAt })
    .onConflictDoNothing()
    .returning({ otherId: likesGiven.otherId });
  const likedAt = await likedAtOf(tx, other.id, member.id);
  const match = likedAt !== null;
  const isNew = given.length > 0;
  // A like that is only put back was told before.
  const isTold = before !== null && (likedAt === null || likedAt <= before.withdrawnAt);
  if (isNew) {
    await tx
      .insert(likesReceived)
      .values({
        memberId: other.id,
        otherId: member.id,
        createdAt,
        seenAt: isTold ? before.seenAt : null,
        announcedAt: isTold ? before.announcedAt : null,
      })
      .onConflictDoNothing();
    // Who likes back has seen the like.
    if (match) await markSeen(services, tx, member.id, other.id);
    if (isVisible(member)) {
      await services.events.publish(
        tx,
        other.id,
        isTold ? { type: 'chats' } : { type: 'like', profile: member.id, match },
      );
      if (!isTold) await tell(services, tx, other, match ? 'match' : 'like', member.id);
    }
  }
  return { isNew: isNew && before === null, match };
}

/**
 * Takes a like back, also of who cannot be seen any more; one that was not given changes nothing.
 * @throws 404 `member_not_found` where there is none either
 */
export async function unlike(
  services: Services,
  tx: Tx,
  member: MemberRow,
  otherId: string,
): Promise<{ liked: false; match: false }> {
  await lockPair(tx, member.id, otherId);
  const [taken] = await tx
    .delete(likesGiven)
    .where(and(eq(likesGiven.memberId, member.id), eq(likesGiven.otherId, otherId)))
    .returning({ createdAt: likesGiven.createdAt });
  if (taken === undefined) {
    await otherMember(tx, member, otherId);
    return { liked: false, match: false };
  }
  const [received] = await tx
    .delete(likesReceived)
    .where(and(eq(likesReceived.memberId, otherId), eq(likesReceived.otherId, member.id)))
    .returning();
  await noteWithdrawal(services, tx, {
    memberId: member.id,
    otherId,
    createdAt: taken.createdAt,
    seenAt: received?.seenAt ?? null,
    announcedAt: received?.announcedAt ?? null,
  });
  if (isVisible(member)) await services.events.publish(tx, otherId, { type: 'chats' });
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
  await markSeen(services, tx, member.id, other.id);
  return { like_new: false };
}

async function markSeen(
  services: Services,
  tx: Tx,
  memberId: string,
  otherId: string,
): Promise<void> {
  const seen = await tx
    .update(likesReceived)
    .set({ seenAt: new Date(services.clock()) })
    .where(
      and(
        eq(likesReceived.memberId, memberId),
        eq(likesReceived.otherId, otherId),
        isNull(likesReceived.seenAt),
      ),
    )
    .returning({ otherId: likesReceived.otherId });
  if (seen.length > 0) await services.events.publish(tx, memberId, { type: 'chats' });
}

/** How many an activation tells: its transaction holds rows of all of them. */
const MOST_ANNOUNCED = 100;

/**
 * Tells those whom the member liked last while unconfirmed, now that they may know; others find it in their lists. Called in the
 * transaction of the activation.
 * @param first what somebody is told of before that
 */
export async function announceLikes<Sent = null>(
  services: Services,
  tx: Tx,
  memberId: string,
  first?: { readonly to: string; readonly send: () => Promise<Sent> },
): Promise<Sent | null> {
  const given = await tx
    .select({ otherId: likesGiven.otherId })
    .from(likesGiven)
    .where(and(eq(likesGiven.memberId, memberId), inReach(likesGiven.otherId, memberId)))
    .orderBy(desc(likesGiven.createdAt), desc(likesGiven.otherId))
    .limit(MOST_ANNOUNCED);
  // Rows of those who are told are locked: in one order, so that two activations cannot wait for each other.
  const liked = new Set(given.map((like) => like.otherId));
  const told = new Set(liked);
  if (first !== undefined) told.add(first.to);
  let sent: Sent | null = null;
  for (const otherId of [...told].toSorted()) {
    if (otherId === first?.to) sent = await first.send();
    if (!liked.has(otherId)) continue;
    const match = (await likedAtOf(tx, otherId, memberId)) !== null;
    await services.events.publish(tx, otherId, { type: 'like', profile: memberId, match });
    const other = await findMember(tx, otherId);
    if (other !== null) await tell(services, tx, other, match ? 'match' : 'like', memberId);
  }
  return sent;
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
    .leftJoin(photos, and(isMainPhoto, eq(photos.status, 'active')))
    .where(
      and(
        eq(likesReceived.memberId, memberId),
        isNull(likesReceived.seenAt),
        isNull(likesReceived.announcedAt),
        eq(members.status, 'active'),
        inReach(likesReceived.otherId, memberId),
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

async function likedAtOf(tx: Tx, giverId: string, receiverId: string): Promise<Date | null> {
  const [row] = await tx
    .select({ createdAt: likesGiven.createdAt })
    .from(likesGiven)
    .innerJoin(members, eq(members.id, likesGiven.memberId))
    .where(
      and(
        eq(likesGiven.memberId, giverId),
        eq(likesGiven.otherId, receiverId),
        eq(members.status, 'active'),
      ),
    );
  return row?.createdAt ?? null;
}
