export { EmailField } from './EmailField.tsx';
export type { EmailFieldProps } from './EmailField.tsx';
export { TextField } from './TextField.tsx';
export type { TextFieldProps } from './TextField.tsx';
