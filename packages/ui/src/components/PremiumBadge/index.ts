export { PremiumBadge } from './PremiumBadge.tsx';
export type { PremiumBadgeProps } from './PremiumBadge.tsx';
