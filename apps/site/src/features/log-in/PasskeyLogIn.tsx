import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { toFailure } from '@velours/machines/failure';
import { Banner } from '@velours/ui/components/Banner';
import { Button } from '@velours/ui/components/Button';
import { Stack } from '@velours/ui/primitives/Stack';
import { answer, isProblem, useApi } from '../../app/data/api.ts';
import { failureText } from '../../app/errors/problem-text.ts';
import { useIsServed } from '../../app/loading/served-part.tsx';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { sendToSession } from '../../background/session/session.ts';
import { siteMember } from '../../background/session/site-member.ts';
import { REACTIVATION_PATH } from '../../background/session/log-in.ts';
import { askPasskey, hasPasskeys } from './passkey.ts';

/** In the address of a page whose button was pressed before its script was there (E07); it wakes the page up (app/loading/waker.ts). */
const PRESSED_EARLY = 'passkey';

/** The way in with a passkey (B08). @param props.next where it leads */
export function PasskeyLogIn(props: { next: string }): ReactNode {
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
