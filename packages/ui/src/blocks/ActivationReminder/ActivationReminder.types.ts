import type { ResendActivationProps } from './ResendActivation.tsx';

export interface ActivationReminderLabels {
  /** The dialog's heading: "Confirm your e-mail address". */
  title: string;
  /** The reminder in one line: "Confirm your e-mail to be seen." */
  short: string;
  /** "Confirm your e-mail address. Until then you receive no messages." */
  text: string;
  resend: string;
  resending: string;
  resent: string;
}

export interface ActivationReminderProps extends ResendActivationProps {
  /** All words that it shows or says. */
  labels: ActivationReminderLabels;
}

export interface ActivationReminderDialogLabels extends ActivationReminderLabels {
  /** Accessible name of the close button. */
  close: string;
}

/** The same as a dialog: own entry `blocks/ActivationReminder/ActivationReminderDialog`. */
export interface ActivationReminderDialogProps extends ActivationReminderProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** It is to be closed: by its button, Escape or a press beside it. */
  onClose: () => void;
  /** All words that it shows or says. */
  labels: ActivationReminderDialogLabels;
}
