import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { creditPackages, discountedPackages } from './CreditPackageCard.fixtures.ts';
import { CreditPackageCard } from './CreditPackageCard.tsx';
import type { CreditPackage } from './CreditPackageCard.types.ts';

const words = (item: CreditPackage): string =>
  renderToStaticMarkup(<CreditPackageCard item={item} />).replace(/<[^>]+>/g, '|');

describe('CreditPackageCard', () => {
  test('[B06] credits and money stand side by side, first of all', () => {
    expect(words(creditPackages[0])).toMatch(/^\|*50 credits\|+€ 6\.00\|/);
  });

  test('[M01] the price per credit and per message is a fact beside it', () => {
    expect(words(creditPackages[0])).toContain('€ 0.12 per credit');
    expect(words(creditPackages[0])).toContain('€ 1.20 a message');
  });

  test('[M07] a normal price is only spoken of where a discount is taken off', () => {
    const item = discountedPackages[0];
    expect(item && words(item)).toMatch(/25 % off for new members.*Normally € 6\.00/);
    expect(words(creditPackages[0])).not.toContain('Normally');
  });
});
