/** How migrations are applied, beside a version that goes on serving. */
import { describe, expect, it } from 'vitest';
import { MIGRATION_LOCK, migrate, readMigrations } from './migrate.ts';
import { createTestDatabase } from './testing.ts';

describe('the migration runner', () => {
  it('applies each migration once, also when two processes start together', async () => {
    const { target, pool } = await createTestDatabase();
    await pool.query('drop table schema_migrations');
    const one = { name: '0001_a.sql', sql: 'create table once (n int)', checksum: 'a' };
    const results = await Promise.all([
      migrate(target, [one]),
      migrate(target, [one]),
      migrate(target, [one]),
    ]);
    expect(results.flat()).toEqual(['0001_a.sql']);
  });

  it('waits for another process that migrates, however long that takes', async () => {
    const { target, pool } = await createTestDatabase();
    const other = await pool.connect();
    await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const one = { name: '0001_a.sql', sql: 'create table late (n int)', checksum: 'a' };
    const outcome = migrate(target, [one]);
    const asks = async () =>
      (
        await pool.query(`select 1 from pg_stat_activity
          where datname = current_database() and query like '%pg_try_advisory_lock%' and pid <> pg_backend_pid()`)
      ).rowCount;
    await expect.poll(asks).toBe(1);
    expect((await pool.query("select to_regclass('late') as late")).rows).toEqual([{ late: null }]);
    await other.query('select pg_advisory_unlock_all()');
    other.release();
    expect(await outcome).toEqual(['0001_a.sql']);
  });

  it('waits for a table that is in use, and holds up nobody else who asks for it for longer than a moment', async () => {
    const { target, pool } = await createTestDatabase();
    const reader = await pool.connect();
    await reader.query('begin; select from members');
    const one = {
      name: '9999_x.sql',
      sql: 'alter table members add column added int',
      checksum: 'x',
    };
    const patience = { lockMs: 50, pauseMs: 50, tries: 1_000 };
    const outcome = migrate(target, [one], patience);
    const isWaiting = async () =>
      (
        await pool.query(
          `select 1 from pg_locks where not granted and relation = 'members'::regclass`,
        )
      ).rowCount;
    await expect.poll(isWaiting, { interval: 5 }).toBe(1);
    // In line behind it.
    await pool.query('select from members');
    await reader.query('commit');
    reader.release();
    expect(await outcome).toEqual(['9999_x.sql']);
    await pool.query('select added from members');
  });

  it('says which migration gave up on a table that is in use for too long', async () => {
    const { target, pool } = await createTestDatabase();
    const reader = await pool.connect();
    await reader.query('begin; select from members');
    const one = { name: '9999_x.sql', sql: 'alter table members add column x int', checksum: 'x' };
    await expect(migrate(target, [one], { lockMs: 1, pauseMs: 1, tries: 2 })).rejects.toThrow(
      /9999_x.sql failed: .*lock timeout/,
    );
    await reader.query('rollback');
    reader.release();
  });

  it('builds indexes while others write, also after a try that was broken off and with other processes that wait', async () => {
    const { target, pool } = await createTestDatabase();
    // Two members with one name: a unique index of it is left half-built.
    await pool.query(`insert into members (id, email, name, password_hash, birth_date, signup_date, last_active_at)
      select gen_random_uuid(), n::text, 'Noor', '', now(), now(), now() from generate_series(1, 2) n`);
    const one = {
      name: '9999_x.sql',
      sql: 'CREATE UNIQUE INDEX CONCURRENTLY "by_name" ON "members" USING btree ("name");\nDROP INDEX CONCURRENTLY "members_samples";',
      checksum: 'x',
    };
    await expect(migrate(target, [one])).rejects.toThrow(/9999_x.sql failed/);
    await pool.query("update members set name = 'Eva' where email = '1'");
    const results = await Promise.all([migrate(target, [one]), migrate(target, [one])]);
    expect(results.flat()).toEqual(['9999_x.sql']);
    // As where the process had ended before that was written down.
    await pool.query("delete from schema_migrations where name = '9999_x.sql'");
    expect(await migrate(target, [one])).toEqual(['9999_x.sql']);
    const { rows } = await pool.query(
      `select indisvalid as valid from pg_index where indexrelid = 'by_name'::regclass`,
    );
    expect(rows).toEqual([{ valid: true }]);
  });

  it('refuses a file that builds an index concurrently and does something else', async () => {
    const { target } = await createTestDatabase();
    const sql = 'create table t (n int); create index concurrently t_n on t (n)';
    await expect(migrate(target, [{ name: '9999_x.sql', sql, checksum: 'x' }])).rejects.toThrow(
      /9999_x.sql failed: an index is built concurrently in a file of its own/,
    );
  });

  it('refuses a migration that was edited after it was applied', async () => {
    const { target } = await createTestDatabase();
    const [first] = await readMigrations();
    await expect(migrate(target, [{ ...first!, checksum: 'edited' }])).rejects.toThrow(
      /changed after it was applied/,
    );
  });

  it('leaves nothing of a migration that fails half-way', async () => {
    const { target, pool } = await createTestDatabase();
    const broken = {
      name: '9999_x.sql',
      sql: 'create table half (n int); select 1/0',
      checksum: 'x',
    };
    await expect(migrate(target, [broken])).rejects.toThrow(/9999_x.sql failed: division by zero/);
    const half = await pool.query("select 1 from pg_tables where tablename = 'half'");
    expect(half.rows).toHaveLength(0);
  });
});
