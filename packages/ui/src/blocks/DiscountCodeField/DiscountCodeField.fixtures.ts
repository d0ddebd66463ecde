import type { DiscountCodeFieldProps, DiscountCodeState } from './DiscountCodeField.types.ts';

export const discountCodeLabels: DiscountCodeFieldProps['labels'] = {
  label: 'Discount code',
  hint: 'One code for each order.',
  apply: 'Use code',
  checking: 'Checking the code',
  remove: (code) => `Remove code ${code}`,
};

/** One line for each way a code can be refused (M06). */
export const refusals = {
  notFound: 'We do not know this code. Check how it is spelled.',
  used: 'You have used this code already.',
  expired: 'This code was valid until 1 March.',
  minimum: 'This code is for orders of € 20.00 or more.',
  country: 'This code is not valid in the Netherlands.',
  user: 'This code was given to another member.',
  method: 'This code is not valid for bank transfers. Choose another payment method.',
} as const;

export const appliedCode: DiscountCodeState = {
  status: 'applied',
  code: 'TIMEBONUS25',
  effect: '25 % off: − € 2.75',
};

/** The longest words we know of, in German and Finnish. */
export const longDiscountCodeLabels: DiscountCodeFieldProps['labels'] = {
  label: 'Alennuskoodi tai etukuponkitunniste',
  hint: 'Je Bestellvorgang kann höchstens ein Gutscheincode eingelöst werden.',
  apply: 'Gutscheincode einlösen',
  checking: 'Wird überprüft',
  remove: (code) => `Gutscheincode ${code} entfernen`,
};
