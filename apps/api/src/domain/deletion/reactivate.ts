/** Taking a deleted account back within 14 days (spec sections 4 and 9): by the link of the mail, or by logging in. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { accountDeletions, members, reactivationTokens } from '../../db/schema.ts';
import { newToken, sha256 } from '../../secrets.ts';
import { problem } from '../problem.ts';
import { queueMail } from '../mail/queue.ts';
import { holdMember } from '../members/hold.ts';
import { unconfirmedUntil } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';
import { tellPartners } from './delete.ts';

/** How long after a log-in its offer holds. */
export const OFFER_SECONDS = 15 * 60;

export type DeletionRow = typeof accountDeletions.$inferSelect;

/** The deletion that can still be undone. */
export async function findUndoable(
  services: Services,
  db: Executor,
  memberId: string,
): Promise<DeletionRow | null> {
  const [row] = await db
    .select()
    .from(accountDeletions)
    .where(eq(accountDeletions.memberId, memberId));
  return row !== undefined && isUndoable(row, services.clock()) ? row : null;
}

const isUndoable = ({ eraseAt, erasingAt }: DeletionRow, now: number): boolean =>
  erasingAt === null && now < eraseAt.getTime();

/** A token that takes the account back; its hash alone is kept. */
export async function makeReactivationToken(
  services: Services,
  db: Executor,
  memberId: string,
  { expiresAt, byLogIn }: { readonly expiresAt: Date; readonly byLogIn: boolean },
): Promise<string> {
  const token = newToken();
  await db.insert(reactivationTokens).values({
    tokenHash: sha256(token),
    memberId,
    byLogIn,
    createdAt: new Date(services.clock()),
    expiresAt,
  });
  return token;
}

export interface Reactivated {
  readonly member: MemberRow;
  /** The password was given for it: the member is logged in as well. */
  readonly byLogIn: boolean;
}

/** @throws 404 `link_invalid`; 410 `link_expired`, `link_used` */
export async function reactivate(
  services: Services,
  tx: Tx,
  token: string,
  origin: string,
): Promise<Reactivated> {
  const now = services.clock();
  const [known] = await tx
    .select()
    .from(reactivationTokens)
    .where(eq(reactivationTokens.tokenHash, sha256(token)));
  if (known === undefined) throw problem('link_invalid');
  const { memberId, byLogIn } = known;
  const deletion = await lockDeletion(tx, memberId);
  if (known.usedAt !== null || deletion === null) throw problem('link_used');
  if (known.expiresAt.getTime() <= now || !isUndoable(deletion, now)) throw problem('link_expired');
  const member = await bringBack(services, tx, deletion);
  await queueMail(services, tx, member, origin, 'reactivation');
  return { member, byLogIn };
}

/** A link that takes an account back, without using it; null for what is none. @throws 410 `link_expired`, `link_used` */
export async function findReactivation(
  services: Services,
  db: Executor,
  token: string,
): Promise<{ email: string; expiresAt: Date } | null> {
  const [known] = await db
    .select({
      usedAt: reactivationTokens.usedAt,
      expiresAt: reactivationTokens.expiresAt,
      memberId: reactivationTokens.memberId,
      email: members.email,
    })
    .from(reactivationTokens)
    .innerJoin(members, eq(members.id, reactivationTokens.memberId))
    .where(eq(reactivationTokens.tokenHash, sha256(token)));
  if (known === undefined) return null;
  if (known.usedAt !== null) throw problem('link_used');
  const deletion = await findUndoable(services, db, known.memberId);
  if (deletion === null || known.expiresAt.getTime() <= services.clock()) {
    throw problem('link_expired');
  }
  return known;
}

/** Takes the account back for who proved in another way that it is theirs; false where there is nothing to take back. */
export async function takeBack(services: Services, tx: Tx, memberId: string): Promise<boolean> {
  const deletion = await lockDeletion(tx, memberId);
  if (deletion === null || !isUndoable(deletion, services.clock())) return false;
  await bringBack(services, tx, deletion);
  return true;
}

/** Locks out the erasure: whichever comes first decides. */
export async function lockDeletion(tx: Tx, memberId: string): Promise<DeletionRow | null> {
  await holdMember(tx, memberId);
  const [deletion] = await tx
    .select()
    .from(accountDeletions)
    .where(eq(accountDeletions.memberId, memberId))
    .for('update');
  return deletion ?? null;
}

export async function bringBack(
  services: Services,
  tx: Tx,
  { memberId, statusBefore }: DeletionRow,
  { wasHere } = { wasHere: true },
): Promise<MemberRow> {
  const now = new Date(services.clock());
  await tx.delete(accountDeletions).where(eq(accountDeletions.memberId, memberId));
  await tx
    .update(reactivationTokens)
    .set({ usedAt: now })
    .where(and(eq(reactivationTokens.memberId, memberId), isNull(reactivationTokens.usedAt)));
  const [member] = await tx
    .update(members)
    .set({
      status: statusBefore,
      ...(wasHere && { lastActiveAt: now }),
      // It may have been over while it was deleted.
      ...(statusBefore === 'not_confirmed' && { expiresAt: unconfirmedUntil(now.getTime()) }),
    })
    .where(eq(members.id, memberId))
    .returning();
  if (member === undefined) throw new Error('The member of a deletion is gone');
  await tellPartners(services, tx, memberId);
  return member;
}
