export { PersonalStep } from './PersonalStep.tsx';
export type {
  PersonalStepLabels,
  PersonalStepProps,
  PersonalField,
  PersonalStepField,
  PersonalValues,
} from './PersonalStep.types.ts';
