/** Likes that were taken back: for ten minutes liking again puts them back as they were (spec section 2, unlike). */
import { and, eq, gt, lte } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { deleteFree } from '../../db/delete-free.ts';
import { likesWithdrawn } from '../../db/schema.ts';

/** How long taking a like back can be undone. */
export const UNDO_MS = 10 * 60_000;

type Withdrawal = typeof likesWithdrawn.$inferSelect;

export async function noteWithdrawal(
  services: Services,
  tx: Tx,
  like: Omit<Withdrawal, 'withdrawnAt'>,
): Promise<void> {
  const row = { ...like, withdrawnAt: new Date(services.clock()) };
  await tx
    .insert(likesWithdrawn)
    .values(row)
    .onConflictDoUpdate({ target: [likesWithdrawn.memberId, likesWithdrawn.otherId], set: row });
}

/** The like as it was, where it can still be put back; it is forgotten with that. */
export async function takeWithdrawal(
  services: Services,
  tx: Tx,
  memberId: string,
  otherId: string,
): Promise<Withdrawal | null> {
  const [row] = await tx
    .delete(likesWithdrawn)
    .where(
      and(
        eq(likesWithdrawn.memberId, memberId),
        eq(likesWithdrawn.otherId, otherId),
        gt(likesWithdrawn.withdrawnAt, new Date(services.clock() - UNDO_MS)),
      ),
    )
    .returning();
  return row ?? null;
}

/** Removes what can be put back no longer. */
export async function forgetWithdrawals(services: Services): Promise<void> {
  const before = new Date(services.clock() - UNDO_MS);
  await deleteFree(services.db, likesWithdrawn, lte(likesWithdrawn.withdrawnAt, before));
}
