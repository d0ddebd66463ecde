import type { FormErrors } from '../../../components/Form/index.ts';
import type { SignUpStepFrame, SignUpStepLabels } from '../SignUpForm.types.ts';

export interface AboutValues {
  about_me: string;
  interests: readonly string[];
}

export interface AboutStepLabels extends SignUpStepLabels {
  aboutMe: string;
  aboutMeHint?: string | undefined;
  interests: string;
  /** With `maxLength`: "120 of 500". */
  counter?: ((used: number, maximum: number) => string) | undefined;
}

export interface AboutStepProps extends SignUpStepFrame {
  /** Interest keys with their names; none leaves the group out. */
  interests?: readonly { value: string; label: string }[] | undefined;
  /** What was entered before. */
  defaultValues?: Partial<AboutValues> | undefined;
  /** Sent, with what was entered. */
  onSubmit?: ((values: AboutValues) => void) | undefined;
  /** What is wrong, by field; new ones move the focus to the summary. */
  errors?: FormErrors<'about_me' | 'interests'> | undefined;
  /** Longest about-me text, in characters. */
  maxLength?: number | undefined;
  /** All words that it shows or says. */
  labels: AboutStepLabels;
}
