/** Proves the money: every balance is derived again from the entries. */
import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/connection.ts';

export interface Audit {
  /** Sum over all entries; 0 in a sound ledger. */
  readonly total: number;
  /** Transactions whose entries do not sum to zero. */
  readonly unbalanced: readonly string[];
  /** Members whose wallet is not the sum of its entries, or is below zero. */
  readonly wrongWallets: readonly string[];
}

/** One statement, so that it sees one moment also while others write. */
export async function auditLedger(db: Executor): Promise<Audit> {
  const {
    rows: [row],
  } = await db.execute<{ total: number; unbalanced: string[]; wrong: string[] }>(sql`
    with sums as (
      select member_id, transaction_id, sum(amount) total,
        sum(amount) filter (where account = 'wallet') wallet
      from ledger_entries group by member_id, transaction_id),
    derived as (select member_id, sum(wallet) balance from sums group by member_id)
    select
      coalesce((select sum(total) from sums), 0)::int as total,
      array(select transaction_id::text from sums where total <> 0) as unbalanced,
      array(select coalesce(w.member_id, d.member_id)::text
        from wallets w full join derived d on d.member_id = w.member_id
        where coalesce(w.balance, 0) <> coalesce(d.balance, 0) or coalesce(w.balance, 0) < 0) as wrong`);
  if (row === undefined) throw new Error('The audit answered nothing');
  return { total: row.total, unbalanced: row.unbalanced, wrongWallets: row.wrong };
}
