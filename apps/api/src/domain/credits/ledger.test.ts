import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerEntries, ledgerTransactions, wallets } from '../../db/schema.ts';
import { createTestApp } from '../../testing/app.ts';
import { makeMember } from '../../testing/members.ts';
import { auditLedger } from './audit.ts';
import { balanceOf, grant, spend } from './ledger.ts';

const SOUND = { total: 0, unbalanced: [], wrongWallets: [] };

/** What PostgreSQL said, without what drizzle says around it. */
const reason = async (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: Error) => ((error.cause as Error | undefined) ?? error).message,
  );

describe('the ledger', async () => {
  const test = await createTestApp({ max: 50 });
  const { services } = test;
  const { db } = services;

  it('refuses a transaction that does not sum to zero, at its commit', async () => {
    const member = await makeMember(services);
    const id = services.newId();
    const now = new Date(services.clock());
    const attempt = db.transaction(async (tx) => {
      await tx
        .insert(ledgerTransactions)
        .values({ memberId: member.id, id, kind: 'x', reference: 'x', createdAt: now });
      await tx.insert(ledgerEntries).values([
        { memberId: member.id, transactionId: id, account: 'wallet', amount: 10 },
        { memberId: member.id, transactionId: id, account: 'x', amount: -9 },
      ]);
    });
    expect(await reason(attempt)).toMatch(/sums to 1/);
    const oneSided = db.transaction(async (tx) => {
      await tx
        .insert(ledgerTransactions)
        .values({ memberId: member.id, id, kind: 'x', reference: 'x', createdAt: now });
    });
    expect(await reason(oneSided)).toMatch(/has no two sides/);
  });

  it('is append-only: nothing written can be changed, removed or emptied', async () => {
    await makeMember(services, { credits: 10 });
    for (const statement of [
      'update ledger_entries set amount = amount * 2',
      'delete from ledger_entries',
      'truncate ledger_entries cascade',
      "update ledger_transactions set kind = 'y'",
      'delete from ledger_transactions',
    ]) {
      expect(await reason(db.execute(sql.raw(statement)))).toMatch(/the ledger is append-only/);
    }
  });

  it('a wallet never goes below zero, even when something writes to it directly', async () => {
    const member = await makeMember(services, { credits: 5 });
    const update = db.update(wallets).set({ balance: -1 }).where(eq(wallets.memberId, member.id));
    expect(await reason(update)).toMatch(/violates check constraint/);
  });

  it('[S10] a gift with a reference is given once, also by twenty at once', async () => {
    const member = await makeMember(services);
    const gift = { kind: 'photo', reference: 'once', amount: 10 } as const;
    const given = await Promise.all(
      Array.from({ length: 20 }, () =>
        db.transaction((tx) => grant(services, tx, member.id, gift)),
      ),
    );
    expect(given.filter(Boolean)).toHaveLength(1);
    expect(await balanceOf(db, member.id)).toBe(10);
  });

  it('[C02] a spending that fails after the charge leaves no trace', async () => {
    const member = await makeMember(services, { credits: 10 });
    const failing = db.transaction(async (tx) => {
      await spend(services, tx, member.id, { kind: 'message', reference: 'a', amount: 10 });
      throw new Error('after the charge');
    });
    await expect(failing).rejects.toThrow('after the charge');
    expect(await balanceOf(db, member.id)).toBe(10);
  });

  it('stays sound at every look under random operations of fifty at once', async () => {
    const members = await Promise.all(
      Array.from({ length: 8 }, () => makeMember(services, { credits: 50 })),
    );
    const operation = fc.record({
      member: fc.constantFrom(...members.map((member) => member.id)),
      amount: fc.integer({ min: 1, max: 30 }),
      isSpending: fc.boolean(),
      fails: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
    });
    const operations = fc.sample(operation, { numRuns: 1_000, seed: 20_261_121 });
    const model = new Map(members.map((member) => [member.id, 50]));
    let next = 0;
    const worker = async () => {
      for (let index = next; index < operations.length; index = next) {
        next += 1;
        const { member, amount, isSpending, fails } = operations[index]!;
        await db
          .transaction(async (tx) => {
            const movement = {
              kind: isSpending ? 'message' : 'adjustment',
              reference: `r${index}`,
              amount,
            } as const;
            const left = isSpending
              ? await spend(services, tx, member, movement)
              : await grant(services, tx, member, movement);
            if (fails) throw new Error('rolled back');
            if (left !== null)
              model.set(member, model.get(member)! + (isSpending ? -amount : amount));
          })
          .catch((error: Error) => failures.push(error.message));
      }
    };
    const failures: string[] = [];
    const audits = (async () => {
      while (next < operations.length) expect(await auditLedger(db)).toEqual(SOUND);
    })();
    await Promise.all([audits, ...Array.from({ length: 49 }, worker)]);
    expect(new Set(failures)).toEqual(new Set(['rolled back']));
    expect(await auditLedger(db)).toEqual(SOUND);
    for (const [id, balance] of model) expect(await balanceOf(db, id)).toBe(balance);
  });
});
