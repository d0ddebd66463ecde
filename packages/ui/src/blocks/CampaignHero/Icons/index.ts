export { IconsHero } from './IconsHero.tsx';
export type { IconsHeroProps } from './IconsHero.tsx';
