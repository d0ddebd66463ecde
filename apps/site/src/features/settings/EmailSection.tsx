import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { Button } from '@velours/ui/components/Button';
import { Form, useFields } from '@velours/ui/components/Form';
import { PasswordField } from '@velours/ui/components/PasswordField';
import { EmailField } from '@velours/ui/components/TextField';
import { FactList } from '@velours/ui/primitives/FactList';
import { useApi } from '../../app/data/api.ts';
import { useUser } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useForm } from '../../app/forms/use-form.ts';
import type { SavedForm } from './settings.ts';
import { mailChangeQuery } from './settings-data.ts';
import { PendingMailChange } from './PendingMailChange.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** The e-mail address: the one there is, a change that waits, and the form that asks for another. */
export function EmailSection({ saved }: SavedForm): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const { data: pending = null } = useQuery({ ...mailChangeQuery(useApi()), staleTime: 60_000 });
  const form = useForm({
    action: '/settings',
    hiddenFields: { form: 'email' },
    fields: ['email', 'password'],
  });
  const { fieldIds, field } = useFields(['email', 'password'], {
    errors: form.errors,
    defaultValues: { email: form.values['email'] ?? '', password: '' },
  });
  const waits = pending !== null && pending.email !== user?.email;
  return (
    <SettingsSection
      section="email"
      title={t(($) => $.settings.email.title)}
      lead={t(($) => $.settings.email.lead)}
    >
      <FactList facts={[{ term: t(($) => $.settings.email.current), value: user?.email ?? '' }]} />
      {waits && <PendingMailChange pending={pending} saved={saved} />}
      {form.isDone && !waits && (
        <Banner tone="success" announce="status">
          {t(($) => $.settings.email.replaced)}
        </Banner>
      )}
      <Form
        // What was sent stands above now: the form is for another address.
        key={pending?.asked_at}
        action="/settings"
        hiddenFields={{ form: 'email' }}
        fieldIds={fieldIds}
        errors={form.errors}
        errorTitle={form.errorTitle}
        isPending={form.isPending}
        onSubmit={form.onSubmit}
      >
        <EmailField
          {...field('email')}
          autoComplete="email"
          label={t(($) => $.settings.email.another)}
        />
        <PasswordField
          {...field('password')}
          autoComplete="current-password"
          label={t(($) => $.settings.password.current)}
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
            pendingLabel={t(($) => $.settings.sending)}
          >
            {t(($) => $.settings.email.submit)}
          </Button>
        </div>
      </Form>
    </SettingsSection>
  );
}
