export { AboutStep } from './AboutStep.tsx';
export type { AboutStepLabels, AboutStepProps, AboutValues } from './AboutStep.types.ts';
