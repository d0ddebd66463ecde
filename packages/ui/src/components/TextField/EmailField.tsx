import type { TextFieldProps } from './TextField.tsx';
import { TextField } from './TextField.tsx';

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoCapitalize'>;

/** An e-mail address that a form cannot do without: the phone's keyboard for it, and what the browser knows. */
export const EmailField = ({ autoComplete = 'email', ...props }: EmailFieldProps) => (
  <TextField {...props} type="email" autoComplete={autoComplete} isRequired />
);
