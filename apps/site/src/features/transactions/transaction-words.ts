import type {
  Transaction,
  TransactionStatusKind,
  TransactionsTableProps,
} from '@velours/ui/blocks/TransactionsTable';
import type { Answer } from '@velours/api-client';
import type { Schemas } from '../../app/data/api.ts';
import type { Order } from '../payment/credit-queries.ts';
import type { Formats, ZonedFormats } from '../../app/i18n/format.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { creditsText, type DatedOrderWords } from '../payment/order-form.ts';
import { receiptPath } from './transactions.ts';

type Refund = Schemas['Refund'];

/** Day and clock time of a moment, as the reader's clock has it. */
export const momentText = (formats: ZonedFormats, at: string): string =>
  `${formats.date(at)}, ${formats.time(at)}`;

/** Which of several refunds says what became of an order: the bank's word weighs most. */
const WEIGHT = ['chargeback', 'withdrawal', 'refund'] as const satisfies readonly Refund['kind'][];

const OF_KIND = {
  chargeback: 'chargeback',
  withdrawal: 'withdrawn',
  refund: 'refunded',
} as const satisfies Record<Refund['kind'], TransactionStatusKind>;

/** What became of an order. The contract's status stays `completed`; what went back later says more. */
export function orderStatus({ status, refunds, total }: Order): TransactionStatusKind {
  if (status !== 'completed') return status;
  const standing = refunds.filter((refund) => refund.status !== 'failed');
  const kind = WEIGHT.find((each) => standing.some((refund) => refund.kind === each));
  const back = standing.reduce((sum, { amount }) => sum + amount, 0);
  // What the support gave back of it stands in a line of its own: paid back is an order whose whole money is.
  if (!kind || (kind === 'refund' && back < total)) return status;
  return OF_KIND[kind];
}

/** What became of money that goes back. */
function refundStatus({ kind, status }: Refund): TransactionStatusKind {
  if (status !== 'completed') return status;
  return kind === 'chargeback' ? 'chargeback' : 'refunded';
}

/** A number with its sign, so that adding and taking are told apart without colour. */
const signed = (formats: Formats, value: number): string =>
  value > 0 ? `+${formats.number(value)}` : formats.number(value);

const refundWords: Record<Refund['kind'], (t: Translate, credits: string) => string> = {
  withdrawal: (t, credits) => t(($) => $.transactions.orders.withdrawal, { credits }),
  refund: (t, credits) => t(($) => $.transactions.orders.refund, { credits }),
  chargeback: (t, credits) => t(($) => $.transactions.orders.chargeback, { credits }),
};

/** An order, and above it what went back of it. */
function rowsOf(words: DatedOrderWords, order: Order): Transaction[] {
  const { t, formats } = words;
  const money = (amount: number): string => formats.money(amount, order.currency);
  const href = receiptPath(order.id);
  const hasCome = order.status === 'completed';
  const isLost = order.status === 'failed' || order.status === 'cancelled';
  const refunds = order.refunds.toReversed().map((refund) => {
    const isUndone = refund.status === 'failed';
    return {
      id: refund.id,
      href,
      date: momentText(formats, refund.created_at),
      dateTime: refund.created_at,
      what: refundWords[refund.kind](t, creditsText(words, refund.credits)),
      credits: signed(formats, isUndone ? 0 : -refund.credits),
      amount: money(isUndone ? 0 : -refund.amount),
      status: refundStatus(refund),
    };
  });
  return [
    ...refunds,
    {
      id: order.id,
      href,
      date: momentText(formats, order.created_at),
      dateTime: order.created_at,
      what: creditsText(words, order.credits),
      credits: signed(formats, hasCome ? order.credits : 0),
      amount: money(isLost ? 0 : order.total),
      status: orderStatus(order),
    },
  ];
}

/** A page of orders with what went back of them (M10), the newest first: credits and money side by side. */
export const transactionRows = (words: DatedOrderWords, orders: readonly Order[]): Transaction[] =>
  orders
    .flatMap((order) => rowsOf(words, order))
    .toSorted((a, b) => Date.parse(b.dateTime) - Date.parse(a.dateTime));

/** What went back of an order, in a sentence each. */
export function refundNotices(words: DatedOrderWords, order: Order) {
  const { t, formats } = words;
  return order.refunds.map(({ id, kind, status, amount, credits, created_at, ended_at }) => {
    const values = {
      date: formats.date(created_at),
      ended: formats.date(ended_at ?? created_at),
      amount: formats.money(amount, order.currency),
      credits: creditsText(words, credits),
    };
    if (status === 'failed') {
      return { id, tone: 'danger' as const, text: t(($) => $.transactions.refunds.failed, values) };
    }
    const text =
      kind === 'chargeback'
        ? t(($) => $.transactions.refunds.chargeback, values)
        : t(($) => $.transactions.refunds[kind][status], values);
    return { id, tone: 'info' as const, text };
  });
}

/** The sums of everything, not of this page; nothing where nothing was paid yet. */
export function transactionTotals(
  { formats }: DatedOrderWords,
  { credits, amounts }: Answer<'getOrders'>['totals'],
): TransactionsTableProps['totals'] {
  if (amounts.length === 0) return undefined;
  return {
    credits: formats.number(credits),
    amount: formats.list(amounts.map(({ amount, currency }) => formats.money(amount, currency))),
  };
}

/** A status in words. */
export const statusText = (t: Translate, status: TransactionStatusKind): string =>
  t(($) => $.transactions.status[status]);

export function transactionsLabels(t: Translate): TransactionsTableProps['labels'] {
  return {
    ...t(($) => $.transactions.orders),
    statuses: t(($) => $.transactions.status),
  };
}

type StatementDay = Schemas['StatementDay'];

/** A line of the statement, with the balance after it. */
interface StatementRow {
  id: string;
  /** The machine's form of the day. */
  day: string;
  date: string;
  what: string;
  /** With its sign. */
  credits: string;
  balance: string;
}

/** What the words of the statement are made with. Its days are those of UTC, whatever the reader's clock says. */
interface StatementWords {
  t: Translate;
  /** Formats in UTC. */
  formats: ZonedFormats;
}

/** Why credits moved, in words, and how often where it was more than once. */
function kindText({ t, formats }: StatementWords, kind: Schemas['StatementKind'], count: number) {
  const words = t(($) => $.transactions.statement.kinds[kind]);
  return count > 1 ? `${words} (${formats.number(count)})` : words;
}

/**
 * The lines of the days, newest first, each with the balance after it (B06): what a line adds or takes is the difference to the one below it.
 */
export function statementRows(
  words: StatementWords,
  days: readonly StatementDay[],
): StatementRow[] {
  const { formats } = words;
  return days.flatMap(({ day, opening, lines }): StatementRow[] => {
    let balance = opening;
    return lines
      .map(({ kind, count, amount }) => {
        balance += amount;
        return {
          id: `${day} ${kind}`,
          day,
          date: formats.date(day),
          what: kindText(words, kind, count),
          credits: signed(formats, amount),
          balance: formats.number(balance),
        };
      })
      .toReversed();
  });
}

/** What the balance was before the oldest day shown; nothing where no day is. */
export function balanceBefore({ t, formats }: StatementWords, days: readonly StatementDay[]) {
  const oldest = days.at(-1);
  return (
    oldest && {
      what: t(($) => $.transactions.statement.balanceBefore, { date: formats.date(oldest.day) }),
      balance: formats.number(oldest.opening),
    }
  );
}
