import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountBack, isWithdrawn, returnedOf, unusedCredits, withdrawalUntil } from './unused.ts';
import type { Lot, LotRefund } from './unused.ts';

const refund = (values: Partial<LotRefund>): LotRefund => ({
  kind: 'refund',
  status: 'completed',
  credits: 0,
  creditsOwed: 0,
  amount: 1,
  ...values,
});

const lot = (id: string, day: number, values: Partial<Lot> = {}): Lot => ({
  id,
  credits: 100,
  total: 1635,
  endedAt: new Date(Date.UTC(2026, 10, day)),
  refunds: [],
  ...values,
});

const lots = fc.array(
  fc.record({
    id: fc.uuid(),
    credits: fc.integer({ min: 1, max: 1000 }),
    total: fc.integer({ min: 0, max: 150_000 }),
    endedAt: fc.date({ min: new Date(0), max: new Date('2030-01-01'), noInvalidDate: true }),
    refunds: fc.array(
      fc.record({
        kind: fc.constantFrom('withdrawal' as const, 'refund' as const, 'chargeback' as const),
        status: fc.constantFrom('pending' as const, 'completed' as const, 'failed' as const),
        credits: fc.integer({ min: 0, max: 40 }),
        creditsOwed: fc.integer({ min: 0, max: 40 }),
        amount: fc.integer({ min: 1, max: 500 }),
      }),
      { maxLength: 3 },
    ),
  }),
  { maxLength: 6 },
);

describe('unused credits of an order', () => {
  test('[M11] gifts count as spent first, whenever they came: bought credits in the wallet come back', () => {
    // 100 bought, 60 spent, 20 given: 60 are there, and all of them count as bought.
    expect(unusedCredits([lot('a', 1)], 60).get('a')).toBe(60);
    expect(unusedCredits([lot('a', 1)], 130).get('a')).toBe(100);
  });

  test('[M11] of two orders the older one is used first', () => {
    const unused = unusedCredits([lot('old', 1), lot('new', 2)], 130);
    expect([unused.get('old'), unused.get('new')]).toEqual([30, 100]);
  });

  test('[M11] what went back is not there any more, and a withdrawn order has nothing left', () => {
    const half = lot('half', 2, { refunds: [refund({ credits: 30, creditsOwed: 20 })] });
    const withdrawn = lot('out', 3, { refunds: [refund({ kind: 'withdrawal', credits: 10 })] });
    const failed = lot('bad', 4, {
      refunds: [refund({ kind: 'withdrawal', status: 'failed', credits: 99 })],
    });
    const unused = unusedCredits([half, withdrawn, failed], 1000);
    expect([...unused]).toEqual([
      ['bad', 100],
      ['out', 0],
      ['half', 50],
    ]);
  });

  test('[M11] never more than the wallet holds, whatever was bought and went back', () => {
    fc.assert(
      fc.property(lots, fc.nat(3000), (all, balance) => {
        const unused = [...unusedCredits(all, balance).values()];
        expect(unused.every((one) => one >= 0)).toBe(true);
        expect(unused.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(balance);
      }),
    );
  });
});

describe('what comes back', () => {
  test.each([
    [100, 1635, 'nothing is used: all of it, transaction costs too'],
    [70, 1145, 'rounded up to the cent in favour of the member'],
    [1, 17, 'one credit'],
    [0, 0, 'all is used'],
  ])('[M11] %i of 100 credits: %i cents, %s', (unused, amount) => {
    expect(amountBack(lot('a', 1), unused)).toBe(amount);
  });

  test('[M11] never more than is left of what was paid, and never a cent less than the part of it', () => {
    fc.assert(
      fc.property(lots, fc.nat(1000), (all, wanted) => {
        for (const one of all) {
          const unused = Math.min(wanted, one.credits);
          expect(amountBack(one, unused)).toBeLessThanOrEqual(one.total - returnedOf(one));
          const exact = (one.total * unused) / one.credits;
          expect(amountBack(one, unused)).toBeLessThan(exact + 1);
          expect(amountBack({ ...one, refunds: [] }, unused)).toBeGreaterThanOrEqual(exact);
        }
      }),
    );
  });

  test('[M11] a refund that failed counts for nothing', () => {
    const failed = lot('a', 1, {
      refunds: [refund({ kind: 'withdrawal', status: 'failed', amount: 1635, credits: 100 })],
    });
    expect([isWithdrawn(failed), amountBack(failed, 100)]).toEqual([false, 1635]);
  });
});

describe('the time to withdraw', () => {
  test.each([
    ['2026-11-21T00:00:00.000Z', 14, '2026-12-06T00:00:00.000Z'],
    ['2026-11-21T20:59:59.999Z', 14, '2026-12-06T00:00:00.000Z'],
    // 22 November in Amsterdam, at half past midnight.
    ['2026-11-21T23:30:00.000Z', 14, '2026-12-07T00:00:00.000Z'],
    ['2026-12-25T12:00:00.000Z', 30, '2027-01-25T00:00:00.000Z'],
  ])('[M11] paid at %s: %i days after that day end at %s', (paidAt, days, until) => {
    expect(withdrawalUntil(new Date(paidAt), days).toISOString()).toBe(until);
  });
});
