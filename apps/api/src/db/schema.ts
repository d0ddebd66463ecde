/**
 * The tables as drizzle sees them. The truth is `migrations/*.sql`; `schema.test.ts` compares the two.
 * Timestamps are `Date`, dates are 'YYYY-MM-DD', ids are strings.
 */
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const percentage = (name: string) => numeric(name, { precision: 5, scale: 2, mode: 'number' });
const position = (name: string) => bigint(name, { mode: 'number' });
/** Given by the database when the row is inserted, rising: what was before what (decision 17). */
const rising = (name: string) => position(name).notNull().generatedByDefaultAsIdentity();
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export type MemberStatus = 'not_confirmed' | 'active' | 'disabled' | 'deleted' | 'banned';
export type MemberKind = 'member' | 'fictional' | 'demo';
export type PhotoStatus = 'pending' | 'active' | 'rejected';
export const PHOTO_REASONS = [
  'no_person',
  'not_recognisable',
  'someone_else',
  'several_people',
  'too_explicit',
  'contact_details',
  'advertising',
  'possibly_minor',
  'other',
] as const;
/** Why an inspected photo is not shown. */
export type PhotoReason = (typeof PHOTO_REASONS)[number];
export type ColorScheme = 'system' | 'light' | 'dark';
export type TextSize = 100 | 112 | 125 | 150;
export type Tracking = Partial<Record<'network' | 'ref' | 'sub1' | 'sub2' | 'sub3', string>>;

export const members = pgTable('members', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  birthDate: date('birth_date', { mode: 'string' }).notNull(),
  gender: text('gender').$type<'male' | 'female'>(),
  sexuality: text('sexuality'),
  reason: text('reason'),
  tattoos: text('tattoos'),
  hairColour: text('hair_colour'),
  eyeColour: text('eye_colour'),
  bodyType: text('body_type'),
  relationshipStatus: text('relationship_status'),
  aboutMe: text('about_me').notNull().default(''),
  interests: text('interests').array().notNull().default([]),
  country: text('country'),
  countryregion: text('countryregion'),
  status: text('status').$type<MemberStatus>().notNull().default('not_confirmed'),
  kind: text('kind').$type<MemberKind>().notNull().default('member'),
  autoReply: boolean('auto_reply').notNull().default(false),
  paidUser: boolean('paid_user').notNull().default(false),
  notificationsDisabled: text('notifications_disabled')
    .$type<'fbl' | 'bounce' | 'listunsubscribe'>()
    .array()
    .notNull()
    .default([]),
  language: text('language').notNull().default('en'),
  domain: text('domain').notNull().default('general'),
  signupDate: time('signup_date').notNull(),
  confirmedAt: time('confirmed_at'),
  lastActiveAt: time('last_active_at').notNull(),
  mainPhotoId: uuid('main_photo_id'),
  profileVersion: integer('profile_version').notNull().default(0),
  signupMessage: text('signup_message'),
  firstMember: uuid('first_member'),
  tracking: jsonb('tracking').$type<Tracking>(),
  expiresAt: time('expires_at'),
  colorScheme: text('color_scheme').$type<ColorScheme>().notNull().default('system'),
  textSize: smallint('text_size').$type<TextSize>().notNull().default(100),
  invisible: boolean('invisible').notNull().default(false),
});

export const emailClaims = pgTable(
  'email_claims',
  {
    email: text('email').notNull(),
    memberId: uuid('member_id').notNull(),
    createdAt: time('created_at').notNull(),
    confirmedAt: time('confirmed_at'),
  },
  (t) => [primaryKey({ columns: [t.email, t.memberId] })],
);

export const photos = pgTable(
  'photos',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    status: text('status').$type<PhotoStatus>().notNull().default('pending'),
    position: integer('position').notNull().default(0),
    filename: text('filename').notNull(),
    thumbFilename: text('thumb_filename').notNull(),
    matchFilename: text('match_filename').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    viewFilename: text('view_filename'),
    cardFilename: text('card_filename'),
    placeholder: text('placeholder'),
    createdAt: time('created_at').notNull(),
    decidedAt: time('decided_at'),
    rejectedReason: text('rejected_reason').$type<PhotoReason>(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] })],
);

export const likesGiven = pgTable(
  'likes_given',
  {
    memberId: uuid('member_id').notNull(),
    otherId: uuid('other_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.otherId] })],
);

export const likesReceived = pgTable(
  'likes_received',
  {
    memberId: uuid('member_id').notNull(),
    otherId: uuid('other_id').notNull(),
    createdAt: time('created_at').notNull(),
    seenAt: time('seen_at'),
    announcedAt: time('announced_at'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.otherId] })],
);

