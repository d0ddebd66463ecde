export { HomeHero } from './HomeHero.tsx';
export type { HomeHeroLabels, HomeHeroPoint, HomeHeroProps } from './HomeHero.types.ts';
