import type { StepperLabels, StepperStep } from '@velours/ui/components/Stepper';
import type { SignUpStepId, SignUpStepLabels } from '@velours/ui/blocks/SignUpForm';
import type { Translate } from '../../../app/i18n/texts.ts';

/** Steps of the statechart (packages/machines) and of the form (packages/ui): the same, named by each. */
const STEP_IDS = {
  account: 'account',
  photo: 'photo',
  location: 'location',
  personalInfo: 'personal',
  aboutMe: 'about',
  push: 'push',
  confirmEmail: 'confirm',
} as const satisfies Record<string, SignUpStepId>;

export type FlowStep = keyof typeof STEP_IDS;

type StepperFrame = {
  steps: (StepperStep & { id: SignUpStepId })[];
  stepperLabels: StepperLabels;
};

/** The steps after the account in a row, with the words around them. */
export function stepper(t: Translate, flowSteps: readonly FlowStep[]): StepperFrame {
  const steps = flowSteps.map((step) => {
    const id = STEP_IDS[step];
    return { id, label: t(($) => $.signup.steps[id]) };
  });
  return {
    steps,
    stepperLabels: {
      list: t(($) => $.signup.stepsLabel),
      progress: (step, total) => t(($) => $.signup.progress, { step, total }),
      done: t(($) => $.signup.stepDone),
    },
  };
}

/** Words of a step that is saved or skipped. */
export function stepLabels(t: Translate, words: { title: string; lead: string }): SignUpStepLabels {
  return {
    ...words,
    submit: t(($) => $.signup.next),
    pending: t(($) => $.signup.saving),
    skip: t(($) => $.signup.skip),
    errorTitle: t(($) => $.signup.saveFailed),
  };
}
