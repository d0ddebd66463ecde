import { useMemo, type ReactNode } from 'react';
import {
  SignUpForm,
  type SignUpField,
  type SignUpValues,
  type SignUpFormLabels,
} from '@velours/ui/blocks/SignUpForm';
import { Link } from '@velours/ui/components/Link';
import { useSettings } from '../../../app/data/hooks.ts';
import { useTexts, useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import { failureErrors, type AnyFailure } from '../../../app/errors/problem-text.ts';
import type { Translate } from '../../../app/i18n/texts.ts';

interface SignUpAccountProps {
  /** What the form holds at first: after a refusal without script, say. */
  defaultValues?: Partial<SignUpValues> | undefined;
  /** Why the account was not made; null where it was not tried. The same failure stays the same object. */
  failure: AnyFailure | null;
  isPending: boolean;
  headingLevel: 1 | 2 | 'none';
  /** Where it posts without script. @default '/signup' */
  action?: string | undefined;
  onSubmit: (values: SignUpValues) => void;
  onFieldChange: (field: SignUpField) => void;
}

/** What signing up means, with the texts themselves one press away. */
function SignUpTerms({ age }: { age: number }): ReactNode {
  const t = useTranslate();
  // What is written in the form stays.
  const newWindowLabel = t(($) => $.common.legal.newWindow);
  return (
    <>
      {t(($) => $.signup.account.terms, { age })}{' '}
      <Link href="/terms" newWindowLabel={newWindowLabel}>
        {t(($) => $.common.footer.pages.terms)}
      </Link>
      {' · '}
      <Link href="/privacy" newWindowLabel={newWindowLabel}>
        {t(($) => $.common.footer.pages.privacy)}
      </Link>
    </>
  );
}

/** The account step: all that a visitor who wants to sign up loads at first. */
export function SignUpAccount(props: SignUpAccountProps): ReactNode {
  const t = useTranslate();
  const { language } = useTexts();
  const { minimum_age: age } = useSettings();
  const errors = useMemo(() => failureErrors(t, props.failure, ACCOUNT_FIELDS), [t, props.failure]);
  const numErrors = Object.keys(errors?.fields ?? {}).length;
  return (
    <SignUpForm
      action={props.action ?? '/signup'}
      onSubmit={props.onSubmit}
      onFieldChange={props.onFieldChange}
      defaultValues={props.defaultValues}
      errors={errors}
      isPending={props.isPending}
      dateOrder={dateOrder(language)}
      terms={<SignUpTerms age={age} />}
      logInHref="/login"
      headingLevel={props.headingLevel}
      labels={signUpFormLabels(t, age, numErrors)}
    />
  );
}

/** Shortest password of the contract, in characters. */
const PASSWORD_MIN_LENGTH = 8;

/** Fields an error can stand at. */
const ACCOUNT_FIELDS: readonly SignUpField[] = ['email', 'name', 'password', 'date_of_birth'];

function signUpFormLabels(t: Translate, age: number, numErrors: number): SignUpFormLabels {
  return {
    ...t(($) => $.signup.account, { age }),
    passwordHint: t(($) => $.signup.account.passwordHint, { count: PASSWORD_MIN_LENGTH }),
    ...t(($) => $.common.password),
    errorTitle: t(($) => $.common.form.errorSummary, { count: Math.max(numErrors, 1) }),
  };
}

/** The order in which a reader of this language writes a date. */
function dateOrder(language: string): 'dmy' | 'mdy' {
  return language === 'en-US' ? 'mdy' : 'dmy';
}
