import type { PaymentStatusKind, PaymentStatusProps } from './PaymentStatus.types.ts';

type Example = Pick<PaymentStatusProps, 'status' | 'title' | 'children'> & {
  /** What each page offers next, the likeliest first. */
  next: readonly { href: string; label: string }[];
};

export const paymentFacts: PaymentStatusProps['facts'] = [
  { term: 'Reference', value: 'VEL-2026-004217' },
  { term: 'Amount', value: '€ 11.50' },
  { term: 'Credits', value: '100 credits' },
  { term: 'Paid by', value: 'iDEAL' },
];

const support = { href: '#support', label: 'Ask our support' };

export const paymentExamples: Readonly<Record<PaymentStatusKind, Example>> = {
  pending: {
    status: 'pending',
    title: 'Your payment is on its way',
    children:
      'The bank is still working on it. Your credits are added as soon as it has arrived; you may leave this page.',
    next: [{ href: '#members', label: 'Back to the members' }],
  },
  completed: {
    status: 'completed',
    title: 'Your payment has arrived',
    children: '100 credits have been added. You are now a premium member.',
    next: [
      { href: '#chats', label: 'To my messages' },
      { href: '#receipt', label: 'See the receipt' },
    ],
  },
  failed: {
    status: 'failed',
    title: 'The payment did not go through',
    children: 'Your bank refused it. Nothing has been taken from your account.',
    next: [{ href: '#again', label: 'Try another way to pay' }, support],
  },
  cancelled: {
    status: 'cancelled',
    title: 'You cancelled the payment',
    children: 'Nothing has been taken from your account and no credits were added.',
    next: [{ href: '#again', label: 'Back to the order' }],
  },
  unknown: {
    status: 'unknown',
    title: 'We are asking the bank',
    children:
      'The bank has not told us yet what became of this payment. Please do not pay again: we keep asking, and write to you as soon as we know.',
    next: [{ href: '#transactions', label: 'To my transactions' }, support],
  },
};

/** The longest words we know of, in German and Finnish. */
export const longPayment: Example & Pick<PaymentStatusProps, 'facts'> = {
  status: 'unknown',
  title: 'Zahlungsbestätigungsrückmeldung der Bank steht noch aus',
  children:
    'Maksutapahtuman vahvistaminen kestää tavanomaista pidempään pankkijärjestelmien huoltotoimenpiteiden vuoksi.',
  next: [{ href: '#transactions', label: 'Zahlungstransaktionsübersicht aufrufen' }],
  facts: [
    { term: 'Zahlungsreferenznummer', value: 'VEL20260042170000000000000000000000000042' },
    { term: 'Rechnungsgesamtbetrag', value: '13.580.246,79 kr.' },
  ],
};
