/**
 * Applies `migrations/NNNN_name.sql` in order, each in its own transaction, and records its checksum. A migration that
 * was applied and then edited stops the start: the database would no longer be what the files say.
 *
 * drizzle's own runner takes no lock, does not see that a file was edited, and does not say which file failed.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { sha256 } from '../secrets.ts';
import { setUpSession, withClient } from './connection.ts';
import type { DatabaseTarget } from './launcher.ts';

/** Every process that migrates takes this lock; the others wait and then find nothing to do. */
export const MIGRATION_LOCK = 7_310_001;
const MIGRATIONS_DIR = path.join(import.meta.dirname, 'migrations');

/**
 * Until November 2026 nineteen files written by hand made what these two make. A database that records all of those has the tables
 * already.
 */
const FIRST = ['0000_tables.sql', '0001_rules.sql'];
const WRITTEN_BY_HAND = 19;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

export async function readMigrations(): Promise<Migration[]> {
  const names = (await fs.readdir(MIGRATIONS_DIR))
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .toSorted();
  const numbers = new Set(names.map((name) => name.slice(0, 4)));
  if (numbers.size !== names.length)
    throw new Error(`Two migrations share a number in ${MIGRATIONS_DIR}.`);
  return Promise.all(
    names.map(async (name) => {
      const sql = await fs.readFile(path.join(MIGRATIONS_DIR, name), 'utf8');
      return { name, sql, checksum: sha256(sql).toString('hex') };
    }),
  );
}

/** Brings the database up to date; returns the names applied now. */
export async function migrate(
  target: DatabaseTarget,
  migrations?: readonly Migration[],
): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  // The lock ends with the connection.
  return withClient(target, async (client) => {
    // Another process may migrate for longer than any other lock is waited for.
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await setUpSession(client);
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    await takeOver(client, applied, wanted);
    const now: string[] = [];
    for (const { name, checksum, sql } of wanted) {
      const known = applied.get(name);
      if (known !== undefined && known !== checksum) {
        throw new Error(
          `Migration ${name} was changed after it was applied. Write a new migration instead.`,
        );
      }
      if (known !== undefined) continue;
      await client
        .query(
          `begin;\n${sql}\n;insert into schema_migrations (name, checksum) values ('${name}', '${checksum}'); commit;`,
        )
        .catch((error: unknown) => {
          throw new Error(`Migration ${name} failed: ${(error as Error).message}`, {
            cause: error,
          });
        });
      now.push(name);
    }
    return now;
  });
}

/** Records the first migrations as applied where those before them were. @throws when only some of those were */
async function takeOver(
  client: pg.Client,
  applied: Map<string, string>,
  wanted: readonly Migration[],
): Promise<void> {
  const first = wanted.filter(({ name }) => FIRST.includes(name));
  const isNew = applied.size === 0 || first.some(({ name }) => applied.has(name));
  if (isNew || first.length === 0) return;
  if (applied.size !== WRITTEN_BY_HAND) {
    throw new Error(
      'The database is older than the migrations. Start the last version with 0200_swipe_game.sql over it once, then this one.',
    );
  }
  await client.query(
    'insert into schema_migrations (name, checksum) select * from unnest($1::text[], $2::text[])',
    [first.map(({ name }) => name), first.map(({ checksum }) => checksum)],
  );
  for (const { name, checksum } of first) applied.set(name, checksum);
}
