/** What the tables are written with. Timestamps are `Date`, dates are 'YYYY-MM-DD', ids are strings. */
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { bigint, check, customType, numeric, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import type { ExtraConfigColumn, PgColumn } from 'drizzle-orm/pg-core';

export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const percentage = (name: string) =>
  numeric(name, { precision: 5, scale: 2, mode: 'number' });
export const position = (name: string) => bigint(name, { mode: 'number' });
/** Given by the database when the row is inserted, rising: what was before what (decision 17). */
export const rising = (name: string) => position(name).notNull().generatedByDefaultAsIdentity();
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A key of several columns, the distribution key first, under the name that PostgreSQL gives. */
export const key = (first: PgColumn, ...others: PgColumn[]) =>
  primaryKey({ name: `${getTableName(first.table)}_pkey`, columns: [first, ...others] });

/** The database takes the words of the column's `enum` and no other. */
export function oneOf({ name, table }: PgColumn) {
  const words = Object.values(getTableColumns(table)).find((c) => c.name === name)?.enumValues;
  if (words === undefined) throw new Error(`${name} is of no enum`);
  const list = sql.raw(words.map((word) => `'${word}'`).join(', '));
  return check(`${getTableName(table)}_${name}_check`, sql`${sql.identifier(name)} in (${list})`);
}

/** From the newest or highest on, as `order by ... desc` reads; drizzle would put nulls last. */
export const descending = (column: ExtraConfigColumn) => column.desc().nullsFirst();
