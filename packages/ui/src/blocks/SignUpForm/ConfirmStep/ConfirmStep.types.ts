import type { ReactNode } from 'react';
import type { ResendState } from '../../../components/ResendMail/index.ts';
import type { SignUpStepFrame } from '../SignUpForm.types.ts';

export interface ConfirmStepLabels {
  title: string;
  /** "We have sent a mail to anna@example.org ..." */
  lead: string;
  /** What to do where it does not come: spam folder, wrong address. */
  help?: string | undefined;
  resend: string;
  resending: string;
  resent: string;
  goOn: string;
}

export interface ConfirmStepProps extends Omit<
  SignUpStepFrame,
  'skipHref' | 'onSkip' | 'isPending'
> {
  /** Where the member goes meanwhile: /members. */
  continueHref: string;
  resendState?: ResendState | undefined;
  /** Why the resend failed: "Too many mails, try tomorrow". */
  resendError?: string | undefined;
  /** Called by the resend button; without it the form posts to `action`. */
  onResend?: (() => void) | undefined;
  /** More below the text: a link to the development outbox, say. */
  children?: ReactNode;
  labels: ConfirmStepLabels;
}
