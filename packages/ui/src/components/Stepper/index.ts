export { Stepper } from './Stepper.tsx';
export type { StepperLabels, StepperProps, StepperStep } from './Stepper.types.ts';
