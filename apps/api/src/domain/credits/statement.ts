/** A member's statement: where credits came from and where they went, from the ledger alone (spec section 2, /transactions). */
import { sql } from 'drizzle-orm';
import type { Answer, StatementDay } from '@velours/openapi/types';
import type { Executor } from '../../db/connection.ts';

/** A page of the statement. One statement of SQL, so that balance and days are of one moment also while others write. */
export async function statementOf(
  db: Executor,
  memberId: string,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<Answer<'getStatement'>> {
  const {
    rows: [row],
  } = await db.execute<{ balance: number; days: StatementDay[] }>(sql`
    with moved as (
      select (t.created_at at time zone 'UTC')::date as day, t.kind,
        count(*)::int as count, sum(e.amount)::int as amount
      from ledger_transactions t
      join ledger_entries e on e.member_id = t.member_id and e.transaction_id = t.id
      where t.member_id = ${memberId} and e.account = 'wallet'
      group by 1, 2),
    days as (
      select day, sum(amount)::int as change, sum(sum(amount)) over (order by day)::int as closing,
        json_agg(json_build_object('kind', kind, 'count', count, 'amount', amount)
          order by amount desc, kind) as lines
      from moved group by day),
    page as (
      select day, change, closing, lines from days
      where ${before ?? null}::date is null or day < ${before ?? null}::date
      order by day desc limit ${limit + 1})
    select
      coalesce((select balance from wallets where member_id = ${memberId}), 0)::int as balance,
      coalesce((select json_agg(json_build_object('day', day::text, 'opening', closing - change,
        'closing', closing, 'lines', lines) order by day desc) from page), '[]'::json) as days`);
  if (row === undefined) throw new Error('The statement answered nothing');
  const { balance, days } = row;
  return { balance, days: days.slice(0, limit), has_more: days.length > limit };
}
