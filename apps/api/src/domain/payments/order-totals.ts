/** What a member has bought in all, less what went back (spec section 2, /transactions). */
import { sql } from 'drizzle-orm';
import type { Answer } from '@velours/openapi/types';
import type { Executor } from '../../db/connection.ts';

/**
 * Sums over all paid orders and their refunds. The credits of a refund leave at once and come again where it fails; its money counts
 * when it has gone.
 */
export async function orderTotals(
  db: Executor,
  memberId: string,
): Promise<Answer<'getOrders'>['totals']> {
  const { rows } = await db.execute<{ currency: string; credits: number; amount: number }>(sql`
    select currency, sum(credits)::int as credits, sum(amount)::int as amount from (
      select currency, credits, total as amount
      from orders where member_id = ${memberId} and status = 'completed'
      union all
      select currency, -credits, case status when 'completed' then -amount else 0 end
      from refunds where member_id = ${memberId} and status <> 'failed') moved
    group by currency order by currency`);
  return {
    credits: rows.reduce((total, { credits }) => total + credits, 0),
    amounts: rows.map(({ currency, amount }) => ({ currency, amount })),
  };
}
