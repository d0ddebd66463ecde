import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './connection.ts';

/**
 * Deletes the rows that nobody holds, of those that match: for a sweep, which holds many in whatever order. Waiting for one it would keep others
 * waiting, in a circle where they hold that one (40P01). What is held now is the next sweep's.
 */
export async function deleteFree(
  db: Executor,
  table: PgTable,
  matches: SQL | undefined,
): Promise<void> {
  await db.execute(sql`
    delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${matches} for update skip locked))`);
}
