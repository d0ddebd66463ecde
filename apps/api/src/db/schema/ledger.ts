/** Credits: what a member has, and every entry it comes from. */
import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { key, time } from './columns.ts';

export const wallets = pgTable(
  'wallets',
  {
    memberId: uuid('member_id').primaryKey(),
    balance: integer('balance').notNull().default(0),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [check('wallets_balance_check', sql`${t.balance} >= 0`)],
);

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    /** What the transaction is for; with `kind` unique for the member: a grant with a reference is given once. */
    reference: text('reference').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    key(t.memberId, t.id),
    unique('ledger_transactions_member_id_kind_reference_key').on(t.memberId, t.kind, t.reference),
  ],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    memberId: uuid('member_id').notNull(),
    transactionId: uuid('transaction_id').notNull(),
    /** 'wallet', or the system account on the other side. */
    account: text('account').notNull(),
    amount: integer('amount').notNull(),
  },
  (t) => [
    key(t.memberId, t.transactionId, t.account),
    check('ledger_entries_amount_check', sql`${t.amount} <> 0`),
    foreignKey({
      name: 'ledger_entries_member_id_transaction_id_fkey',
      columns: [t.memberId, t.transactionId],
      foreignColumns: [ledgerTransactions.memberId, ledgerTransactions.id],
    }),
  ],
);
