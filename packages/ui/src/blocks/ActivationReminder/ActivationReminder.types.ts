import type { ResendState } from '../../components/ResendMail/index.ts';

export interface ActivationReminderLabels {
  title: string;
  /** "Confirm your e-mail address. Until then you receive no messages." */
  text: string;
  resend: string;
  resending: string;
  resent: string;
}

export interface ActivationReminderProps {
  /** Where the resend form posts without script, or where `onResend` is not given. */
  action: string;
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /** @default 'idle' */
  resendState?: ResendState | undefined;
  /** Why the resend failed. */
  resendError?: string | undefined;
  onResend?: (() => void) | undefined;
  labels: ActivationReminderLabels;
}

export interface ActivationReminderDialogLabels extends ActivationReminderLabels {
  /** Accessible name of the close button. */
  close: string;
}

/** The same as a dialog: own entry `blocks/ActivationReminder/ActivationReminderDialog`. */
export interface ActivationReminderDialogProps extends ActivationReminderProps {
  isOpen: boolean;
  onClose: () => void;
  labels: ActivationReminderDialogLabels;
}
