import type { ReactNode } from 'react';

/** What every field has around its control. */
export type FieldProps = {
  /** What is asked; always there, above the control. */
  label: string;
  /**
   * The label is read out but not seen: only where what stands around it says it, such as one field with its button.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  /** Help that is needed before answering. */
  description?: ReactNode;
  /** What is wrong with the answer; marks the field as invalid and ties the words to it. */
  error?: ReactNode;
  /**
   * Must be answered. Forms say `noValidate`, so that our words are shown and not the browser's.
   * @default false
   */
  isRequired?: boolean | undefined;
  /** Shown after the label of a field that may stay empty: "(optional)". */
  optionalLabel?: string | undefined;
  /** For ErrorSummary's links and for the label; made up where not given. */
  id?: string | undefined;
  /** The name in the form's data. */
  name?: string | undefined;
};

/** What a field does whose answer is a text. */
export type TextValueProps = {
  /** The answer, where the caller keeps it. */
  value?: string | undefined;
  /** The answer to begin with, where the field keeps it. */
  defaultValue?: string | undefined;
  /** Called with the answer at each change. */
  onChange?: ((value: string) => void) | undefined;
  /** The focus has left it. */
  onBlur?: (() => void) | undefined;
};
