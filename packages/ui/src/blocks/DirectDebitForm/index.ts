export { DirectDebitCodeForm } from './DirectDebitCodeForm.tsx';
export { DirectDebitForm } from './DirectDebitForm.tsx';
export type {
  DirectDebitCodeFormProps,
  DirectDebitField,
  DirectDebitFormProps,
  DirectDebitValues,
} from './DirectDebitForm.types.ts';
