export { TopNav } from './TopNav.tsx';
export type {
  TopNavLabels,
  TopNavLinks,
  TopNavMember,
  TopNavPlace,
  TopNavProps,
} from './TopNav.types.ts';
