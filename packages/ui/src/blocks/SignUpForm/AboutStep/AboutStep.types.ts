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
  defaultValues?: Partial<AboutValues> | undefined;
  onSubmit?: ((values: AboutValues) => void) | undefined;
  errors?: FormErrors<'about_me' | 'interests'> | undefined;
  /** Longest about-me text, in characters. */
  maxLength?: number | undefined;
  labels: AboutStepLabels;
}
