export { PremiumTierCard } from './PremiumTierCard.tsx';
export type { PremiumTierCardProps } from './PremiumTierCard.types.ts';
