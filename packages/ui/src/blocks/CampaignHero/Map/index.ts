export { MapHero } from './MapHero.tsx';
export type { MapHeroProps } from './MapHero.tsx';
