export { TransitionsHero } from './TransitionsHero.tsx';
export type { TransitionsHeroProps } from './TransitionsHero.tsx';
