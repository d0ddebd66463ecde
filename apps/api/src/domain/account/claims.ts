/**
 * Whose an address is (`email_claims`). It belongs to one member at most, and after a change the old one stays claimed
 * for as long as the change can be taken back: nobody can take it in between.
 */
import { and, eq, inArray, isNotNull, isNull, lte, notInArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { isDatabaseAway } from '../../db/away.ts';
import type { Tx } from '../../db/connection.ts';
import { emailChanges, emailClaims, members } from '../../db/schema.ts';
import { HOUR_MS } from '../../ports/clock.ts';
import { LINK_HOURS } from './links.ts';

const UNDO_MS = LINK_HOURS.mail_change_undo * HOUR_MS;

/** The address is this member's from now on; false when another confirmed it first, be it in this very moment. */
export async function claimAddress(
  tx: Tx,
  memberId: string,
  email: string,
  now: Date,
): Promise<boolean> {
  const claims = await tx
    .select()
    .from(emailClaims)
    .where(eq(emailClaims.email, email))
    .orderBy(emailClaims.memberId)
    .for('update');
  if (claims.some((claim) => claim.confirmedAt !== null)) {
    return claims.some((claim) => claim.confirmedAt !== null && claim.memberId === memberId);
  }
  await tx
    .delete(emailClaims)
    .where(and(eq(emailClaims.email, email), eq(emailClaims.memberId, memberId)));
  // Waits for another transaction that claims it in this moment, and does nothing when that one commits.
  const claimed = await tx
    .insert(emailClaims)
    .values({ email, memberId, createdAt: now, confirmedAt: now })
    .onConflictDoNothing()
    .returning();
  return claimed.length > 0;
}

/** Ends the claims on addresses that were taken back, but for those that other changes may still need. */
export async function dropClaims(
  tx: Tx,
  memberId: string,
  emails: readonly string[],
): Promise<void> {
  if (emails.length === 0) return;
  const needed = tx
    .select({ email: emailChanges.oldEmail })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.memberId, memberId),
        isNotNull(emailChanges.confirmedAt),
        isNull(emailChanges.releasedAt),
      ),
    );
  const own = tx.select({ email: members.email }).from(members).where(eq(members.id, memberId));
  await tx
    .delete(emailClaims)
    .where(
      and(
        eq(emailClaims.memberId, memberId),
        inArray(emailClaims.email, [...emails]),
        notInArray(emailClaims.email, needed),
        notInArray(emailClaims.email, own),
      ),
    );
}

/** The most members that one sweep releases addresses of. */
const MOST_RELEASED = 500;

/** Old addresses whose 48 hours are over belong to nobody any more; answers how many. */
export async function releaseOldAddresses(services: Services): Promise<number> {
  const now = services.clock();
  const isOver = and(
    isNull(emailChanges.releasedAt),
    lte(emailChanges.confirmedAt, new Date(now - UNDO_MS)),
  );
  const due = await services.db
    .selectDistinct({ memberId: emailChanges.memberId })
    .from(emailChanges)
    .where(isOver)
    .limit(MOST_RELEASED);
  let released = 0;
  for (const { memberId } of due) {
    released += await services.db
      .transaction((tx) => releaseOf(tx, memberId, isOver, new Date(now)))
      .catch((error: unknown) => {
        if (isDatabaseAway(error)) throw error;
        services.log.error({ err: error, member: memberId }, 'old address not released');
        return 0;
      });
  }
  return released;
}

/** Holds the member, as every change of an address does: one in this very moment may have made an old address theirs again. */
async function releaseOf(
  tx: Tx,
  memberId: string,
  isOver: SQL | undefined,
  now: Date,
): Promise<number> {
  // Left to the next sweep where something else holds them.
  const held = await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.id, memberId))
    .for('update', { skipLocked: true });
  if (held.length === 0) return 0;
  const over = await tx
    .update(emailChanges)
    .set({ releasedAt: now })
    .where(and(eq(emailChanges.memberId, memberId), isOver))
    .returning({ oldEmail: emailChanges.oldEmail });
  await dropClaims(
    tx,
    memberId,
    over.map(({ oldEmail }) => oldEmail),
  );
  return over.length;
}
