import type { ReactNode } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { Button } from '@velours/ui/components/Button';
import { ResendMail } from '@velours/ui/components/ResendMail';
import { Form } from '@velours/ui/components/Form';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { errorText } from '../../app/errors/problem-text.ts';
import type { PendingMailChange as Pending } from './settings-data.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { refusedForm, type SettingsOutcome } from './settings.ts';
import type { useMailChange } from './use-mail-change.ts';
import { errorOf } from '../../app/forms/refused-form.ts';
import { useFormats } from '../../app/i18n/format.ts';

export interface PendingMailChangeProps {
  pending: NonNullable<Pending>;
  change: Pick<ReturnType<typeof useMailChange>, 'resend' | 'cancel' | 'actionError'>;
  outcome: SettingsOutcome;
}

const STATES = { idle: 'idle', pending: 'sending', success: 'sent', error: 'failed' } as const;

/** The change that waits for the link in the other mailbox: send it again, or give it up. */
export function PendingMailChange({ pending, change, outcome }: PendingMailChangeProps): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const { resend, cancel } = change;
  const refusal = errorOf(refusedForm(outcome, 'resend', 'cancel'));
  const error = change.actionError ?? (refusal ? errorText(t, refusal) : undefined);
  const isSent = resend.isIdle && outcome.saved === 'resend';
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
          state={isSent ? 'sent' : STATES[resend.status]}
          error={error}
          onResend={() => resend.mutate()}
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
          onSubmit={() => cancel.mutate()}
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
