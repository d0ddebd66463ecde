import type { PageHandle } from '../../app/document/page-handle.ts';
import { browserAction } from '../../app/forms/browser-action.ts';
import { serverAction } from '../../app/server/page-loader.ts';
import { submitResetPassword } from './password.ts';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { Button } from '@velours/ui/components/Button';
import { Form, useFields } from '@velours/ui/components/Form';
import { Link, takeOver } from '@velours/ui/components/Link';
import { Outcome } from '@velours/ui/components/Outcome';
import { EmailField } from '@velours/ui/components/TextField';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { MailIcon } from '@velours/ui/primitives/Icon';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useArrivalFocus } from '@velours/ui/primitives/useArrivalFocus';
import { useForm } from '../../app/forms/use-form.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { typedEmail } from '../log-in/log-in.ts';

export const action = serverAction(submitResetPassword);
export const clientAction = browserAction(submitResetPassword);

export const handle = {
  namespaces: ['auth'],
  title: (t) => t(($) => $.auth.reset.title),
} satisfies PageHandle;

/** /reset-password (S07): asks for a link; what comes of it is the same for every address. */
export default function ResetPasswordPage(): ReactNode {
  const t = useTranslate();
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const back = (): void => {
    const typed = document.getElementById(fieldIds.email) as HTMLInputElement | null;
    void navigate('/login', { state: { email: typed?.value ?? '' } });
  };
  const form = useForm({ action: '/reset-password', fields: ['email'] });
  const { fieldIds, field } = useFields(['email'], {
    errors: form.errors,
    defaultValues: { email: form.values['email'] ?? typedEmail(state) },
  });
  const isSent = form.isDone || (params.get('sent') !== null && !form.failure);
  const box = useArrivalFocus(isSent ? 'sent' : 'form');
  return (
    <Container width="sm" isPage ref={box}>
      {isSent ? (
        <Outcome
          tone="info"
          icon={<MailIcon size="xl" />}
          title={t(($) => $.auth.reset.sentTitle)}
          actions={<Link href="/login">{t(($) => $.auth.reset.back)}</Link>}
        >
          <Stack gap="sm">
            <Text>{t(($) => $.auth.reset.sentText)}</Text>
            <Text>{t(($) => $.auth.reset.notThere)}</Text>
          </Stack>
        </Outcome>
      ) : (
        <Form
          {...form.props}
          fieldIds={fieldIds}
          header={
            <Stack gap="xs">
              <Heading level={1}>{t(($) => $.auth.reset.title)}</Heading>
              <Text>{t(($) => $.auth.reset.lead)}</Text>
            </Stack>
          }
        >
          <EmailField
            {...field('email')}
            autoComplete="username"
            label={t(($) => $.auth.logIn.email)}
          />
          <Button
            type="submit"
            size="lg"
            isFullWidth
            isPending={form.isPending}
            pendingLabel={t(($) => $.auth.reset.sending)}
          >
            {t(($) => $.auth.reset.submit)}
          </Button>
          <Text>
            <Link href="/login" onPress={takeOver(back)}>
              {t(($) => $.auth.reset.back)}
            </Link>
          </Text>
        </Form>
      )}
    </Container>
  );
}
