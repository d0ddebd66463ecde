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
import { useForm, resendState } from '../../app/forms/use-form.ts';
import { type SavedForm, mailChangeQuery, type PendingMailChange as Pending } from './settings.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { ResendMail } from '@velours/ui/components/ResendMail';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useFormats } from '../../app/i18n/format.ts';

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

interface PendingMailChangeProps extends SavedForm {
  pending: NonNullable<Pending>;
}

/** The change that waits for the link in the other mailbox: send it again, or give it up. */
function PendingMailChange({ pending, saved }: PendingMailChangeProps): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const resend = useForm({ action: '/settings', hiddenFields: { form: 'resend' } });
  const cancel = useForm({ action: '/settings', hiddenFields: { form: 'cancel' } });
  const error = resend.errors?.form ?? cancel.errors?.form;
  const until = `${formats.date(pending.expires_at)}, ${formats.time(pending.expires_at)}`;
  return (
    <Banner
      title={t(($) => $.settings.email.pendingTitle, { email: pending.email })}
      announce="status"
    >
      <Stack gap="sm">
        <Text>{t(($) => $.settings.email.pendingText, { until })}</Text>
        <ResendMail
          action="/settings"
          hiddenFields={{ form: 'resend' }}
          state={resendState(resend, saved === 'resend', error)}
          error={error}
          onResend={resend.onSubmit}
          labels={{
            resend: t(($) => $.settings.email.resend),
            resending: t(($) => $.settings.sending),
            resent: t(($) => $.settings.email.resent),
          }}
        />
        <Form
          action="/settings"
          hiddenFields={{ form: 'cancel' }}
          fieldIds={{}}
          errorTitle=""
          isPending={cancel.isPending}
          onSubmit={cancel.onSubmit}
        >
          <div>
            <Button
              type="submit"
              variant="outline"
              tone="neutral"
              size="sm"
              isPending={cancel.isPending}
              pendingLabel={t(($) => $.settings.sending)}
            >
              {t(($) => $.settings.email.cancel)}
            </Button>
          </div>
        </Form>
      </Stack>
    </Banner>
  );
}
