import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { Database } from './connection.ts';
import { migrate, readMigrations } from './migrate.ts';
import * as schema from './schema.ts';
import { createTestDatabase } from './testing.ts';

/** What the nineteen migrations before 0000 had left, by the hash of its `catalogue` on PostgreSQL 18. */
const LEFT_BY_HAND = '6101c826aa9e33f0e0e0e673b134a01e70fb3ed604b64cdaaf64d6b869fb7f05';

describe('the migrations', () => {
  it('leave what the schema says; a change of it is written by `npm run migration`', async () => {
    const { entries } = (await readMeta('_journal')) as { entries: { tag: string }[] };
    const names = (await readMigrations()).map(({ name }) => name);
    expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(names);
    const { tables } = await readMeta(`${names.at(-1)!.slice(0, 4)}_snapshot`);
    expect(tables).toEqual(generateDrizzleJson(schema).tables);
  });

  it('make the tables of the schema, and beside them only what it cannot say', async () => {
    const { pool: migrated } = await createTestDatabase();
    const { pool: generated } = await emptyDatabase();
    const create = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema));
    // What is built concurrently is built alone.
    await generated.query(create.join('\n').replaceAll('CONCURRENTLY ', ''));
    const made = await catalogue(migrated);
    const said = await catalogue(generated);
    expect(said.filter((line) => !made.includes(line))).toEqual([]);
    const beside = made.filter((line) => !said.includes(line));
    expect(beside.filter((line) => !/^(function|trigger) |^index .* INCLUDE /.test(line))).toEqual(
      [],
    );
  });

  it('take over a database that the nineteen before them had made', async () => {
    const { pool, target } = await emptyDatabase();
    const all = await readMigrations();
    await migrate(target, all.slice(0, 2));
    const tables = createHash('sha256').update((await catalogue(pool)).join('\n'));
    expect(tables.digest('hex')).toBe(LEFT_BY_HAND);

    await pool.query('insert into swipe_days values (gen_random_uuid(), now(), 7)');
    await recordBefore(pool, 19);
    expect(await migrate(target)).toEqual(all.slice(2).map(({ name }) => name));
    expect(await migrate(target)).toEqual([]);
    expect((await pool.query('select likes from swipe_days')).rows).toEqual([{ likes: 7 }]);
  });

  it('go on where a first start ended between two of them', async () => {
    const { target } = await emptyDatabase();
    const all = await readMigrations();
    await migrate(target, all.slice(0, 1));
    expect(await migrate(target)).toEqual(all.slice(1).map(({ name }) => name));
  });

  it('count a member among those with a photo only where others see it, and find a main photo that is there', async () => {
    const { pool, target } = await emptyDatabase();
    const all = await readMigrations();
    await migrate(target, all.slice(0, 13));
    await pool.query(`
      create temporary table before (name text, main int, statuses text[]);
      insert into before values ('seen', 1, '{active,pending}'), ('waiting', 1, '{pending,rejected}'), ('none', null, '{rejected}'),
        ('gone, another seen', 9, '{pending,active}'), ('gone', 9, '{}');
      create function pg_temp.id(of text, n int) returns uuid language sql as 'select md5(of || n)::uuid';
      insert into members (id, email, name, password_hash, birth_date, signup_date, last_active_at, main_photo_id)
        select pg_temp.id(name, 0), name, name, '', now(), now(), now(), pg_temp.id(name, main) from before;
      insert into photos (member_id, id, status, position, filename, thumb_filename, match_filename, width, height, created_at)
        select pg_temp.id(name, 0), pg_temp.id(name, n::int), status, n, '', '', '', 1, 1, now()
        from before, unnest(statuses) with ordinality as own (status, n)`);
    await migrate(target, all.slice(0, 14));
    const { rows } = await pool.query<{ name: string; main: number | null; has_photo: boolean }>(`
      select name, (select position from photos p where p.id = m.main_photo_id) as main, has_photo from members m order by name`);
    expect(rows.map(({ name, main, has_photo: isSeen }) => [name, main, isSeen])).toEqual([
      ['gone', null, false],
      ['gone, another seen', 2, true],
      ['none', null, false],
      ['seen', 1, true],
      ['waiting', 1, false],
    ]);
  });

  it('remove the reports that were left without their evidence, with what was decided, and no other', async () => {
    const { pool, target } = await emptyDatabase();
    const all = await readMigrations();
    await migrate(target, all.slice(0, 15));
    await pool.query(`
      create temporary table before (id uuid default gen_random_uuid(), evidence jsonb);
      insert into before (evidence) values ('{"name":"Bram"}'), (null);
      insert into reports (reporter_id, id, reference, kind, subject_id, target_id, reason, evidence, status, origin, created_at, decided_at)
        select id, id, coalesce(evidence ->> 'name', 'none'), 'member', id, id, 'spam', evidence, 'upheld', '', now(), now() from before;
      insert into report_decisions (reporter_id, report_id, outcome, reason, decided_at, decided_by)
        select id, id, 'upheld', '', now(), '' from before`);
    await migrate(target, all.slice(0, 16));
    const { rows } = await pool.query<{ reference: string }>(
      'select reference from report_decisions d join reports r on r.id = d.report_id',
    );
    expect(rows).toEqual([{ reference: 'Bram' }]);
    const decided = await pool.query('select from report_decisions');
    expect(decided.rowCount).toBe(1);
  });

  it('hold nobody up who writes: from 0022 on an index of a table that was there is built concurrently', async () => {
    const all = await readMigrations();
    for (const { name, sql } of all.slice(22)) {
      const made = new Set([...sql.matchAll(/create table "?(\w+)/gi)].map(([, table]) => table));
      const held = [...sql.matchAll(/create (?:unique )?index (?!concurrently).*? on "?(\w+)/gi)]
        .map(([, table]) => table)
        .filter((table) => !made.has(table));
      expect([name, held]).toEqual([name, []]);
    }
  });

  it('refuse a database that has only some of the nineteen', async () => {
    const { pool, target } = await createTestDatabase();
    await recordBefore(pool, 18);
    await expect(migrate(target)).rejects.toThrow(/older than the migrations/);
  });

  it('use no char(n), and no foreign key but the one inside a distribution key', async () => {
    const { pool } = await createTestDatabase();
    const fixed = await pool.query(`select 1 from information_schema.columns
      where table_schema = 'public' and data_type = 'character'`);
    expect(fixed.rows).toHaveLength(0);
    const keys = await pool.query<{
      name: string;
    }>(`select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`);
    expect(keys.rows.map((key) => key.name)).toEqual(['ledger_entries']);
  });
});

async function readMeta(name: string): Promise<Record<string, unknown>> {
  const file = path.join(import.meta.dirname, 'migrations', 'meta', `${name}.json`);
  return JSON.parse(await fs.readFile(file, 'utf8')) as Record<string, unknown>;
}

async function emptyDatabase(): Promise<Database> {
  const database = await createTestDatabase();
  await database.pool.query('drop schema public cascade; create schema public');
  return database;
}

/** As a database that has `count` of the migrations written by hand, and none of today's. */
async function recordBefore(pool: pg.Pool, count: number): Promise<void> {
  await pool.query('delete from schema_migrations');
  await pool.query(
    `insert into schema_migrations (name, checksum) select 'by_hand_' || n, '' from generate_series(1, $1) n`,
    [count],
  );
}

/** All that stands in a database, a sorted line each. The order of columns is no part of it. */
async function catalogue(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select format('column %s.%s %s null=%s default=%s identity=%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
        not a.attnotnull, pg_get_expr(d.adbin, d.adrelid), a.attidentity) as line
      from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on (d.adrelid, d.adnum) = (c.oid, a.attnum)
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and c.relname <> 'schema_migrations'
    union all select format('%s %s of %s: %s', case contype when 't' then 'trigger' else 'constraint' end, conname,
        conrelid::regclass, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
        and conrelid <> coalesce(to_regclass('schema_migrations')::oid, 0)
    union all select format('index %s', indexdef)
      from pg_indexes where schemaname = 'public' and tablename <> 'schema_migrations'
    union all select format('trigger %s', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    union all select format('function %s', pg_get_functiondef(oid)) from pg_proc where pronamespace = 'public'::regnamespace
    order by 1`);
  return rows.map(({ line }) => line);
}
