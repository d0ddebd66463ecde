/** Whether a like, or a match, is still news to a member: what is told later than it happened asks again. */
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { likesGiven, likesReceived } from '../../db/schema.ts';

/** The other likes the member, who has not seen it yet. */
export async function isLikeUnseen(
  db: Executor,
  memberId: string,
  otherId: string,
): Promise<boolean> {
  const [like] = await db
    .select({ seenAt: likesReceived.seenAt })
    .from(likesReceived)
    .where(and(eq(likesReceived.memberId, memberId), eq(likesReceived.otherId, otherId)));
  return like !== undefined && like.seenAt === null;
}

/** The same where the member likes the other too. */
export async function isMatchUnseen(
  db: Executor,
  memberId: string,
  otherId: string,
): Promise<boolean> {
  if (!(await isLikeUnseen(db, memberId, otherId))) return false;
  const given = await db
    .select({ otherId: likesGiven.otherId })
    .from(likesGiven)
    .where(and(eq(likesGiven.memberId, memberId), eq(likesGiven.otherId, otherId)));
  return given.length > 0;
}
