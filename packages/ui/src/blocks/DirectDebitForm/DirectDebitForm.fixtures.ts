import { longSummary, priceSummary } from '../PriceSummary/PriceSummary.fixtures.ts';
import type { DirectDebitCodeFormProps, DirectDebitFormProps } from './DirectDebitForm.types.ts';

/** Package p1 by direct debit: 11.00 + 0.25 = 11.25, of which 1.95 is VAT. */
const summary = {
  ...priceSummary,
  lines: [
    { id: 'package', label: '100 credits', amount: '€ 11.00' },
    { id: 'costs', label: 'Transaction costs', detail: 'SEPA direct debit', amount: '€ 0.25' },
  ],
  total: { label: 'Total', amount: '€ 11.25' },
  vat: { label: 'VAT included (21 %)', amount: '€ 1.95' },
};

export const directDebit = {
  action: '/directdebit',
  summary,
  phonePrefix: '+31',
  mandate: {
    text: 'By signing you authorise Velours Demo B.V. to send an instruction to your bank to debit your account once, and your bank to debit your account accordingly. You are entitled to a refund from your bank under the terms of your agreement with it; it must be claimed within 8 weeks of the debit.',
    facts: [
      { term: 'Mandate reference', value: 'VEL-M-2026-000318' },
      { term: 'Creditor', value: 'Velours Demo B.V.' },
      { term: 'Creditor id', value: 'NL00ZZZ000000000000' },
    ],
  },
  labels: {
    title: 'Pay by direct debit',
    lead: 'We need these for the mandate. Nothing is taken until you enter the code we send you.',
    account: 'Your account',
    address: 'Your address',
    account_holder: 'Account holder',
    iban: 'IBAN',
    ibanHint: 'For example NL00 BANK 0123 4567 89',
    street: 'Street',
    house_number: 'House number',
    zip: 'Postcode',
    city: 'City',
    phone: 'Mobile phone',
    phoneHint: 'We send you a code by SMS.',
    mandate: 'SEPA direct debit mandate',
    submit: 'Sign and get a code',
    pending: 'Sending the code',
    errorTitle: 'Some answers need another look',
  },
} as const satisfies DirectDebitFormProps;

export const directDebitCode = {
  action: '/directdebit',
  summary,
  resend: {
    action: '/directdebit/resend',
    labels: {
      resend: 'Send another code',
      resending: 'Sending a code',
      resent: 'Another code is on its way.',
    },
  },
  backHref: '/directdebit',
  labels: {
    title: 'Enter your code',
    lead: 'We sent it by SMS to +31 6 •••• ••78.',
    otp: 'Code',
    otpHint: 'Six digits. It is valid for 10 minutes.',
    submit: (total) => `Pay ${total}`,
    pending: 'Checking the code',
    back: 'Use another number',
    errorTitle: 'This code did not work',
  },
} as const satisfies DirectDebitCodeFormProps;

/** Every way it can be refused (spec sections 5 and 8). */
export const directDebitRefusals = {
  invalid: {
    fields: {
      account_holder: 'Enter the name of the account holder.',
      iban: 'This IBAN has a wrong digit. Compare it with your card.',
      zip: 'This is no Dutch postcode. It looks like 1234 AB.',
    },
  },
  blocked: {
    fields: {
      iban: 'This account cannot be used for direct debits here. Choose another payment method.',
      phone: 'This number cannot be used here. Enter another mobile number.',
    },
  },
  limit: {
    form: 'You have reached the limit of direct debits: € 50.00 in 30 days. You can pay by another method.',
  },
} as const;

/** The longest words we know of, in German and Finnish. */
export const longDirectDebit = {
  ...directDebit,
  summary: longSummary,
  mandate: {
    text: 'Ich ermächtige die Donaudampfschifffahrtsgesellschaftsbeteiligungsverwaltungs-GmbH, Zahlungen von meinem Konto mittels Lastschrift einzuziehen.',
    facts: [
      { term: 'Mandatsreferenznummer', value: 'VELM20260003180000000000000000000000' },
      { term: 'Gläubigeridentifikationsnummer', value: 'DE00ZZZ000000000000' },
    ],
  },
  labels: {
    ...directDebit.labels,
    title: 'Lastschrifteinzugsermächtigung',
    lead: 'Tilaus vahvistetaan matkapuhelimeesi lähetettävällä kertakäyttökoodilla.',
    account: 'Bankverbindungsdaten',
    address: 'Rechnungsanschriftsangaben',
    account_holder: 'Kontoinhaberin oder Kontoinhaber',
    house_number: 'Hausnummernzusatz',
    zip: 'Postleitzahlengebiet',
    phone: 'Matkapuhelinnumero tekstiviestivahvistusta varten',
    mandate: 'SEPA-Lastschriftmandatserteilung',
    submit: 'Lastschriftmandat erteilen und Bestätigungscode anfordern',
  },
} as const satisfies DirectDebitFormProps;

export const longDirectDebitCode = {
  ...directDebitCode,
  summary: longSummary,
  resendWait: 'Ein weiterer Bestätigungscode kann in 0:45 Minuten angefordert werden.',
  labels: {
    ...directDebitCode.labels,
    title: 'Bestätigungscode eingeben',
    lead: 'Lähetimme kertakäyttökoodin numeroon +358 40 ••• ••78.',
    otp: 'Kertakäyttöinen vahvistuskoodi',
    submit: (total: string) => `Zahlungspflichtig bestellen für ${total}`,
    back: 'Andere Mobilfunknummer verwenden',
  },
} as const satisfies DirectDebitCodeFormProps;
