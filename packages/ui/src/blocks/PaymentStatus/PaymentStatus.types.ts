import type { ReactNode } from 'react';

/** Where a payment is (spec section 4, M02). `unknown`: the bank has not said anything yet, and is being asked. */
export type PaymentStatusKind = 'pending' | 'completed' | 'failed' | 'cancelled' | 'unknown';

export interface PaymentStatusProps {
  status: PaymentStatusKind;
  /** What happened: "Your payment has arrived". */
  title: string;
  /** What that means for the member, and what happens next. */
  children: ReactNode;
  /** Reference, amount, credits, payment method. */
  facts: readonly { label: string; value: string }[];
  /** Names the facts. */
  factsLabel: string;
  /** What can be done now: links and at most one solid button. */
  actions?: ReactNode;
  /** @default 1 */
  headingLevel?: 1 | 2 | undefined;
}
