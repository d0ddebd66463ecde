import type { TimeBonusChipLabels } from './TimeBonusChip.types.ts';

/** Words for stories and tests. */
export const timeBonusLabels: TimeBonusChipLabels = {
  title: '25% off your first credits',
  timeLeft: 'Time left',
  until: 'until 18:30',
};
