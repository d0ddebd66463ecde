export { CreditPackagePicker } from './CreditPackagePicker.tsx';
export type { CreditPackagePickerProps } from './CreditPackagePicker.tsx';
