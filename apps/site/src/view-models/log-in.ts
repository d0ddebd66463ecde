import type { LogInErrors, LogInFormLabels } from '@velours/ui/blocks/LogInForm';
import { problemOf } from '../data/api.ts';
import type { Translate } from '../i18n/texts.ts';
import { errorText, fieldErrorTexts } from './problem-text.ts';

export function logInLabels(t: Translate): LogInFormLabels {
  return {
    title: t(($) => $.auth.logIn.title),
    email: t(($) => $.auth.logIn.email),
    password: t(($) => $.auth.logIn.password),
    showPassword: t(($) => $.common.form.showPassword),
    hidePassword: t(($) => $.common.form.hidePassword),
    submit: t(($) => $.auth.logIn.submit),
    pending: t(($) => $.auth.logIn.submitting),
    forgotPassword: t(($) => $.auth.logIn.forgotPassword),
    noAccount: t(($) => $.auth.logIn.noAccount),
    signUp: t(($) => $.auth.logIn.signUp),
    errorTitle: t(($) => $.common.form.errorSummary, { count: 1 }),
  };
}

/** Why a log-in was refused: at a field where the server names one, else over the form. */
export function logInErrors(t: Translate, error: unknown): LogInErrors | undefined {
  if (!error) return undefined;
  const fields = fieldErrorTexts(t, problemOf(error)?.fields, ['email', 'password']);
  return Object.keys(fields).length > 0 ? { fields } : { form: errorText(t, error) };
}
