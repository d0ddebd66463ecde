import type { CreditPackage } from './CreditPackageCard.types.ts';

/** Four packages as the server may price them; the numbers belong together. A message costs 10 credits. */
export const creditPackages = [
  {
    id: 'p0',
    credits: '50 credits',
    messages: '5 messages',
    price: '€ 6.00',
    pricePerCredit: '€ 0.12 per credit',
    messageCost: '€ 1.20 a message',
  },
  {
    id: 'p1',
    credits: '100 credits',
    messages: '10 messages',
    price: '€ 11.00',
    pricePerCredit: '€ 0.11 per credit',
    messageCost: '€ 1.10 a message',
  },
  {
    id: 'p2',
    credits: '250 credits',
    messages: '25 messages',
    price: '€ 25.00',
    pricePerCredit: '€ 0.10 per credit',
    messageCost: '€ 1.00 a message',
  },
  {
    id: 'p3',
    credits: '1,000 credits',
    messages: '100 messages',
    price: '€ 80.00',
    pricePerCredit: '€ 0.08 per credit',
    messageCost: '€ 0.80 a message',
  },
] as const satisfies readonly CreditPackage[];

const amounts = [
  ['€ 4.50', '0.09', '0.90'],
  ['€ 8.25', '0.0825', '0.83'],
  ['€ 18.75', '0.075', '0.75'],
  ['€ 60.00', '0.06', '0.60'],
] as const;

/** The same with the time bonus of 25 percent (spec section 9). */
export const discountedPackages: readonly CreditPackage[] = creditPackages.map((item, index) => ({
  ...item,
  price: amounts[index]?.[0] ?? '',
  pricePerCredit: `€ ${amounts[index]?.[1]} per credit`,
  messageCost: `€ ${amounts[index]?.[2]} a message`,
  discount: { label: '25 % off for new members', regularPrice: `Normally ${item.price}` },
}));

/** The longest words we know of, in German and Finnish. */
export const longPackage: CreditPackage = {
  id: 'long',
  credits: '1.000.000 Guthabeneinheiten',
  messages: '100.000 Nachrichtensendungen',
  price: '12.345.678,90 kr.',
  pricePerCredit: '0,000123456 kr. krediittiyksikköä kohden',
  messageCost: '1.234,56 kr. pro Nachrichtenversand',
  discount: {
    label: 'Neukundenbegrüßungsrabatt in Höhe von 25 Prozent',
    regularPrice: 'Normaalihinta ilman alennusta 16.460.905,20 kr.',
  },
};
