/**
 * Orders of credits, what the payment provider told of them, saved methods, discounts, refunds and receipts (spec sections 2, 3 and 9;
 * decision 12). Amounts are in the currency's smallest unit.
 */
import type { Country, OrderStatus, PackageId, Schemas } from '@velours/openapi/types';
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
import { key, oneOf, percentage, position, rising, time } from './columns.ts';

export const orders = pgTable(
  'orders',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    status: text('status', { enum: ['pending', 'completed', 'failed', 'cancelled'] })
      .notNull()
      .default('pending'),
    domain: text('domain').notNull(),
    package: text('package').$type<PackageId>().notNull(),
    credits: integer('credits').notNull(),
    country: text('country').$type<Country>().notNull(),
    currency: text('currency').notNull(),
    price: integer('price').notNull(),
    discountCode: text('discount_code'),
    discountPercentage: percentage('discount_percentage'),
    discountAmount: integer('discount_amount').notNull().default(0),
    transactionCosts: integer('transaction_costs').notNull(),
    total: integer('total').notNull(),
    vatPercentage: percentage('vat_percentage'),
    vatAmount: integer('vat_amount').notNull().default(0),
    method: text('method').notNull(),
    methodName: text('method_name').notNull(),
    /** The saved method that pays, where it is one. */
    savedMethodId: uuid('saved_method_id'),
    /** The member wants the method kept when the order is paid. */
    saveMethod: boolean('save_method').notNull().default(false),
    provider: text('provider').notNull(),
    /** The provider's own name for the payment; null until it has answered. */
    providerReference: text('provider_reference'),
    redirectUrl: text('redirect_url'),
    origin: text('origin').notNull(),
    withdrawalConsentAt: time('withdrawal_consent_at').notNull(),
    createdAt: time('created_at').notNull(),
    /** When the provider was first asked to take the payment; a saved method is charged once, whatever happens then. */
    startedAt: time('started_at'),
    /** When the provider was last asked how it stands. */
    checkedAt: time('checked_at'),
    endedAt: time('ended_at'),
    /** Last moment to withdraw, fixed when the order is paid. */
    withdrawalUntil: time('withdrawal_until'),
  },
  (t) => [
    key(t.memberId, t.id),
    check(
      'orders_check',
      sql`${t.total} = ${t.price} - ${t.discountAmount} + ${t.transactionCosts}`,
    ),
    check('orders_check1', sql`(${t.discountCode} is null) = (${t.discountPercentage} is null)`),
    check('orders_check2', sql`(${t.endedAt} is null) = (${t.status} = 'pending')`),
    check('orders_credits_check', sql`${t.credits} > 0`),
    check('orders_discount_amount_check', sql`${t.discountAmount} >= 0`),
    check('orders_price_check', sql`${t.price} > 0`),
    oneOf(t.status),
    check('orders_total_check', sql`${t.total} >= 0`),
    check('orders_transaction_costs_check', sql`${t.transactionCosts} >= 0`),
    index('orders_pending')
      .on(t.createdAt)
      .where(sql`${t.status} = 'pending'`),
  ],
);

/** Whose payment a reference is: ours (the order's id) and the provider's, from the moment each is known. */
export const paymentReferences = pgTable(
  'payment_references',
  {
    provider: text('provider').notNull(),
    reference: text('reference').notNull(),
    memberId: uuid('member_id').notNull(),
    orderId: uuid('order_id').notNull(),
  },
  (t) => [
    key(t.provider, t.reference),
    index('payment_references_order').on(t.memberId, t.orderId),
  ],
);

/** What was told of a payment, each word once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    memberId: uuid('member_id').notNull(),
    orderId: uuid('order_id').notNull(),
    event: text('event').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    receivedAt: time('received_at').notNull(),
  },
  (t) => [key(t.memberId, t.orderId, t.event)],
);

/**
 * Methods a member keeps for later orders. `mandate` is the provider's token; no card or account number is stored.
 */
export const savedMethods = pgTable(
  'saved_methods',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    method: text('method').notNull(),
    provider: text('provider').notNull(),
    mandate: text('mandate').notNull(),
    ending: text('ending'),
    expires: text('expires'),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at').notNull(),
    removedAt: time('removed_at'),
  },
  (t) => [
    key(t.memberId, t.id),
    uniqueIndex('saved_methods_mandate').on(t.memberId, t.provider, t.mandate),
  ],
);

