export { KindBadge } from './KindBadge.tsx';
export type { KindBadgeProps } from './KindBadge.tsx';
