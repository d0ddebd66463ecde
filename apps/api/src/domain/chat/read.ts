/** Reading conversations: pages of messages, and read marks (spec sections 3 and 4). */
import { and, asc, desc, eq, gt, gte, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { conversationMembers, messages } from '../../db/schema.ts';
import { conversationIdOf } from '../../ids.ts';
import { problem } from '../problem.ts';
import { findInReach, isOutOfReach, notBlockedBy } from '../blocks/reach.ts';
import type { MessageRow } from './send.ts';

export interface MessagePage {
  readonly conversationId: string;
  readonly otherId: string;
  /** Oldest first. */
  readonly messages: readonly MessageRow[];
  /** Whether there are older ones. */
  readonly hasMore: boolean;
  /** Whether there are newer ones. */
  readonly hasNewer: boolean;
}

/** Which messages of a conversation: the newest, those before or after a position, or those around a message; at most one of the three. */
export interface MessagesQuery {
  readonly conversation?: string | undefined;
  readonly profile?: string | undefined;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly around?: string | undefined;
  readonly limit: number;
}

export type ConversationRow = typeof conversationMembers.$inferSelect;

/** The caller's side of a conversation. @throws 404 `conversation_not_found`, also for one of others */
export async function conversationOf(
  db: Executor,
  memberId: string,
  conversationId: string,
): Promise<ConversationRow> {
  const row = await findConversation(db, memberId, conversationId);
  if (row === null) throw problem('conversation_not_found');
  return row;
}

/** The caller's side of a conversation; null where there is none. */
export async function findConversation(
  db: Executor,
  memberId: string,
  conversationId: string,
): Promise<ConversationRow | null> {
  const [row] = await db.select().from(conversationMembers).where(sideOf(memberId, conversationId));
  return row ?? null;
}

/**
 * A page of messages, by conversation or by the other member; around a message that is gone are the newest.
 * @throws 404 `conversation_not_found`, `member_not_found`
 */
export async function readMessages(
  db: Executor,
  memberId: string,
  query: MessagesQuery,
): Promise<MessagePage> {
  const { row, conversationId, otherId } = await findSide(db, memberId, query);
  const named = { conversationId, otherId };
  if (row === null) return { ...named, messages: [], hasMore: false, hasNewer: false };
  const { before, after, limit } = query;
  if (after !== undefined) {
    const newer = await newerThan(db, row, gt(messages.position, after), limit);
    return { ...named, messages: newer.page, hasMore: true, hasNewer: newer.isMore };
  }
  const around = query.around === undefined ? null : await positionOf(db, row, query.around);
  if (around !== null) {
    const half = Math.ceil(limit / 2);
    const older = await olderThan(db, row, around, half);
    const newer = await newerThan(db, row, gte(messages.position, around), half);
    const page = [...older.page, ...newer.page];
    return { ...named, messages: page, hasMore: older.isMore, hasNewer: newer.isMore };
  }
  const { page, isMore } = await olderThan(db, row, before, limit);
  return { ...named, messages: page, hasMore: isMore, hasNewer: before !== undefined };
}

/** What the member sees of a conversation: not what they have removed. */
export const isTheirs = (row: ConversationRow) =>
  and(
    eq(messages.conversationId, row.conversationId),
    row.removedUpTo === null ? undefined : gt(messages.position, row.removedUpTo),
  );

async function positionOf(db: Executor, row: ConversationRow, id: string): Promise<number | null> {
  const [message] = await db
    .select({ position: messages.position })
    .from(messages)
    .where(and(isTheirs(row), eq(messages.id, id)));
  return message?.position ?? null;
}

interface Part {
  /** Oldest first. */
  readonly page: readonly MessageRow[];
  readonly isMore: boolean;
}

async function olderThan(
  db: Executor,
  row: ConversationRow,
  before: number | undefined,
  limit: number,
): Promise<Part> {
  const found = await db
    .select()
    .from(messages)
    .where(and(isTheirs(row), before === undefined ? undefined : lt(messages.position, before)))
    .orderBy(desc(messages.position))
    .limit(limit + 1);
  return { page: found.slice(0, limit).toReversed(), isMore: found.length > limit };
}

async function newerThan(
  db: Executor,
  row: ConversationRow,
  from: ReturnType<typeof gt>,
  limit: number,
): Promise<Part> {
  const found = await db
    .select()
    .from(messages)
    .where(and(isTheirs(row), from))
    .orderBy(asc(messages.position))
    .limit(limit + 1);
  return { page: found.slice(0, limit), isMore: found.length > limit };
}

interface Side {
  readonly conversationId: string;
  readonly otherId: string;
  /** Null when nobody has written yet. */
  readonly row: ConversationRow | null;
}

async function findSide(
  db: Executor,
  memberId: string,
  query: { readonly conversation?: string | undefined; readonly profile?: string | undefined },
): Promise<Side> {
  if (query.conversation !== undefined) {
    const row = await conversationOf(db, memberId, query.conversation);
    return { conversationId: row.conversationId, otherId: row.otherId, row };
  }
  const otherId = query.profile ?? '';
  const conversationId = conversationIdOf(memberId, otherId);
  const row = await findConversation(db, memberId, conversationId);
  // Someone who cannot be seen any more is found only by those who have a conversation with them.
  if (row === null && (otherId === memberId || !(await findInReach(db, memberId, otherId)))) {
    throw problem('member_not_found');
  }
  return { conversationId, otherId, row };
}

/** Marks the caller's messages up to and with the position as read; never goes back. Returns what is left unread. */
export async function markRead(
  services: Services,
  tx: Tx,
  memberId: string,
  conversationId: string,
  readUpTo: number,
): Promise<number> {
  const row = await lockedConversationOf(tx, memberId, conversationId);
  const upTo = Math.min(readUpTo, row.lastMessagePosition ?? 0);
  await tx
    .update(messages)
    .set({ readAt: new Date(services.clock()) })
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.recipient, memberId),
        lte(messages.position, upTo),
        // What was removed unread was never read.
        row.removedUpTo === null ? undefined : gt(messages.position, row.removedUpTo),
        isNull(messages.readAt),
      ),
    );
  const [left] = await tx
    .update(conversationMembers)
    .set({
      unread: unreadSince(memberId, conversationId, row.removedUpTo),
      readUpTo: sql`greatest(${conversationMembers.readUpTo}, ${upTo}::bigint)`,
    })
    .where(sideOf(memberId, conversationId))
    .returning({ unread: conversationMembers.unread });
  const isTold = !(await isOutOfReach(tx, memberId, row.otherId));
  await services.events.publish(tx, isTold ? [memberId, row.otherId] : memberId, {
    type: 'read',
    conversation: conversationId,
    reader: memberId,
    read_up_to: upTo,
  });
  return left?.unread ?? 0;
}

/** How much the member has not read of what they see. */
export const unreadSince = (memberId: string, conversationId: string, removedUpTo: number | null) =>
  sql<number>`(select count(*) from messages m where m.conversation_id = ${conversationId}
    and m.recipient = ${memberId} and m.read_at is null
    and (${removedUpTo}::bigint is null or m.position > ${removedUpTo}::bigint))`;

/** A message that is being sent waits behind this lock, so what is counted after it is everything there is. */
export async function lockedConversationOf(
  tx: Tx,
  memberId: string,
  conversationId: string,
): Promise<ConversationRow> {
  const [row] = await tx
    .select()
    .from(conversationMembers)
    .where(sideOf(memberId, conversationId))
    .for('update');
  if (row === undefined) throw problem('conversation_not_found');
  return row;
}

/** The member's side of a conversation: not of one with somebody they have blocked. */
export const sideOf = (memberId: string, conversationId: string) =>
  and(
    eq(conversationMembers.memberId, memberId),
    eq(conversationMembers.conversationId, conversationId),
    notBlockedBy(conversationMembers.otherId, memberId),
  );
