import { useMemo, type ReactNode, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '@velours/ui/components/Button';
import { Form, type FormErrors } from '@velours/ui/components/Form';
import { Link } from '@velours/ui/components/Link';
import { Outcome } from '@velours/ui/components/Outcome';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useArrivalFocus } from '@velours/ui/primitives/useArrivalFocus';
import { useUser } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { problemOf, answer, intent, useApi } from '../../app/data/api.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { errorText } from '../../app/errors/problem-text.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newIdempotencyKey } from '@velours/api-client';
import { userKey } from '../../app/data/keys.ts';

/** What a form without script came to. */
interface Reactivation {
  isBack?: boolean | undefined;
  /** The problem's code. */
  reason?: string | undefined;
}

/**
 * /reactivate/do: where the link of the deletion mail leads, and a log-in to a deleted account (A02). Opening it takes nothing
 * back; the button does.
 */
export function ReactivateScreen({ done }: { done?: Reactivation | undefined }): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const [params] = useSearchParams();
  const token = params.get('token');
  const reactivation = useReactivation(token);
  const isBack = reactivation.isSuccess || done?.isBack === true;
  // New errors move the focus to the summary, so the same failure must stay the same object.
  const failure = useMemo(
    () => reactivationFailure(t, reactivation.error, done?.reason),
    [t, reactivation.error, done?.reason],
  );
  const isOver = failure?.isFinal === true;
  const box = useArrivalFocus(isBack ? 'back' : isOver ? 'over' : 'ready');

  return (
    <Container width="sm" isPage>
      <div ref={box}>
        {isBack && (
          <Outcome
            title={t(($) => $.mydata.reactivation.doneTitle)}
            actions={
              <Link appearance="button" href={user ? '/members' : '/login'}>
                {user
                  ? t(($) => $.mydata.reactivation.toMembers)
                  : t(($) => $.mydata.reactivation.logIn)}
              </Link>
            }
          >
            {t(($) => $.mydata.reactivation.doneText)}
          </Outcome>
        )}
        {!isBack && isOver && (
          <Outcome
            tone="warning"
            title={failure.title}
            actions={
              <Link appearance="button" href="/login">
                {t(($) => $.mydata.reactivation.logIn)}
              </Link>
            }
          >
            {failure.text}
          </Outcome>
        )}
        {!isBack && !isOver && (
          <Form
            action="/reactivate/do"
            hiddenFields={{ token: token ?? '' }}
            fieldIds={{}}
            errors={failure?.errors}
            errorTitle={t(($) => $.mydata.reactivation.failed)}
            isPending={reactivation.isPending}
            onSubmit={() => reactivation.mutate()}
            header={
              <Stack gap="xs">
                <Heading level={1} isFocusable>
                  {t(($) => $.mydata.reactivation.title)}
                </Heading>
                <Text>{t(($) => $.mydata.reactivation.text)}</Text>
              </Stack>
            }
          >
            <div>
              <Button
                type="submit"
                isPending={reactivation.isPending}
                pendingLabel={t(($) => $.mydata.reactivation.working)}
              >
                {t(($) => $.mydata.reactivation.submit)}
              </Button>
            </div>
          </Form>
        )}
      </div>
    </Container>
  );
}

interface ReactivationFailure {
  /** No second try helps. */
  isFinal: boolean;
  title: string;
  text: string;
  errors: FormErrors | undefined;
}

const FINAL = ['link_invalid', 'link_expired', 'link_used'] as const;

/** Why an account did not come back; null where nothing is known to have gone wrong. */
function reactivationFailure(
  t: Translate,
  error: Error | null,
  reason: string | undefined,
): ReactivationFailure | null {
  const code = error ? problemOf(error)?.code : reason;
  const final = FINAL.find((known) => known === code);
  if (final) {
    return {
      isFinal: true,
      title: t(($) => $.mydata.reactivation.overTitle),
      text: t(($) => $.mydata.reactivation[final]),
      errors: undefined,
    };
  }
  if (!error && reason === undefined) return null;
  const text = error ? errorText(t, error) : t(($) => $.errors.generic);
  return {
    isFinal: false,
    title: t(($) => $.mydata.reactivation.failed),
    text,
    errors: { form: text },
  };
}

/** Takes a deleted account back, by the token of a mail or, without one, after a log-in (A02). */
function useReactivation(token: string | null) {
  const api = useApi();
  const client = useQueryClient();
  const key = useRef(newIdempotencyKey());
  return useMutation({
    mutationFn: () =>
      answer(api.POST('/api/reactivation.php', { params: intent(key.current), body: { token } })),
    onSuccess: ({ logged_in: isLoggedIn }) =>
      isLoggedIn ? client.invalidateQueries({ queryKey: userKey }) : undefined,
  });
}
