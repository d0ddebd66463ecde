export { DeleteAccountForm } from './DeleteAccountForm.tsx';
export type {
  DeleteAccountErrors,
  DeleteAccountFormProps,
  DeleteAccountLabels,
  DeleteAccountStep,
  DeleteAccountValues,
} from './DeleteAccountForm.types.ts';
