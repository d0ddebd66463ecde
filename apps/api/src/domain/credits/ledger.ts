/**
 * Credits: an append-only double-entry ledger and a wallet that is its sum.
 *
 * Every change is one transaction of entries (the member's wallet, what they owe, and a system account) that sum to zero; the
 * database refuses anything else, and any change of what is written. Nothing here commits: the caller's transaction holds the
 * effect and its price together.
 */
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Schemas } from '@velours/openapi/types';
import type { ChargeStrategy, Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { placeholdersOf, prepared } from '../../db/prepared.ts';
import { ledgerEntries, ledgerTransactions, wallets } from '../../db/schema.ts';

/** Why credits move; each kind has a system account of its name on the other side. */
export type LedgerKind = Schemas['StatementKind'];

/** One statement decides and takes: of two callers at once the second sees what the first left. */
export const guardedCharge: ChargeStrategy = async (tx, memberId, amount, now) => {
  const [row] = await chargeWallet(tx, { memberId, amount, now: now.toISOString() });
  return row?.balance ?? null;
};

const chargeWallet = prepared('charge_wallet', (db) => {
  const amount = sql.placeholder('amount');
  return db
    .update(wallets)
    .set({
      balance: sql`${wallets.balance} - ${amount}`,
      updatedAt: sql`${sql.placeholder('now')}`,
    })
    .where(and(eq(wallets.memberId, sql.placeholder('memberId')), gte(wallets.balance, amount)))
    .returning({ balance: wallets.balance });
});

export async function balanceOf(db: Executor, memberId: string): Promise<number> {
  const [row] = await db
    .select({ balance: wallets.balance })
    .from(wallets)
    .where(eq(wallets.memberId, memberId));
  return row?.balance ?? 0;
}

/** Locks the wallet until the end of the transaction. @returns what is in it */
export async function lockWallet(tx: Tx, memberId: string): Promise<number> {
  const [row] = await tx
    .select({ balance: wallets.balance })
    .from(wallets)
    .where(eq(wallets.memberId, memberId))
    .for('update');
  return row?.balance ?? 0;
}

export async function openWallet(services: Services, tx: Tx, memberId: string): Promise<void> {
  await tx
    .insert(wallets)
    .values({ memberId, balance: 0, updatedAt: new Date(services.clock()) })
    .onConflictDoNothing();
}

/**
 * Charges a wallet and writes the ledger. Also locks the wallet for the rest of the transaction, at a price of 0 too:
 * a member's sends run one after the other.
 * @returns the credits left, or null when there were too few
 */
export async function spend(
  services: Services,
  tx: Tx,
  memberId: string,
  spending: { readonly kind: LedgerKind; readonly reference: string; readonly amount: number },
): Promise<number | null> {
  const now = new Date(services.clock());
  const left = await services.charge(tx, memberId, spending.amount, now);
  if (left !== null && spending.amount > 0) {
    await record(services, tx, memberId, { ...spending, amount: -spending.amount }, now);
  }
  return left;
}

/**
 * Gives credits once per kind and reference.
 * @returns false when they were given before
 */
export async function grant(
  services: Services,
  tx: Tx,
  memberId: string,
  gift: { readonly kind: LedgerKind; readonly reference: string; readonly amount: number },
): Promise<boolean> {
  if (gift.amount <= 0) return false;
  const now = new Date(services.clock());
  await openWallet(services, tx, memberId);
  if (!(await record(services, tx, memberId, gift, now))) return false;
  await fill(tx, memberId, gift.amount, now);
  return true;
}

/** Bought credits that go back. `owed`: those that were spent already; a wallet never goes below zero. */
export interface TakingBack {
  readonly kind: 'withdrawal' | 'refund' | 'chargeback';
  readonly reference: string;
  readonly credits: number;
  readonly owed: number;
}

/**
 * Takes bought credits back: what is still there from the wallet, what was spent is booked as owed on `receivable`.
 * @returns false when the wallet has not so many; nothing is written then
 */
export async function takeBack(
  services: Services,
  tx: Tx,
  memberId: string,
  { kind, reference, credits, owed }: TakingBack,
): Promise<boolean> {
  if (credits + owed === 0) return true;
  const now = new Date(services.clock());
  if ((await services.charge(tx, memberId, credits, now)) === null) return false;
  return record(services, tx, memberId, { kind, reference, amount: -credits, owed: -owed }, now);
}

/** Undoes a taking back, once: the money did not go. */
export async function giveBack(
  services: Services,
  tx: Tx,
  memberId: string,
  { kind, reference, credits, owed }: TakingBack,
): Promise<void> {
  if (credits + owed === 0) return;
  const now = new Date(services.clock());
  const undone = { kind, reference: `${reference} failed`, amount: credits, owed };
  if (await record(services, tx, memberId, undone, now)) await fill(tx, memberId, credits, now);
}

const fill = (tx: Tx, memberId: string, amount: number, now: Date) =>
  tx
    .update(wallets)
    .set({ balance: sql`${wallets.balance} + ${amount}`, updatedAt: now })
    .where(eq(wallets.memberId, memberId));

/** Writes all sides; false when this kind and reference are written already. */
async function record(
  services: Services,
  tx: Tx,
  memberId: string,
  movement: {
    readonly kind: LedgerKind;
    readonly reference: string;
    readonly amount: number;
    /** What moves on the member's `receivable` account; below zero the member owes. */
    readonly owed?: number;
  },
  now: Date,
): Promise<boolean> {
  const id = services.newId();
  const { kind, reference, amount, owed = 0 } = movement;
  const sides = [
    { account: 'wallet', amount },
    { account: 'receivable', amount: owed },
    { account: kind, amount: -amount - owed },
  ].filter((side) => side.amount !== 0);
  const written = await recordSides(tx, {
    memberId,
    id,
    kind,
    reference,
    createdAt: now,
    accounts: sides.map(({ account }) => account),
    amounts: sides.map((side) => side.amount),
  });
  return written.rowCount !== 0;
}

/** The transaction and its entries in one statement: no entries where the transaction was there. */
const recordSides = prepared('record_sides', (db) => {
  const transaction = db
    .$with('written')
    .as(
      db
        .insert(ledgerTransactions)
        .values(placeholdersOf(ledgerTransactions))
        .onConflictDoNothing()
        .returning({ memberId: ledgerTransactions.memberId, id: ledgerTransactions.id }),
    );
  return db
    .with(transaction)
    .insert(ledgerEntries)
    .select(
      db
        .select({
          memberId: transaction.memberId,
          transactionId: transaction.id,
          account: sql<string>`side.account`.as('account'),
          amount: sql<number>`side.amount`.as('amount'),
        })
        .from(transaction)
        .innerJoin(
          sql`unnest(${sql.placeholder('accounts')}::text[], ${sql.placeholder('amounts')}::int[]) side (account, amount)`,
          sql`true`,
        ),
    );
});
