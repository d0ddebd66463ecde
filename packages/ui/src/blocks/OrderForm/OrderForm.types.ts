import type { ReactNode } from 'react';
import type { FormProps, FormErrors } from '../../components/Form/index.ts';
import type { CreditPackage } from '../CreditPackageCard/index.ts';
import type { DiscountCodeFieldProps } from '../DiscountCodeField/index.ts';
import type { PaymentMethodPickerProps } from '../PaymentMethodPicker/index.ts';
import type { PriceSummaryProps } from '../PriceSummary/index.ts';

export interface PayPanelLabels {
  /** The order button, which says that it costs and how much: "Pay € 9.99". Called with the summary's total. */
  pay: (total: string) => string;
  /** While the order is on its way. */
  paying: string;
}

export interface PayPanelProps {
  /** What is paid, line by line; see PriceSummary. */
  summary: PriceSummaryProps;
  /** What of it the packages do not show, in a line over the button where that stays in view: "Transaction costs € 0.35 · VAT included (21 %)". */
  included?: string | undefined;
  /** The right of withdrawal, and the consent that is needed where credits are used before it ends. */
  withdrawal?:
    | {
        /** "Right of withdrawal". */
        title: string;
        notice: ReactNode;
        consent: string;
      }
    | undefined;
  /** Offers to save the method for a later order, where it can be: "Save this payment method for my next order". */
  save?: string | undefined;
  /** The consent, where the caller keeps it: while there is no price there is no panel, and what was ticked still holds. */
  consent?: { isGiven: boolean; onChange: (isGiven: boolean) => void } | undefined;
  /** Id of the consent, for a link of the error summary. */
  consentId?: string | undefined;
  /** Why it was refused without the consent. */
  consentError?: string | undefined;
  /** What was sent has no answer yet: a second press does nothing. */
  isPending?: boolean | undefined;
  /** All words that it shows or says. */
  labels: PayPanelLabels;
}

/** Field names of the form. `intent` is sent along by buttons that do not pay. */
export type OrderField = 'package' | 'payment_method' | 'withdrawal_consent';

export interface OrderValues {
  package: string;
  payment_method: string;
  /** An applied code, or one that was typed and not yet used. */
  discount_code: string;
  withdrawal_consent: boolean;
  /** The method is to be saved for a later order. */
  save_method: boolean;
}

/** What a button of the form asks for; without script it is the posted `intent`. */
export type OrderIntent =
  /** Work out the price anew, with the code that was typed. Enter in any field asks for this, never for `pay`. */
  | 'update'
  | 'apply_code'
  | 'remove_code'
  /** The order button. Set `isPending` at once: a second press then does nothing. */
  | 'pay';

export type OrderFormProps = Pick<FormProps, 'action' | 'hiddenFields' | 'isPending'> & {
  /** Called in place of posting. */
  onSubmit?: ((intent: OrderIntent, values: OrderValues) => void) | undefined;
  /** What the server refused, by field; new errors move the focus to their summary. */
  errors?: FormErrors<OrderField> | undefined;
  /** Under the title: a TimeBonusChip. */
  offer?: ReactNode;
  /** What can be bought, in the order shown. */
  packages: readonly CreditPackage[];
  /** The chosen package; none while it is empty. */
  packageId: string;
  /** Another package was chosen. */
  onPackageChange?: ((id: string) => void) | undefined;
  /** The payment methods and what is known of them; see PaymentMethodPicker. */
  payment: Pick<
    PaymentMethodPickerProps,
    | 'methods'
    | 'state'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'onRemove'
    | 'removingId'
    | 'onRetry'
    | 'labels'
  >;
  /** The field for a code; see DiscountCodeField. */
  discount: Pick<DiscountCodeFieldProps, 'state' | 'defaultValue' | 'labels'>;
  /** What is paid for what was chosen; none until a package is. */
  summary?: PriceSummaryProps | undefined;
  /** What of the price the packages do not show; see PayPanel. */
  included?: PayPanelProps['included'];
  /** The right of withdrawal, and its consent; see PayPanel. */
  withdrawal?: PayPanelProps['withdrawal'];
  /** Offers to save the method for a later order; without it nothing is offered. */
  save?: PayPanelProps['save'];
  /** All words that it shows or says. */
  labels: PayPanelLabels & {
    /** The page's heading, and the first question: "How many messages?" */
    packages: string;
    lead?: string | undefined;
    errorTitle: string;
    methods: string;
    /** In place of the summary: "Choose how many credits you want, and see here what it costs." */
    noSummary: string;
    /** The button there: "See what it costs". */
    update: string;
  };
};
