export { SignUpForm } from './SignUpForm.tsx';
export type {
  SignUpBirthDateLabels,
  SignUpField,
  SignUpFormLabels,
  SignUpFormProps,
  SignUpStepFrame,
  SignUpStepId,
  SignUpStepLabels,
  SignUpValues,
} from './SignUpForm.types.ts';
