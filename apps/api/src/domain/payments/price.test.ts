import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEMO_SETTINGS } from '../settings/read-file.ts';
import { createSettings } from '../settings/settings.ts';
import { PACKAGE_IDS } from './catalogue.ts';
import { linesOf, percentOff, priceOf, vatIn } from './price.ts';

const BONUS = { code: 'TIMEBONUS25', percentage: 25 };

describe('a price', () => {
  test('[B06] is told line by line: package, discount, transaction costs, and VAT inside the total', () => {
    const price = priceOf({
      price: 1600,
      discount: BONUS,
      transactionCosts: 35,
      vatPercentage: 21,
    });
    expect(price).toEqual({
      lines: [
        { kind: 'package', amount: 1600, code: null, percentage: null },
        { kind: 'discount', amount: -400, code: 'TIMEBONUS25', percentage: 25 },
        { kind: 'transaction_costs', amount: 35, code: null, percentage: null },
      ],
      discountAmount: 400,
      total: 1235,
      vat: { percentage: 21, amount: 214 },
    });
  });

  test('has no line for what it does not hold', () => {
    const parts = { price: 875, discount: null, transactionCosts: null, vatPercentage: null };
    expect(priceOf(parts)).toEqual({
      lines: [{ kind: 'package', amount: 875, code: null, percentage: null }],
      discountAmount: 0,
      total: 875,
      vat: null,
    });
  });

  test.each([
    [875, 25, 219],
    [874, 25, 219],
    [873, 25, 218],
    [1, 25, 0],
    [2, 25, 1],
    [3750, 33.33, 1250],
    [100, 100, 100],
  ])('takes %i at %d percent off as %i, to the nearest cent', (price, percentage, amount) => {
    expect(percentOff(price, percentage)).toBe(amount);
  });

  test('sums to its total, is never below zero, and holds less VAT than it is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.option(fc.double({ min: 0.01, max: 100, noNaN: true })),
        fc.option(fc.integer({ min: 0, max: 10_000 })),
        fc.double({ min: 0, max: 30, noNaN: true }),
        (amount, percentage, transactionCosts, vatPercentage) => {
          const discount = percentage === null ? null : { code: 'X', percentage };
          const price = priceOf({ price: amount, discount, transactionCosts, vatPercentage });
          expect(price.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(price.total);
          expect(price.total).toBeGreaterThanOrEqual(0);
          expect(price.vat?.amount).toBeLessThanOrEqual(price.total);
          const { discountAmount } = price;
          const again = linesOf({ price: amount, discount, discountAmount, transactionCosts });
          expect(again).toEqual(price.lines);
        },
      ),
    );
  });

  test('[M09] a discount of a part of a percent is exact: half a cent is one for the member', () => {
    expect(percentOff(875, 9.2)).toBe(81);
    for (const price of [875, 3750, 10_150])
      for (let hundredths = 1; hundredths <= 10_000; hundredths += 1)
        expect(percentOff(price, hundredths / 100)).toBe(
          Number((BigInt(price * hundredths) * 2n + 10_000n) / 20_000n),
        );
  });

  test('VAT is part of the amount, not added to it', () => {
    expect(vatIn(12_100, 21).amount).toBe(2100);
    expect(vatIn(12_550, 25.5).amount).toBe(2550);
    expect(vatIn(100, 0).amount).toBe(0);
  });
});

describe('the catalogue', () => {
  const settings = createSettings(DEMO_SETTINGS).domains[0];

  test.each(settings.countries)(
    '[M01] has packages p0 to p3 and a payment method in the currency of %s',
    (country) => {
      const { currency } = settings.minimum_message_costs[country];
      const packages = settings.packages[currency] ?? [];
      expect(packages.map(({ id }) => id)).toEqual([...PACKAGE_IDS]);
      const methods = settings.payment_methods.filter(
        ({ countries, costs }) => countries.includes(country) && costs[currency] !== undefined,
      );
      expect(methods.length).toBeGreaterThanOrEqual(2);
    },
  );

  test.each(settings.countries)(
    '[M01] a message in %s costs what minimum_message_costs says with the largest package, and more with each smaller one',
    (country) => {
      const { costs, currency } = settings.minimum_message_costs[country];
      const perMessage = (settings.packages[currency] ?? []).map(
        ({ credits, price }) => (price * settings.message_credits) / credits / 100,
      );
      expect(perMessage.at(-1)).toBe(costs);
      expect(perMessage).toEqual(perMessage.toSorted((a, b) => b - a));
      expect(new Set(perMessage).size).toBe(4);
    },
  );
});
