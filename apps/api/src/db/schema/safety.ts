/** Blocks, reports, what moderation decided, and complaints (spec section 2). */
import type { Language } from '@velours/openapi/types';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { descending, key, oneOf, time } from './columns.ts';

/** A block is two rows, as a like is: each side reads whom it does not meet from its own distribution key. */
export const blocksGiven = pgTable(
  'blocks_given',
  {
    memberId: uuid('member_id').notNull(),
    otherId: uuid('other_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [key(t.memberId, t.otherId)],
);

export const blocksReceived = pgTable(
  'blocks_received',
  {
    memberId: uuid('member_id').notNull(),
    otherId: uuid('other_id').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [key(t.memberId, t.otherId)],
);

/** The kept copy, as the moderator reads it. */
export interface Evidence {
  readonly name: string;
  readonly profile?: Readonly<Record<string, unknown>>;
  readonly photo?: { readonly id: string; readonly uploaded_at: string };
  /** The reported message last, before it what led to it. */
  readonly messages?: readonly {
    readonly id: string;
    readonly by: 'reporter' | 'reported';
    readonly kind: string;
    readonly text: string;
    readonly gift: string | null;
    readonly gif: unknown;
    readonly sent_at: string;
  }[];
}

/**
 * What a member reported: somebody, a photo or a message, as it was at that moment. The evidence stays when the other
 * deletes or is erased, until `evidence_until`, which is set with the decision.
 */
export const reports = pgTable(
  'reports',
  {
    reporterId: uuid('reporter_id').notNull(),
    id: uuid('id').notNull(),
    reference: text('reference').notNull(),
    kind: text('kind', { enum: ['member', 'photo', 'message'] }).notNull(),
    /** Who is reported; `target_id` is the photo, the message, or again the member. */
    subjectId: uuid('subject_id').notNull(),
    targetId: uuid('target_id').notNull(),
    conversationId: uuid('conversation_id'),
    reason: text('reason', {
      enum: [
        'money',
        'underage',
        'harassment',
        'hate',
        'intimate',
        'fake',
        'spam',
        'illegal',
        'other',
      ],
    }).notNull(),
    text: text('text').notNull().default(''),
    evidence: jsonb('evidence').$type<Evidence>().notNull(),
    /** The private copy of the photo; never under /photos/. */
    evidenceFile: text('evidence_file'),
    status: text('status', { enum: ['received', 'upheld', 'not_upheld'] })
      .notNull()
      .default('received'),
    /** Where the reporter's mails link to. */
    origin: text('origin').notNull(),
    createdAt: time('created_at').notNull(),
    decidedAt: time('decided_at'),
    evidenceUntil: time('evidence_until'),
  },
  (t) => [
    key(t.reporterId, t.id),
    check('reports_check', sql`(${t.decidedAt} is null) = (${t.status} = 'received')`),
    check('reports_check1', sql`(${t.kind} = 'message') = (${t.conversationId} is not null)`),
    oneOf(t.kind),
    oneOf(t.reason),
    oneOf(t.status),
    index('reports_evidence_over')
      .on(t.evidenceUntil)
      .where(sql`${t.evidenceUntil} is not null`),
    // A message or a photo is reported once by the same member; a profile again once the last report of it was decided.
    uniqueIndex('reports_once')
      .on(t.reporterId, t.kind, t.targetId)
      .where(sql`${t.kind} <> 'member'`),
    uniqueIndex('reports_open_once')
      .on(t.reporterId, t.targetId)
      .where(sql`${t.kind} = 'member' and ${t.status} = 'received'`),
    index('reports_reference').on(t.reference),
    index('reports_waiting')
      .on(t.createdAt)
      .where(sql`${t.status} = 'received'`),
  ],
);

/** What came of a report, and why: one row, never changed. */
export const reportDecisions = pgTable(
  'report_decisions',
  {
    reporterId: uuid('reporter_id').notNull(),
    reportId: uuid('report_id').notNull(),
    outcome: text('outcome', { enum: ['upheld', 'not_upheld'] }).notNull(),
    reason: text('reason').notNull(),
    decidedAt: time('decided_at').notNull(),
    decidedBy: text('decided_by').notNull(),
  },
  (t) => [key(t.reporterId, t.reportId), oneOf(t.outcome)],
);

/** What was decided against a member, as the statement of reasons tells it (Digital Services Act, article 17). */
export const moderationDecisions = pgTable(
  'moderation_decisions',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind', {
      enum: ['photo_rejected', 'message_removed', 'warning', 'banned'],
    }).notNull(),
    /** Which house rule, by its code, and what happened, in the moderator's words. */
    rule: text('rule').notNull(),
    facts: text('facts').notNull(),
    automated: boolean('automated').notNull().default(false),
    decidedAt: time('decided_at').notNull(),
    decidedBy: text('decided_by').notNull(),
    reference: text('reference').notNull(),
    /** The report that led to it; never told to the member. */
    reportId: uuid('report_id'),
    /** The photo or the message. */
    targetId: uuid('target_id'),
  },
  (t) => [
    key(t.memberId, t.id),
    oneOf(t.kind),
    index('moderation_decisions_age').on(t.decidedAt),
    index('moderation_decisions_reference').on(t.reference),
  ],
);

