/**
 * Bans (spec section 1, A04): the account stays, but only its notice, the member's money and data can be reached, and nobody else sees
 * the member. A ban is a decision like others (`domain/moderation`): with its reasons, and open to an objection.
 */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { accountDeletions, members, moderationDecisions } from '../../db/schema.ts';
import { problem } from '../problem.ts';
import { originOf } from '../mail/origin.ts';
import { queueMail } from '../mail/queue.ts';
import { findByAddress, findUnconfirmedByEmail, normaliseEmail } from '../members/log-in.ts';
import { findMember, unconfirmedUntil } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';
import { recordAction } from '../moderation/actions.ts';
import { decideAgainst, listDecisions } from '../moderation/decisions.ts';
import { keptUntil } from '../moderation/retention.ts';

/** The newest ban, as the member reads it. */
export async function lastBan(db: Executor, memberId: string) {
  const { decisions } = await listDecisions(db, memberId);
  return decisions.find(({ kind }) => kind === 'banned');
}

/** The contract's BanNotice. @throws 404 `decision_not_found` */
export async function banNotice(db: Executor, memberId: string) {
  const decision = await lastBan(db, memberId);
  if (decision === undefined) throw problem('decision_not_found');
  const until = keptUntil(new Date(decision.decided_at));
  return { ban: { decision, object_until: until.toISOString() } };
}

export interface BanReasons {
  readonly rule: string;
  /** What happened, in the words that the member reads. */
  readonly facts: string;
  readonly by: string;
}

/** Bans a member, who is told why. Returns null as `ban` does. */
export async function banMember(
  services: Services,
  memberId: string,
  reasons: BanReasons,
): Promise<{ reference: string } | null> {
  return services.db.transaction(async (tx) => {
    const member = await ban(services, tx, memberId);
    if (member === null) return null;
    const decision = await decideAgainst(services, tx, member, { kind: 'banned', ...reasons });
    return { reference: decision.reference };
  });
}

/**
 * The ban alone, for who writes the decision down. An account that was deleted comes back banned, one that was never confirmed does not end
 * by itself. Returns null where the member is neither there nor was so when they deleted the account.
 */
export const ban = (services: Services, tx: Tx, memberId: string): Promise<MemberRow | null> =>
  setStatus(services, tx, memberId, {
    from: ['active', 'not_confirmed'],
    to: sql`'banned'`,
    expiresAt: null,
  });

export interface Lift {
  /** Why, in the words that the member reads. */
  readonly reason: string;
  readonly by: string;
}

/** Lifts a ban, and tells the member by mail. Returns false where the member is not banned. */
export async function liftBan(
  services: Services,
  memberId: string,
  { reason, by }: Lift,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const decision = await lastBan(tx, memberId);
    const member = await openAgain(services, tx, memberId);
    if (member === null) return false;
    const action = 'ban_lifted';
    const targetId = decision?.id;
    const id = await recordAction(services, tx, { memberId, action, by, reason, targetId });
    await queueMail(services, tx, member, originOf(services, member.domain), 'banLifted', id);
    return true;
  });
}

/** The end of a ban alone: the account is as it was before, or comes back so. Returns null where the member is not banned. */
export const openAgain = (
  services: Services,
  tx: Tx,
  memberId: string,
): Promise<MemberRow | null> =>
  setStatus(services, tx, memberId, {
    from: ['banned'],
    to: sql`case when ${members.confirmedAt} is null then 'not_confirmed' else 'active' end`,
    // One that was never confirmed has its week again.
    expiresAt: sql`case when ${members.confirmedAt} is null
      then ${unconfirmedUntil(services.clock()).toISOString()}::timestamptz end`,
  });

type Status = 'active' | 'not_confirmed' | 'banned';

interface Change {
  readonly from: readonly Status[];
  /** Of the member's row. */
  readonly to: SQL;
  readonly expiresAt: SQL | null;
}

async function setStatus(
  services: Services,
  tx: Tx,
  memberId: string,
  { from, to, expiresAt }: Change,
): Promise<MemberRow | null> {
  const [member] = await tx
    .update(members)
    .set({ status: to, expiresAt })
    .where(and(eq(members.id, memberId), inArray(members.status, [...from])))
    .returning();
  if (member !== undefined) {
    await services.events.publish(tx, memberId, { type: 'user' });
    return member;
  }
  const deleted = await tx
    .update(accountDeletions)
    .set({ statusBefore: sql`(select ${to} from ${members} where ${members.id} = ${memberId})` })
    .where(
      and(
        eq(accountDeletions.memberId, memberId),
        inArray(accountDeletions.statusBefore, [...from]),
        isNull(accountDeletions.erasingAt),
      ),
    )
    .returning({ id: accountDeletions.memberId });
  return deleted.length === 0 ? null : findMember(tx, memberId);
}

/** A member by id, by the reference of a decision, or by the address of the account. */
export async function findByWord(db: Executor, word: string): Promise<MemberRow | null> {
  if (/^[0-9a-f-]{36}$/.test(word)) return findMember(db, word);
  if (word.includes('@')) {
    const email = normaliseEmail(word);
    // Anybody can sign up with an address: it is the account of who confirmed it.
    return (await findByAddress(db, email)) ?? (await findUnconfirmedByEmail(db, email));
  }
  const [decision] = await db
    .select({ memberId: moderationDecisions.memberId })
    .from(moderationDecisions)
    .where(eq(moderationDecisions.reference, word));
  return decision === undefined ? null : findMember(db, decision.memberId);
}
