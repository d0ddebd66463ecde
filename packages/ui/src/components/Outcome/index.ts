export { Outcome } from './Outcome.tsx';
export type { OutcomeProps } from './Outcome.types.ts';
