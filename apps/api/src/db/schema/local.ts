/** Stores of the local adapters: the sandbox bank, and mails and SMS that this machine would have sent. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { oneOf, time } from './columns.ts';
import { orders, refunds } from './orders.ts';

/** The sandbox bank's own books (ports/payments/sandbox): payments as a provider would keep them. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    id: uuid('id').primaryKey(),
    reference: text('reference').notNull(),
    method: text('method').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    description: text('description').notNull(),
    status: text('status', { enum: orders.status.enumValues }).notNull().default('pending'),
    saveMethod: boolean('save_method').notNull().default(false),
    mandate: text('mandate'),
    returnUrl: text('return_url').notNull(),
    /** What becomes of the refunds that are asked for this payment, as a tester has chosen. */
    refundOutcome: text('refund_outcome', { enum: ['completed', 'failed', 'pending'] })
      .notNull()
      .default('completed'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [oneOf(t.refundOutcome), oneOf(t.status)],
);

/** The sandbox bank's books of what went back. */
export const sandboxReversals = pgTable(
  'sandbox_reversals',
  {
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id').notNull(),
    kind: text('kind', { enum: ['refund', 'chargeback'] }).notNull(),
    status: text('status', { enum: refunds.status.enumValues }).notNull().default('pending'),
    /** Our name for it, where we asked: the same one is refunded once. */
    ownReference: text('own_reference'),
    amount: integer('amount').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    check('sandbox_reversals_amount_check', sql`${t.amount} > 0`),
    oneOf(t.kind),
    unique('sandbox_reversals_own_reference_key').on(t.ownReference),
    oneOf(t.status),
    index('sandbox_reversals_payment').on(t.paymentId),
  ],
);

/** The local outbox adapter's store, shown under /__dev/mail. */
export const mailOutbox = pgTable('mail_outbox', {
  id: uuid('id').primaryKey(),
  toAddress: text('to_address').notNull(),
  fromAddress: text('from_address').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  /** Where one POST ends mails of the kind; shown by the local outbox. */
  oneClick: text('one_click'),
  sentAt: time('sent_at').notNull(),
});

/** SMS that this machine would have sent (ports/sms/outbox.ts). */
export const smsOutbox = pgTable('sms_outbox', {
  id: uuid('id').primaryKey(),
  toNumber: text('to_number').notNull(),
  text: text('text').notNull(),
  sentAt: time('sent_at').notNull(),
});

export type SandboxPayment = typeof sandboxPayments.$inferSelect;
