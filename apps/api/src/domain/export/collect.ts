/** Everything about one member, table by table as `personal-data.ts` declares it (GDPR, articles 15 and 20). */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { members } from '../../db/schema.ts';
import { inReach } from '../blocks/reach.ts';
import { isShownTo } from '../members/invisible.ts';
import { PERSONAL_DATA, rowsOf } from './personal-data.ts';
import type { Exported, TableRule } from './personal-data.ts';

export type Row = Readonly<Record<string, unknown>>;

export interface Collected {
  readonly table: string;
  readonly section: Exported['section'];
  readonly rows: readonly Row[];
}

export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface OwnData {
  readonly tables: readonly Collected[];
  /** Who the ids of other members in it stand for: their names and no more. */
  readonly people: readonly Person[];
}

export async function collectOwnData(
  services: Services,
  tx: Tx,
  memberId: string,
): Promise<OwnData> {
  const tables: Collected[] = [];
  const others = new Set<string>();
  for (const [table, rule] of Object.entries(PERSONAL_DATA)) {
    if ('not' in rule.copy) continue;
    const rows = await copyRows(tx, table, { ...rule, copy: rule.copy }, memberId);
    for (const row of rows) {
      for (const id of rule.members.map((column) => row[column])) {
        if (typeof id === 'string') others.add(id);
      }
    }
    const opened = rows.map((row) => withOpened(services, table, row));
    tables.push({ table, section: rule.copy.section, rows: opened });
  }
  others.delete(memberId);
  return { tables, people: await namesOf(tx, memberId, [...others]) };
}

/** As JSON by the database itself: times are RFC 3339, amounts numbers. */
async function copyRows(
  tx: Tx,
  table: string,
  rule: TableRule & { readonly copy: Exported },
  memberId: string,
): Promise<Row[]> {
  const { by, whileSeen, without = {} } = rule.copy;
  const { rows: columns } = await tx.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} order by ordinal_position`);
  const wanted = columns.filter(({ name }) => !(name in without));
  const list = sql.join(
    wanted.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const { rows: found } = await tx.execute<{ row: Row }>(sql`
    select to_jsonb(t) as row
    from (select ${list} from ${sql.identifier(table)}
      where ${rowsOf(rule, by, [memberId])} and ${isSeen(whileSeen, memberId)}) t`);
  return found.map(({ row }) => row);
}

/** As the lists show members (`likes-list.ts`); oneself in any case. */
function isSeen(column: string | undefined, memberId: string): SQL {
  if (column === undefined) return sql`true`;
  const other = sql.identifier(column);
  return sql`(${other} = ${memberId} or (${inReach(sql`${other}`, memberId)}
    and exists (select from members m where m.id = ${other} and m.status = 'active')))`;
}

/** A direct debit's form is sealed; in the copy its member reads what they entered. */
function withOpened({ vault }: Services, table: string, row: Row): Row {
  const { details } = row;
  if (typeof details !== 'string' || !details.startsWith('\\x')) return row;
  const sealed = Buffer.from(details.slice(2), 'hex');
  const context = String(table === 'direct_debits' ? row['order_id'] : row['id']);
  return { ...row, details: JSON.parse(vault.open(sealed, context)) as unknown };
}

/** Only of members whom this one can see. */
async function namesOf(tx: Tx, memberId: string, ids: readonly string[]): Promise<Person[]> {
  if (ids.length === 0) return [];
  return tx
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(and(inArray(members.id, [...ids]), eq(members.status, 'active'), isShownTo(memberId)));
}
