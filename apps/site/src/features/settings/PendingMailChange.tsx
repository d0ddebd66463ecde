import type { ReactNode } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { Button } from '@velours/ui/components/Button';
import { ResendMail } from '@velours/ui/components/ResendMail';
import { Form } from '@velours/ui/components/Form';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import type { PendingMailChange as Pending } from './settings-data.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useFormats } from '../../app/i18n/format.ts';
import { resendState, useForm } from '../../app/forms/use-form.ts';
import type { SavedForm } from './settings.ts';

export interface PendingMailChangeProps extends SavedForm {
  pending: NonNullable<Pending>;
}

/** The change that waits for the link in the other mailbox: send it again, or give it up. */
export function PendingMailChange({ pending, saved }: PendingMailChangeProps): ReactNode {
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
