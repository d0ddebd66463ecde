export { LocationStep } from './LocationStep.tsx';
export type {
  LocationStepLabels,
  LocationStepProps,
  LocationValues,
} from './LocationStep.types.ts';
