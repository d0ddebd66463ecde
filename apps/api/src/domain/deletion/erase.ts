/**
 * Erasing a deleted account after 14 days (spec sections 4 and 9; decision 0015): files first, then everything in the database in one
 * transaction. Each step can be repeated, so a process that is killed in between loses nothing and the next try ends it.
 */
import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { accountDeletions, dataExports, members, photos } from '../../db/schema.ts';
import { removePendingFiles } from '../files/pending-files.ts';
import { holdMember } from '../members/hold.ts';
import { ownFilesOf } from '../photos/files.ts';
import { addressesOf, eraseRows } from './erase-rows.ts';

export const ERASE_JOB = 'account.erase';

const MOST_AT_ONCE = 500;

/** Queues the erasure of the accounts whose 14 days are over; more than once does no harm. The job names none: it outlives them. */
export async function queueErasures(services: Services): Promise<void> {
  if ((await dueAccounts(services)).length === 0) return;
  await services.jobs.send(services.db, ERASE_JOB, {});
}

/** Erases every account that is due. @throws Error where one could not be erased, after all were tried; the log says why */
export async function eraseDue(services: Services): Promise<void> {
  let failed = 0;
  for (const { id } of await dueAccounts(services)) {
    await eraseAccount(services, id).catch((error: unknown) => {
      failed += 1;
      services.log.error({ err: error }, 'erasure');
    });
  }
  // What a job failed of is kept with it: no words about anybody.
  if (failed > 0) throw new Error(`${failed} accounts could not be erased`);
}

const dueAccounts = (services: Services) =>
  services.db
    .select({ id: accountDeletions.memberId })
    .from(accountDeletions)
    .where(
      and(
        isNull(accountDeletions.erasedAt),
        lte(accountDeletions.eraseAt, new Date(services.clock())),
      ),
    )
    .limit(MOST_AT_ONCE);

export async function eraseAccount(services: Services, memberId: string): Promise<void> {
  if (!(await begin(services, memberId))) return;
  const [member] = await services.db.select().from(members).where(eq(members.id, memberId));
  await eraseFiles(services, memberId);
  await services.db.transaction(async (tx) => {
    await holdMember(tx, memberId);
    const [deletion] = await tx
      .select()
      .from(accountDeletions)
      .where(and(eq(accountDeletions.memberId, memberId), isNull(accountDeletions.erasedAt)))
      .for('update');
    if (deletion === undefined) return;
    const addresses = await addressesOf(tx, memberId);
    await eraseRows(tx, memberId, addresses);
    await services.jobs.forget(tx, memberId);
    await tx
      .update(accountDeletions)
      .set({ reason: null, erasedAt: new Date(services.clock()) })
      .where(eq(accountDeletions.memberId, memberId));
  });
  if (member !== undefined) await forgetLimits(services, memberId, member.email);
}

/** From here on nothing takes the account back; false where it is not due, was taken back, or is erased already. */
async function begin(services: Services, memberId: string): Promise<boolean> {
  const now = new Date(services.clock());
  const begun = await services.db
    .update(accountDeletions)
    .set({ erasingAt: now })
    .where(
      and(
        eq(accountDeletions.memberId, memberId),
        isNull(accountDeletions.erasedAt),
        lte(accountDeletions.eraseAt, now),
      ),
    )
    .returning({ id: accountDeletions.memberId });
  return begun.length > 0;
}

/** The rows that name the files go only after them: whoever tries again finds what is left. */
async function eraseFiles(services: Services, memberId: string): Promise<void> {
  const { db, storage } = services;
  for (const photo of await db.select().from(photos).where(eq(photos.memberId, memberId))) {
    for (const file of ownFilesOf(photo)) await storage.remove(file);
  }
  const archives = await db
    .select({ filename: dataExports.filename })
    .from(dataExports)
    .where(and(eq(dataExports.memberId, memberId), isNotNull(dataExports.filename)));
  for (const { filename } of archives) if (filename !== null) await storage.remove(filename);
  await removePendingFiles(services, memberId);
}

/** Counters of tries; those by the network address end by themselves. */
async function forgetLimits(services: Services, memberId: string, email: string): Promise<void> {
  const { limits } = services;
  for (const name of [
    'logInByAccount',
    'mailByAddress',
    'resetByAddress',
    'complaintByAddress',
  ] as const) {
    await limits.reset(name, email);
  }
  for (const name of [
    'codeByMember',
    'passwordByMember',
    'mailChangeByMember',
    'photoByMember',
    'reportByMember',
    'complaintByMember',
  ] as const) {
    await limits.reset(name, memberId);
  }
}
