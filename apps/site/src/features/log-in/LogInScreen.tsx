import { useEffect, useMemo, type ReactNode } from 'react';
import { useActionData, useNavigate, useSearchParams } from 'react-router';
import { LogInForm } from '@velours/ui/blocks/LogInForm';
import { Banner } from '@velours/ui/components/Banner';
import { Container } from '@velours/ui/primitives/Container';
import { useSettings } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { logInErrors, logInLabels, logInNotice } from './log-in.ts';
import { REACTIVATION_PATH } from './log-in-data.ts';
import { safeNext } from '../../app/navigation/safe-next.ts';
import { maySignUp } from '../../app/navigation/tracking.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { useLogIn } from './use-log-in.ts';

/** Log-in. */
export function LogInScreen(): ReactNode {
  const t = useTranslate();
  const settings = useSettings();
  const [params] = useSearchParams();
  const refused = useActionData<RefusedForm>();
  const notice = logInNotice(t, params.get('done'));
  const next = safeNext(refused?.values['next'] ?? params.get('next'));
  const logIn = useLogIn(next);
  const failure = logIn.answer ? logIn.answer.failure : (refused?.failure ?? null);
  // New errors move the focus to the summary, so the same failure must stay the same object.
  const errors = useMemo(() => logInErrors(t, failure), [t, failure]);
  const navigate = useNavigate();
  const isDeleted = failure?.code === 'account_deleted';
  useEffect(() => {
    if (isDeleted) void navigate(REACTIVATION_PATH, { replace: true });
  }, [isDeleted, navigate]);

  return (
    <Container width="sm" isPage>
      <LogInForm
        action="/login"
        hiddenFields={{ next }}
        onSubmit={logIn.submit}
        isPending={logIn.isPending}
        errors={errors}
        defaultValues={{ email: refused?.values['email'] ?? '' }}
        resetPasswordHref="/reset-password"
        notice={
          notice && (
            <Banner tone="success" announce="status">
              {notice}
            </Banner>
          )
        }
        signUpHref={maySignUp(settings, params) ? '/signup' : undefined}
        labels={logInLabels(t)}
      />
    </Container>
  );
}
