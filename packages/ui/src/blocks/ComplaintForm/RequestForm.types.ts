import type { ReactNode } from 'react';
import type { FormProps } from '../../components/Form/index.ts';

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

/** What every such form takes, whatever it asks. */
export type RequestProps = Pick<FormProps, 'action' | 'isPending' | 'hiddenFields'> & {
  /** It was received under this reference: the form gives way to it, and the focus goes there. */
  sentReference?: string | undefined;
  /** Where to go once it is sent; without it there is no link. */
  nextHref?: string | undefined;
  /** Level of the title; `none` where a dialog has it already. @default 1 */
  headingLevel?: 1 | 2 | 'none' | undefined;
};

export type RequestFormProps = RequestProps &
  Pick<FormProps, 'onSubmit' | 'errors' | 'fieldIds'> & {
    labels: RequestLabels;
    /** The fields. */
    children: ReactNode;
  };
