/** Likes, the match finder and the swipe game. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { descending, key, oneOf, time } from './columns.ts';

/** A like is two rows, so that "given" and "received" are both read from the member's own distribution key. */
export const likesGiven = pgTable(
  'likes_given',
  {
    memberId: uuid('member_id').notNull(),
    otherId: uuid('other_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [key(t.memberId, t.otherId)],
);

export const likesReceived = pgTable(
  'likes_received',
  {
    memberId: uuid('member_id').notNull(),
    otherId: uuid('other_id').notNull(),
    createdAt: time('created_at').notNull(),
    seenAt: time('seen_at'),
    /** When auto-like.php showed it, so that it is announced once. */
    announcedAt: time('announced_at'),
  },
  (t) => [
    key(t.memberId, t.otherId),
    index('likes_received_new')
      .on(t.memberId, descending(t.createdAt))
      .where(sql`${t.seenAt} is null`),
  ],
);

/** Likes that were taken back a short time ago, as they were: liking again then undoes the taking back. */
export const likesWithdrawn = pgTable(
  'likes_withdrawn',
  {
    memberId: uuid('member_id').notNull(),
    otherId: uuid('other_id').notNull(),
    createdAt: time('created_at').notNull(),
    seenAt: time('seen_at'),
    announcedAt: time('announced_at'),
    withdrawnAt: time('withdrawn_at').notNull(),
  },
  (t) => [
    key(t.memberId, t.otherId),
    index('likes_withdrawn_old').on(t.withdrawnAt),
    index('likes_withdrawn_other').on(t.otherId),
  ],
);

/** Whom a member looks for, for the match finder and the swipe game. Without a row the profile says it. */
export const matchPreferences = pgTable(
  'match_preferences',
  {
    memberId: uuid('member_id').primaryKey(),
    gender: text('gender', { enum: ['male', 'female'] }),
    minAge: integer('min_age').notNull(),
    maxAge: integer('max_age').notNull(),
    area: text('area', { enum: ['region', 'country', 'anywhere'] }).notNull(),
    sameReason: boolean('same_reason').notNull(),
    sharedInterests: boolean('shared_interests').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [
    oneOf(t.area),
    check('match_preferences_check', sql`${t.maxAge} >= ${t.minAge}`),
    oneOf(t.gender),
    check('match_preferences_min_age_check', sql`${t.minAge} >= 18`),
  ],
);

/** The swipe game (spec sections 6 and 9). A member's day begins with its first like and lasts 24 hours. */
export const swipeDays = pgTable(
  'swipe_days',
  {
    memberId: uuid('member_id').primaryKey(),
    startedAt: time('started_at').notNull(),
    likes: integer('likes').notNull(),
  },
  (t) => [check('swipe_days_likes_check', sql`${t.likes} > 0`)],
);

/** Whom a member passed on: not shown again for a day. */
export const swipePasses = pgTable(
  'swipe_passes',
  {
    memberId: uuid('member_id').notNull(),
    otherId: uuid('other_id').notNull(),
    passedAt: time('passed_at').notNull(),
  },
  (t) => [
    key(t.memberId, t.otherId),
    index('swipe_passes_old').on(t.passedAt),
    index('swipe_passes_other').on(t.otherId),
  ],
);
