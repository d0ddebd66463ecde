/** From configuration to a migrated database: the embedded server or `DATABASE_URL`, nothing else differs. */
import { connect, openDriver } from './connection.ts';
import type { Database } from './connection.ts';
import { LaunchError, launchEmbedded } from './launcher.ts';
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
}

const DATABASE = 'velours';
const OWNER_LOCK = 7_310_002;

export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  if (options.databaseUrl !== undefined) {
    const database = await migrated({ url: options.databaseUrl }, options.poolSize);
    return { ...database, close: () => database.end() };
  }
  const server = await launchEmbedded({ dataDir: options.dataDir });
  const releaseClaim = await claimDataFolder(server, options.dataDir);
  await createDatabase(server.target('postgres'), DATABASE);
  const database = await migrated(server.target(DATABASE), options.poolSize);
  const close = async () => {
    await database.end();
    await releaseClaim();
    await server.stop();
  };
  return { ...database, close };
}

async function migrated(target: DatabaseTarget, poolSize: number | undefined): Promise<Database> {
  const database = connect(target, poolSize === undefined ? {} : { max: poolSize });
  try {
    await migrate(database.sql);
    return database;
  } catch (error) {
    await database.end();
    throw error;
  }
}

/** Holds the data folder for this process until it ends, however it ends. */
async function claimDataFolder(
  server: EmbeddedServer,
  dataDir: string,
): Promise<() => Promise<void>> {
  const sql = openDriver(server.target('postgres'), { max: 1, pinned: true });
  const connection = await sql.reserve();
  // A process killed a moment ago may still be losing its connection.
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const [row] = await connection<
      { mine: boolean }[]
    >`select pg_try_advisory_lock(${OWNER_LOCK}) as mine`;
    if (row?.mine === true) {
      return async () => {
        connection.release();
        await sql.end({ timeout: 5 });
      };
    }
    await delay(100);
  }
  connection.release();
  await sql.end({ timeout: 1 });
  throw new LaunchError(
    `The data folder ${dataDir} is in use by another running Velours; stop that one or set DATA_DIR to another folder.`,
  );
}

/** Creates the database unless it exists (two starters may race: the loser's error is the wanted state). */
export async function createDatabase(server: DatabaseTarget, name: string): Promise<void> {
  const sql = openDriver(server, { max: 1 });
  try {
    const found = await sql`select 1 from pg_database where datname = ${name}`;
    if (found.length === 0) await sql.unsafe(`create database "${name}" template template0`);
  } catch (error) {
    if (
      (error as { code?: string }).code !== '42P04' &&
      (error as { code?: string }).code !== '23505'
    )
      throw error;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
