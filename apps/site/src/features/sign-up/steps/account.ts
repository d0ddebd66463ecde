import type { SignUpField, SignUpFormLabels } from '@velours/ui/blocks/SignUpForm';
import type { Translate } from '../../../app/i18n/texts.ts';

/** Shortest password of the contract, in characters. */
const PASSWORD_MIN_LENGTH = 8;

/** Fields an error can stand at. */
export const ACCOUNT_FIELDS: readonly SignUpField[] = [
  'email',
  'name',
  'password',
  'date_of_birth',
];

export function signUpFormLabels(t: Translate, age: number, numErrors: number): SignUpFormLabels {
  return {
    title: t(($) => $.signup.account.title),
    lead: t(($) => $.signup.intro),
    email: t(($) => $.signup.account.email),
    emailHint: t(($) => $.signup.account.emailHint),
    name: t(($) => $.signup.account.name),
    nameHint: t(($) => $.signup.account.nameHint),
    password: t(($) => $.signup.account.password),
    passwordHint: t(($) => $.signup.account.passwordHint, { count: PASSWORD_MIN_LENGTH }),
    showPassword: t(($) => $.common.form.showPassword),
    hidePassword: t(($) => $.common.form.hidePassword),
    birthDate: {
      label: t(($) => $.signup.account.dateOfBirth),
      day: t(($) => $.common.form.day),
      month: t(($) => $.common.form.month),
      year: t(($) => $.common.form.year),
    },
    birthDateHint: t(($) => $.signup.account.dateOfBirthHint, { age }),
    signupMessage: t(($) => $.signup.account.messageHint),
    submit: t(($) => $.signup.account.submit),
    pending: t(($) => $.signup.account.submitting),
    haveAccount: t(($) => $.signup.account.haveAccount),
    logIn: t(($) => $.signup.account.logIn),
    errorTitle: t(($) => $.common.form.errorSummary, { count: Math.max(numErrors, 1) }),
  };
}

/** The order in which a reader of this language writes a date. */
export function dateOrder(language: string): 'dmy' | 'mdy' {
  return language === 'en-US' ? 'mdy' : 'dmy';
}
