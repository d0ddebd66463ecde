/** Looks through a whole database, whatever tables it has. */
import type postgres from 'postgres';

export interface Column {
  readonly table: string;
  readonly name: string;
  /** As `information_schema` calls it. */
  readonly type: string;
}

export async function columnsOf(sql: postgres.Sql): Promise<Column[]> {
  return sql<Column[]>`
    select c.table_name as "table", c.column_name as name, c.data_type as type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    order by 1, c.ordinal_position`;
}

/** `table.column` of everything that holds one of the texts, in whatever type: as itself, in JSON, in an array, in bytes. */
export async function placesOf(sql: postgres.Sql, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { table, name, type } of await columnsOf(sql)) {
    const rows =
      type === 'bytea'
        ? await sql<Found[]>`
            select distinct wanted from ${sql(table)}, unnest(${texts as string[]}::text[]) wanted
            where position(convert_to(wanted, 'UTF8') in ${sql(name)}) > 0`
        : await sql<Found[]>`
            select distinct wanted from ${sql(table)}, unnest(${texts as string[]}::text[]) wanted
            where position(lower(wanted) in lower(${sql(name)}::text)) > 0`;
    found.push(...rows.map(({ wanted }) => `${table}.${name}: ${wanted}`));
  }
  return found;
}

interface Found {
  readonly wanted: string;
}
