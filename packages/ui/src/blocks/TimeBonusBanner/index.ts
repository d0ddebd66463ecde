export { TimeBonusBanner } from './TimeBonusBanner.tsx';
export type { TimeBonusBannerLabels, TimeBonusBannerProps } from './TimeBonusBanner.types.ts';
