export { RouteProgress } from './RouteProgress.tsx';
export type { RouteProgressProps, RouteProgressState } from './RouteProgress.types.ts';
