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

export type ComplaintFormProps = RequestProps<keyof ComplaintValues> & {
  /** What a complaint may be about. */
  categories: readonly SelectOption[];
  /** Characters that the complaint may have. */
  maximumLength: number;
  /**
   * Name and address are known: a member is not asked for them.
   * @default false
   */
  isKnown?: boolean | undefined;
  /** All words that it shows or says. */
  labels: ComplaintFormLabels;
};
