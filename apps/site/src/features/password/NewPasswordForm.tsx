import type { ReactNode } from 'react';
import { Button } from '@velours/ui/components/Button';
import { Form, textOf, useFields } from '@velours/ui/components/Form';
import { PasswordField } from '@velours/ui/components/PasswordField';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useNewPassword } from './use-new-password.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';

export interface NewPasswordFormProps {
  action: string;
  token: string;
  title: string;
  lead: string;
  submitLabel: string;
  send: (password: string) => Promise<unknown>;
  refused: RefusedForm | undefined;
  goOn: string;
}

/** A new password, twice, by the link of a mail. */
export function NewPasswordForm(props: NewPasswordFormProps): ReactNode {
  const t = useTranslate();
  const form = useNewPassword(props);
  const { fieldIds, field } = useFields(['password', 'again'], { errors: form.errors });
  const labels = {
    show: t(($) => $.common.password.showPassword),
    hide: t(($) => $.common.password.hidePassword),
  };
  return (
    <Form
      action={props.action}
      hiddenFields={{ token: props.token }}
      fieldIds={fieldIds}
      errors={form.errors}
      errorTitle={form.errorTitle}
      isPending={form.isPending}
      onSubmit={(data) =>
        form.submit({ password: textOf(data, 'password'), again: textOf(data, 'again') })
      }
      header={
        <Stack gap="xs">
          <Heading level={1}>{props.title}</Heading>
          <p>{props.lead}</p>
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
        {props.submitLabel}
      </Button>
    </Form>
  );
}
