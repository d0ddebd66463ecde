import { isLinkToken, SubmitButton } from '../../app/forms/FormParts.tsx';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Form } from '@velours/ui/components/Form';
import { Link } from '@velours/ui/components/Link';
import { Outcome } from '@velours/ui/components/Outcome';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useArrivalFocus } from '@velours/ui/primitives/useArrivalFocus';
import { useUser } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useForm } from '../../app/forms/use-form.ts';
import { deadReactivationCode, type ReactivationLink } from './my-data.ts';

/**
 * /reactivate/do: where the link of the deletion mail leads, and a log-in to a deleted account (A02). Opening it takes nothing
 * back; the button does.
 */
export function ReactivateScreen(link: ReactivationLink): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const form = useForm({
    action: '/reactivate/do',
    // The link is used up: loaded again, the page says what came of it.
    onDone: () => void navigate('?done=1', { replace: true, preventScrollReset: true }),
  });
  // A form that was refused without script has left the token out of the address.
  const token = params.get('token') ?? (form.values['token'] || null);
  const isBack = form.isDone || params.get('done') !== null;
  const isCutOff = token !== null && !isLinkToken(token);
  const over = isCutOff ? 'link_invalid' : (deadReactivationCode(form.failure?.code) ?? link.over);
  const box = useArrivalFocus(isBack ? 'back' : over ? 'over' : 'ready');

  return (
    <Container width="sm" isPage ref={box}>
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
      {!isBack && over && (
        <Outcome
          tone="warning"
          title={t(($) => $.mydata.reactivation.overTitle)}
          actions={
            <Link appearance="button" href="/login">
              {t(($) => $.mydata.reactivation.logIn)}
            </Link>
          }
        >
          {t(($) => $.mydata.reactivation[over])}
        </Outcome>
      )}
      {!isBack && !over && (
        <Form
          {...form.props}
          hiddenFields={{ token: token ?? '' }}
          errorTitle={t(($) => $.mydata.reactivation.failed)}
          header={
            <Stack gap="xs">
              <Heading level={1} isFocusable>
                {t(($) => $.mydata.reactivation.title)}
              </Heading>
              <Text>{t(($) => $.mydata.reactivation.text)}</Text>
            </Stack>
          }
        >
          <SubmitButton
            isPending={form.isPending}
            pendingLabel={t(($) => $.mydata.reactivation.working)}
          >
            {t(($) => $.mydata.reactivation.submit)}
          </SubmitButton>
        </Form>
      )}
    </Container>
  );
}
