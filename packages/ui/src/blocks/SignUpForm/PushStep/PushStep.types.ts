import type { FormErrors } from '../../../components/Form/index.ts';
import type { SignUpStepFrame, SignUpStepLabels } from '../SignUpForm.types.ts';

/** What the push machine knows (spec sections 3 and 4). */
export type PushStepState = 'askable' | 'asking' | 'subscribed' | 'denied' | 'incapable';

export interface PushStepLabels extends SignUpStepLabels {
  /** The button that asks: "Turn on notifications". */
  enable: string;
  asking: string;
  subscribed: string;
  denied: string;
  incapable: string;
}

export interface PushStepProps extends SignUpStepFrame {
  /** What is known of notifications on this device. */
  state: PushStepState;
  /** Notifications were asked for. */
  onEnable?: (() => void) | undefined;
  /** Why it could not be turned on. */
  errors?: FormErrors | undefined;
  /** Goes on to the next step. */
  onSubmit?: (() => void) | undefined;
  /** All words that it shows or says. */
  labels: PushStepLabels;
}
