/** Conversations and their messages. */
import type { GiftName, MessageKind } from '@velours/openapi/types';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { descending, key, oneOf, position, rising, time } from './columns.ts';

/** A GIF as it was sent. */
export interface StoredGif {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** As its provider describes it. */
  readonly alt: string;
  /** Whose it is, where that is to be said. */
  readonly credit: string | null;
}

export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey(),
    memberA: uuid('member_a').notNull(),
    memberB: uuid('member_b').notNull(),
    startedBy: uuid('started_by').notNull(),
    createdAt: time('created_at').notNull(),
    /** The position of the newest message there ever was. */
    lastPosition: position('last_position').notNull(),
  },
  (t) => [check('conversations_check', sql`${t.memberA} < ${t.memberB}`)],
);

/** One row a side; the chat list is read from the member's own rows alone. */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    memberId: uuid('member_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    otherId: uuid('other_id').notNull(),
    startedBy: uuid('started_by').notNull(),
    unread: integer('unread').notNull().default(0),
    lastMessageId: uuid('last_message_id'),
    lastMessagePosition: position('last_message_position'),
    lastMessageText: text('last_message_text'),
    lastMessageKind: text('last_message_kind').$type<MessageKind>().notNull().default('text'),
    lastMessageSender: uuid('last_message_sender'),
    lastMessageAt: time('last_message_at'),
    /** The newest message this member has read. */
    readUpTo: position('read_up_to'),
    /** Removed by this member: messages up to here are gone from their side; a newer one brings the chat back. */
    removedAt: time('removed_at'),
    removedUpTo: position('removed_up_to'),
    /** A removal can be taken back for a while: where the member's side began before it, and until when. */
    removedBefore: position('removed_before'),
    restorableUntil: time('restorable_until'),
    /** The conversation with the highest was written in last. */
    listPosition: rising('list_position'),
  },
  (t) => [
    key(t.memberId, t.conversationId),
    check('conversation_members_unread_check', sql`${t.unread} >= 0`),
    index('conversation_members_list')
      .on(t.memberId, descending(t.listPosition))
      .where(sql`${t.removedAt} is null`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    conversationId: uuid('conversation_id').notNull(),
    id: uuid('id').notNull(),
    /** In its conversation; none is given twice. */
    position: position('position').notNull(),
    sender: uuid('sender').notNull(),
    recipient: uuid('recipient').notNull(),
    /** `text` alone has words. */
    kind: text('kind', { enum: ['text', 'gift', 'gif'] })
      .notNull()
      .default('text'),
    text: text('text').notNull(),
    gift: text('gift').$type<GiftName>(),
    /** The GIF as it was sent: its id, size, description and whose it is. */
    gif: jsonb('gif').$type<StoredGif>(),
    sentAt: time('sent_at').notNull(),
    readAt: time('read_at'),
    /** Written by the program for a demo or fictional member. */
    automated: boolean('automated').notNull().default(false),
    /**
     * The Idempotency-Key a member's message came with, told to its sender alone: a client that never heard the
     * answer finds its own message by it. Null for what the program wrote.
     */
    idempotencyKey: uuid('idempotency_key'),
  },
  (t) => [
    key(t.conversationId, t.id),
    check('messages_check', sql`(${t.kind} = 'gift') = (${t.gift} is not null)`),
    check('messages_check1', sql`(${t.kind} = 'gif') = (${t.gif} is not null)`),
    oneOf(t.kind),
    uniqueIndex('messages_position').on(t.conversationId, t.position),
    index('messages_unread')
      .on(t.conversationId, t.recipient, t.position)
      .where(sql`${t.readAt} is null`),
    index('messages_gif')
      .on(sql`(${t.gif}->>'id')`)
      .where(sql`${t.kind} = 'gif'`),
  ],
);

/** GIFs that a provider's search has found: what its files are fetched from. They belong to nobody. */
export const gifs = pgTable(
  'gifs',
  {
    id: text('id').primaryKey(),
    alt: text('alt').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    sourceUrl: text('source_url').notNull(),
    foundAt: time('found_at').notNull(),
  },
  (t) => [index('gifs_age').on(t.foundAt)],
);
