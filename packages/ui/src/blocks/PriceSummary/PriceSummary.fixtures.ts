import type { PriceSummaryProps } from './PriceSummary.types.ts';

/** Package p1 by a method with costs: 11.00 + 0.50 = 11.50, of which 21 percent VAT is 2.00. */
export const priceSummary: PriceSummaryProps = {
  title: 'Your order',
  lines: [
    { id: 'package', label: '100 credits', amount: '€ 11.00' },
    { id: 'costs', label: 'Transaction costs', detail: 'Bank transfer', amount: '€ 0.50' },
  ],
  total: { label: 'Total', amount: '€ 11.50' },
  credits: { label: 'You get', amount: '100 credits' },
  vat: { label: 'VAT included (21 %)', amount: '€ 2.00' },
  labels: {
    totalChanged: (amount) => `The total is now ${amount}.`,
    updating: 'Working out the price',
  },
};

/** The same with the time bonus: 11.00 - 2.75 + 0.50 = 8.75. */
export const discountedSummary: PriceSummaryProps = {
  ...priceSummary,
  lines: [
    { id: 'package', label: '100 credits', amount: '€ 11.00' },
    { id: 'discount', label: 'Discount of 25 %', detail: 'TIMEBONUS25', amount: '− € 2.75' },
    { id: 'costs', label: 'Transaction costs', detail: 'Bank transfer', amount: '€ 0.50' },
  ],
  total: { label: 'Total', amount: '€ 8.75' },
  vat: { label: 'VAT included (21 %)', amount: '€ 1.52' },
};

/** The longest words we know of, in German and Finnish. */
export const longSummary: PriceSummaryProps = {
  ...priceSummary,
  title: 'Bestellungszusammenfassung',
  lines: [
    { id: 'package', label: '1.000.000 Guthabeneinheiten', amount: '16.460.905,20 kr.' },
    {
      id: 'discount',
      label: 'Neukundenbegrüßungsrabatt',
      detail: 'ERSTBESTELLUNGSRABATTFUENFUNDZWANZIG',
      amount: '− 4.115.226,30 kr.',
    },
    {
      id: 'costs',
      label: 'Maksutapahtuman käsittelykustannukset',
      detail: 'Verkkopankkimaksu',
      amount: '1.234.567,89 kr.',
    },
  ],
  total: { label: 'Gesamtsumme einschließlich Mehrwertsteuer', amount: '13.580.246,79 kr.' },
  credits: { label: 'Gutgeschrieben werden', amount: '1.000.000 Guthabeneinheiten' },
  vat: { label: 'Darin enthaltene Mehrwertsteuer (25,5 %)', amount: '2.759.492,37 kr.' },
};
