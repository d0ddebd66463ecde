import type { ReactNode } from 'react';
import type { Fact } from '../../primitives/FactList/index.ts';
import type { PriceSummaryProps } from '../PriceSummary/index.ts';
import type { TransactionStatusKind } from '../TransactionsTable/index.ts';

export interface ReceiptProps {
  /** Its name and number: "Receipt VEL-2026-004217". */
  title: string;
  /** What became of the payment. */
  status: TransactionStatusKind;
  /** The same in a word or two. */
  statusLabel: string;
  /** Date, reference, payment method, who bought it. */
  facts: readonly Fact[];
  /** What was paid and for which credits, VAT included. */
  summary: Omit<PriceSummaryProps, 'isUpdating' | 'labels' | 'headingLevel' | 'isTitleHidden'>;
  /** Who sold it: the company info of the settings (spec section 3). */
  company: {
    name: string;
    /** Street, place, country: a line each. */
    address: readonly string[];
    /** "Chamber of Commerce 12345678", "VAT NL001234567B01", the support phone. */
    details: readonly string[];
  };
  /** What the member is told besides: what became of a refund. */
  children?: ReactNode;
  /** Prints the page; without it there is no button (and no script). */
  onPrint?: (() => void) | undefined;
  /** Beside the print button, not printed: to the withdrawal, to the list. */
  actions?: ReactNode;
  /**
   * Its title's place in the page's outline.
   * @default 1
   */
  headingLevel?: 1 | 2 | undefined;
  /** All words that it shows or says. */
  labels: { print: string; seller: string };
}
