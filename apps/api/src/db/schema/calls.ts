/** What is kept of calls: first answers and limits. */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { bytea, time } from './columns.ts';

/**
 * The first answer of each write, kept with its effect. The key itself is not kept: its hash finds the row, and the
 * payload is fingerprinted under it, so that no password can be guessed from this table.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    keyHash: bytea('key_hash').primaryKey(),
    fingerprint: bytea('fingerprint').notNull(),
    operation: text('operation').notNull(),
    memberId: uuid('member_id'),
    status: integer('status').notNull(),
    body: text('body').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    index('idempotency_keys_age').on(t.createdAt),
    index('idempotency_keys_member')
      .on(t.memberId)
      .where(sql`${t.memberId} is not null`),
  ],
);

/** The shape rate-limiter-flexible expects. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('rate_limits_expire').on(t.expire)],
);
