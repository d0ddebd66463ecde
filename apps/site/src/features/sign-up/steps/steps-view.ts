import {
  selectIsPending,
  selectResendState,
  selectStep,
  selectSteps,
} from '@velours/machines/signUp';
import type { FlowStep } from './steps.ts';
import type { AnyFailure } from '../../../app/errors/problem-text.ts';
import { failureOf } from './sign-up-failure.ts';
import type { SignUpSnapshot } from './use-sign-up.ts';

export interface StepsView {
  step: FlowStep;
  /** Those after the account: it is done. */
  steps: readonly FlowStep[];
  isPending: boolean;
  failure: AnyFailure | null;
  resend: 'idle' | 'sending' | 'sent' | 'failed';
}

/** What is shown before the statechart runs: the first step, as the server rendered it. */
const AT_FIRST: StepsView = {
  step: 'photo',
  steps: ['photo', 'location', 'personalInfo', 'aboutMe', 'confirmEmail'],
  isPending: false,
  failure: null,
  resend: 'idle',
};

/** The statechart's state as the steps show it. */
export function stepsView(snapshot: SignUpSnapshot | undefined): StepsView {
  if (!snapshot) return AT_FIRST;
  const resend = selectResendState(snapshot);
  return {
    step: selectStep(snapshot) ?? 'confirmEmail',
    steps: selectSteps(snapshot).filter((step) => step !== 'account'),
    isPending: selectIsPending(snapshot),
    failure: failureOf(snapshot),
    resend: resend === 'tooMany' ? 'failed' : resend,
  };
}
