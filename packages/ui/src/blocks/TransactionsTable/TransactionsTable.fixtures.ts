import type { Transaction, TransactionsTableProps } from './TransactionsTable.types.ts';

export const transactionsLabels = {
  caption: 'Transactions',
  date: 'Date',
  what: 'What',
  credits: 'Credits',
  amount: 'Amount',
  status: 'Status',
  statuses: {
    pending: 'On its way',
    completed: 'Completed',
    failed: 'Failed',
    cancelled: 'Cancelled',
    refunded: 'Refunded',
    withdrawn: 'Withdrawn',
    chargeback: 'Charged back',
  },
  total: 'Together',
  loading: 'Loading your transactions',
  emptyTitle: 'No transactions yet',
  emptyText: 'What you buy and what you spend stands here, with a receipt for each purchase.',
} as const satisfies TransactionsTableProps['labels'];

const at = (
  day: number,
  status: Transaction['status'],
  what: string,
  credits: string,
  amount?: string,
) => ({
  id: `t${day}`,
  date: `${day} March 2026, 21:04`,
  dateTime: `2026-03-${String(day).padStart(2, '0')}T21:04:00+01:00`,
  what,
  credits,
  amount,
  status,
  href: amount === undefined ? undefined : `#transaction-${day}`,
});

/** One of each status; what is completed, spent and taken back sums to `transactionTotals`. */
export const transactions: readonly Transaction[] = [
  at(14, 'pending', '250 credits', '0', '€ 25.50'),
  at(12, 'completed', '100 credits', '+100', '€ 11.50'),
  at(11, 'completed', 'Message to Anna', '−10'),
  at(9, 'failed', '50 credits', '0', '€ 0.00'),
  at(8, 'cancelled', '1,000 credits', '0', '€ 0.00'),
  at(6, 'refunded', '50 credits', '0', '€ 0.00'),
  at(4, 'withdrawn', '100 credits', '+30', '€ 3.30'),
  at(2, 'chargeback', '50 credits', '0', '€ 0.00'),
];

/** 100 - 10 + 30 credits; 11.50 + 3.30 euros: what is on its way does not count yet. */
export const transactionTotals = { credits: '120', amount: '€ 14.80' };

/** The longest words we know of, in German and Finnish. */
export const longTransactions: readonly Transaction[] = [
  {
    ...at(
      12,
      'chargeback',
      'Wiederholungsbestellung von 1.000.000 Guthabeneinheiten',
      '+1.000.000',
      '13.580.246,79 kr.',
    ),
    date: 'Donnerstag, 30. September 2027, 23:59:59 Uhr',
  },
];

export const longTransactionsLabels: TransactionsTableProps['labels'] = {
  ...transactionsLabels,
  date: 'Buchungszeitpunkt',
  what: 'Transaktionsbeschreibung',
  credits: 'Guthabeneinheiten',
  amount: 'Rechnungsgesamtbetrag',
  status: 'Maksutapahtuman tila',
  statuses: {
    ...transactionsLabels.statuses,
    chargeback: 'Rücklastschrift durch das Kreditinstitut',
  },
  total: 'Gesamtsumme aller Transaktionen',
};
