import { expect, test } from 'vitest';
import { moneyIn } from '../../ports/mail/formats.ts';
import { CURRENCIES, PACKAGES } from './catalogue.ts';

test('[M03] every currency that is sold in has two decimals, and says a price as it is', () => {
  for (const [currency, [smallest]] of Object.entries(PACKAGES)) {
    const money = new Intl.NumberFormat('en', { style: 'currency', currency });
    expect([currency, money.resolvedOptions().maximumFractionDigits]).toEqual([currency, 2]);
    const price = smallest!.price;
    expect(moneyIn('en', price, currency)).toContain((price / 100).toFixed(2));
  }
  expect(Object.keys(PACKAGES).toSorted()).toEqual(
    [...new Set(Object.values(CURRENCIES))].toSorted(),
  );
});
