import type { FormErrors } from '../../../components/Form/index.ts';
import type { MemberKind } from '../../MemberCard/index.ts';
import type { SignUpStepFrame, SignUpStepLabels } from '../SignUpForm.types.ts';

/** Somebody to write to. */
export interface FirstMessagePerson {
  id: string;
  name: string;
  /** Years, 18 or more. */
  age: number;
  kind: MemberKind;
  /** One line: what both like, where they live. */
  line: string;
  /** The picture, upright; null where there is none. */
  photo: string | null;
}

export interface FirstMessageValues {
  /** Empty where nobody was chosen. */
  first_member: string;
  signup_message: string;
}

export interface FirstMessageStepLabels extends SignUpStepLabels {
  /** What the welcome credits are worth: "5 messages on us". Left out where there are none. */
  gift?: { title: string; text: string } | undefined;
  /** Over the people: "Who would you like to write to?" */
  people: string;
  /** Over the field; the name is that of the person chosen, if any. */
  message: (name: string | undefined) => string;
  /** Over the lines that the message can begin with. */
  openers: string;
  /** What it costs and when it goes out. */
  messageHint: string;
  /** With `maxLength`: "120 of 500". */
  counter: (used: number, maximum: number) => string;
  /** Where there is nobody to suggest yet. */
  nobody: string;
  loading: string;
  /** Visible text of the label by kind. */
  kind: Readonly<Record<Exclude<MemberKind, 'member'>, string>>;
}

export interface FirstMessageStepProps extends SignUpStepFrame {
  /** Undefined while they are being fetched. */
  people: readonly FirstMessagePerson[] | undefined;
  /** What was entered before. */
  defaultValues?: Partial<FirstMessageValues> | undefined;
  /** Somebody was chosen, by their id. */
  onChoose?: ((id: string) => void) | undefined;
  /** Lines that the message to who is chosen can begin with: a press puts one into the field, and sends nothing. @default none */
  openers?: readonly string[] | undefined;
  /** Called at each change with the field's name: what was missing there is mended. */
  onFieldChange?: ((field: keyof FirstMessageValues) => void) | undefined;
  /** Sent, with what was entered. */
  onSubmit?: ((values: FirstMessageValues) => void) | undefined;
  /** What is wrong, by field; new ones move the focus to the summary. */
  errors?: FormErrors<'first_member' | 'signup_message'> | undefined;
  /** Longest message, in characters. */
  maxLength: number;
  /** All words that it shows or says. */
  labels: FirstMessageStepLabels;
}
