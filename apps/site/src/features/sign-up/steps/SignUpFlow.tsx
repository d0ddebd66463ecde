import { useMemo, useState, type ReactNode } from 'react';
import type { Namespace } from '@velours/locales/namespaces.ts';
import { useTexts, useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import type { SignUpFlow as Flow, SignUpSnapshot } from './use-sign-up.ts';
import type { RefusedForm } from '../../../app/forms/refused-form.ts';
import { useAsyncModule } from '../../../app/loading/parts.tsx';
import type { AccountView } from './sign-up-actor.ts';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { Inline } from '@velours/ui/primitives/Inline';
import {
  SignUpForm,
  type SignUpField,
  type SignUpValues,
  type SignUpFormLabels,
} from '@velours/ui/blocks/SignUpForm';
import { useFormKey, useSettings } from '../../../app/data/hooks.ts';
import {
  errorSummary,
  failureErrors,
  type AnyFailure,
  type StepErrors,
} from '../../../app/errors/problem-text.ts';
import type { Translate } from '../../../app/i18n/texts.ts';

/** Texts of the steps that the account step does without. */
const STEP_TEXTS: readonly Namespace[] = ['profile', 'interests', 'photos', 'members'];

interface SignUpFlowProps {
  flow: Flow;
  refused?: RefusedForm | undefined;
  headingLevel: 1 | 2 | 'none';
  /** Whether it asks for a first message to the member it is done for. @default false */
  hasMessage?: boolean | undefined;
  /** Where the account step posts without script. */
  action?: string | undefined;
  /** Where the last step leads. */
  continueHref?: string | undefined;
}

/** Sign-up from the account on: the form first, the steps once the account is made. */
export function SignUpFlow({
  flow,
  refused,
  headingLevel,
  hasMessage,
  action,
  continueHref,
}: SignUpFlowProps): ReactNode {
  const { snapshot, send } = flow;
  const account = useAccountView(snapshot);
  const [hasSubmitted, setSubmitted] = useState(false);
  const texts = useTexts();
  const steps = useAsyncModule(async () => {
    const [module] = await Promise.all([import('./SignUpSteps.tsx'), texts.load(STEP_TEXTS)]);
    return module;
  }, snapshot !== undefined);

  if (account && !account.isAtAccount) {
    const passed = {
      snapshot,
      send,
      continueHref,
      headingLevel: headingLevel === 'none' ? undefined : headingLevel,
    };
    return steps ? <steps.SignUpSteps {...passed} isSequel /> : null;
  }
  return (
    <SignUpAccount
      {...{ headingLevel, hasMessage, action }}
      defaultValues={refused?.values}
      failure={account ? account.failure : (refused?.failure ?? null)}
      isPending={account ? account.isPending : hasSubmitted}
      onFieldChange={(field) => send({ type: 'FIELD_CHANGED', field })}
      onSubmit={(values) => {
        setSubmitted(true);
        send({ type: 'SUBMIT', values });
      }}
    />
  );
}

/**
 * The account step as the statechart knows it; undefined before it runs. Its failure is the same object until the next try: a new
 * one takes the focus to the summary of errors.
 */
function useAccountView(
  snapshot: SignUpSnapshot | undefined,
): Omit<AccountView, 'status'> | undefined {
  // With the statechart, not before: a form that nobody has touched has no use for either.
  const module = useAsyncModule(() => import('./sign-up-actor.ts'), snapshot !== undefined);
  const view = snapshot && module?.accountView(snapshot);
  const failure = useMemo(
    () => view?.failure ?? null,
    // What was submitted, what came of it, and nothing that typing changes.
    // oxlint-disable-next-line react/exhaustive-deps
    [view?.status, snapshot?.context.values, snapshot?.context.failure],
  );
  return view && { ...view, failure };
}

/** This site takes no sign-ups now, or not from this visitor (spec section 6): why, and what one can do instead. */
export function SignUpClosed(props: { headingLevel?: 1 | 2 }): ReactNode {
  const t = useTranslate();
  const settings = useSettings();
  const mayLookAround = settings.logged_out_search === 'yes';
  return (
    <EmptyState
      headingLevel={props.headingLevel ?? 1}
      title={t(($) => $.signup.closed.title)}
      action={
        <Inline gap="md" justify="center">
          <Link href="/login" appearance="button">
            {t(($) => $.signup.closed.logIn)}
          </Link>
          {mayLookAround && <Link href="/members">{t(($) => $.signup.activation.toMembers)}</Link>}
        </Inline>
      }
    >
      {settings.signups === 'with_trafficsource'
        ? t(($) => $.signup.closed.byLink)
        : t(($) => $.signup.closed.text)}
    </EmptyState>
  );
}

interface SignUpAccountProps {
  /** What the form holds at first: after a refusal without script, say. */
  defaultValues?: Partial<SignUpValues> | undefined;
  /** Why the account was not made; null where it was not tried. The same failure stays the same object. */
  failure: AnyFailure | null;
  isPending: boolean;
  headingLevel: 1 | 2 | 'none';
  hasMessage?: boolean | undefined;
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
function SignUpAccount(props: SignUpAccountProps): ReactNode {
  const t = useTranslate();
  const { language } = useTexts();
  const { minimum_age: age, default_search: promised } = useSettings();
  const errors = useMemo(() => failureErrors(t, props.failure, ACCOUNT_FIELDS), [t, props.failure]);
  return (
    <SignUpForm
      action={props.action ?? '/signup'}
      hiddenFields={useFormKey()}
      onSubmit={props.onSubmit}
      onFieldChange={props.onFieldChange}
      // Whom the domain is for, and who looks for them: to be changed by whoever is not.
      defaultValues={{
        gender: promised.interested_in,
        looking_for: promised.gender,
        ...props.defaultValues,
      }}
      asksWho={!props.hasMessage}
      errors={errors}
      isPending={props.isPending}
      dateOrder={dateOrder(language)}
      hasSignupMessage={props.hasMessage}
      terms={<SignUpTerms age={age} />}
      logInHref="/login"
      headingLevel={props.headingLevel}
      labels={signUpFormLabels(t, age, errors)}
    />
  );
}

/** Shortest password of the contract, in characters. */
const PASSWORD_MIN_LENGTH = 8;

/** Fields an error can stand at. */
const ACCOUNT_FIELDS: readonly SignUpField[] = [
  'gender',
  'looking_for',
  'email',
  'name',
  'password',
  'date_of_birth',
  'signup_message',
];

function signUpFormLabels(
  t: Translate,
  age: number,
  errors: StepErrors<SignUpField> | undefined,
): SignUpFormLabels {
  return {
    ...t(($) => $.signup.account, { age }),
    passwordHint: t(($) => $.signup.account.passwordHint, { count: PASSWORD_MIN_LENGTH }),
    ...t(($) => $.common.password),
    errorTitle: errorSummary(t, errors),
  };
}

/** The order in which a reader of this language writes a date. */
function dateOrder(language: string): 'dmy' | 'mdy' {
  return language === 'en-US' ? 'mdy' : 'dmy';
}
