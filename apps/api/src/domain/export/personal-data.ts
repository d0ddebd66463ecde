/**
 * Every table, and what becomes of it in a member's copy of their data (GDPR, articles 15 and 20) and when the member is erased
 * (article 17; decision 0015). `personal-data.test.ts` walks the database: a table or a column that is not declared here fails it.
 */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/** Parts of the readable copy in their order (`locales/<language>/archive.json`, `sections`). */
export const SECTIONS = [
  'profile',
  'photos',
  'likes',
  'messages',
  'purchases',
  'account',
  'notifications',
  'safety',
] as const;

export type Section = (typeof SECTIONS)[number];

/** What the copy holds of a table: the rows in which one of these columns is the member, all columns but those left out. */
export interface Exported {
  readonly section: Section;
  readonly by: readonly string[];
  /** The column with another member who did what the row tells: it is in the copy while the lists show them to the member. */
  readonly whileSeen?: string;
  /** Left out, with the reason. */
  readonly without?: Readonly<Record<string, string>>;
}

export type Erased =
  /** Rows in which one of these columns is the member go. */
  | { readonly rows: readonly string[] }
  /** `erase-rows.ts` does it; what stays of the table, and why. */
  | { readonly own: string }
  | { readonly stays: string };

export interface TableRule {
  /** Columns that hold a member's id. */
  readonly members: readonly string[];
  /** Columns of type uuid that name something else. */
  readonly ids?: readonly string[];
  /** The column by which the table is keyed and cut, where that is the conversation: rows are looked for in the member's alone. */
  readonly conversation?: string;
  /** The table that has each row a second time, from the other's side: by it others' rows about the member are found, and go too. */
  readonly mirror?: string;
  readonly copy: Exported | { readonly not: string };
  readonly erasure: Erased;
}

const SECRET =
  'a secret that opens something: only its hash is kept, and it says nothing of the member';
const TECHNICAL = 'a technical mark of one call; says nothing of the member';
const BOOKS =
  'the books: kept under the pseudonym (bookkeeping law), without name, address or account';
const THEIRS = 'when the other saw it, which is theirs';
const NOBODY = { members: [], copy: { not: 'about nobody' } } as const;

/** A table of the member's own rows, which goes as a whole. */
const own = (section: Section, extra: Partial<TableRule> = {}, without = {}): TableRule => ({
  members: ['member_id'],
  copy: { section, by: ['member_id'], without },
  erasure: { rows: ['member_id'] },
  ...extra,
});

/** A row about two members, which the first has made. */
const towards = (section: Section): TableRule => ({
  members: ['member_id', 'other_id'],
  copy: { section, by: ['member_id'] },
  erasure: { rows: ['member_id', 'other_id'] },
});

/** Such rows, written once from each side. */
const mirrored = (section: Section, mirror: string): TableRule => ({
  ...towards(section),
  mirror,
  erasure: { rows: ['member_id'] },
});

/** What the books hold. */
const books = (extra: Partial<TableRule> = {}, without = {}): TableRule =>
  own('purchases', { erasure: { stays: BOOKS }, ...extra }, without);

/** Rows in which one of these columns is one of the members. A member has a side of every conversation that holds a message of theirs. */
export function rowsOf(
  { conversation }: TableRule,
  columns: readonly string[],
  memberIds: readonly string[],
): SQL {
  const isTheirs = columns.map((column) => sql`${sql.identifier(column)} in ${memberIds}`);
  const rows = sql`(${sql.join(isTheirs, sql` or `)})`;
  if (conversation === undefined) return rows;
  return sql`${sql.identifier(conversation)} in (
    select conversation_id from conversation_members where member_id in ${memberIds}) and ${rows}`;
}

