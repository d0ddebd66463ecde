/** Once another key comes first in DIRECT_DEBIT_KEY (docs/operations.md, Secrets): what older ones sealed is sealed with it. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import type { Vault } from './vault.ts';

const PAGE = 200;

/** Where something sealed stands, and what it belongs to. */
const PLACES = [
  { table: sql`direct_debit_mandates`, id: sql`id` },
  { table: sql`direct_debits`, id: sql`order_id` },
] as const;

type Row = { readonly member_id: string; readonly id: string; readonly details: Buffer };

/** Beside running servers, and again at any time. */
export async function resealAll(
  db: Executor,
  vault: Vault,
): Promise<{ lines: string[]; isSound: boolean }> {
  let sealed = 0;
  let shut = 0;
  for (const { table, id } of PLACES) {
    let last: Row | undefined;
    do {
      const after =
        last === undefined ? sql`true` : sql`(member_id, ${id}) > (${last.member_id}, ${last.id})`;
      const { rows } = await db.execute<Row>(
        sql`select member_id, ${id} as id, details from ${table} where details is not null and ${after}
          order by member_id, ${id} limit ${PAGE}`,
      );
      for (const row of rows) {
        const anew = resealed(vault, row);
        if (anew === 'shut') shut += 1;
        if (anew === 'shut' || anew === null) continue;
        // What a member has changed meanwhile is sealed with the first key by then.
        const { rowCount } = await db.execute(
          sql`update ${table} set details = ${anew}
            where member_id = ${row.member_id} and ${id} = ${row.id} and details = ${row.details}`,
        );
        sealed += rowCount ?? 0;
      }
      last = rows.length < PAGE ? undefined : rows.at(-1);
    } while (last !== undefined);
  }
  return {
    lines: [
      `${sealed} sealed anew`,
      ...(shut === 0 ? [] : [`${shut} that no key of DIRECT_DEBIT_KEY opens`]),
    ],
    isSound: shut === 0,
  };
}

function resealed(vault: Vault, { id, details }: Row): Buffer | 'shut' | null {
  try {
    return vault.reseal(details, id);
  } catch {
    return 'shut';
  }
}
