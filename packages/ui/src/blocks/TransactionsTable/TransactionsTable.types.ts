import type { ReactNode } from 'react';

/** What became of a transaction. */
export type TransactionStatusKind =
  | 'pending'
  | 'completed'
  | 'failed'
  | 'cancelled'
  | 'refunded'
  | 'withdrawn'
  | 'chargeback';

export interface Transaction {
  id: string;
  /** As shown: "3 March 2026, 21:04". */
  date: string;
  /** The machine's form of the date. */
  dateTime: string;
  /** What it was: "100 credits", "Gift for Anna". */
  what: string;
  /** With its sign: "+100", "−10". */
  credits: string;
  /** Money, where there was any: "€ 11.50". */
  amount?: string | undefined;
  status: TransactionStatusKind;
  /** To the receipt. */
  href?: string | undefined;
}

export interface TransactionsTableProps {
  /** The newest first. */
  transactions: readonly Transaction[];
  /** The sums of all transactions, not of this page (B06): "1,240", "€ 92.50". */
  totals?: { credits: string; amount: string } | undefined;
  /**
   * The rows are being fetched: their places are kept.
   * @default false
   */
  isLoading?: boolean | undefined;
  /** Where there are none: to the credits. */
  emptyAction?: ReactNode;
  /** All words that it shows or says. */
  labels: {
    caption: string;
    date: string;
    what: string;
    credits: string;
    amount: string;
    status: string;
    statuses: Readonly<Record<TransactionStatusKind, string>>;
    /** Required with `totals`. */
    total?: string | undefined;
    loading: string;
    emptyTitle: string;
    emptyText: string;
  };
}
