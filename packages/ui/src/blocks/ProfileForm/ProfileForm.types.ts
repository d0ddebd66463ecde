import type { ReactNode } from 'react';
import type { FormErrors } from '../../components/Form/index.ts';
import type { SelectOption } from '../../components/Select/index.ts';
import type { InterestOption, InterestPickerLabels } from '../InterestPicker/index.ts';
import type { PersonalField, PersonalStepField } from '../SignUpForm/PersonalStep/index.ts';

/** What the form holds, by the fields' names; empty where nothing is said. */
export interface ProfileValues extends Partial<Record<PersonalField, string>> {
  name: string;
  about_me: string;
  country: string;
  countryregion: string;
  interests: readonly string[];
}

export type ProfileFormField = keyof ProfileValues;

export interface ProfileFormLabels {
  interests: InterestPickerLabels;
  name: string;
  /** What a name may be: "Others see it. Not your e-mail address". */
  nameHint: string;
  aboutMe: string;
  aboutMeHint: string;
  /** "120 of 2000 characters". */
  counter: (used: number, maximum: number) => string;
  country: string;
  region: string;
  /** The first choice of a list, which says nothing. */
  choose: string;
  submit: string;
  pending: string;
  errorTitle: string;
}

export interface ProfileFormProps {
  /** Where it posts without script. */
  action: string;
  /** Names and values that the form sends along unseen. */
  hiddenFields?: Readonly<Record<string, string>> | undefined;
  /** The fields that stand in it; `country` comes with its region. */
  shown: readonly ProfileFormField[];
  /** The whole profile; what is handed over is the whole again. */
  defaultValues: ProfileValues;
  /** What stands beside the name and cannot be changed: "34 years old". */
  age: ReactNode;
  /** The facts chosen from lists that the site shows (spec section 3). */
  fields: readonly PersonalStepField[];
  /** What stands below some of the fields, besides their own hint. */
  notes?: Partial<Record<Exclude<ProfileFormField, 'name' | 'interests'>, string>> | undefined;
  /** The countries to choose from. */
  countries: readonly SelectOption[];
  /** Of the chosen country. */
  regions: readonly SelectOption[];
  /** Another country was chosen: its regions are to be fetched. */
  onCountryChange?: ((country: string) => void) | undefined;
  /** The whole list, in the order shown. */
  interests: readonly InterestOption[];
  /** Characters that the text about oneself may have. */
  maximumLength: number;
  /** Called with everything the form holds; without it the form posts. */
  onSubmit?: ((values: ProfileValues) => void) | undefined;
  /** Called after each change with everything the form holds then. */
  onEdit?: ((values: ProfileValues) => void) | undefined;
  /**
   * What was sent has no answer yet: a second press does nothing.
   * @default false
   */
  isPending?: boolean | undefined;
  /** A new object takes the focus to the summary. */
  errors?: FormErrors<ProfileFormField> | undefined;
  /** Beside the button: that it is saved, or not yet. */
  notice?: ReactNode;
  /** All words that it shows or says. */
  labels: ProfileFormLabels;
}
