import type { ReactNode } from 'react';
import type { FormErrors, FormProps } from '../../components/Form/index.ts';
import type { Fact } from '../../primitives/FactList/index.ts';
import type { PriceSummaryProps } from '../PriceSummary/index.ts';

export interface WithdrawalFormProps extends Pick<
  FormProps,
  'action' | 'hiddenFields' | 'isPending'
> {
  /**
   * `open` until the refund period of the settings is over (M11), then `over`; `done` once withdrawn.
   * @default 'open'
   */
  state?: 'open' | 'done' | 'over' | undefined;
  /** Above the form, and read out: that what was withdrawn before could not be paid back. */
  notice?: string | undefined;
  /** What is withdrawn from: what, when, reference, until when; when done, the moment and where the receipt went. */
  facts: readonly Fact[];
  /** Paid, less the credits that were used, pro rata: the total is the refund, the credits are those taken back. */
  summary: Omit<PriceSummaryProps, 'isUpdating' | 'labels' | 'headingLevel'>;
  /** Called in place of posting. */
  onSubmit?: (() => void) | undefined;
  /** What the server refused; new errors move the focus to their summary. */
  errors?: FormErrors<never> | undefined;
  /** Back, without withdrawing. */
  backHref: string;
  /**
   * Its title's place in the page's outline.
   * @default 1
   */
  headingLevel?: 1 | 2 | undefined;
  /** All words that it shows or says. */
  labels: {
    title: string;
    /** Says that no reason is asked for, and when the money comes. */
    lead: ReactNode;
    /** Confirms, with the amount: "Withdraw and get back € 6.13". Called with the summary's total. */
    confirm: (refund: string) => string;
    confirming: string;
    back: string;
    errorTitle: string;
    doneTitle: string;
    doneText: ReactNode;
    overTitle: string;
    overText: ReactNode;
  };
}
