import type { PaymentStatusProps } from '@velours/ui/blocks/PaymentStatus';
import type { PaymentView } from '@velours/machines/payment';
import type { Order } from './credit-queries.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { creditsText, type OrderWords } from './order-form.ts';

/** The views in which an order is under way or over; in all others something can be chosen. */
export type StatusView = Exclude<
  PaymentView,
  | 'loading options'
  | 'options failed'
  | 'choosing'
  | 'choosing: price changed'
  | 'choosing: refused'
  | 'submitting'
>;

type Words = Pick<PaymentStatusProps, 'status' | 'title' | 'children'>;

const WORDS: Readonly<Record<StatusView, (t: Translate) => Words>> = {
  redirecting: (t) => ({
    status: 'pending',
    title: t(($) => $.credits.status.redirecting.title),
    children: t(($) => $.credits.status.redirecting.text),
  }),
  'pending: bank is waiting': (t) => ({
    status: 'pending',
    title: t(($) => $.credits.status.waiting.title),
    children: t(($) => $.credits.status.waiting.text),
  }),
  pending: (t) => ({
    status: 'pending',
    title: t(($) => $.credits.status.pending.title),
    children: t(($) => $.credits.status.pending.text),
  }),
  completed: (t) => ({ status: 'completed', title: t(($) => $.credits.status.completed.title) }),
  failed: (t) => ({
    status: 'failed',
    title: t(($) => $.credits.status.failed.title),
    children: t(($) => $.credits.status.failed.text),
  }),
  cancelled: (t) => ({
    status: 'cancelled',
    title: t(($) => $.credits.status.cancelled.title),
    children: t(($) => $.credits.status.cancelled.text),
  }),
  unknown: (t) => ({
    status: 'unknown',
    title: t(($) => $.credits.status.unknown.title),
    children: t(($) => $.credits.status.unknown.text),
  }),
  'unknown: too long ago': (t) => ({
    status: 'unknown',
    title: t(($) => $.credits.status.tooLongAgo.title),
    children: t(($) => $.credits.status.tooLongAgo.text),
  }),
  'not found': (t) => ({
    status: 'failed',
    title: t(($) => $.credits.status.notFound.title),
    children: t(($) => $.credits.status.notFound.text),
  }),
};

export const isStatusView = (view: PaymentView): view is StatusView => Object.hasOwn(WORDS, view);

/** How an order that the server has told stands, where the statechart is not there yet. */
export const viewOfOrder = (order: Order | null): StatusView => {
  if (order === null) return 'not found';
  if (order.status !== 'pending') return order.status;
  return order.redirect_url === null ? 'pending' : 'pending: bank is waiting';
};

/** Where a payment is, in words (spec section 4), and what was ordered, as far as it is known. */
export function paymentStatusWords(
  words: OrderWords,
  view: StatusView,
  order: Order | null,
  isPremium: boolean,
): Omit<PaymentStatusProps, 'actions'> {
  const { t, formats } = words;
  const known = WORDS[view](t);
  if (order === null) return { ...known, facts: [] };
  const credits = creditsText(words, order.credits);
  const completed = [
    t(($) => $.credits.status.completed.text, { credits }),
    ...(isPremium ? [t(($) => $.credits.status.completed.premium)] : []),
  ].join(' ');
  return {
    ...known,
    ...(view === 'completed' ? { children: completed } : {}),
    facts: [
      { term: t(($) => $.credits.facts.reference), value: order.payment_id },
      { term: t(($) => $.credits.facts.amount), value: formats.money(order.total, order.currency) },
      { term: t(($) => $.credits.facts.credits), value: credits },
      { term: t(($) => $.credits.facts.method), value: order.method_name },
    ],
  };
}
