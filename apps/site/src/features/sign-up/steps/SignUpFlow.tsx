import { useMemo, useState, type ReactNode } from 'react';
import type { Namespace } from '@velours/locales/namespaces.ts';
import { useTexts, useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import type { SignUpFlow as Flow, SignUpSnapshot } from './use-sign-up.ts';
import type { RefusedForm } from '../../../app/forms/refused-form.ts';
import { useAsyncModule } from '../../../app/loading/use-async-module.ts';
import { SignUpAccount } from './SignUpAccount.tsx';
import type { AccountView } from './sign-up-actor.ts';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';

/** Texts of the steps that the account step does without. */
const STEP_TEXTS: readonly Namespace[] = ['profile', 'photos'];

interface SignUpFlowProps {
  flow: Flow;
  refused?: RefusedForm | undefined;
  headingLevel: 1 | 2 | 'none';
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
      headingLevel={headingLevel}
      action={action}
      defaultValues={{ email: refused?.values['email'] ?? '', name: refused?.values['name'] ?? '' }}
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

/** This site takes no sign-ups now, or not this way (spec section 6). */
export function SignUpClosed(): ReactNode {
  const t = useTranslate();
  return (
    <EmptyState
      headingLevel={1}
      title={t(($) => $.signup.closed.title)}
      action={<Link href="/login">{t(($) => $.signup.closed.logIn)}</Link>}
    >
      {t(($) => $.signup.closed.text)}
    </EmptyState>
  );
}
