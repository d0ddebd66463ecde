import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './connection.ts';

/** Rows of one statement: one of all that a standstill has left would take longer than a statement may. */
const MOST = 10_000;

/**
 * Deletes the rows that nobody holds, of those that match: for a sweep, which holds many in whatever order. Waiting for one it would keep others
 * waiting, in a circle where they hold that one (40P01). What is held now is the next sweep's.
 */
export async function deleteFree(
  db: Executor,
  table: PgTable,
  matches: SQL | undefined,
): Promise<void> {
  for (;;) {
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${matches} limit ${MOST} for update skip locked))`);
    if ((rowCount ?? 0) < MOST) return;
  }
}
