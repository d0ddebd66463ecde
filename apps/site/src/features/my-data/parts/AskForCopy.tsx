import type { ReactNode } from 'react';
import { Button } from '@velours/ui/components/Button';
import { Form, textOf, useFields } from '@velours/ui/components/Form';
import { PasswordField } from '@velours/ui/components/PasswordField';
import { useTranslate } from '../../../app/i18n/TextsProvider.tsx';
import type { AccountForm } from '../../../app/forms/use-account-form.ts';

/** The form that asks for a copy: whoever holds the device alone does not get it. */
export function AskForCopy({ form }: { form: AccountForm<'password', string> }): ReactNode {
  const t = useTranslate();
  const { fieldIds, field } = useFields(['password'], {
    errors: form.errors,
    defaultValues: { password: '' },
  });
  return (
    <Form
      action="/settings/export"
      fieldIds={fieldIds}
      errors={form.errors}
      errorTitle={form.errorTitle}
      isPending={form.isPending}
      onSubmit={(data) => form.submit(textOf(data, 'password'))}
    >
      <PasswordField
        {...field('password')}
        autoComplete="current-password"
        label={t(($) => $.mydata.password)}
        description={t(($) => $.mydata.passwordHint)}
        labels={{
          show: t(($) => $.common.password.showPassword),
          hide: t(($) => $.common.password.hidePassword),
        }}
        isRequired
      />
      <div>
        <Button
          type="submit"
          isPending={form.isPending}
          pendingLabel={t(($) => $.mydata.copy.asking)}
        >
          {t(($) => $.mydata.copy.ask)}
        </Button>
      </div>
    </Form>
  );
}
