import { longSummary } from '../PriceSummary/PriceSummary.fixtures.ts';
import type { WithdrawalFormProps } from './WithdrawalForm.types.ts';

/** 100 credits for 8.75, 30 of them used: 70 of 100 come back, 8.75 - 2.62 = 6.13. */
export const withdrawal = {
  action: '/transactions/t12/withdraw',
  backHref: '#receipt',
  facts: [
    { term: 'Purchase', value: '100 credits, € 8.75' },
    { term: 'Bought on', value: '12 March 2026, 21:04' },
    { term: 'Reference', value: 'VEL-2026-004217' },
    { term: 'Withdrawal until', value: '26 March 2026, 23:59' },
  ],
  summary: {
    title: 'What you get back',
    lines: [
      { id: 'paid', label: 'You paid', amount: '€ 8.75' },
      { id: 'used', label: 'Used', detail: '30 of 100 credits', amount: '− € 2.62' },
    ],
    total: { label: 'Refund', amount: '€ 6.13' },
    credits: { label: 'Taken off your balance', amount: '70 credits' },
    vat: { label: 'VAT in the refund (21 %)', amount: '€ 1.06' },
  },
  labels: {
    title: 'Withdraw from your purchase',
    lead: 'You need no reason. The money goes back the way it came, within 14 days.',
    confirm: (refund) => `Withdraw and get back ${refund}`,
    confirming: 'Withdrawing',
    back: 'Back to the receipt',
    errorTitle: 'This did not work',
    doneTitle: 'You have withdrawn from your purchase',
    doneText: '€ 6.13 is on its way to you. We have sent you a confirmation by e-mail.',
    overTitle: 'The time to withdraw is over',
    overText:
      'A purchase can be withdrawn from within 14 days. If something was wrong with it, our support will help you.',
  },
} as const satisfies WithdrawalFormProps;

/** The longest words we know of, in German and Finnish. */
export const longWithdrawal = {
  ...withdrawal,
  facts: [
    { term: 'Widerrufsfristende', value: 'Donnerstag, 30. September 2027, 23:59:59 Uhr' },
    { term: 'Maksutapahtuman viitenumero', value: 'VEL20260042170000000000000000000042' },
  ],
  summary: longSummary,
  labels: {
    ...withdrawal.labels,
    title: 'Widerrufserklärung zur Guthabenbestellung',
    lead: 'Peruuttamiselle ei tarvitse esittää perusteluja. Rahat palautetaan alkuperäistä maksutapaa käyttäen.',
    confirm: (refund: string) => `Widerruf bestätigen und Rückerstattung über ${refund} erhalten`,
    back: 'Zurück zum Zahlungsbestätigungsnachweis',
  },
} as const satisfies WithdrawalFormProps;
