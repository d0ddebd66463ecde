/** What `npm run ledger:verify` checks and says. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { auditLedger } from './audit.ts';

export interface Verdict {
  readonly isSound: boolean;
  readonly lines: readonly string[];
}

/** Derives balances from entries, and purchases from orders: each paid order is one purchase of its credits, and no other is. */
export async function verifyLedger(db: Executor): Promise<Verdict> {
  const audit = await auditLedger(db);
  const wrongOrders = await unmatchedPurchases(db);
  const [size] = await db.execute<{ wallets: number; entries: number; orders: number }>(sql`
    select (select count(*) from wallets)::int as wallets, (select count(*) from ledger_entries)::int as entries,
      (select count(*) from orders)::int as orders`);
  const faults = [
    ...(audit.total === 0 ? [] : [`all entries sum to ${audit.total}, not to 0`]),
    ...audit.unbalanced.map((id) => `transaction ${id} does not sum to 0`),
    ...audit.wrongWallets.map((id) => `the wallet of member ${id} is not the sum of its entries`),
    ...wrongOrders.map((id) => `order ${id} and its purchase do not agree`),
  ];
  const counted = `${size?.wallets} wallets, ${size?.entries} entries, ${size?.orders} orders`;
  return faults.length === 0
    ? { isSound: true, lines: [`The ledger is sound: ${counted}.`] }
    : { isSound: false, lines: [`The ledger is NOT sound: ${counted}.`, ...faults] };
}

/** Orders that were paid without a purchase of their credits, and purchases without a paid order. */
async function unmatchedPurchases(db: Executor): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`
    with purchases as (
      select t.member_id, t.reference, e.amount from ledger_transactions t
      join ledger_entries e on e.member_id = t.member_id and e.transaction_id = t.id and e.account = 'wallet'
      where t.kind = 'purchase'),
    paid as (select member_id, id::text as reference, credits from orders where status = 'completed')
    select coalesce(p.reference, o.reference) as id
    from purchases p full join paid o on o.member_id = p.member_id and o.reference = p.reference
    where p.amount is distinct from o.credits`);
  return [...rows].map(({ id }) => id);
}
