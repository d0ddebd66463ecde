/** Member accounts: how they are found, and who may be seen. */
import { and, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { isDatabaseAway } from '../../db/away.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { prepared } from '../../db/prepared.ts';
import {
  complaints,
  dataExports,
  emailClaims,
  members,
  pendingFiles,
  photos,
  wallets,
} from '../../db/schema.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { eraseDeclared } from '../deletion/erase-rows.ts';
import { discardFiles } from '../files/pending-files.ts';
import { ownFilesOf } from '../photos/files.ts';

export type MemberRow = typeof members.$inferSelect;

/** Confirmed, and neither disabled nor deleted: others may see, like and write to this member. */
export const isVisible = (member: MemberRow): boolean => member.status === 'active';

/** Of an erased account a row about nobody is left. */
export const isErased = ({ email }: Pick<MemberRow, 'email'>): boolean => email === '';

const UNCONFIRMED_LIFETIME_MS = 7 * DAY_MS;

/** When an account that begins, or comes back, at `now` ends unless its address is confirmed. */
export const unconfirmedUntil = (now: number): Date => new Date(now + UNCONFIRMED_LIFETIME_MS);

export const isConfirmed = (member: MemberRow): boolean => member.status !== 'not_confirmed';

export async function findMember(db: Executor, id: string): Promise<MemberRow | null> {
  const [row] = await memberById(db, { id });
  return row ?? null;
}

const memberById = prepared('member', (db) =>
  db
    .select()
    .from(members)
    .where(eq(members.id, sql.placeholder('id'))),
);

/** The member others may see under this id; null for the unknown, unconfirmed, disabled and deleted, all alike. */
export async function findVisible(db: Executor, id: string): Promise<MemberRow | null> {
  const member = await findMember(db, id);
  return member !== null && isVisible(member) ? member : null;
}

/** Notes that the member was here, at most once a minute: each note touches the search indexes. */
export async function noteActivity(services: Services, member: MemberRow): Promise<void> {
  const now = services.clock();
  if (now - member.lastActiveAt.getTime() < 60_000) return;
  await services.db
    .update(members)
    .set({ lastActiveAt: new Date(now) })
    .where(and(eq(members.id, member.id), lte(members.lastActiveAt, new Date(now - 60_000))));
}

/** Removes unconfirmed accounts whose time is over, with everything that is theirs; answers how many. */
export async function removeExpired(services: Services): Promise<number> {
  const isOver = and(
    isNotNull(members.expiresAt),
    lte(members.expiresAt, new Date(services.clock())),
    eq(members.status, 'not_confirmed'),
  );
  const rows = await removeExpiredRows(services, isOver).catch((error: unknown) => {
    if (isDatabaseAway(error)) throw error;
    services.log.warn({ err: error }, 'expired accounts are removed one by one');
    return null;
  });
  const removed = rows === null ? await removeOneByOne(services, isOver) : [rows];
  for (const { discarded } of removed) for (const afterwards of discarded) await afterwards();
  return removed.reduce((sum, { number }) => sum + number, 0);
}

/** What one of them fails of keeps no other. */
async function removeOneByOne(services: Services, isOver: SQL | undefined) {
  const over = await services.db
    .select({ id: members.id })
    .from(members)
    .where(isOver)
    .orderBy(desc(members.expiresAt))
    .limit(MOST_REMOVED);
  const removed: Awaited<ReturnType<typeof removeExpiredRows>>[] = [];
  for (const { id } of over)
    try {
      removed.push(await removeExpiredRows(services, and(isOver, eq(members.id, id))));
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      services.log.error({ err: error, member: id }, 'expired account not removed');
    }
  return removed;
}

/** The most accounts that one sweep removes. */
const MOST_REMOVED = 500;

async function removeExpiredRows(services: Services, which: SQL | undefined) {
  return services.db.transaction(async (tx) => {
    const over = await tx
      .select({ id: members.id })
      .from(members)
      .where(which)
      .limit(MOST_REMOVED)
      .for('update', { skipLocked: true });
    const ids = over.map((row) => row.id);
    if (ids.length === 0) return { number: 0, discarded: [] };
    const written = await tx
      .delete(pendingFiles)
      .where(inArray(pendingFiles.memberId, ids))
      .returning();
    const shown = await tx.delete(photos).where(inArray(photos.memberId, ids)).returning();
    const archives = await tx
      .delete(dataExports)
      .where(inArray(dataExports.memberId, ids))
      .returning();
    await removeComplaints(tx, ids);
    // In the order in which `claimAddress` takes them: several may have typed one address.
    await tx
      .select({ email: emailClaims.email })
      .from(emailClaims)
      .where(inArray(emailClaims.memberId, ids))
      .orderBy(emailClaims.memberId)
      .for('update');
    await eraseDeclared(tx, ids);
    // What the ledger has entries for stays: it is append-only.
    await tx.delete(wallets).where(and(inArray(wallets.memberId, ids), eq(wallets.balance, 0)));
    await tx.delete(members).where(inArray(members.id, ids));
    const files = [
      ...written.map(({ memberId, names }) => ({ memberId, names })),
      ...shown.map((photo) => ({ memberId: photo.memberId, names: ownFilesOf(photo) })),
      ...archives.flatMap(({ memberId, filename }) =>
        filename === null ? [] : [{ memberId, names: [filename] }],
      ),
    ];
    const discarded = [];
    for (const { memberId, names } of files) {
      discarded.push(await discardFiles(services, tx, memberId, names));
    }
    return { number: ids.length, discarded };
  });
}

/** What waits for an answer, which goes to the address that it names, stays as if sent without log-in. */
async function removeComplaints(tx: Tx, memberIds: readonly string[]): Promise<void> {
  await tx
    .delete(complaints)
    .where(and(inArray(complaints.memberId, memberIds), isNotNull(complaints.answeredAt)));
  await tx
    .update(complaints)
    .set({ memberId: null })
    .where(inArray(complaints.memberId, memberIds));
}
