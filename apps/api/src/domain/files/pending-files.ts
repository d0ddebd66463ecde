/**
 * Files and rows agree, whatever fails in between: files are written before the row that names them and removed after it, and meanwhile a
 * row of `pending_files` says which they are. What a crash leaves there the sweep removes; no row ever names a file that is not there.
 */
import { and, eq, lte } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { pendingFiles } from '../../db/schema.ts';
import { HOUR_MS } from '../../ports/clock.ts';

/** Nothing that writes files takes so long, in milliseconds. */
export const PENDING_MS = HOUR_MS;

export interface WrittenFiles {
  /** In the transaction that names the files: with its commit they stay. */
  keep(tx: Tx): Promise<void>;
  /** At the end, whatever happened: removes them unless they were kept. Never throws, the sweep tries again. */
  end(): Promise<void>;
}

/**
 * Writes files that a transaction is about to name.
 * @throws StorageRefusedError (503 `service_unavailable`), as whatever else fails with none of them left
 */
export async function writeFiles(
  services: Services,
  memberId: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<WrittenFiles> {
  const key = await note(services, services.db, memberId, [...files.keys()]);
  const written = { keep: (tx: Tx) => keep(tx, key), end: () => remove(services, key) };
  try {
    for (const [name, content] of files) await services.storage.put(name, content);
    return written;
  } catch (error) {
    await written.end();
    throw error;
  }
}

/** In the transaction whose rows named the files: what it answers removes them after the commit. */
export async function discardFiles(
  services: Services,
  tx: Tx,
  memberId: string,
  names: readonly string[],
): Promise<() => Promise<void>> {
  const key = await note(services, tx, memberId, names);
  return () => removeNow(services, key, names);
}

/** Nothing keeps them any more, so no lock has to hold a connection while the storage is slow. */
async function removeNow(services: Services, key: Key, names: readonly string[]): Promise<void> {
  try {
    for (const name of names) await services.storage.remove(name);
    await services.db.delete(pendingFiles).where(rowOf(key));
  } catch (error) {
    noteLeft(services, key, error);
  }
}

/**
 * Removes what was written and never named, or is not named any more and was never removed: what has been so for an hour, or all of a
 * member who is erased.
 */
export async function removePendingFiles(services: Services, memberId?: string): Promise<void> {
  const isOver =
    memberId === undefined
      ? lte(pendingFiles.createdAt, new Date(services.clock() - PENDING_MS))
      : eq(pendingFiles.memberId, memberId);
  const left = await services.db
    .select({ memberId: pendingFiles.memberId, id: pendingFiles.id })
    .from(pendingFiles)
    .where(isOver);
  for (const key of left) await remove(services, key);
}

async function note(
  services: Services,
  db: Executor,
  memberId: string,
  names: readonly string[],
): Promise<Key> {
  const key = { memberId, id: services.newId() };
  const createdAt = new Date(services.clock());
  await db.insert(pendingFiles).values({ ...key, names: [...names], createdAt });
  return key;
}

interface Key {
  readonly memberId: string;
  readonly id: string;
}

const rowOf = ({ memberId, id }: Key) =>
  and(eq(pendingFiles.memberId, memberId), eq(pendingFiles.id, id));

async function keep(tx: Tx, key: Key): Promise<void> {
  const kept = await tx.delete(pendingFiles).where(rowOf(key)).returning();
  if (kept.length === 0) throw new Error('the files were removed before they were named');
}

/** A row that another transaction holds is about to be kept, or removed already. */
async function remove(services: Services, key: Key): Promise<void> {
  try {
    await services.db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(pendingFiles)
        .where(rowOf(key))
        .for('update', { skipLocked: true });
      if (row === undefined) return;
      for (const name of row.names) await services.storage.remove(name);
      await tx.delete(pendingFiles).where(rowOf(key));
    });
  } catch (error) {
    noteLeft(services, key, error);
  }
}

const noteLeft = ({ log }: Services, { id }: Key, error: unknown): void =>
  log.error({ err: error, files: id }, 'files are left for the sweep');
