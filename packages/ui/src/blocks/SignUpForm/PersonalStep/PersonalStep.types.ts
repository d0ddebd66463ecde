import type { FormErrors } from '../../../components/Form/index.ts';
import type { SignUpStepFrame, SignUpStepLabels } from '../SignUpForm.types.ts';

/** The selectable fields of a profile, named as in the contract. */
export type PersonalField =
  | 'gender'
  | 'sexuality'
  | 'reason'
  | 'relationship_status'
  | 'hair_colour'
  | 'eye_colour'
  | 'body_type'
  | 'tattoos';

export interface PersonalStepField {
  name: PersonalField;
  label: string;
  options: readonly { value: string; label: string }[];
}

export type PersonalValues = Partial<Record<PersonalField, string>>;

export interface PersonalStepLabels extends SignUpStepLabels {
  /** The empty choice: "Rather not say". */
  choose: string;
}

export interface PersonalStepProps extends SignUpStepFrame {
  /** Only the settings' visible_profile_fields, in their order. Two or three options become radios. */
  fields: readonly PersonalStepField[];
  /** What was entered before. */
  defaultValues?: PersonalValues | undefined;
  /** Sent, with what was entered. */
  onSubmit?: ((values: PersonalValues) => void) | undefined;
  /** What is wrong, by field; new ones move the focus to the summary. */
  errors?: FormErrors<PersonalField> | undefined;
  /** All words that it shows or says. */
  labels: PersonalStepLabels;
}
