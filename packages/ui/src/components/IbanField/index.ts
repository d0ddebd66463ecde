export { IbanField } from './IbanField.tsx';
export type { IbanFieldProps } from './IbanField.tsx';
export { compactIban, formatIban } from './iban.ts';
