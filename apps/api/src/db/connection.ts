/** One pool over PostgreSQL: postgres.js below, drizzle above. */
import { drizzle } from 'drizzle-orm/postgres-js';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import path from 'node:path';
import { SOCKET_PORT } from './launcher.ts';
import type { DatabaseTarget } from './launcher.ts';
import * as schema from './schema.ts';

export type Db = PostgresJsDatabase<typeof schema>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** What a query needs: the pool, or the transaction it takes part in. */
export type Executor = Db | Tx;

export interface Database {
  readonly target: DatabaseTarget;
  readonly db: Db;
  /**
   * The raw driver, for LISTEN and for what drizzle cannot say. Times come back as text here: drizzle turns the
   * driver's own date parsing off for the whole pool.
   */
  readonly sql: postgres.Sql;
  end(): Promise<void>;
}

/** Opens a pool of at most `max` connections (20). They are made when first needed. */
export function connect(target: DatabaseTarget, options: { readonly max?: number } = {}): Database {
  const sql = openDriver(target, options);
  return { target, sql, db: drizzle(sql, { schema }), end: () => sql.end({ timeout: 5 }) };
}

/** The driver alone; `connect` is what the product uses. A `pinned` connection is never closed for age or idleness. */
export function openDriver(
  target: DatabaseTarget,
  options: { readonly max?: number; readonly pinned?: boolean } = {},
): postgres.Sql {
  const shared: postgres.Options<Record<string, never>> = {
    max: options.max ?? 20,
    ...(options.pinned === true ? { max_lifetime: null } : { idle_timeout: 60 }),
    connect_timeout: 10,
    onnotice: () => undefined,
    connection: {
      application_name: 'velours',
      TimeZone: 'UTC',
      // With prepared age ranges a generic plan made p99 17 times worse (STACK.md).
      plan_cache_mode: 'force_custom_plan',
      lock_timeout: 10_000,
      idle_in_transaction_session_timeout: 60_000,
    },
  };
  if ('url' in target) return postgres(target.url, shared);
  return postgres({
    ...shared,
    path: path.join(target.socketDir, `.s.PGSQL.${SOCKET_PORT}`),
    user: target.user,
    database: target.database,
  });
}
