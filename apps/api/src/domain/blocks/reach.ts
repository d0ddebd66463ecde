/**
 * Who can reach whom (spec section 2, feature P09). Two between whom there is a block, whoever set it, are to each other as if the
 * other had left: every query and every write between two members goes through here.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { AnyColumn, Placeholder, SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/connection.ts';
import { blocksGiven, blocksReceived } from '../../db/schema.ts';
import { problem } from '../problem.ts';
import { conversationIdOf } from '../../ids.ts';
import { isHiddenFrom } from '../members/invisible.ts';
import { findVisible } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';

/**
 * The condition that the member in `column` is not out of the viewer's reach. The list is read once a statement and looked up by
 * hash, so the plan stays the one without it (a million members: bench/search.ts).
 */
export const inReach = (column: AnyColumn | SQL, viewerId: string | Placeholder | SQL): SQL =>
  sql`${column} not in (
    select other_id from blocks_given where member_id = ${viewerId}::uuid
    union all select other_id from blocks_received where member_id = ${viewerId}::uuid)`;

/** The condition that the viewer has not blocked the member in `column`: what the blocked side still sees of old times is kept. */
export const notBlockedBy = (column: AnyColumn | SQL, viewerId: string | Placeholder): SQL =>
  sql`${column} not in (select other_id from blocks_given where member_id = ${viewerId}::uuid)`;

/** Whether there is a block between the two, set by either. */
export async function isOutOfReach(db: Executor, viewerId: string, id: string): Promise<boolean> {
  const given = db
    .select({ id: blocksGiven.otherId })
    .from(blocksGiven)
    .where(and(eq(blocksGiven.memberId, viewerId), eq(blocksGiven.otherId, id)));
  const received = db
    .select({ id: blocksReceived.otherId })
    .from(blocksReceived)
    .where(and(eq(blocksReceived.memberId, viewerId), eq(blocksReceived.otherId, id)));
  return (await given.unionAll(received)).length > 0;
}

/**
 * The member that the viewer may see under this id; null for the unknown, unconfirmed, disabled, deleted, banned, blocked and invisible,
 * all alike. A visitor (null) is blocked by nobody.
 */
export async function findInReach(
  db: Executor,
  viewerId: string | null,
  id: string,
): Promise<MemberRow | null> {
  const member = await findVisible(db, id);
  if (member === null || (await isHiddenFrom(db, viewerId, member))) return null;
  if (viewerId === null || viewerId === id) return member;
  return (await isOutOfReach(db, viewerId, id)) ? null : member;
}

/**
 * Everything that changes something between two members goes one after the other: a like sees the like that makes it a match, and
 * what is sent sees a block that was committed before. First of all locks of a transaction, before any row, so that nothing
 * deadlocks on it.
 */
export async function lockPair(tx: Tx, one: string, other: string): Promise<void> {
  const pair = `pair ${conversationIdOf(one, other)}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`);
}

/**
 * The other member of something that is written between two; no block can come in between until the transaction ends.
 * @throws 404 `member_not_found` for who is out of reach, and for oneself
 */
export async function otherMember(
  tx: Tx,
  member: Pick<MemberRow, 'id'>,
  otherId: string,
): Promise<MemberRow> {
  await lockPair(tx, member.id, otherId);
  const other = otherId === member.id ? null : await findInReach(tx, member.id, otherId);
  if (other === null) throw problem('member_not_found');
  return other;
}
