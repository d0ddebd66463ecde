/**
 * The tables: the one place where they are described. `npm run migration` writes what a change of them asks of the database into
 * `migrations/`; what drizzle cannot say (functions, triggers, indexes that include columns) stands there alone.
 *
 * Rules: what PostgreSQL 15 has; `text`, never `char(n)`; ids are made by the application, UUIDv7 but for `untimedId`; each table's
 * distribution key (a member, a conversation, an address) stands first in its keys; no foreign key crosses it.
 */
export * from './schema/members.ts';
export * from './schema/account.ts';
export * from './schema/photos.ts';
export * from './schema/finding.ts';
export * from './schema/chat.ts';
export * from './schema/ledger.ts';
export * from './schema/orders.ts';
export * from './schema/direct-debit.ts';
export * from './schema/safety.ts';
export * from './schema/notices.ts';
export * from './schema/bounces.ts';
export * from './schema/calls.ts';
export * from './schema/local.ts';
