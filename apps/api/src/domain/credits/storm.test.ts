/** The money under a storm of operations; `npm run bench:money` takes 10,000 over each of 20 seeds (docs/money-proofs.md). */
import { and, eq, gte, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { wallets } from '../../db/schema.ts';
import { createTestApp } from '../../testing/app.ts';
import type { TestAppOptions } from '../../testing/app.ts';
import { STORM_OPERATIONS } from '../../testing/storm/operations.ts';
import { runStorm } from '../../testing/storm/storm.ts';
import type { StormOptions } from '../../testing/storm/storm.ts';
import { balanceOf } from './ledger.ts';
import type { ChargeStrategy } from '../../context.ts';

const SEEDS = Number(process.env['STORM_SEEDS'] ?? 1);
const OPERATIONS = Number(process.env['STORM_OPERATIONS'] ?? 240);
const CONNECTIONS = 50;
/** In how many storms a wrong way to charge has to be noticed. */
const STORMS = 6;
const PATIENCE_MS = 300_000 + OPERATIONS * 200;
const isBench = process.env['STORM_OPERATIONS'] !== undefined;

/** A storm over a database of its own, closed before the next one opens. */
async function storm(wanted: Partial<StormOptions>, options: TestAppOptions = {}) {
  const app = await createTestApp({
    max: CONNECTIONS,
    settings: { conversations_free: 1_000 },
    ...options,
  });
  const start = performance.now();
  const report = await runStorm(app, {
    seed: 1,
    count: OPERATIONS,
    operations: STORM_OPERATIONS,
    callers: CONNECTIONS,
    ...wanted,
  });
  const seconds = (performance.now() - start) / 1000;
  await app.services.database.end();
  return { ...report, seconds };
}

describe('50 callers at once: purchases, spends, gifts, presents, retries, failures and looks', () => {
  test.each(Array.from({ length: SEEDS }, (_, index) => 20_261_121 + index))(
    '[C02] seed %i: every look finds a sound ledger, and every wallet has what was acknowledged',
    { timeout: PATIENCE_MS },
    async (seed) => {
      const { faults, counted, audits, seconds } = await storm({ seed });
      expect(faults).toEqual([]);
      expect(audits).toBeGreaterThan(0);
      // It was a storm: each of these did happen.
      for (const way of [
        'message sent',
        'message refused',
        'gifts given',
        'purchase completed',
        'bonus given',
      ])
        expect([way, (counted[way] ?? 0) > 0]).toEqual([way, true]);
      if (isBench)
        process.stdout.write(
          `seed ${seed}: ${OPERATIONS} operations in ${seconds.toFixed(1)} s, ${audits} audits, ${JSON.stringify(counted)}\n`,
        );
    },
  );
});

/** Ways to get a charge wrong, that a person could write. */
const WRONG_CHARGES: Readonly<Record<string, ChargeStrategy>> = {
  'asks first and takes then': async (tx, memberId, amount, now) => {
    if ((await balanceOf(tx, memberId)) < amount) return null;
    const [row] = await tx
      .update(wallets)
      .set({ balance: sql`${wallets.balance} - ${amount}`, updatedAt: now })
      .where(eq(wallets.memberId, memberId))
      .returning({ balance: wallets.balance });
    return row?.balance ?? null;
  },
  'writes back what it has read': async (tx, memberId, amount, now) => {
    const balance = await balanceOf(tx, memberId);
    if (balance < amount) return null;
    await tx
      .update(wallets)
      .set({ balance: balance - amount, updatedAt: now })
      .where(eq(wallets.memberId, memberId));
    return balance - amount;
  },
  'takes one too few': async (tx, memberId, amount, now) => {
    const [row] = await tx
      .update(wallets)
      .set({ balance: sql`${wallets.balance} - ${amount - 1}`, updatedAt: now })
      .where(and(eq(wallets.memberId, memberId), gte(wallets.balance, amount)))
      .returning({ balance: wallets.balance });
    return row?.balance ?? null;
  },
};

describe('without the guard', () => {
  test.each(Object.entries(WRONG_CHARGES))(
    '[C02] a charge that %s is noticed',
    { timeout: PATIENCE_MS },
    async (_way, charge) => {
      // Two charges have to meet: a storm in which they happen not to is followed by another.
      let faults: readonly unknown[] = [];
      for (let seed = 1; seed <= STORMS && faults.length === 0; seed += 1)
        ({ faults } = await storm(
          // Three: of two, every message waits for the one before it, whoever sends it.
          { seed, count: 80, members: 3, credits: 60, callers: 20 },
          { charge, max: 20 },
        ));
      expect(faults.length).toBeGreaterThan(0);
    },
  );
});
