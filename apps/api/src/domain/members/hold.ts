/** The one order of locks, so that transactions at the same time wait for each other and never in a circle. */
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/connection.ts';
import { members } from '../../db/schema.ts';
import type { MemberRow } from './members.ts';

/**
 * The member's row, held until the transaction ends; null where there is none. What changes several rows of one member begins with it: before
 * it comes the lock of a pair alone (`lockPair`), after it the member's links, changes of address, deletion, orders, photos, wallet, sessions.
 * (An activation locks the pair of its first message later: nobody who has that waits for an account that is not confirmed.)
 */
export async function holdMember(tx: Tx, id: string): Promise<MemberRow | null> {
  const [member] = await tx.select().from(members).where(eq(members.id, id)).for('update');
  return member ?? null;
}
