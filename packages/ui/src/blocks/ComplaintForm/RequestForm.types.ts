import type { ReactNode } from 'react';
import type { FormErrors, FormProps, useFields } from '../../components/Form/index.ts';

/** Words that every request to the people behind the site has. */
export interface RequestLabels {
  title: string;
  /** What it is for, and by when there is an answer. */
  lead: string;
  submit: string;
  /** Said while it is on its way: "Sending". */
  pending: string;
  /** Heading of the error summary. */
  errorTitle: string;
  /** "Your complaint has been received". */
  sentTitle: string;
  /** What happens next, and by when. */
  sentText: string;
  /** "Reference". */
  reference: string;
  /** Required with `nextHref`: "Back to the members". */
  next?: string | undefined;
}

/** What every such form takes, whatever it asks; `Field` are the names of its fields. */
export type RequestProps<Field extends string> = Pick<
  FormProps,
  'action' | 'isPending' | 'hiddenFields'
> & {
  /** What the fields hold at first: what is known of a member, or what a refused attempt held. */
  defaultValues?: Partial<Record<Field, string>> | undefined;
  /** New errors move the focus to the summary. */
  errors?: FormErrors<Field> | undefined;
  /** Called with the values, without spaces around them; the native post is then prevented. */
  onSubmit?: ((values: Record<Field, string>) => void) | undefined;
  /** It was received under this reference: the form gives way to it, and the focus goes there. */
  sentReference?: string | undefined;
  /** Where to go once it is sent; without it there is no link. */
  nextHref?: string | undefined;
  /** Level of the title; `none` where a dialog has it already. @default 1 */
  headingLevel?: 1 | 2 | 'none' | undefined;
};

export type RequestFormProps<Field extends string> = RequestProps<Field> & {
  /** In the order asked. */
  names: readonly Field[];
  labels: RequestLabels;
  /** The fields, made with what belongs to each by its name. */
  children: (
    field: ReturnType<typeof useFields<Field, Partial<Record<Field, string>>>>['field'],
  ) => ReactNode;
};
