/**
 * Who can reach whom (spec section 2, feature P09). Two between whom there is a block, whoever set it, are to each other as if the
 * other had left: every query and every write between two members goes through here.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { AnyColumn, Placeholder, SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/connection.ts';
import { prepared } from '../../db/prepared.ts';
import { together } from '../../db/together.ts';
import { blocksGiven, blocksReceived } from '../../db/schema.ts';
import { problem } from '../problem.ts';
import { conversationIdOf } from '../../ids.ts';
import { isHiddenFrom } from '../members/invisible.ts';
import { findVisible } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';

/**
 * The condition that the member in `column` is not out of the viewer's reach. The list is read once a statement and looked up by
 * hash, so the plan stays the one without it (a million members: bench/scale.ts).
 */
export const inReach = (column: AnyColumn | SQL, viewerId: string | Placeholder | SQL): SQL =>
  sql`${column} not in (
    select other_id from blocks_given where member_id = ${viewerId}::uuid
    union all select other_id from blocks_received where member_id = ${viewerId}::uuid)`;

/** The condition that the viewer has not blocked the member in `column`: what the blocked side still sees of old times is kept. */
export const notBlockedBy = (column: AnyColumn | SQL, viewerId: string | Placeholder): SQL =>
  sql`${column} not in (select other_id from blocks_given where member_id = ${viewerId}::uuid)`;

/** The condition that the member in `column` has not blocked the viewer: whom the viewer blocked, they may still name. */
export const hasNotBlocked = (column: AnyColumn | SQL, viewerId: string): SQL =>
  sql`${column} not in (select other_id from blocks_received where member_id = ${viewerId}::uuid)`;

/** Whether there is a block between the two, set by either. */
export async function isOutOfReach(db: Executor, viewerId: string, id: string): Promise<boolean> {
  return (await blocksBetween(db, { viewer: viewerId, other: id })).length > 0;
}

const blocksBetween = prepared('blocks_between', (db) => {
  const [viewer, other] = [sql.placeholder('viewer'), sql.placeholder('other')];
  return db
    .select({ id: blocksGiven.otherId })
    .from(blocksGiven)
    .where(and(eq(blocksGiven.memberId, viewer), eq(blocksGiven.otherId, other)))
    .unionAll(
      db
        .select({ id: blocksReceived.otherId })
        .from(blocksReceived)
        .where(and(eq(blocksReceived.memberId, viewer), eq(blocksReceived.otherId, other))),
    );
});

/**
 * The member that the viewer may see under this id; null for the unknown, unconfirmed, disabled, deleted, banned, blocked and invisible,
 * all alike. A visitor (null) is blocked by nobody.
 */
export async function findInReach(
  db: Executor,
  viewerId: string | null,
  id: string,
): Promise<MemberRow | null> {
  const [member, isOut] = await together([
    findVisible(db, id),
    viewerId !== null && viewerId !== id && isOutOfReach(db, viewerId, id),
  ]);
  if (member === null || isOut || (await isHiddenFrom(db, viewerId, member))) return null;
  return member;
}

/**
 * Everything that changes something between two members goes one after the other: a like sees the like that makes it a match, and
 * what is sent sees a block that was committed before. First of all locks of a transaction, before any row, so that nothing
 * deadlocks on it.
 */
export async function lockPair(tx: Tx, one: string, other: string): Promise<void> {
  await pairLock(tx, { pair: `pair ${conversationIdOf(one, other)}` });
}

const pairLock = prepared('lock_pair', (db) =>
  db
    .select({
      locked: sql`pg_advisory_xact_lock(hashtextextended(${sql.placeholder('pair')}, 0))`,
    })
    .from(sql`(values (1)) one`),
);

/**
 * The other member of something that is written between two; no block can come in between until the transaction ends.
 * @throws 404 `member_not_found` for who is out of reach, and for oneself
 */
export async function otherMember(
  tx: Tx,
  member: Pick<MemberRow, 'id'>,
  otherId: string,
): Promise<MemberRow> {
  const [, other] = await together([
    lockPair(tx, member.id, otherId),
    otherId === member.id ? null : findInReach(tx, member.id, otherId),
  ]);
  if (other === null) throw problem('member_not_found');
  return other;
}
