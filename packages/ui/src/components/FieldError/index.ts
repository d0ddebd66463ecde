export { FieldError } from './FieldError.tsx';
export type { FieldErrorProps } from './FieldError.tsx';
export { useFormField } from './useFormField.tsx';
