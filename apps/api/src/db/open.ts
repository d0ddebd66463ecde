/** From configuration to a migrated database: the embedded server or `DATABASE_URL`, nothing else differs. */
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { connect, withClient } from './connection.ts';
import type { Database } from './connection.ts';
import { keepClient } from './kept-client.ts';
import type { KeptClient } from './kept-client.ts';
import { StartError } from '@velours/host/start-error';
import { launchEmbedded } from './launcher.ts';
import type { DatabaseTarget, EmbeddedServer } from './launcher.ts';
import { migrate } from './migrate.ts';
import { setTimeout as delay } from 'node:timers/promises';

export interface OpenDatabase extends Database {
  /** Ends the pool, and the embedded server where this process started or adopted one. */
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  readonly poolSize?: number | undefined;
  /** Told when the embedded server was lost and does not start again. */
  readonly log?: FastifyBaseLogger | undefined;
}

/** The product's in a server of its own. */
export const DATABASE = 'velours';
const OWNER_LOCK = 7_310_002;

export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  if (options.databaseUrl !== undefined) {
    const database = await migrated({ url: options.databaseUrl }, options.poolSize);
    return { ...database, close: () => database.end() };
  }
  const server = await launchEmbedded({ dataDir: options.dataDir });
  const claim = await claimDataFolder(server, options);
  await createDatabase(server.target('postgres'), DATABASE);
  const database = await migrated(server.target(DATABASE), options.poolSize);
  const close = async () => {
    await database.end();
    await claim.close();
    await server.stop();
  };
  return { ...database, close };
}

async function migrated(target: DatabaseTarget, poolSize: number | undefined): Promise<Database> {
  await migrate(target);
  return connect(target, { max: poolSize });
}

/**
 * Holds the data folder for this process until it ends, however it ends. The lock is lost with its server, which is then started again:
 * as often as it takes, with a line in the log for each new reason that it does not.
 */
async function claimDataFolder(
  server: EmbeddedServer,
  { dataDir, log }: OpenOptions,
): Promise<KeptClient> {
  let said = '';
  return keepClient(server.target('postgres'), {
    setUp: (client) => lockDataFolder(client, dataDir),
    prepare: () => server.restart(),
    onBack: () => {
      said = '';
    },
    onFailure: (error) => {
      const { message } = error as Error;
      if (message !== said) log?.error(`PostgreSQL is tried again: ${message}`);
      said = message;
    },
  });
}

async function lockDataFolder(client: pg.Client, dataDir: string): Promise<void> {
  // A process killed a moment ago may still be losing its connection.
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1) as mine',
      [OWNER_LOCK],
    );
    if (rows[0]?.mine === true) return;
    await delay(100);
  }
  throw new StartError(
    `The data folder ${dataDir} is in use by another running Velours; stop that one or set DATA_DIR to another folder.`,
  );
}

/** Creates the database unless it exists (two starters may race: the loser's error is the wanted state). */
export async function createDatabase(server: DatabaseTarget, name: string): Promise<void> {
  await withClient(server, async (client) => {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database "${name}" template template0`);
  }).catch((error: unknown) => {
    const { code } = error as { code?: string };
    if (code !== '42P04' && code !== '23505') throw error;
  });
}
