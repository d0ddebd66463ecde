export { ConfirmStep } from './ConfirmStep.tsx';
export type { ConfirmStepLabels, ConfirmStepProps } from './ConfirmStep.types.ts';