/** Likes taken back a short time ago, as they were. */
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
  (t) => [primaryKey({ columns: [t.memberId, t.otherId] })],
);

/** Whom a member looks for; without a row the profile says it. */
export const matchPreferences = pgTable('match_preferences', {
  memberId: uuid('member_id').primaryKey(),
  gender: text('gender').$type<'male' | 'female'>(),
  minAge: integer('min_age').notNull(),
  maxAge: integer('max_age').notNull(),
  area: text('area').$type<'region' | 'country' | 'anywhere'>().notNull(),
  sameReason: boolean('same_reason').notNull(),
  sharedInterests: boolean('shared_interests').notNull(),
  updatedAt: time('updated_at').notNull(),
});

export const swipeDays = pgTable('swipe_days', {
  memberId: uuid('member_id').primaryKey(),
  startedAt: time('started_at').notNull(),
  likes: integer('likes').notNull(),
});

export const swipePasses = pgTable(
  'swipe_passes',
  {
    memberId: uuid('member_id').notNull(),
    otherId: uuid('other_id').notNull(),
    passedAt: time('passed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.otherId] })],
);

/** What a message is; `text` alone has words. */
export type MessageKind = 'text' | 'gift' | 'gif';

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

export const conversations = pgTable('conversations', {
  id: uuid('id').primaryKey(),
  memberA: uuid('member_a').notNull(),
  memberB: uuid('member_b').notNull(),
  startedBy: uuid('started_by').notNull(),
  createdAt: time('created_at').notNull(),
  /** The position of the newest message there ever was. */
  lastPosition: position('last_position').notNull(),
});

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
    readUpTo: position('read_up_to'),
    removedAt: time('removed_at'),
    removedUpTo: position('removed_up_to'),
    removedBefore: position('removed_before'),
    restorableUntil: time('restorable_until'),
    /** The conversation with the highest was written in last. */
    listPosition: rising('list_position'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.conversationId] })],
);

export const messages = pgTable(
  'messages',
  {
    conversationId: uuid('conversation_id').notNull(),
    id: uuid('id').notNull(),
    position: position('position').notNull(),
    sender: uuid('sender').notNull(),
    recipient: uuid('recipient').notNull(),
    kind: text('kind').$type<MessageKind>().notNull().default('text'),
    text: text('text').notNull(),
    gift: text('gift'),
    gif: jsonb('gif').$type<StoredGif>(),
    sentAt: time('sent_at').notNull(),
    readAt: time('read_at'),
    automated: boolean('automated').notNull().default(false),
    idempotencyKey: uuid('idempotency_key'),
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.id] })],
);

export const gifs = pgTable('gifs', {
  id: text('id').primaryKey(),
  alt: text('alt').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  sourceUrl: text('source_url').notNull(),
  foundAt: time('found_at').notNull(),
});

export const sessions = pgTable('sessions', {
  idHash: bytea('id_hash').primaryKey(),
  memberId: uuid('member_id').notNull(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  lastSeenAt: time('last_seen_at').notNull(),
  userAgent: text('user_agent'),
  /** Names the session to its member. */
  id: uuid('id').notNull().defaultRandom(),
});

export const activationTokens = pgTable('activation_tokens', {
  tokenHash: bytea('token_hash').primaryKey(),
  memberId: uuid('member_id').notNull(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});

export const idempotencyKeys = pgTable('idempotency_keys', {
  keyHash: bytea('key_hash').primaryKey(),
  fingerprint: bytea('fingerprint').notNull(),
  operation: text('operation').notNull(),
  memberId: uuid('member_id'),
  status: integer('status').notNull(),
  body: text('body').notNull(),
  createdAt: time('created_at').notNull(),
});

export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    memberId: uuid('member_id').notNull(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.endpoint] })],
);

export const wallets = pgTable('wallets', {
  memberId: uuid('member_id').primaryKey(),
  balance: integer('balance').notNull().default(0),
  updatedAt: time('updated_at').notNull(),
});

export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    reference: text('reference').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] })],
);

export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    memberId: uuid('member_id').notNull(),
    transactionId: uuid('transaction_id').notNull(),
    account: text('account').notNull(),
    amount: integer('amount').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.transactionId, t.account] })],
);

export const discountRedemptions = pgTable(
  'discount_redemptions',
  {
    memberId: uuid('member_id').notNull(),
    code: text('code').notNull(),
    usedAt: time('used_at').notNull(),
    orderId: uuid('order_id'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.code] })],
);

