export { PremiumHero } from './PremiumHero.tsx';
export type { PremiumHeroProps } from './PremiumHero.types.ts';
