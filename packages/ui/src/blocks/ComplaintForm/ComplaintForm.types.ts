import type { FormErrors } from '../../components/Form/index.ts';
import type { SelectOption } from '../../components/Select/index.ts';
import type { RequestLabels, RequestProps } from './RequestForm.types.ts';

export interface ComplaintValues {
  name: string;
  email: string;
  category: string;
  message: string;
}

export interface ComplaintFormLabels extends RequestLabels {
  name: string;
  email: string;
  /** Where the answer goes. */
  emailHint: string;
  category: string;
  /** The first choice, which is none: "Choose what it is about". */
  chooseCategory: string;
  message: string;
  messageHint: string;
  /** "120 of 4000 characters". */
  counter: (used: number, maximum: number) => string;
}

export type ComplaintFormProps = RequestProps & {
  categories: readonly SelectOption[];
  /** Characters that the complaint may have. */
  maximumLength: number;
  /** What is known beforehand: name and address of a member, or what a refused attempt held. */
  defaultValues?: Partial<ComplaintValues> | undefined;
  /** New errors move the focus to the summary. */
  errors?: FormErrors<keyof ComplaintValues> | undefined;
  /** Called with the values; the native post is then prevented. */
  onSubmit?: ((values: ComplaintValues) => void) | undefined;
  labels: ComplaintFormLabels;
};
