import type { PaymentMethod, PaymentMethodPickerProps } from './PaymentMethodPicker.types.ts';

export const paymentMethodLabels: PaymentMethodPickerProps['labels'] = {
  loading: 'Loading the payment methods',
  empty: 'There is no payment method for your country yet. Our support will help you.',
  failed: 'The payment methods could not be loaded.',
  retry: 'Try again',
  remove: (name) => `Remove ${name}`,
};

export const savedMethods: readonly PaymentMethod[] = [
  {
    id: 'saved-card',
    name: 'Card ending in 4242',
    kind: 'card',
    costs: 'No extra costs',
    detail: 'Saved, valid until 08/27',
    isSaved: true,
  },
  {
    id: 'saved-directdebit',
    name: 'NL•• •••• •••• ••43 00',
    kind: 'directdebit',
    costs: '+ € 0.25',
    detail: 'Saved direct debit',
    isSaved: true,
  },
];

export const paymentMethods: readonly PaymentMethod[] = [
  { id: 'ideal', name: 'iDEAL', kind: 'bank', costs: '+ € 0.35' },
  { id: 'card', name: 'Credit or debit card', kind: 'card', costs: 'No extra costs' },
  {
    id: 'directdebit',
    name: 'SEPA direct debit',
    kind: 'directdebit',
    costs: '+ € 0.25',
    detail: 'You sign a mandate and get a code by SMS',
  },
  { id: 'wallet', name: 'PayPal', kind: 'wallet', costs: '+ € 0.60' },
  {
    id: 'transfer',
    name: 'Bank transfer',
    kind: 'bank',
    costs: '+ € 0.50',
    detail: 'Takes one to two working days',
  },
];

/** The longest words we know of, in German and Finnish. */
export const longMethods: readonly PaymentMethod[] = [
  {
    id: 'long-saved',
    name: 'Lastschrifteinzugsermächtigung DE•• •••• •••• •••• ••30 00',
    kind: 'directdebit',
    costs: 'Zuzüglich 1.234,56 kr. Bearbeitungsgebühr',
    detail: 'Tallennettu maksutapa, voimassa kesäkuuhun 2030 asti',
    isSaved: true,
  },
  {
    id: 'long-voucher',
    name: 'Guthabenkartenaufladung',
    kind: 'voucher',
    costs: 'Ohne zusätzliche Transaktionskosten',
  },
  { id: 'long-phone', name: 'Matkapuhelinlaskutus', kind: 'phone', costs: '+ 99,99 kr.' },
];
