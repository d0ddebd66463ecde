export { HomeHero } from './HomeHero.tsx';
export { HomePeople } from './HomePeople.tsx';
export { HomePoints } from './HomePoints.tsx';
export type {
  HomeHeroLabels,
  HomeHeroProps,
  HomePeopleProps,
  HomePoint,
  HomePointsProps,
} from './HomeHero.types.ts';