export type OrderStatus = 'pending' | 'completed' | 'failed' | 'cancelled';

export const orders = pgTable(
  'orders',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    status: text('status').$type<OrderStatus>().notNull().default('pending'),
    domain: text('domain').notNull(),
    package: text('package').notNull(),
    credits: integer('credits').notNull(),
    country: text('country').notNull(),
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
    savedMethodId: uuid('saved_method_id'),
    saveMethod: boolean('save_method').notNull().default(false),
    provider: text('provider').notNull(),
    providerReference: text('provider_reference'),
    redirectUrl: text('redirect_url'),
    origin: text('origin').notNull(),
    withdrawalConsentAt: time('withdrawal_consent_at').notNull(),
    createdAt: time('created_at').notNull(),
    startedAt: time('started_at'),
    checkedAt: time('checked_at'),
    endedAt: time('ended_at'),
    withdrawalUntil: time('withdrawal_until'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] })],
);

export type RefundKind = 'withdrawal' | 'refund' | 'chargeback';
export type RefundStatus = 'pending' | 'completed' | 'failed';

export const refunds = pgTable(
  'refunds',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    kind: text('kind').$type<RefundKind>().notNull(),
    status: text('status').$type<RefundStatus>().notNull().default('pending'),
    credits: integer('credits').notNull(),
    creditsOwed: integer('credits_owed').notNull().default(0),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    provider: text('provider').notNull(),
    providerReference: text('provider_reference'),
    askedAt: time('asked_at'),
    createdAt: time('created_at').notNull(),
    endedAt: time('ended_at'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] })],
);

export const receiptNumbers = pgTable(
  'receipt_numbers',
  {
    companyId: integer('company_id').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.year] })],
);

/** A company as it was when it sold. */
export interface SellerSnapshot {
  readonly name: string;
  readonly address: string;
  readonly zip: string | null;
  readonly city: string;
  readonly country: string;
  readonly kvk: string;
  readonly vat_number: string | null;
}

export const receipts = pgTable(
  'receipts',
  {
    memberId: uuid('member_id').notNull(),
    orderId: uuid('order_id').notNull(),
    companyId: integer('company_id').notNull(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    seller: jsonb('seller').$type<SellerSnapshot>().notNull(),
    issuedAt: time('issued_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.orderId] })],
);

export const paymentReferences = pgTable(
  'payment_references',
  {
    provider: text('provider').notNull(),
    reference: text('reference').notNull(),
    memberId: uuid('member_id').notNull(),
    orderId: uuid('order_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.reference] })],
);

export const paymentEvents = pgTable(
  'payment_events',
  {
    memberId: uuid('member_id').notNull(),
    orderId: uuid('order_id').notNull(),
    event: text('event').notNull(),
    status: text('status').$type<OrderStatus>().notNull(),
    receivedAt: time('received_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.orderId, t.event] })],
);

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
  (t) => [primaryKey({ columns: [t.memberId, t.id] })],
);

export const discountCodes = pgTable('discount_codes', {
  code: text('code').primaryKey(),
  percentage: percentage('percentage').notNull(),
  country: text('country'),
  memberId: uuid('member_id'),
  currency: text('currency'),
  minimumOrderValue: integer('minimum_order_value'),
  methods: text('methods').array().notNull().default([]),
  status: text('status').$type<'active' | 'disabled'>().notNull().default('active'),
  expiresAt: time('expires_at').notNull(),
  createdAt: time('created_at').notNull(),
});

export const sandboxPayments = pgTable('sandbox_payments', {
  id: uuid('id').primaryKey(),
  reference: text('reference').notNull(),
  method: text('method').notNull(),
  amount: integer('amount').notNull(),
  currency: text('currency').notNull(),
  description: text('description').notNull(),
  status: text('status').$type<OrderStatus>().notNull().default('pending'),
  saveMethod: boolean('save_method').notNull().default(false),
  mandate: text('mandate'),
  returnUrl: text('return_url').notNull(),
  refundOutcome: text('refund_outcome').$type<RefundStatus>().notNull().default('completed'),
  createdAt: time('created_at').notNull(),
});

export const sandboxReversals = pgTable('sandbox_reversals', {
  id: uuid('id').primaryKey(),
  paymentId: uuid('payment_id').notNull(),
  kind: text('kind').$type<'refund' | 'chargeback'>().notNull(),
  status: text('status').$type<RefundStatus>().notNull().default('pending'),
  ownReference: text('own_reference'),
  amount: integer('amount').notNull(),
  createdAt: time('created_at').notNull(),
});

export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});

export const mailQueue = pgTable('mail_queue', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id').notNull(),
  template: text('template').notNull(),
  toAddress: text('to_address').notNull(),
  language: text('language').notNull(),
  domain: text('domain').notNull(),
  origin: text('origin').notNull(),
  createdAt: time('created_at').notNull(),
  sentAt: time('sent_at'),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  subjectId: uuid('subject_id'),
});

export const mailOutbox = pgTable('mail_outbox', {
  id: uuid('id').primaryKey(),
  toAddress: text('to_address').notNull(),
  fromAddress: text('from_address').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  oneClick: text('one_click'),
  sentAt: time('sent_at').notNull(),
});

export const directDebitMandates = pgTable(
  'direct_debit_mandates',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    reference: text('reference').notNull(),
    creditorId: text('creditor_id').notNull(),
    provider: text('provider').notNull(),
    providerMandate: text('provider_mandate'),
    accountHash: bytea('account_hash').notNull(),
    accountMasked: text('account_masked').notNull(),
    details: bytea('details').notNull(),
    signedAt: time('signed_at').notNull(),
    endedAt: time('ended_at'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] })],
);

