/** What `npm run ledger:verify` checks and says. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';
import { auditLedger } from './audit.ts';

type Size = Readonly<Record<'wallets' | 'entries' | 'orders' | 'refunds', number>>;

export interface Verdict {
  readonly isSound: boolean;
  readonly lines: readonly string[];
}

/**
 * Derives balances from entries, purchases from orders (each paid order is one purchase of its credits, and no other is), what was
 * taken back from refunds, and checks the money: no more goes back than was paid, and receipts are numbered without a gap.
 */
export async function verifyLedger(db: Executor): Promise<Verdict> {
  const audit = await auditLedger(db);
  const wrongOrders = await unmatchedPurchases(db);
  const wrongRefunds = await unmatchedRefunds(db);
  const overpaid = await overRefunded(db);
  const gaps = await receiptGaps(db);
  const {
    rows: [size],
  } = await db.execute<Size>(sql`
    select (select count(*) from wallets)::int as wallets, (select count(*) from ledger_entries)::int as entries,
      (select count(*) from orders)::int as orders, (select count(*) from refunds)::int as refunds`);
  const faults = [
    ...(audit.total === 0 ? [] : [`all entries sum to ${audit.total}, not to 0`]),
    ...audit.unbalanced.map((id) => `transaction ${id} does not sum to 0`),
    ...audit.wrongWallets.map((id) => `the wallet of member ${id} is not the sum of its entries`),
    ...wrongOrders.map((id) => `order ${id} and its purchase do not agree`),
    ...wrongRefunds.map((id) => `refund ${id} and what was taken back do not agree`),
    ...overpaid.map((id) => `more went back of order ${id} than was bought`),
    ...gaps.map((series) => `the receipts of ${series} have a gap`),
  ];
  const counted = `${size?.wallets} wallets, ${size?.entries} entries, ${size?.orders} orders, ${size?.refunds} refunds`;
  return faults.length === 0
    ? { isSound: true, lines: [`The ledger is sound: ${counted}.`] }
    : { isSound: false, lines: [`The ledger is NOT sound: ${counted}.`, ...faults] };
}

/** Orders that were paid without a purchase of their credits, and purchases without a paid order. */
async function unmatchedPurchases(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with purchases as (
      select t.member_id, t.reference, e.amount from ledger_transactions t
      join ledger_entries e on e.member_id = t.member_id and e.transaction_id = t.id and e.account = 'wallet'
      where t.kind = 'purchase'),
    paid as (select member_id, id::text as reference, credits from orders where status = 'completed')
    select coalesce(p.reference, o.reference) as id
    from purchases p full join paid o on o.member_id = p.member_id and o.reference = p.reference
    where p.amount is distinct from o.credits`);
  return rows.map(({ id }) => id);
}

/** Refunds whose credits were not taken back as booked (of a failed one: not given back), and takings without a refund. */
async function unmatchedRefunds(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with booked as (
      select t.member_id, split_part(t.reference, ' ', 1) as id, t.kind,
        coalesce(sum(e.amount) filter (where e.account = 'wallet'), 0) as wallet,
        coalesce(sum(e.amount) filter (where e.account = 'receivable'), 0) as owed
      from ledger_transactions t
      join ledger_entries e on e.member_id = t.member_id and e.transaction_id = t.id
      where t.kind in ('withdrawal', 'refund', 'chargeback') group by 1, 2, 3),
    expected as (
      select member_id, id::text as id, kind, case status when 'failed' then 0 else credits end as credits,
        case status when 'failed' then 0 else credits_owed end as owed
      from refunds)
    select coalesce(b.id, x.id) as id
    from booked b full join expected x on x.member_id = b.member_id and x.id = b.id and x.kind = b.kind
    where x.id is null or coalesce(b.wallet, 0) <> -x.credits or coalesce(b.owed, 0) <> -x.owed`);
  return rows.map(({ id }) => id);
}

/** Orders of which more money or more credits went back than were paid and bought. */
async function overRefunded(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select o.id::text as id from orders o
    join refunds r on r.member_id = o.member_id and r.order_id = o.id and r.status <> 'failed'
    group by o.member_id, o.id
    having sum(r.amount) > o.total or sum(r.credits + r.credits_owed) > o.credits
      or o.status <> 'completed' or bool_or(r.currency <> o.currency)`);
  return rows.map(({ id }) => id);
}

/** Companies and years whose receipts are not numbered 1, 2, 3 ... */
async function receiptGaps(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ series: string }>(sql`
    select n.company_id || '/' || n.year as series from receipt_numbers n
    left join receipts r on r.company_id = n.company_id and r.year = n.year
    group by n.company_id, n.year, n.last
    having count(distinct r.number) <> n.last or max(r.number) <> n.last or count(*) <> n.last`);
  return rows.map(({ series }) => series);
}
