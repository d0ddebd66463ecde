import type { ReactNode } from 'react';
import type { FormErrors } from '../../components/Form/index.ts';

export interface LogInValues {
  email: string;
  password: string;
}

/** `form`: what concerns the whole of it ("Log-in failed, try again"). `fields`: by field name. */
export type LogInErrors = FormErrors<'email' | 'password'>;

export interface LogInFormLabels {
  title: string;
  email: string;
  password: string;
  showPassword: string;
  hidePassword: string;
  submit: string;
  /** Spoken and shown while waiting: "Logging in". */
  pending: string;
  /** Required with `resetPasswordHref`. */
  forgotPassword?: string | undefined;
  /** Both required with `signUpHref`. */
  noAccount?: string | undefined;
  signUp?: string | undefined;
  /** Heading of the error summary. */
  errorTitle: string;
}

export interface LogInFormProps {
  /** Where the form posts `email` and `password` (form-encoded) without script. */
  action: string;
  /** Called with the values; the native post is then prevented. */
  onSubmit?: ((values: LogInValues) => void) | undefined;
  /** What the fields hold at first: the e-mail address of a refused attempt. */
  defaultValues?: Partial<LogInValues> | undefined;
  /** New errors move the focus to the summary. */
  errors?: LogInErrors | undefined;
  /**
   * What was sent has no answer yet: a second press does nothing.
   * @default false
   */
  isPending?: boolean | undefined;
  /** Names and values that the form sends along unseen. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /** Without it the link is left out. */
  resetPasswordHref?: string | undefined;
  /** Goes there with the address as far as it is typed; without it the link leads there. */
  onResetPassword?: ((email: string) => void) | undefined;
  /** Without it the link is left out (sign-up closed). */
  signUpHref?: string | undefined;
  /** A note above the fields: "Log in to write to Anna". */
  notice?: ReactNode;
  /** Below the form: the way in with a passkey. Not shown where there is no script, which it needs. */
  passkey?: ReactNode;
  /** All words that it shows or says. */
  labels: LogInFormLabels;
}
