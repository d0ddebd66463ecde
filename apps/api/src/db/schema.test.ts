import { getTableConfig } from 'drizzle-orm/pg-core';
import type { PgTable } from 'drizzle-orm/pg-core';
import { is } from 'drizzle-orm';
import { PgTable as PgTableClass } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { migrate, readMigrations } from './migrate.ts';
import * as schema from './schema.ts';
import { createTestDatabase } from './testing.ts';

const tables = (Object.values(schema) as unknown[]).filter((value): value is PgTable =>
  is(value, PgTableClass),
);

describe('the schema', () => {
  it('says in TypeScript exactly the columns the migrations made', async () => {
    const { pool } = await createTestDatabase();
    const { rows } = await pool.query<{ t: string; c: string; nullable: string }>(`
      select table_name t, column_name c, is_nullable nullable from information_schema.columns
      where table_schema = 'public' and table_name <> 'schema_migrations'`);
    const inDatabase = rows
      .map((row) => `${row.t}.${row.c}${row.nullable === 'YES' ? '?' : ''}`)
      .toSorted();
    const inCode = tables
      .flatMap((table) => {
        const config = getTableConfig(table);
        return config.columns.map(
          (column) => `${config.name}.${column.name}${column.notNull ? '' : '?'}`,
        );
      })
      .toSorted();
    expect(inCode).toEqual(inDatabase);
  });

  it('uses no char(n), and no foreign key but the one inside a distribution key', async () => {
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
