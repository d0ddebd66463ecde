import type { OutcomeProps } from '../../components/Outcome/index.ts';

/** Where a payment is (spec section 4, M02). `unknown`: the bank has not said anything yet, and is being asked. */
export type PaymentStatusKind = 'pending' | 'completed' | 'failed' | 'cancelled' | 'unknown';

export interface PaymentStatusProps extends Pick<
  OutcomeProps,
  'title' | 'headingLevel' | 'children' | 'actions'
> {
  /** What became of the payment. */
  status: PaymentStatusKind;
  /** Reference, amount and credits, payment method. */
  facts: NonNullable<OutcomeProps['facts']>;
}
