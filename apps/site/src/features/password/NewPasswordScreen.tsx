import type { ReactNode } from 'react';
import { Button } from '@velours/ui/components/Button';
import { Form, useFields } from '@velours/ui/components/Form';
import { RequiredPassword } from '../../app/forms/FormParts.tsx';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { useForm } from '../../app/forms/use-form.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { DeadLink } from '../mail-change/DeadLink.tsx';
import { newPasswordErrors, SHORTEST_PASSWORD, wordsOf, type LinkPage } from './password.ts';

/** A new password, twice, by the link of a mail (S07, A01); in the place of the form why the link does nothing any more. */
export function NewPasswordScreen(page: LinkPage): ReactNode {
  const t = useTranslate();
  const isReset = page.path === '/reset-password/do';
  const { reason } = page.link;
  return (
    <Container width="sm" isPage>
      {reason === null ? (
        <NewPasswordForm {...page} />
      ) : (
        <DeadLink
          reason={reason}
          text={t(($) => (isReset ? $.auth.reset.deadText : $.auth.undo.deadText))}
          goOn={
            isReset
              ? { href: '/reset-password', label: t(($) => $.auth.reset.again) }
              : { href: '/login', label: t(($) => $.auth.logIn.title) }
          }
        />
      )}
    </Container>
  );
}

const FIELDS = ['password', 'again'] as const;

function NewPasswordForm({ path, token, link }: LinkPage): ReactNode {
  const t = useTranslate();
  const words = wordsOf({ path });
  const form = useForm({
    action: `${path}?token=${token}`,
    fields: FIELDS,
    ownErrors: (failure) => newPasswordErrors(t, failure, FIELDS),
  });
  const { fieldIds, field } = useFields(FIELDS, { errors: form.errors });
  return (
    <Form
      {...form.props}
      hiddenFields={{ token }}
      fieldIds={fieldIds}
      header={
        <Stack gap="xs">
          <Heading level={1}>{t(($) => $.auth[words].title)}</Heading>
          <p>{t(($) => $.auth[words].lead, { email: link.email ?? '' })}</p>
        </Stack>
      }
    >
      <RequiredPassword
        {...field('password')}
        autoComplete="new-password"
        label={t(($) => $.auth.newPassword.password)}
        description={t(($) => $.auth.newPassword.rule, { minimum: SHORTEST_PASSWORD })}
      />
      <RequiredPassword
        {...field('again')}
        autoComplete="new-password"
        label={t(($) => $.auth.newPassword.again)}
      />
      <Button
        type="submit"
        size="lg"
        isFullWidth
        isPending={form.isPending}
        pendingLabel={t(($) => $.auth.newPassword.saving)}
      >
        {t(($) => $.auth[words].submit)}
      </Button>
    </Form>
  );
}
