export interface StepperStep {
  id: string;
  label: string;
  /**
   * Passed by without an answer: behind the member, and not done.
   * @default false
   */
  isSkipped?: boolean | undefined;
}

export interface StepperLabels {
  /** Names the list: "Sign-up steps". */
  list: string;
  /** The one line shown where there is no room for the names: "Step 2 of 7". `current` counts from 1. */
  progress: (current: number, total: number) => string;
  /** Spoken after the name of a finished step and a colon: "done". It suits every name, of whatever gender and number. */
  done: string;
  /** The same of a step that was passed by: "skipped". Required where `isSkipped` occurs. */
  skipped?: string | undefined;
}

export interface StepperProps {
  /** The steps in their order. */
  steps: readonly StepperStep[];
  /** The step the member is at; those before it are done or skipped. */
  currentId: string;
  /** All words that it shows or says. */
  labels: StepperLabels;
}
