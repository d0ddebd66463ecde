export { Disclaimer } from './Disclaimer.tsx';
export type { DisclaimerProps } from './Disclaimer.types.ts';
