import type { TimeBonusBannerLabels } from './TimeBonusBanner.types.ts';

/** Words for stories and tests. */
export const timeBonusLabels: TimeBonusBannerLabels = {
  title: '25% off your first credits',
  text: 'Because you are new, your first credits cost 25% less until 18:30. After that the normal price applies.',
  timeLeft: 'Time left',
  units: { hours: 'hours', minutes: 'min', seconds: 'sec' },
  action: 'See the prices',
  dismiss: 'Hide this notice',
};
