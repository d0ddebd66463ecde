/**
 * The PostgreSQL of a run of the tests: started before the first file, gone after the last, with a migrated template that every test
 * database is a copy of (`db/testing.ts`).
 *
 * A cluster that already holds the template is kept under node_modules/.cache, keyed by the migrations' text, so that a run, and a
 * test with a server of its own, pays a folder copy (0.1 s) instead of initdb and every migration.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { withClient } from '../db/connection.ts';
import { launchEmbedded } from '../db/launcher.ts';
import { EMBEDDED_USER } from '../db/postmaster.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { DATABASE, createDatabase } from '../db/open.ts';
import { guardedFolder, temporaryDataDir } from './guarded-folder.ts';

export const TEMPLATE = 'velours_template';
const CACHE = path.resolve(
  import.meta.dirname,
  '../../../../node_modules/.cache/velours-test-postgres',
);

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run's PostgreSQL listens. */
    readonly postgres: { readonly socketDir: string; readonly user: string };
  }
}

/** Vitest calls it once for the run, and what it returns at the end. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = await guardedFolder();
  await copyCluster(await prepareTemplate(), folder.path);
  const server = await launchEmbedded({ dataDir: folder.path, disposable: true });
  project.provide('postgres', { socketDir: server.socketDir, user: EMBEDDED_USER });
  return folder.release;
}

/** A data folder for the servers of this test file, with the database of the product in it: migrated and empty. */
export async function temporaryCluster(): Promise<string> {
  const dataDir = await temporaryDataDir();
  await copyCluster(await prepareTemplate(), dataDir);
  return dataDir;
}

/** With owners and modes: PostgreSQL refuses a folder that is not its own. */
async function copyCluster(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', path.join(from, 'postgres'), to]);
}

/** The kept cluster for these migrations; made when missing. */
async function prepareTemplate(): Promise<string> {
  const migrations = await readMigrations();
  const key = createHash('sha256')
    .update([DATABASE, ...migrations.map((m) => m.checksum)].join())
    .digest('hex')
    .slice(0, 16);
  const kept = path.join(CACHE, key);
  if (existsSync(path.join(kept, 'postgres', 'PG_VERSION'))) return kept;
  await fs.mkdir(CACHE, { recursive: true });
  const folder = await guardedFolder();
  const maker = await launchEmbedded({ dataDir: folder.path, disposable: true });
  await createDatabase(maker.target('postgres'), TEMPLATE);
  await migrate(maker.target(TEMPLATE), migrations);
  await withClient(maker.target('postgres'), (client) =>
    client.query(`create database ${DATABASE} template ${TEMPLATE}`),
  );
  await maker.stop();
  // Copied beside its place and renamed there: two runs may do this at once.
  const partial = await fs.mkdtemp(path.join(CACHE, 'new-'));
  await copyCluster(folder.path, partial);
  await fs.rename(partial, kept).catch(() => fs.rm(partial, { recursive: true, force: true }));
  await folder.release();
  return kept;
}
