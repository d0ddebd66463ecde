/** One pool over PostgreSQL: node-postgres below, drizzle above. */
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseAway } from './away.ts';
import { SOCKET_PORT } from './postmaster.ts';
import type { DatabaseTarget } from './launcher.ts';

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What a query needs: the pool, or the transaction it takes part in. */
export type Executor = Db | Tx;

export interface Database {
  readonly target: DatabaseTarget;
  readonly db: Db;
  /** The raw driver, for what drizzle cannot say. */
  readonly pool: pg.Pool;
  /** Closes the pool; work that still runs has five seconds. */
  end(): Promise<void>;
}

/** How long a query waits for a connection, free or new, before the database counts as away. A call is answered within 3 s. */
const CONNECT_MS = 2_000;
/** How long a statement may take: longer than any lock is waited for, and the end of what a database that stands still would hold for ever. */
const STATEMENT_MS = 15_000;
const END_MS = 5_000;
/** After such a silence the system asks whether the other end is still there; left alone it waits for two hours. */
const SILENT_MS = 30_000;

/** What each connection is set to. */
export const SESSION: pg.QueryConfig & { readonly query_timeout: number } = {
  text: `set timezone = 'UTC'; set plan_cache_mode = auto;
    set lock_timeout = '10s'; set idle_in_transaction_session_timeout = '60s'`,
  query_timeout: CONNECT_MS,
};

export interface PoolOptions {
  /** @default 20 */
  readonly max?: number | undefined;
  /** How long a statement may take, in milliseconds. @default 15 seconds */
  readonly statementMs?: number;
  /** How long a query waits for a connection, free or new, in milliseconds. @default 2 seconds */
  readonly connectMs?: number;
}

/** Opens a pool. Its connections are made when first needed. */
export function connect(target: DatabaseTarget, options: PoolOptions = {}): Database {
  const pool = new pg.Pool({
    ...clientConfig(target),
    connectionTimeoutMillis: options.connectMs ?? CONNECT_MS,
    // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool waits for it; its types do not say so
    onConnect: setUpSession,
    max: options.max ?? 20,
    query_timeout: options.statementMs ?? STATEMENT_MS,
    idleTimeoutMillis: 60_000,
    // What a transaction asks without waiting in between goes out together and is done in that order, each statement with a snapshot of its own.
    pipeline: true,
    maxLifetimeSeconds: 45 * 60,
  });
  // A lost connection is known to whoever uses it, by a refused query. Without a listener its event would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  let ending: Promise<void> | undefined;
  return {
    target,
    pool,
    db: poolDatabase(pool),
    end: () => (ending ??= Promise.race([pool.end(), delay(END_MS, undefined, { ref: false })])),
  };
}

/** How one connection is made: for a pool, or a `pg.Client` that holds a lock or listens. */
export function clientConfig(target: DatabaseTarget): pg.ClientConfig {
  return {
    ...addressOf(target),
    application_name: 'velours',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: SILENT_MS,
  };
}

/** Sets a new connection up. By a statement: PgBouncer refuses a connection that brings settings along. */
export const setUpSession = async (client: pg.ClientBase): Promise<void> =>
  void (await client.query(SESSION));

/** Where a PostgreSQL is reached, as node-postgres takes it. */
export const addressOf = (target: DatabaseTarget) =>
  'url' in target
    ? { connectionString: target.url }
    : { host: target.socketDir, port: SOCKET_PORT, user: target.user, database: target.database };

/** Runs `work` on a connection of its own, which is closed afterwards. */
export async function withClient<Result>(
  target: DatabaseTarget,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(clientConfig(target));
  client.on('error', () => undefined);
  try {
    await client.connect();
    await setUpSession(client);
    return await work(client);
  } finally {
    await client.end();
  }
}

/** drizzle over the pool. Its own transaction never gives back a connection that could not begin one. */
function poolDatabase(pool: pg.Pool): Db {
  const db = drizzle(pool);
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      const result = await drizzle(client).transaction(work, config);
      client.release();
      return result;
    } catch (error) {
      client.release(isDatabaseAway(error));
      throw error;
    }
  };
  return db;
}