export const directDebitReferences = pgTable('direct_debit_references', {
  reference: text('reference').primaryKey(),
  memberId: uuid('member_id').notNull(),
  mandateId: uuid('mandate_id').notNull(),
});

export const directDebits = pgTable(
  'direct_debits',
  {
    memberId: uuid('member_id').notNull(),
    orderId: uuid('order_id').notNull(),
    accountHash: bytea('account_hash').notNull(),
    accountMasked: text('account_masked').notNull(),
    phoneHash: bytea('phone_hash').notNull(),
    phoneMasked: text('phone_masked').notNull(),
    details: bytea('details'),
    codeHash: bytea('code_hash'),
    codeSentAt: time('code_sent_at'),
    codesSent: integer('codes_sent').notNull().default(0),
    tries: integer('tries').notNull().default(0),
    mandateId: uuid('mandate_id'),
    sequence: text('sequence').$type<'FRST' | 'RCUR'>(),
    createdAt: time('created_at').notNull(),
    confirmedAt: time('confirmed_at'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.orderId] })],
);

export const directDebitBlocks = pgTable(
  'direct_debit_blocks',
  {
    kind: text('kind').$type<'iban' | 'phone'>().notNull(),
    hash: bytea('hash').notNull(),
    reason: text('reason').notNull(),
    blockedAt: time('blocked_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.hash] })],
);

export const directDebitEvents = pgTable(
  'direct_debit_events',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    orderId: uuid('order_id').notNull(),
    kind: text('kind').notNull(),
    happenedAt: time('happened_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] })],
);

export const smsOutbox = pgTable('sms_outbox', {
  id: uuid('id').primaryKey(),
  toNumber: text('to_number').notNull(),
  text: text('text').notNull(),
  sentAt: time('sent_at').notNull(),
});

export const blocksGiven = pgTable(
  'blocks_given',
  {
    memberId: uuid('member_id').notNull(),
    otherId: uuid('other_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.otherId] })],
);

export const blocksReceived = pgTable(
  'blocks_received',
  {
    memberId: uuid('member_id').notNull(),
    otherId: uuid('other_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.otherId] })],
);

export type ReportKind = 'member' | 'photo' | 'message';
export type ReportStatus = 'received' | 'upheld' | 'not_upheld';

export const reports = pgTable(
  'reports',
  {
    reporterId: uuid('reporter_id').notNull(),
    id: uuid('id').notNull(),
    reference: text('reference').notNull(),
    kind: text('kind').$type<ReportKind>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    targetId: uuid('target_id').notNull(),
    conversationId: uuid('conversation_id'),
    reason: text('reason').notNull(),
    text: text('text').notNull().default(''),
    evidence: jsonb('evidence'),
    evidenceFile: text('evidence_file'),
    status: text('status').$type<ReportStatus>().notNull().default('received'),
    origin: text('origin').notNull(),
    createdAt: time('created_at').notNull(),
    decidedAt: time('decided_at'),
    evidenceUntil: time('evidence_until'),
  },
  (t) => [primaryKey({ columns: [t.reporterId, t.id] })],
);

export const reportDecisions = pgTable(
  'report_decisions',
  {
    reporterId: uuid('reporter_id').notNull(),
    reportId: uuid('report_id').notNull(),
    outcome: text('outcome').$type<'upheld' | 'not_upheld'>().notNull(),
    reason: text('reason').notNull(),
    decidedAt: time('decided_at').notNull(),
    decidedBy: text('decided_by').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reporterId, t.reportId] })],
);

export type DecisionKind = 'photo_rejected' | 'message_removed' | 'warning' | 'banned';

export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<DecisionKind>().notNull(),
    rule: text('rule').notNull(),
    facts: text('facts').notNull(),
    automated: boolean('automated').notNull().default(false),
    decidedAt: time('decided_at').notNull(),
    decidedBy: text('decided_by').notNull(),
    reference: text('reference').notNull(),
    reportId: uuid('report_id'),
    targetId: uuid('target_id'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] })],
);

