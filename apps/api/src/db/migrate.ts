/**
 * Applies `migrations/NNNN_name.sql` in order, each in its own transaction, and records its checksum. A migration that
 * was applied and then edited stops the start: the database would no longer be what the files say.
 *
 * The version before still serves meanwhile. What waits for a table holds up all who ask for it afterwards, so it waits for a moment and lets
 * them pass before the next try; and a file that builds indexes `concurrently` holds nothing up, however long that takes.
 *
 * drizzle's own runner takes no lock, does not see that a file was edited, and does not say which file failed.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { sha256 } from '../secrets.ts';
import { withClient } from './connection.ts';
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

/** How a migration waits for what others hold, in milliseconds. */
interface Patience {
  /** For a table, with everybody who asks for it afterwards. */
  readonly lockMs: number;
  /** Between two tries. */
  readonly pauseMs: number;
  readonly tries: number;
}

/** A quarter of an hour in all: longer than any transaction stands still (domain/mail/deliver.ts). */
const PATIENCE: Patience = { lockMs: 1_000, pauseMs: 2_000, tries: 300 };

/** How often whoever waits for another process that migrates looks again, in milliseconds. */
const LOOK_MS = 100;

/** Brings the database up to date; returns the names applied now. */
export async function migrate(
  target: DatabaseTarget,
  migrations?: readonly Migration[],
  patience = PATIENCE,
): Promise<string[]> {
  const wanted = migrations ?? (await readMigrations());
  return withClient(target, async (client) => {
    await takeTurn(client);
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations',
    );
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    await takeOver(client, applied, wanted);
    const now: string[] = [];
    for (const migration of wanted) {
      const { name, checksum } = migration;
      const known = applied.get(name);
      if (known !== undefined && known !== checksum) {
        throw new Error(
          `Migration ${name} was changed after it was applied. Write a new migration instead.`,
        );
      }
      if (known !== undefined) continue;
      await apply(client, migration, patience).catch((error: unknown) => {
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, {
          cause: error,
        });
      });
      now.push(name);
    }
    return now;
  });
}

/**
 * Waits for another process that migrates, however long that takes; the turn ends with the connection. It asks again and again: a statement that
 * waited would be one that an index built `concurrently` waits for.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1) as mine',
      [MIGRATION_LOCK],
    );
    if (rows[0]?.mine === true) return;
    await delay(LOOK_MS);
  }
}

async function apply(
  client: pg.Client,
  { name, checksum, sql }: Migration,
  { lockMs, pauseMs, tries }: Patience,
): Promise<void> {
  const record = `insert into schema_migrations (name, checksum) values ('${name}', '${checksum}')`;
  const indexes = concurrentIndexes(sql);
  if (indexes !== null) {
    // They wait for who writes, and hold nobody up.
    await client.query('set lock_timeout = 0');
    for (const statement of indexes) await client.query(statement);
    await client.query(record);
    return;
  }
  await client.query(`set lock_timeout = ${lockMs}`);
  for (let left = tries; ; left -= 1) {
    try {
      await client.query(`begin;\n${sql}\n;${record}; commit;`);
      return;
    } catch (error) {
      if (left <= 1 || !isHeld(error)) throw error;
      await client.query('rollback');
      await delay(pauseMs);
    }
  }
}

const isHeld = (error: unknown): boolean => (error as { code?: string }).code === '55P03';

const INDEX = /^(?:create(?: unique)?|drop) index concurrently /i;
const OLD_INDEX = /^drop index concurrently (?:if exists )?/i;
const NEW_INDEX = /^create(?: unique)? index concurrently (?<name>"?\w+"?) /i;

/**
 * The statements of a migration that builds indexes while others write, each by itself; null for any other. They can be done again from the
 * beginning: what an earlier try left half-built goes before it. @throws Error where it does something else too, which could be left half done
 */
function concurrentIndexes(sql: string): string[] | null {
  const statements = sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
  if (!statements.some((statement) => INDEX.test(statement))) return null;
  return statements.flatMap((statement) => {
    if (!INDEX.test(statement))
      throw new Error('an index is built concurrently in a file of its own');
    const name = NEW_INDEX.exec(statement)?.groups?.['name'];
    return name === undefined
      ? [statement.replace(OLD_INDEX, 'drop index concurrently if exists ')]
      : [`drop index concurrently if exists ${name}`, statement];
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
