import type { SignUpStepId } from '@velours/ui/blocks/SignUpForm';
import type { StepperLabels, StepperStep } from '@velours/ui/components/Stepper';
import type { Translate } from '../../../app/i18n/texts.ts';

/** Steps of the statechart (packages/machines) and of the form (packages/ui): the same, named by each. */
const STEP_IDS = {
  account: 'account',
  photo: 'photo',
  firstMessage: 'message',
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
export function stepper(
  t: Translate,
  flowSteps: readonly FlowStep[],
  isSkipped: (step: FlowStep) => boolean = () => false,
): StepperFrame {
  const steps = flowSteps.map((step) => {
    const id = STEP_IDS[step];
    return { id, label: t(($) => $.signup.steps[id]), isSkipped: isSkipped(step) };
  });
  return {
    steps,
    stepperLabels: {
      ...t(($) => $.signup.stepper),
      progress: (step, total) => t(($) => $.signup.stepper.progress, { step, total }),
    },
  };
}
