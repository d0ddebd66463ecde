import {
  creditPackages,
  discountedPackages,
  longPackage,
} from '../CreditPackageCard/CreditPackageCard.fixtures.ts';
import type { PremiumTierCardProps } from './PremiumTierCard.types.ts';

const names = ['Start', 'Silver', 'Gold', 'Platinum'];

/** Spec sections 5 and 6. */
export const premiumBenefits = [
  '25 photos of your own instead of 3',
  'All photos of members',
  'More than 2 conversations',
];

const tierOf = (item: (typeof discountedPackages)[number], index: number): PremiumTierCardProps => {
  const name = names[index] ?? '';
  return {
    name,
    item,
    benefits: premiumBenefits,
    href: `#order-${item.id}`,
    labels: { benefits: 'With premium', choose: `Choose ${name}` },
  };
};

export const premiumTiers: readonly PremiumTierCardProps[] = creditPackages.map(tierOf);

export const discountedTiers: readonly PremiumTierCardProps[] = discountedPackages.map(tierOf);

/** The longest words we know of, in German and Finnish. */
export const longTier: PremiumTierCardProps = {
  name: 'Premiummitgliedschaftserweiterung',
  item: longPackage,
  benefits: [
    'Fünfundzwanzig eigene Profilfotos statt lediglich drei',
    'Rajoittamattomat keskustelualoitukset kaikkien jäsenten kanssa',
  ],
  href: '#long',
  labels: {
    benefits: 'Premiummitgliedschaftsvorteile im Überblick',
    choose: 'Premiummitgliedschaftserweiterung auswählen',
  },
};
