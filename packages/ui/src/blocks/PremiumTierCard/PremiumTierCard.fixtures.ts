import {
  creditPackages,
  discountedPackages,
  longPackage,
} from '../CreditPackageCard/CreditPackageCard.fixtures.ts';
import type { PremiumTierCardProps } from './PremiumTierCard.types.ts';

const names = ['Start', 'Silver', 'Gold', 'Platinum'];

const tierOf = (item: (typeof discountedPackages)[number], index: number): PremiumTierCardProps => {
  const name = names[index] ?? '';
  return {
    name,
    item,
    href: `#order-${item.id}`,
    labels: { choose: `Choose ${name}` },
  };
};

export const premiumTiers: readonly PremiumTierCardProps[] = creditPackages.map(tierOf);

export const discountedTiers: readonly PremiumTierCardProps[] = discountedPackages.map(tierOf);

/** The longest words we know of, in German and Finnish. */
export const longTier: PremiumTierCardProps = {
  name: 'Premiummitgliedschaftserweiterung',
  item: longPackage,
  href: '#long',
  labels: {
    choose: 'Premiummitgliedschaftserweiterung auswählen',
  },
};
