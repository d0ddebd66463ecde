/**
 * Decisions against members and the statement of reasons each one gets (Digital Services Act, article 17): which rule, what happened,
 * whether a person decided it, and that it can be objected to. A decision is written once and never changed.
 */
import { and, desc, eq } from 'drizzle-orm';
import type { DecisionKind } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { moderationDecisions, objections } from '../../db/schema.ts';
import { originOf } from '../mail/origin.ts';
import { queueMail } from '../mail/queue.ts';
import type { MemberRow } from '../members/members.ts';
import { referenceOf } from './reference.ts';

const MOST_LISTED = 1000;

export type DecisionRow = typeof moderationDecisions.$inferSelect;

export interface NewDecision {
  readonly kind: DecisionKind;
  readonly rule: string;
  /** What happened, in the words that the member reads. */
  readonly facts: string;
  /** Who decided. */
  readonly by: string;
  readonly automated?: boolean | undefined;
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
      automated: decision.automated ?? false,
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
    .select({ decision: moderationDecisions, objection: objections })
    .from(moderationDecisions)
    .leftJoin(
      objections,
      and(
        eq(objections.memberId, moderationDecisions.memberId),
        eq(objections.decisionId, moderationDecisions.id),
      ),
    )
    .where(eq(moderationDecisions.memberId, memberId))
    .orderBy(desc(moderationDecisions.id))
    .limit(MOST_LISTED);
  return {
    decisions: rows.map(({ decision, objection }) => ({
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
        answer: objection.answer,
        answered_at: objection.answeredAt?.toISOString() ?? null,
      },
    })),
  };
}
