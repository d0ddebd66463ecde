import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { Form, useFields } from '@velours/ui/components/Form';
import { RequiredPassword, SubmitButton } from '../../app/forms/FormParts.tsx';
import { EmailField } from '@velours/ui/components/TextField';
import { FactList } from '@velours/ui/primitives/FactList';
import { useApi } from '../../app/data/api.ts';
import { useUser } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useForm, resendState } from '../../app/forms/use-form.ts';
import { mailChangeQuery } from '../mail-change/mail-change.ts';
import { newPasswordErrors, SHORTEST_PASSWORD } from '../password/password.ts';
import { settingsPath, type SavedForm, type PendingMailChange as Pending } from './settings.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { ResendMail } from '@velours/ui/components/ResendMail';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useLocalFormats } from '../../app/i18n/use-formats.ts';

/** The e-mail address: the one there is, a change that waits, and the form that asks for another. */
export function EmailSection({ saved }: SavedForm): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const { data: pending = null } = useQuery({ ...mailChangeQuery(useApi()), staleTime: 60_000 });
  const [times, setTimes] = useState(0);
  const onDone = (): void => setTimes((before) => before + 1);
  const form = useForm({
    action: settingsPath('email'),
    hiddenFields: { form: 'email' },
    fields: ['email', 'password'],
    onDone,
  });
  const { fieldIds, field } = useFields(['email', 'password'], {
    errors: form.errors,
    defaultValues: { email: form.values['email'] ?? '', password: '' },
  });
  const waits = pending !== null && pending.email !== user?.email;
  return (
    <SettingsSection section="email" times={times}>
      <FactList facts={[{ term: t(($) => $.settings.email.current), value: user?.email ?? '' }]} />
      {waits && <PendingMailChange pending={pending} saved={saved} onGivenUp={onDone} />}
      {form.isDone && !waits && (
        <Banner tone="success" announce="status">
          {t(($) => $.settings.email.replaced)}
        </Banner>
      )}
      <Form
        {...form.props}
        // What was sent stands above now: the form is for another address.
        key={`${times} ${pending?.asked_at}`}
        fieldIds={fieldIds}
      >
        <EmailField
          {...field('email')}
          autoComplete="email"
          label={t(($) => $.settings.email.another)}
        />
        <RequiredPassword
          {...field('password')}
          autoComplete="current-password"
          label={t(($) => $.settings.password.current)}
        />
        <SubmitButton isPending={form.isPending} pendingLabel={t(($) => $.settings.sending)}>
          {t(($) => $.settings.email.submit)}
        </SubmitButton>
      </Form>
    </SettingsSection>
  );
}

interface PendingMailChangeProps extends SavedForm {
  pending: NonNullable<Pending>;
  onGivenUp: () => void;
}

/** The change that waits for the link in the other mailbox: send it again, or give it up. */
function PendingMailChange({ pending, saved, onGivenUp }: PendingMailChangeProps): ReactNode {
  const t = useTranslate();
  const formats = useLocalFormats();
  const resend = useForm({ action: settingsPath('email'), hiddenFields: { form: 'resend' } });
  const cancel = useForm({
    action: settingsPath('email'),
    hiddenFields: { form: 'cancel' },
    onDone: onGivenUp,
  });
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
          action={settingsPath('email')}
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
          {...cancel.props}
          // Said above, with that of the other button.
          errors={undefined}
        >
          <SubmitButton
            variant="outline"
            tone="neutral"
            isPending={cancel.isPending}
            pendingLabel={t(($) => $.settings.sending)}
          >
            {t(($) => $.settings.email.cancel)}
          </SubmitButton>
        </Form>
      </Stack>
    </Banner>
  );
}

const PASSWORD_FIELDS = ['current', 'password'] as const;

/** Another password: the other devices are logged out, this one stays. */
export function PasswordSection({ saved }: SavedForm): ReactNode {
  const t = useTranslate();
  const [times, setTimes] = useState(0);
  const form = useForm({
    action: settingsPath('password'),
    hiddenFields: { form: 'password' },
    fields: PASSWORD_FIELDS,
    ownErrors: (failure) => newPasswordErrors(t, failure, PASSWORD_FIELDS),
    onDone: () => setTimes((before) => before + 1),
  });
  const { fieldIds, field } = useFields(PASSWORD_FIELDS, { errors: form.errors });
  const isDone = form.isDone || saved === 'password';
  return (
    <SettingsSection
      section="password"
      times={times}
      done={isDone ? t(($) => $.settings.password.done) : undefined}
    >
      <Form
        {...form.props}
        // Both fields are empty again once it is done.
        key={times}
        fieldIds={fieldIds}
      >
        <RequiredPassword
          {...field('current')}
          autoComplete="current-password"
          label={t(($) => $.settings.password.current)}
        />
        <RequiredPassword
          {...field('password')}
          autoComplete="new-password"
          label={t(($) => $.settings.password.new)}
          description={t(($) => $.settings.password.rule, { minimum: SHORTEST_PASSWORD })}
        />
        <SubmitButton isPending={form.isPending} pendingLabel={t(($) => $.settings.sending)}>
          {t(($) => $.settings.password.submit)}
        </SubmitButton>
      </Form>
    </SettingsSection>
  );
}
