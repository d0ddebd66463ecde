import { discountedSummary, longSummary } from '../PriceSummary/PriceSummary.fixtures.ts';
import { longTransactionsLabels } from '../TransactionsTable/TransactionsTable.fixtures.ts';
import type { ReceiptProps } from './Receipt.types.ts';

export const receipt = {
  title: 'Receipt VEL-2026-004217',
  status: 'completed',
  statusLabel: 'Completed',
  facts: [
    { term: 'Date', value: '12 March 2026, 21:04' },
    { term: 'Reference', value: 'VEL-2026-004217' },
    { term: 'Paid by', value: 'Bank transfer' },
    { term: 'Member', value: 'Anna (member 1204)' },
  ],
  summary: { ...discountedSummary, title: 'What you paid' },
  company: {
    name: 'Velours Demo B.V.',
    address: ['Voorbeeldstraat 1', '1000 AA Amsterdam', 'Netherlands'],
    details: ['Chamber of Commerce 00000000', 'VAT NL000000000B00', '+31 20 000 0000'],
  },
  labels: { print: 'Print this receipt', seller: 'Sold by' },
} as const satisfies ReceiptProps;

/** The longest words we know of, in German and Finnish. */
export const longReceipt = {
  ...receipt,
  title: 'Zahlungsbestätigungsnachweis VEL20260042170000000000000000000042',
  status: 'chargeback',
  statusLabel: longTransactionsLabels.statuses.chargeback,
  facts: [
    { term: 'Buchungszeitpunkt', value: 'Donnerstag, 30. September 2027, 23:59:59 Uhr' },
    { term: 'Maksutapahtuman viitenumero', value: 'VEL20260042170000000000000000000042' },
  ],
  summary: longSummary,
  company: {
    name: 'Donaudampfschifffahrtsgesellschaftsbeteiligungsverwaltungs-GmbH & Co. KG',
    address: ['Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch 1'],
    details: ['Umsatzsteueridentifikationsnummer DE000000000'],
  },
  labels: { print: 'Zahlungsbestätigungsnachweis ausdrucken', seller: 'Verkauft durch' },
} as const satisfies ReceiptProps;
