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
  /** More below the text: a link to the development outbox, say. */
  children?: ReactNode;
  labels: ConfirmStepLabels;
}
