import type { ReactNode } from 'react';
import type { FormErrors, FormProps } from '../../components/Form/index.ts';
import type { ChoiceOption } from '../../primitives/Choice/index.ts';
import type { Fact } from '../../primitives/FactList/index.ts';

/** What happens, who asks and why, the last word. */
export type DeleteAccountStep = 'explain' | 'verify' | 'confirm';

export interface DeleteAccountValues {
  /** Empty where none was given. */
  reason: string;
  password: string;
}

export type DeleteAccountErrors = FormErrors<keyof DeleteAccountValues>;

export interface DeleteAccountStepLabels {
  title: string;
  lead: string;
  /** The button that goes on, or deletes. */
  submit: string;
  /** Said while it is on its way. */
  pending: string;
}

export interface DeleteAccountLabels {
  explain: DeleteAccountStepLabels;
  verify: DeleteAccountStepLabels;
  confirm: DeleteAccountStepLabels;
  /** Names of the three steps, as short as can be: "What happens", "Password", "Confirm". */
  steps: Record<DeleteAccountStep, string>;
  /** Names the list of steps, and says where the member is. */
  stepper: { list: string; progress: (current: number, total: number) => string; done: string };
  /** "Keep my account": in every step. */
  keep: string;
  reason: string;
  /** "(optional)". */
  optional: string;
  password: string;
  passwordHint: string;
  showPassword: string;
  hidePassword: string;
  errorTitle: string;
}

export interface DeleteAccountFormProps {
  /** How far the member has come. */
  step: DeleteAccountStep;
  /** Where each step posts, with `step` among its fields, without script. */
  action: string;
  /** Names and values that the form sends along unseen. */
  hiddenFields?: FormProps['hiddenFields'];
  /** Where "keep my account" leads: the settings. */
  keepHref: string;
  /**
   * What happens and when: at once; for 14 days, in which it can be taken back by e-mail; after that (spec section 4).
   */
  consequences: readonly Fact[];
  /** Stands before what happens: what can still be had back first. */
  notice?: ReactNode;
  /** What is lost with it: the name, credits that are left. Shown before the last word. */
  losses: readonly Fact[];
  /** Why somebody leaves, to choose from. */
  reasons: readonly ChoiceOption[];
  /** What is entered so far, where the caller keeps it over the steps. */
  entered?: Partial<DeleteAccountValues> | undefined;
  /** Called at each change, with what changed. */
  onEdit?: ((changed: Partial<DeleteAccountValues>) => void) | undefined;
  /** New errors move the focus to the summary: a wrong password. */
  errors?: DeleteAccountErrors | undefined;
  /**
   * What was sent has no answer yet: a second press does nothing.
   * @default false
   */
  isPending?: boolean | undefined;
  /** From `explain` on. The native post is prevented where the handler of a step is given. */
  onContinue?: (() => void) | undefined;
  /** From `verify` on, with what was entered. */
  onVerify?: ((values: DeleteAccountValues) => void) | undefined;
  /** The last word. */
  onDelete?: (() => void) | undefined;
  /** All words that it shows or says. */
  labels: DeleteAccountLabels;
}
