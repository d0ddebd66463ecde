/**
 * After a restore: who deleted their account since the backup is deleted again, and who took that back is there again. A backup knows of
 * neither, so `deploy/deletions.sh` keeps a list beside the backups. It names accounts by their pseudonyms and nobody's data.
 */
import { and, eq, gt, isNull, lte, max } from 'drizzle-orm';
import { StartError } from '@velours/host/start-error';
import type { Services } from '../../context.ts';
import { MOST_APART_MS } from '../../db/clock-check.ts';
import { accountDeletions, members, pushSubscriptions, sessions } from '../../db/schema.ts';
import { close } from './delete.ts';
import { bringBack, lockDeletion } from './reactivate.ts';

/** Every deletion that there was at a moment, but for those whose erasure was over before `since`. */
export interface DeletionList {
  readonly at: Date;
  readonly since: Date;
  readonly deletions: readonly {
    readonly id: string;
    readonly deletedAt: Date;
    /** In the past for who is erased by now. */
    readonly eraseAt: Date;
  }[];
}

/** @throws StartError where the text is no such list */
export function readDeletionList(text: string): DeletionList {
  try {
    const { at, since, deletions } = JSON.parse(text);
    return {
      at: timeOf(at),
      since: timeOf(since),
      deletions: deletions.map((one: Readonly<Record<string, unknown>>) => ({
        id: idOf(one['id']),
        deletedAt: timeOf(one['deleted_at']),
        eraseAt: timeOf(one['erase_at']),
      })),
    };
  } catch {
    throw new StartError('This is no list of deletions: deploy/deletions.sh writes it.');
  }
}

function timeOf(value: unknown): Date {
  const time = new Date(String(value));
  if (Number.isNaN(time.getTime())) throw new TypeError('no time');
  return time;
}

function idOf(value: unknown): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(String(value))) throw new TypeError('no id');
  return String(value);
}

/**
 * Can be run again, until the product is started. Ends all sessions and takes the places for notifications away, since those that were ended after the
 * backup are back.
 * @throws StartError where the list does not reach from the backup to now
 */
export async function replayDeletions(
  services: Services,
  { at, since, deletions }: DeletionList,
): Promise<readonly string[]> {
  const { db } = services;
  const [last] = await db.select({ seen: max(members.lastActiveAt) }).from(members);
  const seen = last?.seen ?? since;
  // The list has the time of the database, members that of the process.
  if (seen.getTime() > at.getTime() + MOST_APART_MS)
    throw new StartError(
      `The list is of ${at.toISOString()}, and the database has members who were here later: take a newer list, or restore once more if the product was started meanwhile.`,
    );
  if (seen < since)
    throw new StartError(
      `The backup ends before ${since.toISOString()}, and the list has no erasures of before: take a newer backup.`,
    );
  let deleted = 0;
  for (const one of deletions) deleted += (await deleteAgain(services, one)) ? 1 : 0;
  const listed = new Set(deletions.map(({ id }) => id));
  const open = await db
    .select({ id: accountDeletions.memberId })
    .from(accountDeletions)
    .where(
      and(
        isNull(accountDeletions.erasingAt),
        isNull(accountDeletions.erasedAt),
        // A younger one is of after the list, an older one may be among those that it leaves out.
        lte(accountDeletions.deletedAt, at),
        gt(accountDeletions.deletedAt, since),
      ),
    );
  const takenBack = open.filter(({ id }) => !listed.has(id));
  for (const { id } of takenBack)
    await db.transaction(async (tx) => {
      const deletion = await lockDeletion(tx, id);
      if (deletion !== null) await bringBack(services, tx, deletion, { wasHere: false });
    });
  const ended = await db.delete(sessions).returning({ id: sessions.id });
  // Browsers that were logged out since may have got theirs back.
  await db.delete(pushSubscriptions);
  return [
    `Deleted again: ${deleted}. Those whose 14 days are over are erased at the next start.`,
    `Back, since the deletion was taken back: ${takenBack.length}`,
    `Sessions ended: ${ended.length}`,
  ];
}

/** Whether it was not known to be deleted. Known or not, it is erased when the list says. */
async function deleteAgain(
  services: Services,
  { id, deletedAt, eraseAt }: DeletionList['deletions'][number],
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const isNew = await close(services, tx, id, { reason: null, eraseAt });
    await tx
      .update(accountDeletions)
      .set({ deletedAt, eraseAt })
      .where(and(eq(accountDeletions.memberId, id), isNull(accountDeletions.erasedAt)));
    return isNew;
  });
}
