import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { premiumTiers } from './PremiumTierCard.fixtures.ts';
import { PremiumTierCard } from './PremiumTierCard.tsx';

const tiers = premiumTiers.map((tier) => renderToStaticMarkup(<PremiumTierCard {...tier} />));

describe('PremiumTierCard', () => {
  test('[M01] there are tiers p0 to p3, each with one link to its order', () => {
    const links = tiers.map((html) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)]);
    expect(links.map((found) => found.map((match) => match[1]))).toEqual(
      ['p0', 'p1', 'p2', 'p3'].map((id) => [`#order-${id}`]),
    );
  });

  test('[B06] money and credits stand side by side', () => {
    expect(tiers[0]).toMatch(/<p [^>]*><span [^>]*>€ 6\.00<\/span> <span [^>]*>50 credits</);
  });

  test('no tier looks different from the others', () => {
    const looks = tiers.map((html) => [...html.matchAll(/class="([^"]+)"/g)].map((m) => m[1]));
    for (const look of looks) expect(look).toEqual(looks[0]);
  });
});
