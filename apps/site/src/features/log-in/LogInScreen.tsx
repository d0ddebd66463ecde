import { useEffect, useMemo, type ReactNode, useState } from 'react';
import { useActionData, useNavigate, useSearchParams } from 'react-router';
import { LogInForm } from '@velours/ui/blocks/LogInForm';
import { Banner } from '@velours/ui/components/Banner';
import { Container } from '@velours/ui/primitives/Container';
import { PasskeyLogIn } from './PasskeyLogIn.tsx';
import { useSettings } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { logInErrors, logInLabels, logInNotice, logInAnswer, type LogInAnswer } from './log-in.ts';
import { safeNext } from '../../app/navigation/safe-next.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import type { LogInValues } from '@velours/machines/session';
import { useSnapshot } from '../../app/loading/actor-handle.ts';
import { REACTIVATION_PATH } from '../../background/session/log-in.ts';
import { session } from '../../background/session/session.ts';

/** Log-in. */
export function LogInScreen(): ReactNode {
  const t = useTranslate();
  const { signup_open: isSignUpOpen } = useSettings();
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
        signUpHref={isSignUpOpen ? '/signup' : undefined}
        passkey={<PasskeyLogIn next={next} />}
        labels={logInLabels(t, errors)}
      />
    </Container>
  );
}

interface LogIn {
  submit: (values: LogInValues) => void;
  isPending: boolean;
  /** What came of the last try; undefined where there was none. The same object until the next try. */
  answer: LogInAnswer | undefined;
}

/** Where a log-in is until the session has it; `lost`: its code could not be had, so nothing was sent. */
type Handover = 'none' | 'waiting' | 'lost';

/** Logs in over the session of the page; on success it goes on to `next`. */
function useLogIn(next: string): LogIn {
  const view = useSnapshot(session);
  const [last, setLast] = useState<{ hasEmail: boolean }>();
  const [handover, setHandover] = useState<Handover>('none');
  const isBlocked = view ? view.blockedMinutes !== null : false;
  const answer = useMemo(
    () => {
      if (handover === 'waiting') return { failure: null };
      if (handover === 'lost') return { failure: { code: 'network', fields: [], params: {} } };
      return view && logInAnswer(view, last?.hasEmail);
    },
    // A new object takes the focus to the summary of errors, so the minutes that pass make none: each try tells what is left.
    // oxlint-disable-next-line react/exhaustive-deps
    [last, handover, view?.status, view?.logInFailure, isBlocked],
  );
  return {
    submit(values) {
      setLast({ hasEmail: values.email !== '' });
      setHandover('waiting');
      session.send(
        { type: 'LOG_IN', ...values, next },
        () => setHandover('none'),
        () => setHandover('lost'),
      );
    },
    isPending: handover === 'waiting' || view?.status === 'loggingIn',
    answer,
  };
}
