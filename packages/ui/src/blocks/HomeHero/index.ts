export { HomeHero } from './HomeHero.tsx';
export { HomePeople } from './HomePeople.tsx';
export type {
  HomeHeroLabels,
  HomeHeroPoint,
  HomeHeroProps,
  HomePeopleProps,
} from './HomeHero.types.ts';
