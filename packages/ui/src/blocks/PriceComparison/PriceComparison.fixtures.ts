import { creditPackages, longPackage } from '../CreditPackageCard/CreditPackageCard.fixtures.ts';
import {
  longMethods,
  paymentMethods,
} from '../PaymentMethodPicker/PaymentMethodPicker.fixtures.ts';
import type { PriceComparisonProps } from './PriceComparison.types.ts';

const perMessage = ['€ 1.20', '€ 1.10', '€ 1.00', '€ 0.80'];

const methodRows = (methods: typeof paymentMethods): PriceComparisonProps['methods'] =>
  methods.map(({ id, name, costs, detail }) => ({ id, name, costs, detail }));

/** The packages of CreditPackageCard's stories; money for actions at the price of the smallest. */
export const priceComparison: PriceComparisonProps = {
  packages: creditPackages.map(({ id, credits, price, pricePerCredit }, index) => ({
    id,
    credits,
    price,
    pricePerCredit: pricePerCredit.replace(' per credit', ''),
    perMessage: perMessage[index] ?? '',
  })),
  actions: [
    { id: 'message', name: 'A message', credits: '10 credits', money: '€ 0.80 to € 1.20' },
    { id: 'gift', name: 'A gift', credits: '25 credits', money: '€ 2.00 to € 3.00' },
    { id: 'read', name: 'Reading, liking, matching', credits: '0 credits', money: '€ 0.00' },
  ],
  methods: methodRows(paymentMethods),
  country: {
    action: '/pricing',
    name: 'country',
    value: 'NL',
    options: [
      { value: 'BE', label: 'Belgium' },
      { value: 'NL', label: 'Netherlands' },
    ],
    label: 'Country',
    submit: 'Show prices',
  },
  note: 'All prices are for the Netherlands, in euros, and include 21 % VAT.',
  labels: {
    packages: 'Credit packages',
    actions: 'What costs credits',
    methods: 'What paying costs',
    credits: 'Credits',
    price: 'Price',
    pricePerCredit: 'Per credit',
    perMessage: 'Per message',
    action: 'What',
    money: 'In money',
    method: 'Payment method',
    costs: 'Costs',
    detail: 'Good to know',
  },
};

/** The longest words we know of, in German and Finnish. */
export const longPriceComparison: PriceComparisonProps = {
  packages: [
    {
      id: 'long',
      credits: longPackage.credits,
      price: longPackage.price,
      pricePerCredit: '0,000123456 kr.',
      perMessage: '1.234,56 kr.',
    },
  ],
  actions: [
    {
      id: 'message',
      name: 'Nachrichtenversand an Mitglieder',
      credits: '10.000 Guthabeneinheiten',
      money: '1.234,56 bis 12.345,67 kr.',
    },
  ],
  methods: methodRows(longMethods),
  note: 'Kaikki hinnat sisältävät arvonlisäveron 25,5 prosenttia.',
  labels: {
    packages: 'Guthabenpaketvergleich',
    actions: 'Krediittimaksulliset toiminnot',
    methods: 'Maksutapakohtaiset käsittelykustannukset',
    credits: 'Guthabeneinheiten',
    price: 'Gesamtpreis einschließlich Mehrwertsteuer',
    pricePerCredit: 'Krediittiyksikköä kohden',
    perMessage: 'Nachrichtenversandkosten',
    action: 'Toiminto',
    money: 'Gegenwert in Landeswährung',
    method: 'Zahlungsmethode',
    costs: 'Transaktionskosten',
    detail: 'Lisätietoja',
  },
};
