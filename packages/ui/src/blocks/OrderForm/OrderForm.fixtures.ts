import {
  creditPackages,
  discountedPackages,
  longPackage,
} from '../CreditPackageCard/CreditPackageCard.fixtures.ts';
import {
  appliedCode,
  discountCodeLabels,
  longDiscountCodeLabels,
} from '../DiscountCodeField/DiscountCodeField.fixtures.ts';
import {
  longMethods,
  paymentMethodLabels,
  paymentMethods,
  savedMethods,
} from '../PaymentMethodPicker/PaymentMethodPicker.fixtures.ts';
import {
  discountedSummary,
  longSummary,
  priceSummary,
} from '../PriceSummary/PriceSummary.fixtures.ts';
import type { OrderFormProps, PayPanelProps } from './OrderForm.types.ts';

export const withdrawalRight: NonNullable<PayPanelProps['withdrawal']> = {
  title: 'Right of withdrawal',
  notice:
    'You may withdraw from this purchase within 14 days. You then get back what you paid for the credits you have not used.',
  consent: 'I want to use my credits before the 14 days are over.',
};

/** What every order form of the stories shares. */
export const orderForm = {
  action: '/credits',
  hiddenFields: { idempotency_key: '0197a3a0-0000-7000-8000-000000000001' },
  packages: creditPackages,
  packageId: '',
  payment: {
    methods: [...savedMethods, ...paymentMethods],
    labels: paymentMethodLabels,
  },
  discount: { state: { status: 'idle' }, labels: discountCodeLabels },
  withdrawal: withdrawalRight,
  labels: {
    lead: 'Credits pay for messages and gifts. They do not expire.',
    errorTitle: 'One thing is missing',
    packages: 'How many credits?',
    methods: 'How do you want to pay?',
    noSummary: 'Choose how many credits you want, and see here what it costs.',
    update: 'See what it costs',
    pay: (total) => `Pay ${total}`,
    paying: 'Sending your order',
  },
} as const satisfies OrderFormProps;

/** Package p1 by bank transfer. */
export const chosenOrder = {
  ...orderForm,
  packageId: 'p1',
  payment: { ...orderForm.payment, defaultValue: 'transfer' },
  summary: priceSummary,
} as const satisfies OrderFormProps;

/** By a card that can be kept for a later order. */
export const savableOrder = {
  ...chosenOrder,
  payment: { ...orderForm.payment, defaultValue: 'card' },
  save: 'Save this payment method for my next order',
} as const satisfies OrderFormProps;

/** The same with the time bonus. */
export const discountedOrder = {
  ...chosenOrder,
  packages: discountedPackages,
  discount: { ...orderForm.discount, state: appliedCode },
  summary: discountedSummary,
} as const satisfies OrderFormProps;

/** The longest words we know of, in German and Finnish. */
export const longOrder = {
  ...chosenOrder,
  packages: [longPackage, ...discountedPackages],
  packageId: 'long',
  payment: {
    methods: longMethods,
    defaultValue: 'long-saved',
    labels: paymentMethodLabels,
  },
  discount: { state: { status: 'idle' }, labels: longDiscountCodeLabels },
  summary: longSummary,
  save: 'Tallenna tämä maksutapa seuraavaa tilaustani varten',
  withdrawal: {
    title: 'Widerrufsbelehrung und Widerrufsverzicht',
    notice:
      'Peruuttamisoikeuden nojalla voit perua ostoksen neljäntoista päivän kuluessa käyttämättömien krediittien osalta.',
    consent: 'Ich stimme der vorzeitigen Vertragsausführung ausdrücklich zu.',
  },
  labels: {
    ...orderForm.labels,
    lead: 'Krediiteillä maksetaan viestit ja virtuaalilahjat.',
    packages: 'Guthabenpaketauswahl',
    methods: 'Zahlungsmethodenauswahl',
    pay: (total) => `Zahlungspflichtig bestellen für ${total}`,
  },
} as const satisfies OrderFormProps;
