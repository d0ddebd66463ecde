/**
 * Decisions against members and the statement of reasons each one gets (Digital Services Act, article 17): which rule, what happened,
 * whether a person decided it, and that it can be objected to. A decision is written once and never changed.
 */
import { and, desc, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { DecisionKind } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import {
  accountDeletions,
  members,
  moderationDecisions,
  objections,
  photos,
} from '../../db/schema.ts';
import { originOf } from '../mail/origin.ts';
import { queueMail } from '../mail/queue.ts';
import type { MemberRow } from '../members/members.ts';
import { lastOver } from './retention.ts';
import { referenceOf } from '../reference.ts';

const MOST_LISTED = 1000;

export type DecisionRow = typeof moderationDecisions.$inferSelect;

export interface NewDecision {
  readonly kind: DecisionKind;
  readonly rule: string;
  /** What happened, in the words that the member reads. */
  readonly facts: string;
  /** Who decided. */
  readonly by: string;
  readonly reportId?: string | undefined;
  /** The photo or the message. */
  readonly targetId?: string | undefined;
}

/** Writes a decision down and tells the member: by mail, and live where they are there. */
export async function decideAgainst(
  services: Services,
  tx: Tx,
  member: MemberRow,
  decision: NewDecision,
): Promise<DecisionRow> {
  const id = services.newId();
  const decidedAt = new Date(services.clock());
  const reference = referenceOf('D', id, decidedAt);
  const [row] = await tx
    .insert(moderationDecisions)
    .values({
      memberId: member.id,
      id,
      kind: decision.kind,
      rule: decision.rule,
      facts: decision.facts,
      decidedAt,
      decidedBy: decision.by,
      reference,
      reportId: decision.reportId ?? null,
      targetId: decision.targetId ?? null,
    })
    .returning();
  if (row === undefined) throw new Error('The decision was not returned');
  await queueMail(services, tx, member, originOf(services, member.domain), 'decision', id);
  await services.events.publish(tx, member.id, { type: 'safety', about: 'decision', reference });
  return row;
}

/** The decisions against a member, the newest first, each with what the member said to it. */
export async function listDecisions(db: Executor, memberId: string) {
  const rows = await db
    .select({ decision: moderationDecisions, objection: objections, shownPhoto: photos.id })
    .from(moderationDecisions)
    .leftJoin(
      objections,
      and(
        eq(objections.memberId, moderationDecisions.memberId),
        eq(objections.decisionId, moderationDecisions.id),
      ),
    )
    .leftJoin(
      photos,
      and(
        eq(photos.memberId, moderationDecisions.memberId),
        eq(photos.id, moderationDecisions.targetId),
        eq(photos.status, 'active'),
      ),
    )
    .where(eq(moderationDecisions.memberId, memberId))
    .orderBy(desc(moderationDecisions.id))
    .limit(MOST_LISTED);
  return {
    decisions: rows.map(({ decision, objection, shownPhoto }) => ({
      id: decision.id,
      reference: decision.reference,
      kind: decision.kind,
      rule: decision.rule,
      facts: decision.facts,
      automated: decision.automated,
      decided_at: decision.decidedAt.toISOString(),
      objection: objection && {
        text: objection.text,
        created_at: objection.createdAt.toISOString(),
        outcome: objection.outcome,
        // A message that was removed, and a photo that was since, are not there again.
        reversed:
          objection.outcome === 'granted' && (decision.kind === 'banned' || shownPhoto !== null),
        answer: objection.answer,
        answered_at: objection.answeredAt?.toISOString() ?? null,
      },
    })),
  };
}

/** The most that one sweep removes. */
const MOST_FORGOTTEN = 500;

/**
 * Removes decisions that can be objected to no longer, with what was said to them: six months after the decision and, where there was an
 * objection, after its answer (privacy notice). The notice of a ban stays as long as the ban, and an objection until it is answered.
 */
export async function forgetDecisions(services: Services): Promise<void> {
  const last = lastOver(new Date(services.clock()));
  await services.db.transaction(async (tx) => {
    const over = await tx
      .select({ memberId: moderationDecisions.memberId, id: moderationDecisions.id })
      .from(moderationDecisions)
      .innerJoin(members, eq(members.id, moderationDecisions.memberId))
      .leftJoin(accountDeletions, eq(accountDeletions.memberId, members.id))
      .leftJoin(
        objections,
        and(
          eq(objections.memberId, moderationDecisions.memberId),
          eq(objections.decisionId, moderationDecisions.id),
        ),
      )
      .where(
        and(
          lte(moderationDecisions.decidedAt, last),
          or(isNull(objections.createdAt), lte(objections.answeredAt, last)),
          or(
            ne(moderationDecisions.kind, 'banned'),
            and(
              ne(members.status, 'banned'),
              or(
                isNull(accountDeletions.statusBefore),
                ne(accountDeletions.statusBefore, 'banned'),
              ),
            ),
          ),
        ),
      )
      .limit(MOST_FORGOTTEN);
    if (over.length === 0) return;
    // Decisions never change, but for this (migration 0001).
    await tx.execute(sql`set local velours.erasure = 'on'`);
    for (const { memberId, id } of over) {
      await tx
        .delete(objections)
        .where(and(eq(objections.memberId, memberId), eq(objections.decisionId, id)));
      await tx
        .delete(moderationDecisions)
        .where(and(eq(moderationDecisions.memberId, memberId), eq(moderationDecisions.id, id)));
    }
  });
}
