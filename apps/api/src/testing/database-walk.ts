/** Looks through a whole database, whatever tables it has. */
import pg from 'pg';

export interface Column {
  readonly table: string;
  readonly name: string;
  /** As `information_schema` calls it. */
  readonly type: string;
}

export async function columnsOf(pool: pg.Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(`
    select c.table_name as "table", c.column_name as name, c.data_type as type
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
    order by 1, c.ordinal_position`);
  return rows;
}

/** `table.column` of everything that holds one of the texts, in whatever type: as itself, in JSON, in an array, in bytes. */
export async function placesOf(pool: pg.Pool, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { table, name, type } of await columnsOf(pool)) {
    const column = pg.escapeIdentifier(name);
    const isThere =
      type === 'bytea'
        ? `position(convert_to(wanted, 'UTF8') in ${column}) > 0`
        : `position(lower(wanted) in lower(${column}::text)) > 0`;
    const { rows } = await pool.query<{ readonly wanted: string }>(
      `select distinct wanted from ${pg.escapeIdentifier(table)}, unnest($1::text[]) wanted where ${isThere}`,
      [texts],
    );
    found.push(...rows.map(({ wanted }) => `${table}.${name}: ${wanted}`));
  }
  return found;
}
