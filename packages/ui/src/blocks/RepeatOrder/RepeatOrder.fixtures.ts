import { creditPackages, longPackage } from '../CreditPackageCard/CreditPackageCard.fixtures.ts';
import { longOrder, orderForm } from '../OrderForm/OrderForm.fixtures.ts';
import { longMethods, savedMethods } from '../PaymentMethodPicker/PaymentMethodPicker.fixtures.ts';
import { longSummary, priceSummary } from '../PriceSummary/PriceSummary.fixtures.ts';
import type { RepeatOrderProps } from './RepeatOrder.types.ts';

/** Package p1 by the saved card, which costs nothing on top: 11.00, of which 1.91 is VAT. */
export const repeatOrder = {
  item: creditPackages[1],
  method: savedMethods[0] as RepeatOrderProps['method'],
  reviewHref: '#review',
  changeHref: '#credits',
  action: '/credits/repeat-order',
  summary: {
    ...priceSummary,
    lines: [
      { id: 'package', label: '100 credits', amount: '€ 11.00' },
      { id: 'costs', label: 'Transaction costs', detail: 'Card', amount: '€ 0.00' },
    ],
    total: { label: 'Total', amount: '€ 11.00' },
    vat: { label: 'VAT included (21 %)', amount: '€ 1.91' },
  },
  labels: {
    ...orderForm.labels,
    offerTitle: 'The same again?',
    reviewTitle: 'Check your order',
    method: 'Paid by',
    costs: 'Transaction costs',
    review: 'Check the order',
    change: 'Something else',
  },
} satisfies RepeatOrderProps;

/** The longest words we know of, in German and Finnish. */
export const longRepeatOrder = {
  ...repeatOrder,
  item: longPackage,
  method: longMethods[0] as RepeatOrderProps['method'],
  summary: longSummary,
  withdrawal: longOrder.withdrawal,
  labels: {
    ...repeatOrder.labels,
    pay: longOrder.labels.pay,
    offerTitle: 'Wiederholungsbestellung',
    reviewTitle: 'Bestellungszusammenfassung überprüfen',
    method: 'Zahlungsmethode',
    costs: 'Maksutapahtumakustannukset',
    review: 'Bestellungszusammenfassung aufrufen',
    change: 'Valitse toinen krediittipaketti tai maksutapa',
  },
} satisfies RepeatOrderProps;
