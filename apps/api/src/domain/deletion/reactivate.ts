/** Taking a deleted account back within 14 days (spec sections 4 and 9): by the link of the mail, or by logging in. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { accountDeletions, members, reactivationTokens } from '../../db/schema.ts';
import { problem } from '../problem.ts';
import { queueMail } from '../mail/queue.ts';
import type { MemberRow } from '../members/members.ts';
import { tellPartners } from './delete.ts';

/** How long after a log-in its offer holds. */
export const OFFER_SECONDS = 15 * 60;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

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
  const token = randomBytes(32).toString('base64url');
  await db.insert(reactivationTokens).values({
    tokenHash: hashOf(token),
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
    .where(eq(reactivationTokens.tokenHash, hashOf(token)));
  if (known === undefined) throw problem('link_invalid');
  const { memberId, byLogIn } = known;
  // Locks out the erasure: whichever comes first decides.
  const [deletion] = await tx
    .select()
    .from(accountDeletions)
    .where(eq(accountDeletions.memberId, memberId))
    .for('update');
  if (known.usedAt !== null || deletion === undefined) throw problem('link_used');
  if (known.expiresAt.getTime() <= now || !isUndoable(deletion, now)) throw problem('link_expired');

  await tx.delete(accountDeletions).where(eq(accountDeletions.memberId, memberId));
  await tx
    .update(reactivationTokens)
    .set({ usedAt: new Date(now) })
    .where(and(eq(reactivationTokens.memberId, memberId), isNull(reactivationTokens.usedAt)));
  const [member] = await tx
    .update(members)
    .set({ status: deletion.statusBefore, lastActiveAt: new Date(now) })
    .where(and(eq(members.id, memberId), eq(members.status, 'deleted')))
    .returning();
  // Banned meanwhile: the account comes back only by an objection.
  if (member === undefined) throw problem('link_expired');
  await queueMail(services, tx, member, origin, 'reactivation');
  await tellPartners(services, tx, memberId);
  return { member, byLogIn };
}
