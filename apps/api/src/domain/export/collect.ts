/** Everything about one member, table by table as `personal-data.ts` declares it (GDPR, articles 15 and 20), a page of rows at a time. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { members } from '../../db/schema.ts';
import { hasNotBlocked, inReach } from '../blocks/reach.ts';
import { openOrNull } from '../direct-debit/vault.ts';
import { isShownTo } from '../members/invisible.ts';
import { PERSONAL_DATA, SECTIONS, rowsOf } from './personal-data.ts';
import type { Exported, Section, TableRule } from './personal-data.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Rows that are held at once. */
const PAGE = 200;

/** A table of the copy. */
export interface OwnTable {
  readonly table: string;
  /** Null for who the ids of other members in the others stand for: their names and no more. */
  readonly section: Section | null;
  readonly columns: readonly string[];
  /** Rows of all pages. */
  readonly count: number;
  /** To be read once, to their end, before the next table. */
  readonly pages: AsyncIterable<readonly Row[]>;
}

/** All tables of the member's copy, section by section; `people` is the last. */
export async function* ownTables(
  services: Services,
  tx: Tx,
  memberId: string,
): AsyncGenerator<OwnTable> {
  const others = new Set<string>();
  for (const section of SECTIONS) {
    for (const [table, rule] of Object.entries(PERSONAL_DATA)) {
      const { copy } = rule;
      if ('not' in copy || copy.section !== section) continue;
      const columns = await copiedColumns(tx, table, copy);
      const rows = copiedRows(table, columns, { ...rule, copy }, memberId);
      const count = await openRows(tx, rows);
      const pages = async function* () {
        for await (const page of openPages(tx)) {
          for (const row of page) {
            for (const id of rule.members.map((column) => row[column])) {
              if (typeof id === 'string' && id !== memberId) others.add(id);
            }
          }
          yield page.map((row) => withOpened(services, table, row));
        }
      };
      yield { table, section, columns, count, pages: pages() };
      await tx.execute(sql`close own_rows`);
    }
  }
  const people = await namesOf(tx, memberId, [...others]);
  const pages = async function* () {
    for (let from = 0; from < people.length; from += PAGE) yield people.slice(from, from + PAGE);
  };
  const columns = ['id', 'name'];
  yield { table: 'people', section: null, columns, count: people.length, pages: pages() };
}

async function copiedColumns(
  tx: Tx,
  table: string,
  { without = {} }: Exported,
): Promise<readonly string[]> {
  const { rows: columns } = await tx.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} order by ordinal_position`);
  return columns.map(({ name }) => name).filter((name) => !(name in without));
}

function copiedRows(
  table: string,
  columns: readonly string[],
  rule: TableRule & { readonly copy: Exported },
  memberId: string,
): SQL {
  const list = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const { by, whileSeen } = rule.copy;
  return sql`select ${list} from ${sql.identifier(table)}
    where ${rowsOf(rule, by, [memberId])} and ${isSeen(whileSeen, memberId)}`;
}

/** Asks for rows once, as JSON by the database itself: times are RFC 3339, amounts numbers. How many there are. */
async function openRows(tx: Tx, rows: SQL): Promise<number> {
  await tx.execute(
    sql`declare own_rows scroll cursor for select to_jsonb(t) as row from (${rows}) t`,
  );
  const { rowCount } = await tx.execute(sql`move forward all in own_rows`);
  await tx.execute(sql`move absolute 0 in own_rows`);
  return rowCount ?? 0;
}

async function* openPages(tx: Tx): AsyncGenerator<Row[]> {
  for (;;) {
    const { rows: page } = await tx.execute<{ row: Row }>(
      sql`fetch ${sql.raw(String(PAGE))} from own_rows`,
    );
    if (page.length > 0) yield page.map(({ row }) => row);
    if (page.length < PAGE) return;
  }
}

/** As the lists show members (`likes-list.ts`); oneself in any case. */
function isSeen(column: string | undefined, memberId: string): SQL {
  if (column === undefined) return sql`true`;
  const other = sql.identifier(column);
  return sql`(${other} = ${memberId} or (${inReach(sql`${other}`, memberId)}
    and (select m.status from members m where m.id = ${other}) = 'active'))`;
}

/** A direct debit's form is sealed; in the copy its member reads what they entered. */
function withOpened({ vault }: Services, table: string, row: Row): Row {
  const { details } = row;
  if (typeof details !== 'string' || !details.startsWith('\\x')) return row;
  const sealed = Buffer.from(details.slice(2), 'hex');
  const context = String(table === 'direct_debits' ? row['order_id'] : row['id']);
  const opened = openOrNull(vault, sealed, context);
  return { ...row, details: opened === null ? null : (JSON.parse(opened) as unknown) };
}

/** Only of members whom this one can see. */
async function namesOf(tx: Tx, memberId: string, ids: readonly string[]): Promise<Row[]> {
  const people: Row[] = [];
  for (let from = 0; from < ids.length; from += PAGE) {
    const named = await tx
      .select({ id: members.id, name: members.name })
      .from(members)
      .where(
        and(
          inArray(members.id, ids.slice(from, from + PAGE)),
          eq(members.status, 'active'),
          isShownTo(memberId),
          hasNotBlocked(members.id, memberId),
        ),
      );
    people.push(...named);
  }
  return people;
}
