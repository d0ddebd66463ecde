/** What members say against decisions, once each, and the answer of somebody who did not take the decision (DSA, article 20). */
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { moderationDecisions, objections } from '../../db/schema.ts';
import { isBlank } from '../blank.ts';
import { fieldProblem, problem } from '../problem.ts';
import { originOf } from '../mail/origin.ts';
import { queueMail } from '../mail/queue.ts';
import { holdMember } from '../members/hold.ts';
import { findMember } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';
import { recordAction } from '../moderation/actions.ts';
import { listDecisions } from '../moderation/decisions.ts';
import { keptUntil } from '../moderation/retention.ts';
import { showAgain } from '../photos/moderation.ts';
import { lastBan, openAgain } from './bans.ts';

/**
 * Keeps the objection. @throws 404 `decision_not_found`; 409 `objection_made`; 410 `objection_over`; 422 for blank text
 */
export async function objectTo(
  services: Services,
  tx: Tx,
  member: MemberRow,
  { decision: decisionId, text }: { readonly decision: string; readonly text: string },
) {
  if (isBlank(text)) throw fieldProblem('text', 'required');
  const [decision] = await tx
    .select()
    .from(moderationDecisions)
    .where(
      and(eq(moderationDecisions.memberId, member.id), eq(moderationDecisions.id, decisionId)),
    );
  if (decision === undefined) throw problem('decision_not_found');
  const createdAt = new Date(services.clock());
  if (createdAt >= keptUntil(decision.decidedAt)) throw problem('objection_over');
  const made = await tx
    .insert(objections)
    .values({ memberId: member.id, decisionId, text: text.trim(), createdAt })
    .onConflictDoNothing()
    .returning({ decisionId: objections.decisionId });
  if (made.length === 0) throw problem('objection_made');
  const { decisions } = await listDecisions(tx, member.id);
  const shown = decisions.find(({ id }) => id === decisionId);
  if (shown === undefined) throw new Error(`decision ${decisionId} is not listed`);
  return { decision: shown };
}

/** Objections that wait, the oldest first, each with its decision. */
export const listObjections = (db: Executor) =>
  objectionsWithDecision(db)
    .where(isNull(objections.answeredAt))
    .orderBy(asc(objections.createdAt))
    .limit(500);

export async function findObjection(db: Executor, reference: string) {
  const [row] = await objectionsWithDecision(db).where(
    eq(moderationDecisions.reference, reference),
  );
  return row ?? null;
}

const objectionsWithDecision = (db: Executor) =>
  db
    .select({ objection: objections, decision: moderationDecisions })
    .from(objections)
    .innerJoin(
      moderationDecisions,
      and(
        eq(moderationDecisions.memberId, objections.memberId),
        eq(moderationDecisions.id, objections.decisionId),
      ),
    );

export interface ObjectionAnswer {
  readonly outcome: 'granted' | 'refused';
  readonly answer: string;
  readonly by: string;
}

/** What stands against an answer, for the person at the terminal. */
export type AnswerRefusal = 'unknown' | 'answered' | 'same_person';

/**
 * Answers an objection and tells the member. Granting one lifts the ban, or shows the photo again; a message that was removed does not
 * come back. Null when it was done.
 */
export async function answerObjection(
  services: Services,
  reference: string,
  { outcome, answer, by }: ObjectionAnswer,
): Promise<AnswerRefusal | null> {
  return services.db.transaction(async (tx) => {
    const found = await findObjection(tx, reference);
    if (found === null) return 'unknown';
    const { decision } = found;
    if (decision.decidedBy === by) return 'same_person';
    const { memberId, id } = decision;
    await holdMember(tx, memberId);
    const answered = await tx
      .update(objections)
      .set({ outcome, answer, answeredAt: new Date(services.clock()) })
      .where(
        and(
          eq(objections.memberId, memberId),
          eq(objections.decisionId, id),
          isNull(objections.answeredAt),
        ),
      )
      .returning({ decisionId: objections.decisionId });
    if (answered.length === 0) return 'answered';
    const action = `objection_${outcome}` as const;
    await recordAction(services, tx, { memberId, action, by, targetId: id });
    // One that was lifted before says nothing of the next.
    const isBan = decision.kind === 'banned' && (await lastBan(tx, memberId))?.id === id;
    if (outcome === 'granted' && isBan) await openAgain(services, tx, memberId);
    if (outcome === 'granted' && decision.kind === 'photo_rejected' && decision.targetId !== null)
      await showAgain(services, tx, memberId, decision.targetId);
    const member = await findMember(tx, memberId);
    if (member !== null) {
      const origin = originOf(services, member.domain);
      await queueMail(services, tx, member, origin, 'objectionAnswered', id);
      await services.events.publish(tx, memberId, { type: 'user' });
    }
    return null;
  });
}
