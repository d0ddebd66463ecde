export { TimeBonusChip } from './TimeBonusChip.tsx';
export type { TimeBonusChipLabels, TimeBonusChipProps } from './TimeBonusChip.types.ts';
