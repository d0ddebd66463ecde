import type { ReactNode } from 'react';
import { ActivationReminder } from '@velours/ui/blocks/ActivationReminder';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { activationReminderLabels, type ActivationReminderState } from './activation-reminder.ts';
import { useAsyncModule } from '../../app/loading/use-async-module.ts';

export interface ActivationReminderViewProps extends ActivationReminderState {
  email: string;
  /** The page that a form without script leads back to. */
  returnTo: string;
  /** Undefined until the statechart is there: the form then posts by itself. */
  resend: (() => void) | undefined;
  closeModal: () => void;
}

/** The reminder as an alert, or as a dialog after an API sign-up on a phone. */
export function ActivationReminderView(reminder: ActivationReminderViewProps): ReactNode {
  const t = useTranslate();
  const dialog = useAsyncModule(
    () => import('@velours/ui/blocks/ActivationReminder/ActivationReminderDialog'),
    reminder.form === 'modal',
  );
  if (reminder.form === 'hidden') return null;
  const props = {
    action: '/activate/error',
    hiddenFields: { return_to: reminder.returnTo },
    resendState: reminder.state,
    resendError: reminder.error,
    onResend: reminder.resend,
    labels: activationReminderLabels(t, reminder.email),
  };
  if (reminder.form === 'alert') return <ActivationReminder {...props} />;
  if (!dialog) return null;
  return <dialog.ActivationReminderDialog {...props} isOpen onClose={reminder.closeModal} />;
}
