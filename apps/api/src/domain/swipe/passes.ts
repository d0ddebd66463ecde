/** Whom a member passed on in the swipe game: not shown to them again for a day. */
import { lte } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { deleteFree } from '../../db/delete-free.ts';
import { swipePasses } from '../../db/schema.ts';
import { DAY_MS } from '../../ports/clock.ts';

export const oldestPass = (now: number): Date => new Date(now - DAY_MS);

/** Passing on the same member again begins their day anew. */
export async function notePass(
  services: Services,
  tx: Tx,
  memberId: string,
  otherId: string,
): Promise<void> {
  const passedAt = new Date(services.clock());
  await tx
    .insert(swipePasses)
    .values({ memberId, otherId, passedAt })
    .onConflictDoUpdate({ target: [swipePasses.memberId, swipePasses.otherId], set: { passedAt } });
}

/** Removes passes that count no longer. */
export async function forgetOldPasses(services: Services): Promise<void> {
  const oldest = oldestPass(services.clock());
  await deleteFree(services.db, swipePasses, lte(swipePasses.passedAt, oldest));
}
