import type { FormProps } from '../../components/Form/index.ts';
import type { CreditPackage } from '../CreditPackageCard/index.ts';
import type { PayPanelLabels, PayPanelProps } from '../OrderForm/index.ts';
import type { PaymentMethod } from '../PaymentMethodPicker/index.ts';

export interface RepeatOrderProps extends Pick<FormProps, 'action' | 'hiddenFields' | 'isPending'> {
  /** The last package, at the price it has now. */
  item: CreditPackage;
  /** The saved method it is paid by. */
  method: PaymentMethod;
  /**
   * First tap: `offer` leads to `review`. Second tap: pays.
   * @default 'offer'
   */
  step?: 'offer' | 'review' | undefined;
  /** This page at the step `review`. */
  reviewHref: string;
  /** To /credits: other credits, another method. */
  changeHref: string;
  /** What is paid, for the review. */
  summary: PayPanelProps['summary'];
  /** The right of withdrawal, and its consent; see PayPanel. */
  withdrawal?: PayPanelProps['withdrawal'];
  /** The consent, where the caller keeps it. */
  consent?: PayPanelProps['consent'];
  /** Called in place of posting, with the consent where it was asked for. */
  onSubmit?: ((values: { withdrawal_consent: boolean }) => void) | undefined;
  /** Why it was refused: the price has changed, the card has expired. */
  error?: string | undefined;
  /** Why it was refused without the consent. */
  consentError?: string | undefined;
  /** All words that it shows or says. */
  labels: PayPanelLabels & {
    offerTitle: string;
    reviewTitle: string;
    /** Names the method: "Paid by". */
    method: string;
    costs: string;
    review: string;
    change: string;
    errorTitle: string;
  };
}
