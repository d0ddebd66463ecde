import type { ReactNode } from 'react';
import type { FormErrors, FormProps } from '../../components/Form/index.ts';
import type { ResendMailProps } from '../../components/ResendMail/index.ts';
import type { Fact } from '../../primitives/FactList/index.ts';
import type { PriceSummaryProps } from '../PriceSummary/index.ts';

/** Field names equal the contract's (spec section 3). */
export type DirectDebitField =
  | 'account_holder'
  | 'iban'
  | 'street'
  | 'house_number'
  | 'zip'
  | 'city'
  | 'phone';

/** IBAN and phone without spaces and dashes. */
export type DirectDebitValues = Record<DirectDebitField, string>;

export interface DirectDebitStepProps extends Pick<
  FormProps,
  'action' | 'hiddenFields' | 'isPending'
> {
  /** What is paid, and for which credits: seen at both steps (B06). */
  summary: Omit<PriceSummaryProps, 'headingLevel'>;
  /**
   * Its title's place in the page's outline.
   * @default 1
   */
  headingLevel?: 1 | 2 | undefined;
}

export interface DirectDebitFormProps extends DirectDebitStepProps {
  /** Called in place of posting. */
  onSubmit?: ((values: DirectDebitValues) => void) | undefined;
  /** What the fields hold at the beginning. */
  defaultValues?: Partial<DirectDebitValues> | undefined;
  /** `form` for a limit that is reached; `iban` and `phone` also where they are blocked (spec section 8). */
  errors?: FormErrors<DirectDebitField> | undefined;
  /** The country's code before the phone number: "+31". */
  phonePrefix?: string | undefined;
  /** What is signed: the SEPA mandate's text, its reference, the creditor's id. */
  mandate: { text: ReactNode; facts: readonly Fact[] };
  /** All words that it shows or says. */
  labels: Record<DirectDebitField, string> & {
    title: string;
    lead: string;
    account: string;
    address: string;
    ibanHint?: string | undefined;
    phoneHint?: string | undefined;
    mandate: string;
    /** Signs the mandate and sends the code; does not pay yet. */
    submit: string;
    pending: string;
    errorTitle: string;
  };
}

export interface DirectDebitCodeFormProps extends DirectDebitStepProps {
  /** Called in place of posting. */
  onSubmit?: ((values: { otp: string }) => void) | undefined;
  /** `otp` for a wrong or old code (spec section 5). */
  errors?: FormErrors<'otp'> | undefined;
  /** Digits of the code. @default 6 */
  codeLength?: 4 | 5 | 6 | 7 | 8 | undefined;
  /** Asks for another code. */
  resend: Pick<
    ResendMailProps,
    'action' | 'hiddenFields' | 'state' | 'error' | 'onResend' | 'labels'
  >;
  /** Until another code can be asked for: "You can ask for another code in 0:45". It takes the button's place. */
  resendWait?: string | undefined;
  /** Back to the form: another number. */
  backHref: string;
  /** Called instead of following `backHref`. */
  onBack?: (() => void) | undefined;
  /** All words that it shows or says. */
  labels: {
    title: string;
    /** Says where the code went: "We sent it to +31 6 ••••• 78". */
    lead: string;
    otp: string;
    otpHint?: string | undefined;
    /** The order button: "Pay € 9.99 by direct debit". Called with the summary's total. */
    submit: (total: string) => string;
    pending: string;
    back: string;
    errorTitle: string;
  };
}
