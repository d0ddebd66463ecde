/** What members are told, by mail and by push, and what waits to be mailed. */
import type { Language } from '@velours/openapi/types';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { key, oneOf, time } from './columns.ts';

/** What has to be mailed, written in the transaction of its cause. Secrets (links) are made when it is sent. */
export const mailQueue = pgTable(
  'mail_queue',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id').notNull(),
    template: text('template').notNull(),
    toAddress: text('to_address').notNull(),
    language: text('language').$type<Language>().notNull(),
    domain: text('domain').notNull(),
    origin: text('origin').notNull(),
    createdAt: time('created_at').notNull(),
    sentAt: time('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** What a mail is about: the refund of a confirmation. */
    subjectId: uuid('subject_id'),
  },
  (t) => [
    index('mail_queue_age').on(t.createdAt),
    index('mail_queue_member').on(t.memberId),
    // Visitors' too: erased with the account whose address it was.
    index('mail_queue_address').on(t.toAddress),
    index('mail_queue_waiting')
      .on(t.createdAt)
      .where(sql`${t.sentAt} is null`),
  ],
);

/** What a member wants to be told, and how; no row: everything. */
export const notificationSettings = pgTable('notification_settings', {
  memberId: uuid('member_id').primaryKey(),
  mailMessages: boolean('mail_messages').notNull().default(true),
  mailLikes: boolean('mail_likes').notNull().default(true),
  mailMatches: boolean('mail_matches').notNull().default(true),
  pushMessages: boolean('push_messages').notNull().default(true),
  pushLikes: boolean('push_likes').notNull().default(true),
  pushMatches: boolean('push_matches').notNull().default(true),
  updatedAt: time('updated_at').notNull(),
});

/** When each reason of members.notifications_disabled came up: an older link does not undo it. */
export const mailReports = pgTable(
  'mail_reports',
  {
    memberId: uuid('member_id').notNull(),
    reason: text('reason', { enum: ['fbl', 'bounce', 'listunsubscribe'] }).notNull(),
    reportedAt: time('reported_at').notNull(),
  },
  (t) => [key(t.memberId, t.reason), oneOf(t.reason)],
);

/** One row for what a member is told of by mail: a second mail follows only after they have been back. */
export const mailNews = pgTable(
  'mail_news',
  {
    memberId: uuid('member_id').notNull(),
    kind: text('kind', { enum: ['message', 'like', 'match'] }).notNull(),
    /** Who wrote or matched; the member's own id where likes are gathered. */
    otherId: uuid('other_id').notNull(),
    createdAt: time('created_at').notNull(),
    sentAt: time('sent_at'),
  },
  (t) => [
    key(t.memberId, t.kind, t.otherId),
    oneOf(t.kind),
    index('mail_news_other').on(t.otherId),
  ],
);

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    memberId: uuid('member_id').notNull(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** By which session the browser was logged in; null where it subscribed before November 2026. */
    sessionId: uuid('session_id'),
    createdAt: time('created_at').notNull(),
    /** Since when its push service has let every call time out; null where it has answered since. */
    unansweredSince: time('unanswered_since'),
  },
  (t) => [key(t.memberId, t.endpoint)],
);

/** What a member was notified of within the last hour, in one row, so that two processes cannot each allow one more. */
export const pushTold = pgTable(
  'push_told',
  {
    memberId: uuid('member_id').primaryKey(),
    /** About what, and when in ms since 1970. */
    told: jsonb('told').$type<readonly { about: string; at: number }[]>().notNull(),
    lastAt: time('last_at').notNull(),
  },
  (t) => [index('push_told_age').on(t.lastAt)],
);
