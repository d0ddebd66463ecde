import type { ActivationReminderDialogProps } from '@velours/ui/blocks/ActivationReminder/ActivationReminderDialog';
import type { ActivationFacts } from '@velours/machines/activationReminder';
import type { Schemas } from '../data/api.ts';
import type { Translate } from '../i18n/texts.ts';

type Labels = ActivationReminderDialogProps['labels'];

/** What the reminder depends on; null where nobody is logged in. */
export function activationFacts(user: Schemas['User'] | null): ActivationFacts | null {
  return (
    user && {
      status: user.status,
      isProfileDisabled: user.profile.status === 'disabled',
      notificationsDisabled: user.notifications_disabled,
    }
  );
}

/** The page's name as the reminder knows it: it stays away from sign-up, settings and notifications. */
export function reminderPage(pathname: string): string {
  const first = pathname.split('/')[1] ?? '';
  return first === 'complete-signup' ? 'signup' : first;
}

export function activationReminderLabels(t: Translate, email: string): Labels {
  return {
    title: t(($) => $.common.activationReminder.title),
    text: t(($) => $.common.activationReminder.text, { email }),
    resend: t(($) => $.common.activationReminder.resend),
    resending: t(($) => $.common.activationReminder.resending),
    resent: t(($) => $.common.activationReminder.resent, { email }),
    close: t(($) => $.common.actions.close),
  };
}
