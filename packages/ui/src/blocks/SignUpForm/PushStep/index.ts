export { PushStep } from './PushStep.tsx';
export type { PushStepLabels, PushStepProps, PushStepState } from './PushStep.types.ts';