/**
 * What operators did that stands in no other table of theirs: who, when and why. Written once and never changed; half a year and the
 * erasure of the member take rows away, but never the one that says on whose order it was.
 */
export const operatorActions = pgTable(
  'operator_actions',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid('id').notNull(),
    action: text('action', {
      enum: [
        'photo_approved',
        'photo_rejected',
        'ban_lifted',
        'objection_granted',
        'objection_refused',
        'member_erased',
      ],
    }).notNull(),
    /** The photo, or the decision that falls or stays. */
    targetId: uuid('target_id'),
    /** A code, or the operator's words; empty where the action says it all. */
    reason: text('reason').notNull().default(''),
    doneAt: time('done_at').notNull(),
    doneBy: text('done_by').notNull(),
  },
  (t) => [key(t.memberId, t.id), oneOf(t.action), index('operator_actions_age').on(t.doneAt)],
);

/** What the member says against a decision, once each, and the answer. */
export const objections = pgTable(
  'objections',
  {
    memberId: uuid('member_id').notNull(),
    decisionId: uuid('decision_id').notNull(),
    text: text('text').notNull(),
    createdAt: time('created_at').notNull(),
    answeredAt: time('answered_at'),
    outcome: text('outcome', { enum: ['granted', 'refused'] }),
    answer: text('answer'),
  },
  (t) => [
    key(t.memberId, t.decisionId),
    check('objections_check', sql`(${t.answeredAt} is null) = (${t.outcome} is null)`),
    oneOf(t.outcome),
    index('objections_waiting')
      .on(t.createdAt)
      .where(sql`${t.answeredAt} is null`),
  ],
);

/** Complaints of members and visitors; `memberId` is null for a visitor. */
export const complaints = pgTable(
  'complaints',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id'),
    reference: text('reference').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    category: text('category', {
      enum: ['payment', 'member', 'privacy', 'decision', 'site', 'other'],
    }).notNull(),
    text: text('text').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Where its mails link to. */
    origin: text('origin').notNull(),
    createdAt: time('created_at').notNull(),
    answerBy: time('answer_by').notNull(),
    answer: text('answer'),
    answeredAt: time('answered_at'),
  },
  (t) => [
    oneOf(t.category),
    check('complaints_check', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    index('complaints_member')
      .on(t.memberId, descending(t.createdAt))
      .where(sql`${t.memberId} is not null`),
    // Of visitors: erased with the account whose address it was.
    index('complaints_email')
      .on(t.email)
      .where(sql`${t.memberId} is null`),
    index('complaints_reference').on(t.reference),
    index('complaints_answered')
      .on(t.answeredAt)
      .where(sql`${t.answeredAt} is not null`),
    index('complaints_waiting')
      .on(t.answerBy)
      .where(sql`${t.answeredAt} is null`),
  ],
);
