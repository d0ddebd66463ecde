import { useState, type ReactNode } from 'react';
import { Button } from '@velours/ui/components/Button';
import { Form, textOf, useFields } from '@velours/ui/components/Form';
import { PasswordField } from '@velours/ui/components/PasswordField';
import { answer, intent, useApi } from '../../app/data/api.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { refusedForm, type SettingsOutcome } from './settings.ts';
import { useAccountForm } from '../../app/forms/use-account-form.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** Another password: the other devices are logged out, this one stays. */
export function PasswordSection(outcome: SettingsOutcome): ReactNode {
  const t = useTranslate();
  const api = useApi();
  const [times, setTimes] = useState(0);
  const form = useAccountForm({
    fields: ['current', 'password'],
    refused: refusedForm(outcome, 'password'),
    send: (body: { current: string; password: string }) =>
      answer(api.POST('/api/password.php', { params: intent(), body })),
    onDone: () => setTimes((before) => before + 1),
  });
  const { fieldIds, field } = useFields(['current', 'password'], { errors: form.errors });
  const labels = {
    show: t(($) => $.common.password.showPassword),
    hide: t(($) => $.common.password.hidePassword),
  };
  const isDone = form.isDone || outcome.saved === 'password';
  return (
    <SettingsSection
      section="password"
      title={t(($) => $.settings.password.title)}
      lead={t(($) => $.settings.password.lead)}
      done={isDone ? t(($) => $.settings.password.done) : undefined}
    >
      <Form
        // Both fields are empty again once it is done.
        key={times}
        action="/settings"
        hiddenFields={{ form: 'password' }}
        fieldIds={fieldIds}
        errors={form.errors}
        errorTitle={form.errorTitle}
        isPending={form.isPending}
        onSubmit={(data) =>
          form.submit({ current: textOf(data, 'current'), password: textOf(data, 'password') })
        }
      >
        <PasswordField
          {...field('current')}
          autoComplete="current-password"
          label={t(($) => $.settings.password.current)}
          labels={labels}
          isRequired
        />
        <PasswordField
          {...field('password')}
          autoComplete="new-password"
          label={t(($) => $.settings.password.new)}
          description={t(($) => $.settings.password.rule, { minimum: 8 })}
          labels={labels}
          isRequired
        />
        <div>
          <Button
            type="submit"
            isPending={form.isPending}
            pendingLabel={t(($) => $.settings.sending)}
          >
            {t(($) => $.settings.password.submit)}
          </Button>
        </div>
      </Form>
    </SettingsSection>
  );
}
