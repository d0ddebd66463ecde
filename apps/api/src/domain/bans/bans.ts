/**
 * Bans (spec section 1, A04): the account stays, but only its notice, the member's money and data can be reached, and nobody else sees
 * the member. A ban is a decision like others (`domain/moderation`): with its reasons, and open to an objection.
 */
import { and, desc, eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { members, moderationDecisions } from '../../db/schema.ts';
import { problem } from '../problem.ts';
import { findMember } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';
import { decideAgainst, listDecisions } from '../moderation/decisions.ts';

/** A decision can be objected to for so many months (Digital Services Act, article 20). */
const OBJECTION_MONTHS = 6;

export function objectUntil(decidedAt: Date): Date {
  const until = new Date(decidedAt);
  until.setUTCMonth(until.getUTCMonth() + OBJECTION_MONTHS);
  return until;
}

/** The contract's BanNotice. @throws 404 `decision_not_found` */
export async function banNotice(db: Executor, memberId: string) {
  const { decisions } = await listDecisions(db, memberId);
  const decision = decisions.find(({ kind }) => kind === 'banned');
  if (decision === undefined) throw problem('decision_not_found');
  const until = objectUntil(new Date(decision.decided_at));
  return { ban: { decision, object_until: until.toISOString() } };
}

export interface BanReasons {
  readonly rule: string;
  /** What happened, in the words that the member reads. */
  readonly facts: string;
  readonly by: string;
}

/** Bans an active member, who is told why. Returns null where the member is not active. */
export async function banMember(
  services: Services,
  memberId: string,
  reasons: BanReasons,
): Promise<{ reference: string } | null> {
  return services.db.transaction(async (tx) => {
    const [member] = await tx
      .update(members)
      .set({ status: 'banned' })
      .where(and(eq(members.id, memberId), eq(members.status, 'active')))
      .returning();
    if (member === undefined) return null;
    const decision = await decideAgainst(services, tx, member, { kind: 'banned', ...reasons });
    await services.events.publish(tx, memberId, { type: 'user' });
    return { reference: decision.reference };
  });
}

/** The account is as it was before. Returns false where the member is not banned. */
export async function liftBan(services: Services, tx: Tx, memberId: string): Promise<boolean> {
  const lifted = await tx
    .update(members)
    .set({ status: 'active' })
    .where(and(eq(members.id, memberId), eq(members.status, 'banned')))
    .returning({ id: members.id });
  if (lifted.length === 0) return false;
  await services.events.publish(tx, memberId, { type: 'user' });
  return true;
}

/** A member by id, by the reference of a decision, or by the address of the account. */
export async function findByWord(db: Executor, word: string): Promise<MemberRow | null> {
  if (/^[0-9a-f-]{36}$/.test(word)) return findMember(db, word);
  if (word.includes('@')) {
    const [row] = await db
      .select()
      .from(members)
      .where(eq(members.email, word.toLowerCase()))
      .orderBy(desc(members.confirmedAt))
      .limit(1);
    return row ?? null;
  }
  const [decision] = await db
    .select({ memberId: moderationDecisions.memberId })
    .from(moderationDecisions)
    .where(eq(moderationDecisions.reference, word));
  return decision === undefined ? null : findMember(db, decision.memberId);
}
