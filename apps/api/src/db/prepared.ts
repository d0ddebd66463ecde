/** Statements of the hot paths: drizzle builds each once a process, and PostgreSQL parses it once a connection. */
import { getTableColumns, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Db, Executor } from './connection.ts';

type Values = Readonly<Record<string, unknown>>;

interface Statement<Result> {
  execute(values?: Record<string, unknown>): Promise<Result>;
}

interface Built<Result> {
  prepare(name: string): Statement<Result>;
}

/**
 * A statement with placeholders, run on the pool or in a transaction. PostgreSQL plans it anew for its first five runs on a connection, then once for all
 * where it reckons that plan no dearer. So the search, whose conditions nulls take out, is planned anew wherever there are members enough to matter.
 * @param name of the statement in its connection, of no other
 */
export function prepared<Result>(name: string, build: (db: Db) => Built<Result>) {
  let statement: Statement<Result> | undefined;
  return (executor: Executor, values: Values = {}): Promise<Result> => {
    statement ??= build(drizzle.mock()).prepare(name);
    // drizzle binds a statement to the client it was built with; this is the same statement on the executor's.
    const bound = Object.assign(Object.create(statement) as Statement<Result>, {
      client: clientOf(executor),
    });
    return bound.execute({ ...values });
  };
}

/**
 * A row of an insert: each column by a placeholder of its name, with `suffix`. The values go to the driver as they are: drizzle's own encoders of a column
 * know no null.
 */
export function placeholdersOf<Table extends PgTable>(
  table: Table,
  suffix = '',
): { [Name in keyof Table['$inferInsert']]-?: SQL } {
  return Object.fromEntries(
    Object.keys(getTableColumns(table)).map((name) => [
      name,
      sql`${sql.placeholder(`${name}${suffix}`)}`,
    ]),
  ) as { [Name in keyof Table['$inferInsert']]-?: SQL };
}

const clientOf = (executor: Executor): pg.Pool | pg.PoolClient =>
  (executor._.session as unknown as { readonly client: pg.Pool | pg.PoolClient }).client;
