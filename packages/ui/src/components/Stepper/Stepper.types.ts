export interface StepperStep {
  id: string;
  label: string;
}

export interface StepperLabels {
  /** Names the list: "Sign-up steps". */
  list: string;
  /** The one line shown where there is no room for the names: "Step 2 of 7". `current` counts from 1. */
  progress: (current: number, total: number) => string;
  /** Spoken after the name of a finished step: "done". */
  done: string;
}

export interface StepperProps {
  steps: readonly StepperStep[];
  /** The step the member is at; those before it are done. */
  currentId: string;
  labels: StepperLabels;
}
