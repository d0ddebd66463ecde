import type { ReactNode } from 'react';
import { Button } from '@velours/ui/components/Button';
import { Form, useFields } from '@velours/ui/components/Form';
import { PasswordField } from '@velours/ui/components/PasswordField';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { useForm } from '../../app/forms/use-form.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { DeadLink } from '../mail-change/DeadLink.tsx';
import { NOT_EQUAL, type LinkPage } from './password.ts';

export interface NewPasswordScreenProps extends LinkPage {
  /** The page's own path. */
  action: string;
  words: {
    title: string;
    lead: string;
    submit: string;
    deadText: string;
  };
  /** Where a link that does nothing any more leads. */
  goOn: { href: string; label: string };
}

/** A new password, twice, by the link of a mail; in the place of the form why the link does nothing any more. */
export function NewPasswordScreen({
  action,
  token,
  link,
  words,
  goOn,
}: NewPasswordScreenProps): ReactNode {
  return (
    <Container width="sm" isPage>
      {link.reason === null ? (
        <NewPasswordForm action={`${action}?token=${token}`} token={token} words={words} />
      ) : (
        <DeadLink reason={link.reason} text={words.deadText} goOn={goOn} />
      )}
    </Container>
  );
}

function NewPasswordForm({
  action,
  token,
  words,
}: Pick<NewPasswordScreenProps, 'action' | 'token' | 'words'>): ReactNode {
  const t = useTranslate();
  const form = useForm({
    action,
    fields: ['password', 'again'],
    ownErrors: ({ code }) =>
      code === NOT_EQUAL ? { fields: { again: t(($) => $.auth.newPassword.notEqual) } } : undefined,
  });
  const { fieldIds, field } = useFields(['password', 'again'], { errors: form.errors });
  const labels = {
    show: t(($) => $.common.password.showPassword),
    hide: t(($) => $.common.password.hidePassword),
  };
  return (
    <Form
      action={action}
      hiddenFields={{ token }}
      fieldIds={fieldIds}
      errors={form.errors}
      errorTitle={form.errorTitle}
      isPending={form.isPending}
      onSubmit={form.onSubmit}
      header={
        <Stack gap="xs">
          <Heading level={1}>{words.title}</Heading>
          <p>{words.lead}</p>
        </Stack>
      }
    >
      <PasswordField
        {...field('password')}
        autoComplete="new-password"
        label={t(($) => $.auth.newPassword.password)}
        description={t(($) => $.auth.newPassword.rule, { minimum: 8 })}
        labels={labels}
        isRequired
      />
      <PasswordField
        {...field('again')}
        autoComplete="new-password"
        label={t(($) => $.auth.newPassword.again)}
        labels={labels}
        isRequired
      />
      <Button
        type="submit"
        size="lg"
        isFullWidth
        isPending={form.isPending}
        pendingLabel={t(($) => $.auth.newPassword.saving)}
      >
        {words.submit}
      </Button>
    </Form>
  );
}
