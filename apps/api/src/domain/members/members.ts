/** Member accounts: how they are found, and who may be seen. */
import { and, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import { prepared } from '../../db/prepared.ts';
import {
  accountTokens,
  activationTokens,
  emailClaims,
  likesGiven,
  likesReceived,
  likesWithdrawn,
  matchPreferences,
  members,
  photos,
  memberOffers,
  passkeyChallenges,
  passkeys,
  pushSubscriptions,
  pushTold,
  sessions,
  swipeDays,
  swipePasses,
  wallets,
} from '../../db/schema.ts';
import { discardFiles } from '../files/pending-files.ts';
import { ownFilesOf } from '../photos/files.ts';

export type MemberRow = typeof members.$inferSelect;

/** Confirmed, and neither disabled nor deleted: others may see, like and write to this member. */
export const isVisible = (member: MemberRow): boolean => member.status === 'active';

export const isConfirmed = (member: MemberRow): boolean => member.status !== 'not_confirmed';

export async function findMember(db: Executor, id: string): Promise<MemberRow | null> {
  const [row] = await memberById(db, { id });
  return row ?? null;
}

const memberById = prepared('member', (db) =>
  db
    .select()
    .from(members)
    .where(eq(members.id, sql.placeholder('id'))),
);

/** The member others may see under this id; null for the unknown, unconfirmed, disabled and deleted, all alike. */
export async function findVisible(db: Executor, id: string): Promise<MemberRow | null> {
  const member = await findMember(db, id);
  return member !== null && isVisible(member) ? member : null;
}

/** Notes that the member was here, at most once a minute: each note touches the search indexes. */
export async function noteActivity(services: Services, member: MemberRow): Promise<void> {
  const now = services.clock();
  if (now - member.lastActiveAt.getTime() < 60_000) return;
  await services.db
    .update(members)
    .set({ lastActiveAt: new Date(now) })
    .where(and(eq(members.id, member.id), lte(members.lastActiveAt, new Date(now - 60_000))));
}

/** Removes unconfirmed accounts whose time is over, with everything that is theirs; answers how many. */
export async function removeExpired(services: Services): Promise<number> {
  const removed = await removeExpiredRows(services);
  for (const afterwards of removed.discarded) await afterwards();
  return removed.number;
}

async function removeExpiredRows(services: Services) {
  const now = new Date(services.clock());
  return services.db.transaction(async (tx) => {
    const over = await tx
      .select({ id: members.id })
      .from(members)
      .where(
        and(
          isNotNull(members.expiresAt),
          lte(members.expiresAt, now),
          eq(members.status, 'not_confirmed'),
        ),
      )
      .limit(500)
      .for('update', { skipLocked: true });
    const ids = over.map((row) => row.id);
    if (ids.length === 0) return { number: 0, discarded: [] };
    await tx.delete(sessions).where(inArray(sessions.memberId, ids));
    await tx.delete(accountTokens).where(inArray(accountTokens.memberId, ids));
    await tx.delete(activationTokens).where(inArray(activationTokens.memberId, ids));
    await tx.delete(memberOffers).where(inArray(memberOffers.memberId, ids));
    await tx.delete(passkeys).where(inArray(passkeys.memberId, ids));
    await tx.delete(passkeyChallenges).where(inArray(passkeyChallenges.memberId, ids));
    await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.memberId, ids));
    await tx.delete(pushTold).where(inArray(pushTold.memberId, ids));
    await tx.delete(likesReceived).where(inArray(likesReceived.otherId, ids));
    await tx.delete(likesGiven).where(inArray(likesGiven.memberId, ids));
    await tx.delete(likesWithdrawn).where(inArray(likesWithdrawn.memberId, ids));
    await tx.delete(matchPreferences).where(inArray(matchPreferences.memberId, ids));
    await tx.delete(swipeDays).where(inArray(swipeDays.memberId, ids));
    await tx.delete(swipePasses).where(inArray(swipePasses.memberId, ids));
    const theirs = await tx.delete(photos).where(inArray(photos.memberId, ids)).returning();
    // What the ledger has entries for stays: it is append-only.
    await tx.delete(wallets).where(and(inArray(wallets.memberId, ids), eq(wallets.balance, 0)));
    await tx.delete(emailClaims).where(inArray(emailClaims.memberId, ids));
    await tx.delete(members).where(inArray(members.id, ids));
    await tx.execute(sql`delete from mail_queue where member_id in ${ids}`);
    const discarded = [];
    for (const photo of theirs) {
      discarded.push(await discardFiles(services, tx, photo.memberId, ownFilesOf(photo)));
    }
    return { number: ids.length, discarded };
  });
}
