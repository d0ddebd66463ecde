export { CreditMeter } from './CreditMeter.tsx';
export type { CreditMeterProps } from './CreditMeter.tsx';
export { creditLevel, lowCreditsAt } from './creditLevel.ts';
