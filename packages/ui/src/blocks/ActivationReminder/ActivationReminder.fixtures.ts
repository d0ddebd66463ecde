import type { ActivationReminderDialogLabels } from './ActivationReminder.types.ts';

/** Words for stories and tests. */
export const activationReminderLabels: ActivationReminderDialogLabels = {
  title: 'Confirm your e-mail address',
  text: 'Your profile is not visible yet and you cannot receive messages. Follow the link in the mail we sent to anna@example.org.',
  resend: 'Send the mail again',
  resending: 'Sending',
  resent: 'A new mail is on its way to anna@example.org.',
  close: 'Close',
};
