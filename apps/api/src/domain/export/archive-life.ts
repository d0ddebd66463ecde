/** A copy's life (feature B05): asked for, made by a job, to be had for 7 days, gone. */
import { randomBytes } from 'node:crypto';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { dataExports } from '../../db/schema.ts';
import { DAY_MS, HOUR_MS } from '../../ports/clock.ts';
import { problem } from '../problem.ts';
import type { StoredFile } from '../../ports/storage/storage-port.ts';
import { queueMail } from '../mail/queue.ts';
import { writeFiles } from '../files/pending-files.ts';
import { holdMember } from '../members/hold.ts';
import { findMember } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';
import { makeArchive } from './archive.ts';

export const EXPORT_JOB = 'account.export';

const KEPT_MS = 7 * DAY_MS;
/** One a day; one that failed does not count. */
const PAUSE_MS = DAY_MS;
/** After so many tries it has failed. */
const MOST_ATTEMPTS = 3;
/** What hangs longer will not come any more. */
const HOPELESS_MS = HOUR_MS;

export type ExportRow = typeof dataExports.$inferSelect;

export async function newestExport(db: Executor, memberId: string): Promise<ExportRow | null> {
  const [row] = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.memberId, memberId))
    .orderBy(desc(dataExports.position))
    .limit(1);
  return row ?? null;
}

/** The contract's ExportAnswer. */
export function exportView(row: ExportRow | null, now: number) {
  if (row === null) return { export: null, next_at: null };
  const status = statusOf(row, now);
  const next = status === 'failed' ? 0 : row.askedAt.getTime() + PAUSE_MS;
  return {
    export: {
      status,
      asked_at: row.askedAt.toISOString(),
      ready_at: row.readyAt?.toISOString() ?? null,
      expires_at: row.expiresAt?.toISOString() ?? null,
      size: status === 'ready' ? row.size : null,
    },
    next_at: next > now ? new Date(next).toISOString() : null,
  };
}

/** Expired to the second, whenever the file itself is removed. */
const statusOf = ({ status, expiresAt }: ExportRow, now: number): ExportRow['status'] =>
  status === 'ready' && expiresAt !== null && expiresAt.getTime() <= now ? 'expired' : status;

/** @throws 409 `export_recent` */
export async function requestExport(
  services: Services,
  tx: Tx,
  member: MemberRow,
  origin: string,
): Promise<ExportRow> {
  const now = services.clock();
  // Of two at once the second sees the first.
  await holdMember(tx, member.id);
  const before = await newestExport(tx, member.id);
  if (exportView(before, now).next_at !== null) throw problem('export_recent');
  const [row] = await tx
    .insert(dataExports)
    .values({ memberId: member.id, id: services.newId(), origin, askedAt: new Date(now) })
    .returning();
  if (row === undefined) throw new Error('the export was not stored');
  await services.jobs.send(tx, EXPORT_JOB, { member: member.id, export: row.id });
  return row;
}

/** Makes the archive; nothing where it was made already, or the account was deleted meanwhile. */
export async function makeExport(services: Services, memberId: string, id: string): Promise<void> {
  const isThis = and(eq(dataExports.memberId, memberId), eq(dataExports.id, id));
  const [row] = await services.db
    .update(dataExports)
    .set({ attempts: sql`${dataExports.attempts} + 1` })
    .where(and(isThis, eq(dataExports.status, 'pending')))
    .returning();
  const member = await findMember(services.db, memberId);
  if (row === undefined || member === null) return;
  if (member.status === 'deleted') {
    await services.db.update(dataExports).set({ status: 'failed' }).where(isThis);
    return;
  }
  try {
    await store(services, member, row);
  } catch (error) {
    if (row.attempts < MOST_ATTEMPTS) throw error;
    services.log.error({ err: error }, 'export');
    await services.db.update(dataExports).set({ status: 'failed' }).where(isThis);
    await services.events.publish(services.db, memberId, { type: 'user' });
  }
}

async function store(services: Services, member: MemberRow, row: ExportRow): Promise<void> {
  const archive = await makeArchive(services, member);
  const filename = `exports/${member.id}/${randomBytes(16).toString('hex')}.zip`;
  const file = await writeFiles(services, member.id, new Map([[filename, archive]]));
  const now = services.clock();
  const kept = services.db.transaction(async (tx) => {
    // As they are by now: to make it takes a while.
    const owner = await holdMember(tx, member.id);
    const isThis = and(
      eq(dataExports.memberId, member.id),
      eq(dataExports.id, row.id),
      eq(dataExports.status, 'pending'),
    );
    if (owner === null || owner.status === 'deleted') {
      await tx.update(dataExports).set({ status: 'failed' }).where(isThis);
      return;
    }
    const stored = await tx
      .update(dataExports)
      .set({
        status: 'ready',
        readyAt: new Date(now),
        expiresAt: new Date(now + KEPT_MS),
        filename,
        size: archive.length,
      })
      .where(isThis)
      .returning();
    if (stored.length === 0) return;
    await file.keep(tx);
    await queueMail(services, tx, owner, row.origin, 'exportReady', row.id);
    await services.events.publish(tx, member.id, { type: 'user' });
  });
  try {
    await kept;
  } finally {
    await file.end();
  }
}

/** The newest copy, while it is to be had. @throws 404 `export_not_found` */
export async function openExport(
  services: Services,
  memberId: string,
): Promise<{ readonly file: StoredFile; readonly madeAt: Date }> {
  const row = await newestExport(services.db, memberId);
  if (row === null || row.filename === null || row.readyAt === null) {
    throw problem('export_not_found');
  }
  if (statusOf(row, services.clock()) !== 'ready') throw problem('export_not_found');
  const file = await services.storage.open(row.filename);
  if (file === null) throw problem('export_not_found');
  return { file, madeAt: row.readyAt };
}

/** Removes the files of what has expired, and gives up what hangs. */
export async function expireExports(services: Services): Promise<void> {
  const now = services.clock();
  const over = await services.db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.status, 'ready'), lte(dataExports.expiresAt, new Date(now))));
  for (const row of over) {
    await expire(services, row).catch((error: unknown) =>
      services.log.error({ err: error, export: row.id }, 'export not expired'),
    );
  }
  await services.db.transaction(async (tx) => {
    const hung = await tx
      .update(dataExports)
      .set({ status: 'failed' })
      .where(
        and(
          eq(dataExports.status, 'pending'),
          lte(dataExports.askedAt, new Date(now - HOPELESS_MS)),
        ),
      )
      .returning({ memberId: dataExports.memberId });
    if (hung.length === 0) return;
    const owners = hung.map(({ memberId }) => memberId);
    await services.events.publish(tx, owners, { type: 'user' });
  });
}

async function expire(
  { db, storage }: Services,
  { memberId, id, filename }: ExportRow,
): Promise<void> {
  if (filename !== null) await storage.remove(filename);
  await db
    .update(dataExports)
    .set({ status: 'expired', filename: null, size: null })
    .where(and(eq(dataExports.memberId, memberId), eq(dataExports.id, id)));
}
