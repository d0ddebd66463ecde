import type { ReactNode } from 'react';
import type { FormErrors } from '../../components/Form/index.ts';
import type { StepperLabels, StepperStep } from '../../components/Stepper/index.ts';

/** The steps of spec section 2, in order, and the first message. Only `account` is needed to become a member. */
export type SignUpStepId =
  | 'account'
  | 'photo'
  | 'message'
  | 'location'
  | 'personal'
  | 'about'
  | 'push'
  | 'confirm';

/** What every step shares: where the member is, and how the step is left. */
export interface SignUpStepFrame {
  /** Steps shown in the stepper; none where there are fewer than two. */
  steps?: readonly (StepperStep & { id: SignUpStepId })[] | undefined;
  /** Words of the stepper, required with `steps`. */
  stepperLabels?: StepperLabels | undefined;
  /**
   * Its title's place in the page's outline.
   * @default 1
   */
  headingLevel?: 1 | 2 | undefined;
  /**
   * The step came in place of another: its heading comes into view and takes the focus, so that everybody notices.
   * @default false
   */
  takesFocus?: boolean | undefined;
  /** Where the form posts without script, or where `onSubmit` is not given. */
  action: string;
  /** Sent with the form where there is no script. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /**
   * Its answer is on its way: it cannot be sent again.
   * @default false
   */
  isPending?: boolean | undefined;
  /** Leaves the step without an answer; without both there is no skip link. */
  skipHref?: string | undefined;
  /** The same with script, in place of the address. */
  onSkip?: (() => void) | undefined;
}

/** Words every later step has. */
export interface SignUpStepLabels {
  title: string;
  lead: string;
  submit: string;
  pending: string;
  skip: string;
  errorTitle: string;
}

/** Field names equal the contract's. */
export type SignUpField =
  | 'gender'
  | 'looking_for'
  | 'email'
  | 'name'
  | 'password'
  | 'date_of_birth'
  | 'signup_message';

export interface SignUpValues {
  /** Only where the form asks for it and it was answered. */
  gender?: 'female' | 'male' | undefined;
  /** Only where the form asks for it and it was answered. */
  looking_for?: 'female' | 'male' | 'any' | undefined;
  email: string;
  name: string;
  password: string;
  /** YYYY-MM-DD; the parts as typed, joined, where they are no date. Empty where nothing is filled in. */
  date_of_birth: string;
  /** Only where the form asks for it. */
  signup_message?: string | undefined;
}

/** Who somebody is and looks for, in the words of the choices. */
export interface SignUpWhoLabels {
  gender: string;
  genders: Readonly<Record<'female' | 'male', string>>;
  lookingFor: string;
  sought: Readonly<Record<'female' | 'male' | 'any', string>>;
}

/** The birth date's own words: see BirthDateField. */
export interface SignUpBirthDateLabels {
  label: string;
  day: string;
  month: string;
  year: string;
}

export interface SignUpFormLabels {
  title: string;
  lead?: string | undefined;
  /** Required with `asksWho`. */
  who?: SignUpWhoLabels | undefined;
  email: string;
  emailHint?: string | undefined;
  name: string;
  nameHint?: string | undefined;
  password: string;
  passwordHint?: string | undefined;
  showPassword: string;
  hidePassword: string;
  birthDate: SignUpBirthDateLabels;
  birthDateHint?: string | undefined;
  /** Required with `hasSignupMessage`. */
  signupMessage?: string | undefined;
  signupMessageHint?: string | undefined;
  submit: string;
  pending: string;
  haveAccount: string;
  logIn: string;
  errorTitle: string;
}

/** The account step: all the sign-up page loads. */
export interface SignUpFormProps {
  /** Where the form posts without script. Birth-date parts: see BirthDateField's field names. */
  action: string;
  /** Called with the values; the native post is then prevented. */
  onSubmit?: ((values: SignUpValues) => void) | undefined;
  /** Called at each change with the field's name: lets a machine know sign-up is in progress. */
  onFieldChange?: ((field: SignUpField) => void) | undefined;
  /** What the fields hold at the beginning. */
  defaultValues?: Partial<SignUpValues> | undefined;
  /** New errors move the focus to the summary. */
  errors?: FormErrors<SignUpField> | undefined;
  /**
   * What was sent has no answer yet: a second press does nothing.
   * @default false
   */
  isPending?: boolean | undefined;
  /** Names and values that the form sends along unseen. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /** Order of the birth date's parts. @default 'dmy' */
  dateOrder?: 'dmy' | 'mdy' | 'ymd' | undefined;
  /** Asks who the visitor is and looks for; neither has to be answered. @default false */
  asksWho?: boolean | undefined;
  /** Asks for `signup_message`, the first message to the member the visitor came for. @default false */
  hasSignupMessage?: boolean | undefined;
  /** Terms and privacy in one sentence with their links. */
  terms?: ReactNode;
  /** Where who has an account already logs in. */
  logInHref: string;
  /** The steps of sign-up, this one among them; see Stepper. */
  steps?: SignUpStepFrame['steps'];
  /** Words of the steps; needed where there are any. */
  stepperLabels?: StepperLabels | undefined;
  /** Level of the title; `none` where a dialog has it already. @default 1 */
  headingLevel?: 1 | 2 | 'none' | undefined;
  /** All words that it shows or says. */
  labels: SignUpFormLabels;
}
