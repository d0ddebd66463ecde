/**
 * SEPA direct debit (spec sections 3, 5 and 8). An IBAN stands nowhere in clear: sealed where it is needed again, as a keyed hash where
 * it is compared, masked where it is shown. Phone numbers likewise.
 */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, key, oneOf, time } from './columns.ts';

/** What a member has signed, once an account; further orders from it are collected by the same mandate. */
export const directDebitMandates = pgTable(
  'direct_debit_mandates',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    reference: text('reference').notNull(),
    creditorId: text('creditor_id').notNull(),
    provider: text('provider').notNull(),
    /** The provider's own name for the mandate; null until it has it. */
    providerMandate: text('provider_mandate'),
    accountHash: bytea('account_hash').notNull(),
    accountMasked: text('account_masked').notNull(),
    /** Holder, account and address, sealed. */
    details: bytea('details').notNull(),
    signedAt: time('signed_at').notNull(),
    /** Nothing is collected by it any more. */
    endedAt: time('ended_at'),
  },
  (t) => [
    key(t.memberId, t.id),
    uniqueIndex('direct_debit_mandates_account')
      .on(t.memberId, t.provider, t.accountHash)
      .where(sql`${t.endedAt} is null`),
  ],
);

/** A mandate's reference is unique for its creditor. */
export const directDebitReferences = pgTable(
  'direct_debit_references',
  {
    reference: text('reference').primaryKey(),
    memberId: uuid('member_id').notNull(),
    mandateId: uuid('mandate_id').notNull(),
  },
  (t) => [index('direct_debit_references_member').on(t.memberId)],
);

/** One order by direct debit: the form, the code that confirms it, and the mandate it is collected by. */
export const directDebits = pgTable(
  'direct_debits',
  {
    memberId: uuid('member_id').notNull(),
    orderId: uuid('order_id').notNull(),
    accountHash: bytea('account_hash').notNull(),
    accountMasked: text('account_masked').notNull(),
    phoneHash: bytea('phone_hash').notNull(),
    phoneMasked: text('phone_masked').notNull(),
    /** The form, sealed; null once it is confirmed, for then the mandate has it. */
    details: bytea('details'),
    /** Null while no code holds. */
    codeHash: bytea('code_hash'),
    codeSentAt: time('code_sent_at'),
    codesSent: integer('codes_sent').notNull().default(0),
    tries: integer('tries').notNull().default(0),
    mandateId: uuid('mandate_id'),
    sequence: text('sequence', { enum: ['FRST', 'RCUR'] }),
    createdAt: time('created_at').notNull(),
    confirmedAt: time('confirmed_at'),
  },
  (t) => [
    key(t.memberId, t.orderId),
    check('direct_debits_check', sql`(${t.confirmedAt} is null) = (${t.mandateId} is null)`),
    check('direct_debits_check1', sql`(${t.confirmedAt} is null) = (${t.details} is not null)`),
    oneOf(t.sequence),
    index('direct_debits_unconfirmed')
      .on(t.createdAt)
      .where(sql`${t.confirmedAt} is null`),
  ],
);

/** Accounts and phone numbers that are not taken any more, by keyed hash. */
export const directDebitBlocks = pgTable(
  'direct_debit_blocks',
  {
    kind: text('kind', { enum: ['iban', 'phone'] }).notNull(),
    hash: bytea('hash').notNull(),
    reason: text('reason').notNull(),
    blockedAt: time('blocked_at').notNull(),
  },
  (t) => [key(t.kind, t.hash), oneOf(t.kind)],
);

/** What happened to direct debits, without personal data. */
export const directDebitEvents = pgTable(
  'direct_debit_events',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    kind: text('kind').notNull(),
    happenedAt: time('happened_at').notNull(),
  },
  (t) => [key(t.memberId, t.id)],
);

/** Which key all of this is sealed and hashed with: the one row of a production's database. */
export const directDebitKey = pgTable(
  'direct_debit_key',
  {
    only: boolean('only').primaryKey().default(true),
    /** Of the key, which it does not give away. */
    fingerprint: bytea('fingerprint').notNull(),
    since: time('since').notNull(),
  },
  (t) => [check('direct_debit_key_only', sql`${t.only}`)],
);
