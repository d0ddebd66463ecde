import {
  longResendError,
  longResendLabels,
  resendLabels,
} from '../../components/ResendMail/ResendMail.fixtures.ts';
import type {
  ActivationReminderDialogLabels,
  ActivationReminderProps,
} from './ActivationReminder.types.ts';

/** Words for stories and tests. */
export const activationReminderLabels: ActivationReminderDialogLabels = {
  ...resendLabels,
  title: 'Confirm your e-mail address',
  short: 'Confirm your e-mail to be seen.',
  text: 'Your profile is not visible yet and you cannot receive messages. Follow the link in the mail we sent to anna@example.org.',
  close: 'Close',
};

/** What may have come of asking for the mail again. */
export const resendOutcomes = [
  { resendState: 'sending' },
  { resendState: 'sent' },
  {
    resendState: 'failed',
    resendError:
      'We have sent you several mails already. Please look in your spam folder, or try again later.',
  },
] as const;

/** The longest words we know of, and a failure. */
export const longReminder = {
  resendState: 'failed',
  resendError: longResendError,
  labels: {
    ...longResendLabels,
    title: 'Sähköpostiosoitteesi on vahvistamatta',
    short: 'Sähköpostiosoitteesi on vahvistamatta.',
    text: 'Wir haben die Bestätigungsnachricht an maximiliane.wolfeschlegelsteinhausenbergerdorff@donaudampfschifffahrt.example.org gesendet.',
  },
} satisfies Partial<ActivationReminderProps>;
