import { useEffect, useMemo, useRef, type ReactNode, useState } from 'react';
import { useActionData, useLocation, useNavigate, useSearchParams } from 'react-router';
import { toFailure } from '@velours/machines/failure';
import type { LogInValues } from '@velours/machines/session';
import { LogInForm } from '@velours/ui/blocks/LogInForm';
import { Banner } from '@velours/ui/components/Banner';
import { Button } from '@velours/ui/components/Button';
import { Container } from '@velours/ui/primitives/Container';
import { Stack } from '@velours/ui/primitives/Stack';
import { answer, isProblem, useApi } from '../../app/data/api.ts';
import { useSettings } from '../../app/data/hooks.ts';
import { failureText } from '../../app/errors/problem-text.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import {
  logInErrors,
  logInLabels,
  logInNotice,
  logInAnswer,
  typedEmail,
  type LogInAnswer,
} from './log-in.ts';
import { safeNext } from '../../app/navigation/safe-next.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { useSnapshot } from '../../app/loading/actor-handle.ts';
import { useIsServed } from '../../app/loading/parts.tsx';
import { REACTIVATION_PATH } from '../../background/session/submit-log-in.ts';
import { sendToSession, session } from '../../background/session/session.ts';
import { siteMember } from '../../app/data/queries.ts';
import { askPasskey, hasPasskeys } from './passkey.ts';

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
  const { state } = useLocation() as { state: unknown };
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
        defaultValues={{ email: refused?.values['email'] ?? typedEmail(state) }}
        resetPasswordHref="/reset-password"
        onResetPassword={(email) => void navigate('/reset-password', { state: { email } })}
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

/** In the address of a page whose button was pressed before its script was there (E07); it wakes the page up (app/server/sleeping-page.ts). */
const PRESSED_EARLY = 'passkey';

/** The way in with a passkey (B08). @param props.next where it leads */
function PasskeyLogIn(props: { next: string }): ReactNode {
  const t = useTranslate();
  const api = useApi();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  // Only the browser knows. The page as served has it: nearly all can, and what came later would push the footer down.
  const isShown = useIsServed() || hasPasskeys();
  const form = useRef<HTMLFormElement>(null);
  const isPressedEarly = params.has(PRESSED_EARLY);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  const logIn = async (): Promise<void> => {
    const body = await askPasskey(api);
    if (!body) return;
    const { user } = await answer(api.POST('/api/passkey-login.php', { body }));
    await sendToSession({ type: 'SIGNED_UP', member: siteMember<never>(user) });
    await navigate(props.next, { replace: true });
  };
  const press = async (): Promise<void> => {
    setPending(true);
    setError(undefined);
    try {
      await logIn();
    } catch (failed) {
      if (isProblem(failed, 'account_deleted')) await navigate(REACTIVATION_PATH);
      else if (isProblem(failed, 'login_failed')) setError(t(($) => $.auth.logIn.passkey.unknown));
      else setError(failureText(t, toFailure(failed)));
    } finally {
      setPending(false);
    }
  };
  useEffect(() => {
    if (isPressedEarly) form.current?.requestSubmit();
  }, [isPressedEarly]);

  if (!isShown) return null;
  return (
    <Stack gap="sm">
      <form
        ref={form}
        action="/login"
        onSubmit={(event) => {
          event.preventDefault();
          if (isPressedEarly) setParams({ next: props.next }, { replace: true });
          void press();
        }}
      >
        <input type="hidden" name="next" value={props.next} />
        <input type="hidden" name={PRESSED_EARLY} value="1" />
        <Button
          type="submit"
          variant="outline"
          tone="neutral"
          size="lg"
          isFullWidth
          isPending={isPending}
          pendingLabel={t(($) => $.auth.logIn.passkey.pending)}
        >
          {t(($) => $.auth.logIn.passkey.submit)}
        </Button>
      </form>
      {error !== undefined && (
        <Banner tone="danger" announce="alert">
          {error}
        </Banner>
      )}
    </Stack>
  );
}
