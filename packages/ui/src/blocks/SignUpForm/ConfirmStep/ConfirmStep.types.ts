import type { ReactNode } from 'react';
import type { ResendActivationProps } from '../../ActivationReminder/ResendActivation.tsx';
import type { SignUpStepFrame } from '../SignUpForm.types.ts';

export interface ConfirmStepLabels {
  title: string;
  /** "We have sent a mail to anna@example.org ..." */
  lead: string;
  /** What waits for it: a first message. */
  waiting?: string | undefined;
  /** What to do where it does not come: spam folder, wrong address. */
  help?: string | undefined;
  /** Words of the link that leads to `correctHref`. */
  correct?: string | undefined;
  resend: string;
  resending: string;
  resent: string;
  goOn: string;
}

export interface ConfirmStepProps
  extends
    Pick<SignUpStepFrame, 'steps' | 'stepperLabels' | 'headingLevel' | 'takesFocus'>,
    ResendActivationProps {
  /** Where the member goes meanwhile: /members. */
  continueHref: string;
  /** Where a mistyped address is corrected. */
  correctHref?: string | undefined;
  /**
   * The address is confirmed meanwhile, as `title` and `lead` then say: nothing waits, and no mail is to be sent.
   * @default false
   */
  isConfirmed?: boolean | undefined;
  /** More below the text: a link to the development outbox, say. */
  children?: ReactNode;
  /** All words that it shows or says. */
  labels: ConfirmStepLabels;
}
