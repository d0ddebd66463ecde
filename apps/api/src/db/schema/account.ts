/** Sessions, links that are mailed, and the end of an account (spec sections 4 and 9). */
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
import { bytea, key, oneOf, rising, time } from './columns.ts';

export const sessions = pgTable(
  'sessions',
  {
    memberId: uuid('member_id').notNull(),
    idHash: bytea('id_hash').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    userAgent: text('user_agent'),
    /** Names a session to its member; `id_hash` opens it and is told to nobody. */
    id: uuid('id').notNull().defaultRandom(),
  },
  (t) => [
    key(t.memberId, t.idHash),
    index('sessions_expiring').on(t.expiresAt),
    uniqueIndex('sessions_id').on(t.memberId, t.id),
  ],
);

/** A passkey of a member (W3C WebAuthn): it holds the private key, we the public one. */
export const passkeys = pgTable(
  'passkeys',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    /** The credential's own id, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE. */
    publicKey: bytea('public_key').notNull(),
    /** Signatures made so far, where the authenticator counts them. */
    counter: integer('counter').notNull(),
    /** The host it is for. */
    rpId: text('rp_id').notNull(),
    userAgent: text('user_agent'),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (t) => [key(t.memberId, t.id), uniqueIndex('passkeys_credential').on(t.memberId, t.credentialId)],
);

/** What a passkey is asked to sign: one answer, within minutes. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: bytea('challenge_hash').primaryKey(),
    /** Who adds a passkey; null for a log-in. */
    memberId: uuid('member_id'),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [
    index('passkey_challenges_expiring').on(t.expiresAt),
    index('passkey_challenges_member')
      .on(t.memberId)
      .where(sql`${t.memberId} is not null`),
  ],
);

export const activationTokens = pgTable(
  'activation_tokens',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    memberId: uuid('member_id').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (t) => [
    index('activation_tokens_age').on(t.createdAt),
    index('activation_tokens_member').on(t.memberId),
  ],
);

/** A change of the e-mail address. The old address stays claimed until it can no longer be asked back. */
export const emailChanges = pgTable(
  'email_changes',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    /** One waits at a time, so they are confirmed in the order in which they were asked for. */
    position: rising('position'),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** Given up, or replaced by a later one. */
    cancelledAt: time('cancelled_at'),
    confirmedAt: time('confirmed_at'),
    undoneAt: time('undone_at'),
    /** When the claim on the old address ended. */
    releasedAt: time('released_at'),
  },
  (t) => [
    key(t.memberId, t.id),
    index('email_changes_unreleased')
      .on(t.confirmedAt)
      .where(sql`${t.confirmedAt} is not null and ${t.releasedAt} is null`),
    // One waits at a time, and it waits once.
    uniqueIndex('email_changes_waiting')
      .on(t.memberId)
      .where(sql`${t.cancelledAt} is null and ${t.confirmedAt} is null`),
  ],
);

/** Links of mails: the hash of the token alone. `subject_id` is the change of address, where it is about one. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    memberId: uuid('member_id').notNull(),
    kind: text('kind', { enum: ['password_reset', 'mail_change', 'mail_change_undo'] }).notNull(),
    subjectId: uuid('subject_id'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (t) => [
    oneOf(t.kind),
    index('account_tokens_age').on(t.createdAt),
    index('account_tokens_member').on(t.memberId, t.kind),
  ],
);

/**
 * An account that was deleted and can be taken back until `erase_at`. The row outlives the member's data: it says
 * that and when it was erased.
 */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    memberId: uuid('member_id').primaryKey(),
    /** What the account goes back to. */
    statusBefore: text('status_before', { enum: ['not_confirmed', 'active', 'banned'] }).notNull(),
    reason: text('reason', { enum: ['found', 'cost', 'people', 'other'] }),
    deletedAt: time('deleted_at').notNull(),
    eraseAt: time('erase_at').notNull(),
    /** From here on nothing brings it back. */
    erasingAt: time('erasing_at'),
    erasedAt: time('erased_at'),
  },
  (t) => [
    oneOf(t.reason),
    oneOf(t.statusBefore),
    index('account_deletions_due')
      .on(t.eraseAt)
      .where(sql`${t.erasedAt} is null`),
  ],
);

export const reactivationTokens = pgTable(
  'reactivation_tokens',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    memberId: uuid('member_id').notNull(),
    /** Whether it was made for who gave the password a moment ago: then it logs in as well. */
    byLogIn: boolean('by_log_in').notNull(),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (t) => [index('reactivation_tokens_member').on(t.memberId)],
);

/** Copies of their data that members asked for; the archive lies in the storage until it expires. */
export const dataExports = pgTable(
  'data_exports',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    position: rising('position'),
    status: text('status', { enum: ['pending', 'ready', 'expired', 'failed'] })
      .notNull()
      .default('pending'),
    /** Where the mail's link leads. */
    origin: text('origin').notNull(),
    askedAt: time('asked_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    readyAt: time('ready_at'),
    expiresAt: time('expires_at'),
    filename: text('filename'),
    size: integer('size'),
  },
  (t) => [
    key(t.memberId, t.id),
    check('data_exports_check', sql`(${t.filename} is not null) = (${t.status} = 'ready')`),
    oneOf(t.status),
    index('data_exports_expiring')
      .on(t.expiresAt)
      .where(sql`${t.status} = 'ready'`),
    uniqueIndex('data_exports_pending')
      .on(t.memberId)
      .where(sql`${t.status} = 'pending'`),
  ],
);
