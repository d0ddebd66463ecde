/**
 * The same tables cut into shards by the hash of their distribution keys, as Citus would keep them: beside the real ones, with what those hold. PostgreSQL's own
 * partitions stand in for the machines, and its counters say which of them a statement touched.
 */
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { withClient } from '../db/connection.ts';
import type { DatabaseTarget } from '../db/launcher.ts';
import * as schema from '../db/schema.ts';
import { LOCAL } from './statements.ts';
import type { SentStatement } from './statements.ts';

const SHARDS = 4;

const tables = Object.values(schema as Record<string, unknown>)
  .filter((value): value is PgTable => is(value, PgTable))
  .filter((table) => !LOCAL.includes(getTableName(table)));

/** The first column of the key (db/schema.ts). */
function distributionKey(table: PgTable): string {
  const { primaryKeys, columns, name } = getTableConfig(table);
  const key = primaryKeys[0]?.columns[0] ?? columns.find(({ primary }) => primary);
  if (key === undefined) throw new Error(`${name} has no key`);
  return key.name;
}

/** Makes the copy, schema `sharded`, with what the tables hold now. Throws where what is unique could not be told within one shard. */
export async function shard(pool: pg.Pool): Promise<void> {
  await pool.query('create schema sharded; create sequence sharded.rising start 1000000');
  for (const table of tables) await shardTable(pool, table);
}

async function shardTable(pool: pg.Pool, table: PgTable): Promise<void> {
  const name = getTableName(table);
  const copy = `sharded.${name}`;
  await pool.query(`create table ${copy} (like public.${name} including defaults)
    partition by hash ("${distributionKey(table)}")`);
  for (let number = 0; number < SHARDS; number += 1)
    await pool.query(`create table ${copy}_${number} partition of ${copy}
      for values with (modulus ${SHARDS}, remainder ${number})`);
  for (const column of getTableConfig(table).columns)
    if (column.generatedIdentity !== undefined)
      await pool.query(`alter table ${copy}
        alter ${column.name} set default nextval('sharded.rising')`);
  for (const definition of await indexesOf(pool, name))
    await pool.query(definition.replace(` ON public.${name}`, ` ON ${copy}`));
  await pool.query(`insert into ${copy} select * from public.${name}`);
}

async function indexesOf(pool: pg.Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where schemaname = 'public' and tablename = $1`,
    [table],
  );
  return rows.map(({ indexdef }) => indexdef);
}

export interface Touched {
  /** Of the statement where it has one, otherwise how it begins. */
  readonly name: string;
  /** The shards in which it read or wrote, of any table: what has the same key is on the same machine. */
  readonly shards: readonly number[];
}

/** Runs statements again, over the shards and in one transaction that is taken back. */
export const replay = (
  target: DatabaseTarget,
  statements: readonly SentStatement[],
): Promise<Touched[]> =>
  withClient(target, async (client) => {
    await client.query('set search_path = sharded, public; set enable_partitionwise_join = on');
    await client.query('begin');
    const touched: Touched[] = [];
    let before = await workOf(client);
    for (const { name, text, values } of statements) {
      if (!/^\s*(?:select|insert|update|delete|with)\b/i.test(text)) continue;
      await client.query(text, [...values]);
      const after = await workOf(client);
      const busy = [...after].filter(([relation, count]) => count !== before.get(relation));
      const shards = new Set(busy.map(([relation]) => Number(relation.at(-1))));
      touched.push({
        name: name ?? text.replaceAll(/["\s]+/g, ' ').slice(0, 80),
        shards: [...shards].toSorted((a, b) => a - b),
      });
      before = after;
    }
    await client.query('rollback');
    return touched;
  });

/** Scans begun and rows written in each partition by the transaction so far. */
async function workOf(client: pg.Client): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ relname: string; count: number }>(
    `select relname, (seq_scan + coalesce(idx_scan, 0) + n_tup_ins + n_tup_upd + n_tup_del)::int as count
     from pg_stat_xact_user_tables where schemaname = 'sharded'`,
  );
  return new Map(rows.map(({ relname, count }) => [relname, count]));
}

/** The shard that holds a member. */
export async function shardOf(pool: pg.Pool, memberId: string): Promise<number> {
  const { rows } = await pool.query<{ relation: string }>(
    'select tableoid::regclass::text as relation from sharded.members where id = $1',
    [memberId],
  );
  return Number(rows[0]?.relation.at(-1));
}
