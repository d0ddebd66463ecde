/** Reading conversations: pages of messages, read marks, and removal (spec section 4). */
import { and, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { conversationMembers, messages } from '../../db/schema.ts';
import { conversationIdOf } from '../../ids.ts';
import { problem } from '../../http/problem.ts';
import { findMember, isVisible } from '../members/members.ts';
import type { MessageRow } from './send.ts';

export interface MessagePage {
  readonly conversationId: string;
  readonly otherId: string;
  /** Oldest first. */
  readonly messages: readonly MessageRow[];
  readonly hasMore: boolean;
}

export type ConversationRow = typeof conversationMembers.$inferSelect;

/** The caller's side of a conversation. @throws 404 `conversation_not_found`, also for one of others */
export async function conversationOf(
  db: Executor,
  memberId: string,
  conversationId: string,
): Promise<ConversationRow> {
  const [row] = await db.select().from(conversationMembers).where(sideOf(memberId, conversationId));
  if (row === undefined) throw problem('conversation_not_found');
  return row;
}

/**
 * A page of messages, newest page first, by conversation or by the other member.
 * @throws 404 `conversation_not_found`, `member_not_found`
 */
export async function readMessages(
  db: Executor,
  memberId: string,
  query: {
    readonly conversation?: string | undefined;
    readonly profile?: string | undefined;
    readonly before?: string | undefined;
    readonly limit: number;
  },
): Promise<MessagePage> {
  const side = await findSide(db, memberId, query);
  const { row } = side;
  if (row === null) {
    return {
      conversationId: side.conversationId,
      otherId: side.otherId,
      messages: [],
      hasMore: false,
    };
  }
  const found = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, row.conversationId),
        query.before === undefined ? undefined : lt(messages.id, query.before),
        row.removedUpTo === null ? undefined : gt(messages.id, row.removedUpTo),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(query.limit + 1);
  return {
    conversationId: row.conversationId,
    otherId: row.otherId,
    messages: found.slice(0, query.limit).toReversed(),
    hasMore: found.length > query.limit,
  };
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
  const other = otherId === memberId ? null : await findMember(db, otherId);
  if (other === null) throw problem('member_not_found');
  const conversationId = conversationIdOf(memberId, otherId);
  const row = await conversationOf(db, memberId, conversationId).catch(() => null);
  // Someone who is not visible any more is found only by those who have a conversation with them.
  if (row === null && !isVisible(other)) throw problem('member_not_found');
  return { conversationId, otherId, row };
}

/** Marks the caller's messages up to and with `readUpTo` as read; never goes back. Returns what is left unread. */
export async function markRead(
  services: Services,
  tx: Tx,
  memberId: string,
  conversationId: string,
  readUpTo: string,
): Promise<number> {
  const row = await lockedConversationOf(tx, memberId, conversationId);
  const newest = row.lastMessageId;
  const upTo = newest !== null && readUpTo > newest ? newest : readUpTo;
  await tx
    .update(messages)
    .set({ readAt: new Date(services.clock()) })
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.recipient, memberId),
        lte(messages.id, upTo),
        isNull(messages.readAt),
      ),
    );
  const [left] = await tx
    .update(conversationMembers)
    .set({
      unread: sql`(select count(*) from messages m where m.conversation_id = ${conversationId}
        and m.recipient = ${memberId} and m.read_at is null)`,
      readUpTo: sql`greatest(${conversationMembers.readUpTo}, ${upTo}::uuid)`,
    })
    .where(sideOf(memberId, conversationId))
    .returning({ unread: conversationMembers.unread });
  await services.events.publish(tx, [memberId, row.otherId], {
    type: 'read',
    conversation: conversationId,
    reader: memberId,
    read_up_to: upTo,
  });
  return left?.unread ?? 0;
}

/** A message that is being sent waits behind this lock, so what is counted after it is everything there is. */
async function lockedConversationOf(
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

const sideOf = (memberId: string, conversationId: string) =>
  and(
    eq(conversationMembers.memberId, memberId),
    eq(conversationMembers.conversationId, conversationId),
  );

/** Removes a conversation from the caller's list; the other keeps it, and a newer message brings it back. */
export async function removeChat(
  services: Services,
  tx: Tx,
  memberId: string,
  conversationId: string,
): Promise<void> {
  const row = await lockedConversationOf(tx, memberId, conversationId);
  if (row.removedAt !== null) throw problem('conversation_not_found');
  await tx
    .update(conversationMembers)
    .set({
      removedAt: new Date(services.clock()),
      removedUpTo: conversationMembers.lastMessageId,
      unread: 0,
    })
    .where(sideOf(memberId, conversationId));
  await services.events.publish(tx, memberId, { type: 'chats' });
}