export const objections = pgTable(
  'objections',
  {
    memberId: uuid('member_id').notNull(),
    decisionId: uuid('decision_id').notNull(),
    text: text('text').notNull(),
    createdAt: time('created_at').notNull(),
    answeredAt: time('answered_at'),
    outcome: text('outcome').$type<'granted' | 'refused'>(),
    answer: text('answer'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.decisionId] })],
);

export const emailChanges = pgTable(
  'email_changes',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    position: rising('position'),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    cancelledAt: time('cancelled_at'),
    confirmedAt: time('confirmed_at'),
    undoneAt: time('undone_at'),
    releasedAt: time('released_at'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] })],
);

export type AccountLinkKind = 'password_reset' | 'mail_change' | 'mail_change_undo';

export const accountTokens = pgTable('account_tokens', {
  tokenHash: bytea('token_hash').primaryKey(),
  memberId: uuid('member_id').notNull(),
  kind: text('kind').$type<AccountLinkKind>().notNull(),
  subjectId: uuid('subject_id'),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});

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

/** When the mail provider said that an address does not work, or that a mail was called spam. */
export const mailReports = pgTable(
  'mail_reports',
  {
    memberId: uuid('member_id').notNull(),
    reason: text('reason').$type<'fbl' | 'bounce' | 'listunsubscribe'>().notNull(),
    reportedAt: time('reported_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.reason] })],
);

/** News that waits to be mailed, or was: one for each subject until the member comes back. */
export const mailNews = pgTable(
  'mail_news',
  {
    memberId: uuid('member_id').notNull(),
    kind: text('kind').$type<'message' | 'like' | 'match'>().notNull(),
    /** Who wrote or matched; the member itself where likes are gathered. */
    otherId: uuid('other_id').notNull(),
    createdAt: time('created_at').notNull(),
    sentAt: time('sent_at'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind, t.otherId] })],
);

export type ComplaintCategory = 'payment' | 'member' | 'privacy' | 'decision' | 'site' | 'other';

/** Complaints of members and visitors; `member_id` is null for a visitor. */
export const complaints = pgTable('complaints', {
  id: uuid('id').primaryKey(),
  memberId: uuid('member_id'),
  reference: text('reference').notNull(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  category: text('category').$type<ComplaintCategory>().notNull(),
  text: text('text').notNull(),
  language: text('language').notNull(),
  origin: text('origin').notNull(),
  createdAt: time('created_at').notNull(),
  answerBy: time('answer_by').notNull(),
  answer: text('answer'),
  answeredAt: time('answered_at'),
});

export type LeavingReason = 'found' | 'cost' | 'people' | 'other';

/** Accounts that were deleted; the row says later that they were erased. */
export const accountDeletions = pgTable('account_deletions', {
  memberId: uuid('member_id').primaryKey(),
  statusBefore: text('status_before').$type<'not_confirmed' | 'active'>().notNull(),
  reason: text('reason').$type<LeavingReason>(),
  deletedAt: time('deleted_at').notNull(),
  eraseAt: time('erase_at').notNull(),
  erasingAt: time('erasing_at'),
  erasedAt: time('erased_at'),
});

export const reactivationTokens = pgTable('reactivation_tokens', {
  tokenHash: bytea('token_hash').primaryKey(),
  memberId: uuid('member_id').notNull(),
  byLogIn: boolean('by_log_in').notNull(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});

export type ExportStatus = 'pending' | 'ready' | 'expired' | 'failed';

export const dataExports = pgTable(
  'data_exports',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    position: rising('position'),
    status: text('status').$type<ExportStatus>().notNull().default('pending'),
    origin: text('origin').notNull(),
    askedAt: time('asked_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    readyAt: time('ready_at'),
    expiresAt: time('expires_at'),
    filename: text('filename'),
    size: integer('size'),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] })],
);

/** Files that no committed row names yet, or any more (domain/files). */
export const pendingFiles = pgTable(
  'pending_files',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    names: text('names').array().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] })],
);
