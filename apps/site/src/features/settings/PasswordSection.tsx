import { useState, type ReactNode } from 'react';
import { Button } from '@velours/ui/components/Button';
import { Form, useFields } from '@velours/ui/components/Form';
import { PasswordField } from '@velours/ui/components/PasswordField';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useForm } from '../../app/forms/use-form.ts';
import type { SavedForm } from './settings.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** Another password: the other devices are logged out, this one stays. */
export function PasswordSection({ saved }: SavedForm): ReactNode {
  const t = useTranslate();
  const [times, setTimes] = useState(0);
  const form = useForm({
    action: '/settings',
    hiddenFields: { form: 'password' },
    fields: ['current', 'password'],
    onDone: () => setTimes((before) => before + 1),
  });
  const { fieldIds, field } = useFields(['current', 'password'], { errors: form.errors });
  const labels = {
    show: t(($) => $.common.password.showPassword),
    hide: t(($) => $.common.password.hidePassword),
  };
  const isDone = form.isDone || saved === 'password';
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
        onSubmit={form.onSubmit}
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
