import type { SignUpStepErrors, SignUpStepFrame, SignUpStepLabels } from '../SignUpForm.types.ts';

export interface AboutValues {
  about_me: string;
  interests: readonly string[];
}

export interface AboutStepLabels extends SignUpStepLabels {
  aboutMe: string;
  aboutMeHint?: string | undefined;
  interests: string;
}

export interface AboutStepProps extends SignUpStepFrame {
  /** Interest keys with their names; none leaves the group out. */
  interests?: readonly { value: string; label: string }[] | undefined;
  defaultValues?: Partial<AboutValues> | undefined;
  onSubmit?: ((values: AboutValues) => void) | undefined;
  errors?: SignUpStepErrors<'about_me' | 'interests'> | undefined;
  /** Longest about-me text, in characters. */
  maxLength?: number | undefined;
  labels: AboutStepLabels;
}
