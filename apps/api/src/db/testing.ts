/**
 * Real PostgreSQL for tests: one disposable server per test file, a fresh migrated database per call.
 *
 * A cluster that already holds the migrated template is kept under node_modules/.cache, keyed by the migrations' text, so
 * that a test file pays a folder copy (0.1 s) instead of initdb and every migration.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';
import { connect, openDriver } from './connection.ts';
import type { Database } from './connection.ts';
import { launchEmbedded } from './launcher.ts';
import type { EmbeddedServer } from './launcher.ts';
import { migrate, readMigrations } from './migrate.ts';
import { createDatabase } from './open.ts';

const TEMPLATE = 'velours_template';
const CACHE = path.resolve(
  import.meta.dirname,
  '../../../../node_modules/.cache/velours-test-postgres',
);

let server: Promise<EmbeddedServer> | null = null;
let dataDir: string | null = null;
let counter = 0;

/**
 * A fresh database with every migration applied. It is dropped, with its server, when the test file ends; `end` only
 * closes its pool earlier. Ask for as many connections (`max`) as the test needs.
 */
export async function createTestDatabase(
  options: { readonly max?: number } = {},
): Promise<Database> {
  server ??= startServer();
  const running = await server;
  counter += 1;
  const name = `test_${counter}`;
  await createDatabase(running.target('postgres'), name, TEMPLATE);
  const database = connect(running.target(name), options);
  opened.add(database);
  return database;
}

const opened = new Set<Database>();

async function startServer(): Promise<EmbeddedServer> {
  const prepared = await prepareTemplate();
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'velours-test-'));
  await copyCluster(path.join(prepared, 'postgres'), path.join(dataDir, 'postgres'));
  return launchEmbedded({ dataDir, disposable: true });
}

/** The kept cluster for these migrations; made when missing. */
async function prepareTemplate(): Promise<string> {
  const migrations = await readMigrations();
  const key = createHash('sha256')
    .update(migrations.map((m) => m.checksum).join())
    .digest('hex')
    .slice(0, 16);
  const kept = path.join(CACHE, key);
  if (existsSync(path.join(kept, 'postgres', 'PG_VERSION'))) return kept;
  await fs.mkdir(CACHE, { recursive: true });
  const partial = await fs.mkdtemp(path.join(CACHE, 'new-'));
  const maker = await launchEmbedded({ dataDir: partial, disposable: true });
  await createDatabase(maker.target('postgres'), TEMPLATE);
  const sql = openDriver(maker.target(TEMPLATE), { max: 1 });
  await migrate(sql, migrations);
  await sql.end({ timeout: 1 });
  await maker.stop();
  await fs.rename(partial, kept).catch(() => fs.rm(partial, { recursive: true, force: true }));
  return kept;
}

/** Copies a stopped cluster with owners and modes: PostgreSQL refuses a folder that is not its own. */
async function copyCluster(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', from, to]);
}

afterAll(async () => {
  await Promise.all([...opened].map((database) => database.end()));
  if (server !== null) await (await server).stop();
  if (dataDir !== null) await fs.rm(dataDir, { recursive: true, force: true });
  server = null;
});