export const PERSONAL_DATA: Readonly<Record<string, TableRule>> = {
  members: {
    members: ['id', 'first_member'],
    ids: ['main_photo_id'],
    copy: {
      section: 'profile',
      by: ['id'],
      without: { password_hash: SECRET, profile_version: TECHNICAL, auto_reply: TECHNICAL },
    },
    erasure: { own: 'an empty row under the pseudonym, which conversations of others refer to' },
  },
  email_claims: own('account'),
  email_changes: own('account', { ids: ['id'] }),
  account_tokens: own('account', { ids: ['subject_id'], copy: { not: SECRET } }),
  activation_tokens: own('account', { copy: { not: SECRET } }),
  reactivation_tokens: own('account', { copy: { not: SECRET } }),
  sessions: own('account', { ids: ['id'] }, { id_hash: SECRET }),
  passkeys: own(
    'account',
    { ids: ['id', 'credential_id', 'rp_id'] },
    { credential_id: TECHNICAL, public_key: TECHNICAL, counter: TECHNICAL },
  ),
  passkey_challenges: own('account', { copy: { not: SECRET } }),
  account_deletions: own('account', {
    erasure: { own: 'that and when the account was erased; the reason goes' },
  }),
  data_exports: own('account', { ids: ['id'] }, { filename: 'where the archive itself lies' }),
  idempotency_keys: own('account', {
    copy: {
      not: 'answers that are kept for two days to be repeated; what they tell is in the copy',
    },
  }),

  photos: own('photos', { ids: ['id'] }),
  pending_files: own('photos', {
    ids: ['id'],
    copy: { not: 'files that are being written or removed; those that stay are in the copy' },
  }),

  likes_given: mirrored('likes', 'likes_received'),
  likes_received: {
    ...mirrored('likes', 'likes_given'),
    copy: { section: 'likes', by: ['member_id'], whileSeen: 'other_id' },
  },
  likes_withdrawn: {
    ...towards('likes'),
    copy: {
      section: 'likes',
      by: ['member_id'],
      without: { seen_at: THEIRS, announced_at: THEIRS },
    },
  },
  swipe_days: own('likes'),
  swipe_passes: towards('likes'),
  match_preferences: own('likes'),

  conversations: {
    members: ['member_a', 'member_b', 'started_by'],
    ids: ['id'],
    conversation: 'id',
    copy: { section: 'messages', by: ['member_a', 'member_b'] },
    erasure: {
      own: 'goes with its last side; until then the other reads their own messages in it',
    },
  },
  conversation_members: {
    members: ['member_id', 'other_id', 'started_by', 'last_message_sender'],
    ids: ['conversation_id', 'last_message_id'],
    copy: { section: 'messages', by: ['member_id'] },
    erasure: { own: "the other side, which shows the other's own last message" },
  },
  messages: {
    members: ['sender', 'recipient'],
    ids: ['conversation_id', 'id', 'idempotency_key'],
    conversation: 'conversation_id',
    copy: {
      section: 'messages',
      by: ['sender', 'recipient'],
      without: { idempotency_key: TECHNICAL },
    },
    erasure: { rows: ['sender'] },
  },

  offers: { ...NOBODY, erasure: { stays: 'what was offered when; about nobody' } },
  member_offers: own('purchases'),

  wallets: books(),
  ledger_transactions: books({ ids: ['id'] }),
  ledger_entries: books({ ids: ['transaction_id'] }),
  orders: books(
    {
      ids: ['id', 'saved_method_id'],
      erasure: { own: `${BOOKS}; the way to the bank goes` },
    },
    { redirect_url: 'a way into a payment at the bank, which has ended' },
  ),
  refunds: books({ ids: ['id', 'order_id'] }),
  receipts: books({ ids: ['order_id', 'company_id'] }),
  payment_references: books({ ids: ['order_id'] }),
  payment_events: books({ ids: ['order_id'] }),
  direct_debit_events: books({ ids: ['id', 'order_id'] }),
  direct_debit_references: books({
    ids: ['mandate_id'],
    erasure: { stays: 'so that no mandate reference of the creditor is given twice' },
  }),
  discount_redemptions: own('purchases', { ids: ['order_id'] }),
  discount_codes: own('purchases'),
  saved_methods: own(
    'purchases',
    { ids: ['id'] },
    {
      mandate: 'a token by which the bank collects: a secret between the bank and us',
    },
  ),
  direct_debit_mandates: own(
    'purchases',
    { ids: ['id', 'creditor_id'] },
    {
      account_hash: SECRET,
      provider_mandate: 'a token by which the bank collects: a secret between the bank and us',
    },
  ),
  direct_debits: own(
    'purchases',
    { ids: ['order_id', 'mandate_id'] },
    {
      account_hash: SECRET,
      phone_hash: SECRET,
      code_hash: SECRET,
    },
  ),

  push_subscriptions: own(
    'notifications',
    { ids: ['session_id'] },
    { p256dh: SECRET, auth: SECRET },
  ),
  push_told: own('notifications', {
    copy: {
      not: 'of what a device was notified within the hour; the news themselves are in the copy',
    },
  }),
  notification_settings: own('notifications'),
  mail_reports: own('notifications'),
  mail_news: {
    ...towards('notifications'),
    copy: { section: 'notifications', by: ['member_id'], whileSeen: 'other_id' },
  },
  mail_queue: own(
    'notifications',
    { ids: ['id', 'subject_id'] },
    {
      last_error: 'what a mail server said of itself',
      subject_id: 'also of whom a mail would have told that was not sent',
    },
  ),

  blocks_given: mirrored('safety', 'blocks_received'),
  blocks_received: {
    ...mirrored('safety', 'blocks_given'),
    copy: { not: 'that somebody blocked the member is theirs to keep (article 15, paragraph 4)' },
  },
  reports: {
    members: ['reporter_id', 'subject_id'],
    ids: ['id', 'target_id', 'conversation_id'],
    copy: {
      section: 'safety',
      by: ['reporter_id'],
      without: {
        evidence: "the other's words or photo, as they were",
        evidence_file: "the other's photo",
      },
    },
    erasure: {
      own: "the case under the pseudonym without the reporter's words, with its evidence, until its time is over (Digital Services Act)",
    },
  },
  report_decisions: {
    members: ['reporter_id'],
    ids: ['report_id'],
    copy: {
      section: 'safety',
      by: ['reporter_id'],
      without: { decided_by: 'a name of the staff' },
    },
    erasure: {
      stays:
        'what was decided, in our words, under the pseudonym, until the report goes (Digital Services Act)',
    },
  },
  moderation_decisions: own(
    'safety',
    { ids: ['id', 'report_id', 'target_id'] },
    {
      decided_by: 'a name of the staff',
      report_id: 'who reported is never told',
    },
  ),
  operator_actions: own(
    'safety',
    {
      ids: ['id', 'target_id'],
      erasure: {
        own: 'on whose order the member was erased, under the pseudonym; all else goes',
      },
    },
    { done_by: 'a name of the staff' },
  ),
  objections: own('safety', { ids: ['decision_id'] }),
  complaints: own('safety', {
    ids: ['id'],
    erasure: { own: 'nothing: also those sent without log-in from an address they had confirmed' },
  }),

  gifs: {
    ...NOBODY,
    erasure: { stays: 'found by searching; belongs to nobody, and goes where no message names it' },
  },
  direct_debit_key: {
    ...NOBODY,
    erasure: { stays: 'a fingerprint of a key; says nothing of anybody' },
  },
  direct_debit_blocks: {
    ...NOBODY,
    copy: { not: 'keyed hashes of accounts and numbers that were misused, without a member' },
    erasure: { stays: 'keyed hashes, without a member: so that fraud is not repeated' },
  },
  receipt_numbers: { ...NOBODY, ids: ['company_id'], erasure: { stays: BOOKS } },
  page_bounces: { ...NOBODY, erasure: { stays: 'sums without a person, 90 days at most' } },
  rate_limits: {
    ...NOBODY,
    copy: { not: 'counters under hashed keys, a day at most' },
    erasure: { own: 'counters of others; each ends by itself within a day' },
  },
  mail_outbox: {
    ...NOBODY,
    ids: ['id'],
    copy: { not: 'stands for the mail server in the demo: the member has these mails' },
    erasure: { own: 'mails to others, two weeks at most' },
  },
  sms_outbox: {
    ...NOBODY,
    ids: ['id'],
    copy: { not: 'stands for the SMS provider in the demo: the member has these messages' },
    erasure: { own: 'gone by then: two weeks at most' },
  },
  sandbox_payments: {
    ...NOBODY,
    ids: ['id'],
    copy: { not: "the sandbox bank's books" },
    erasure: { stays: 'stands for the bank, which keeps its own books' },
  },
  sandbox_reversals: {
    ...NOBODY,
    ids: ['id', 'payment_id'],
    copy: { not: "the sandbox bank's books" },
    erasure: { stays: 'stands for the bank, which keeps its own books' },
  },
  schema_migrations: { ...NOBODY, erasure: { stays: 'about nobody' } },
};
