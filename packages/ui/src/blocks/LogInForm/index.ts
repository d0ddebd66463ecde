export { LogInForm } from './LogInForm.tsx';
export type {
  LogInErrors,
  LogInFormLabels,
  LogInFormProps,
  LogInValues,
} from './LogInForm.types.ts';
