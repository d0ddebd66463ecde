import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ActivationReminder } from '@velours/ui/blocks/ActivationReminder';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import { activationReminderLabels } from '../../view-models/activation-reminder.ts';
import { useActivationReminder } from '../../wiring/banners/use-activation-reminder.ts';
import { useAsyncModule } from '../../wiring/use-async-module.ts';

/** Reminds a member who has not confirmed their address, as an alert, or as a dialog after an API sign-up on a phone. */
export function ActivationBanner(): ReactNode {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  const reminder = useActivationReminder();
  const dialog = useAsyncModule(
    () => import('@velours/ui/blocks/ActivationReminder/ActivationReminderDialog'),
    reminder.form === 'modal',
  );
  if (reminder.form === 'hidden') return null;
  const props = {
    action: '/activate/error',
    hiddenFields: { return_to: `${pathname}${search}` },
    resendState: reminder.state,
    resendError: reminder.error,
    onResend: reminder.resend,
    labels: activationReminderLabels(t, reminder.email),
  };
  if (reminder.form === 'alert') return <ActivationReminder {...props} />;
  if (!dialog) return null;
  return <dialog.ActivationReminderDialog {...props} isOpen onClose={reminder.closeModal} />;
}
