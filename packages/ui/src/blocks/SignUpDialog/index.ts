export { SignUpDialog } from './SignUpDialog.tsx';
export type { SignUpDialogProps } from './SignUpDialog.types.ts';