/** Codes that a member enters. A null means: for every country, member, method, order. */
export const discountCodes = pgTable(
  'discount_codes',
  {
    code: text('code').primaryKey(),
    percentage: percentage('percentage').notNull(),
    country: text('country').$type<Country>(),
    memberId: uuid('member_id'),
    currency: text('currency'),
    minimumOrderValue: integer('minimum_order_value'),
    methods: text('methods').array().notNull().default([]),
    status: text('status', { enum: ['active', 'disabled'] })
      .notNull()
      .default('active'),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    index('discount_codes_member')
      .on(t.memberId)
      .where(sql`${t.memberId} is not null`),
    check('discount_codes_check', sql`(${t.currency} is null) = (${t.minimumOrderValue} is null)`),
    check('discount_codes_code_check', sql`${t.code} ~ '^[A-Z0-9-]{1,40}$'`),
    check('discount_codes_percentage_check', sql`${t.percentage} > 0 and ${t.percentage} <= 100`),
    oneOf(t.status),
  ],
);

/** Which discount codes a member has used: a code of validity "once-per-user" is gone with its row here. */
export const discountRedemptions = pgTable(
  'discount_redemptions',
  {
    memberId: uuid('member_id').notNull(),
    code: text('code').notNull(),
    usedAt: time('used_at').notNull(),
    orderId: uuid('order_id'),
  },
  (t) => [key(t.memberId, t.code)],
);

export const refunds = pgTable(
  'refunds',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    kind: text('kind', { enum: ['withdrawal', 'refund', 'chargeback'] }).notNull(),
    status: text('status', { enum: ['pending', 'completed', 'failed'] })
      .notNull()
      .default('pending'),
    /** Credits taken from the wallet, and those that were spent already: the member owes them. */
    credits: integer('credits').notNull(),
    creditsOwed: integer('credits_owed').notNull().default(0),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    provider: text('provider').notNull(),
    /** The provider's own name for it; null until it has answered. */
    providerReference: text('provider_reference'),
    /** When the provider was asked; null while it was not, or where it began the refund itself. */
    askedAt: time('asked_at'),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
  },
  (t) => [
    key(t.memberId, t.id),
    check('refunds_amount_check', sql`${t.amount} > 0`),
    check('refunds_check', sql`(${t.endedAt} is null) = (${t.status} = 'pending')`),
    check('refunds_check1', sql`${t.kind} = 'withdrawal' or ${t.providerReference} is not null`),
    check('refunds_credits_check', sql`${t.credits} >= 0`),
    check('refunds_credits_owed_check', sql`${t.creditsOwed} >= 0`),
    oneOf(t.kind),
    oneOf(t.status),
    index('refunds_order').on(t.memberId, t.orderId),
    index('refunds_pending')
      .on(t.createdAt)
      .where(sql`${t.status} = 'pending'`),
    // One word of the provider is one refund; the member is part of the key as everywhere.
    uniqueIndex('refunds_reference')
      .on(t.memberId, t.provider, t.providerReference)
      .where(sql`${t.providerReference} is not null`),
    uniqueIndex('refunds_withdrawn_once')
      .on(t.memberId, t.orderId)
      .where(sql`${t.kind} = 'withdrawal' and ${t.status} <> 'failed'`),
  ],
);

/** The last number that a company has given in a year. */
export const receiptNumbers = pgTable(
  'receipt_numbers',
  {
    companyId: integer('company_id').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [key(t.companyId, t.year), check('receipt_numbers_last_check', sql`${t.last} > 0`)],
);

/** What stood on the receipt when the order was paid. */
export const receipts = pgTable(
  'receipts',
  {
    memberId: uuid('member_id').notNull(),
    orderId: uuid('order_id').notNull(),
    companyId: integer('company_id').notNull(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    seller: jsonb('seller').$type<Schemas['Seller']>().notNull(),
    issuedAt: time('issued_at').notNull(),
  },
  (t) => [key(t.memberId, t.orderId), index('receipts_number').on(t.companyId, t.year, t.number)],
);

export type OrderRow = typeof orders.$inferSelect;

/** The ledger of offers with a deadline (feature B13): public once they are over, append-only, about nobody. */
export const offers = pgTable(
  'offers',
  {
    number: rising('number').primaryKey(),
    domain: text('domain').notNull(),
    code: text('code').notNull(),
    percentage: integer('percentage').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    /** Ed25519 over what stands in the row, made with it. */
    signature: text('signature').notNull(),
  },
  (t) => [index('offers_ended').on(t.endsAt)],
);

/** Whom an offer was made to. */
export const memberOffers = pgTable(
  'member_offers',
  { memberId: uuid('member_id').notNull(), number: position('number').notNull() },
  (t) => [key(t.memberId, t.number)],
);
