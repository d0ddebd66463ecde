import type { ReceiptProps } from '@velours/ui/blocks/Receipt';
import type { Schemas } from '../../app/data/api.ts';
import type { Order } from '../payment/credit-queries.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import {
  creditsText,
  methodName,
  priceSummary,
  type DatedOrderWords,
} from '../payment/order-form.ts';
import { momentText, orderStatus, statusText } from './transactions.ts';

type Company = Schemas['CompanyInfo'];

/** Who sold: as it was when the order was paid, else as the company is now. */
function seller(
  { t, formats }: DatedOrderWords,
  { receipt }: Order,
  company: Company | null,
): ReceiptProps['company'] {
  const sold = receipt?.seller ?? company;
  if (!sold) return { name: '', address: [], details: [] };
  const numbers =
    'vat_number' in sold ? [sold.vat_number].filter((each) => each !== null) : sold.vat_numbers;
  return {
    name: sold.name,
    address: [
      sold.address,
      [sold.zip, sold.city].filter(Boolean).join(' '),
      formats.country(sold.country),
    ],
    details: [
      t(($) => $.common.footer.registration, { number: sold.kvk }),
      ...(numbers.length > 0
        ? [
            t(($) => $.common.footer.vatNumbers, {
              numbers: formats.list(numbers),
              count: numbers.length,
            }),
          ]
        : []),
      ...(company?.support_email
        ? [t(($) => $.common.footer.supportEmail, { email: company.support_email })]
        : []),
    ],
  };
}

/** What a receipt states besides the sums. */
function receiptFacts(
  { t, formats }: DatedOrderWords,
  order: Order,
  buyer: string,
): ReceiptProps['facts'] {
  const { receipt, payment_id, method, method_name } = order;
  return [
    {
      term: receipt
        ? t(($) => $.transactions.receipt.paidOn)
        : t(($) => $.transactions.receipt.date),
      value: momentText(formats, receipt?.issued_at ?? order.ended_at ?? order.created_at),
    },
    { term: t(($) => $.transactions.receipt.reference), value: payment_id },
    { term: t(($) => $.credits.facts.method), value: methodName(t, method, method_name) },
    { term: t(($) => $.transactions.receipt.buyer), value: buyer },
    ...(receipt?.vat_lines ?? []).map(({ percentage, net }) => ({
      term: t(($) => $.transactions.receipt.net, {
        percentage: formats.percent(percentage / 100),
      }),
      value: formats.money(net, order.currency),
    })),
  ];
}

const title = (t: Translate, { receipt, payment_id }: Order): string =>
  receipt
    ? t(($) => $.transactions.receipt.title, { number: receipt.number })
    : t(($) => $.transactions.receipt.orderTitle, { number: payment_id });

/** An order as its receipt (M10); before it is paid it is no receipt and does not call itself one. */
export function receiptProps(
  words: DatedOrderWords,
  order: Order,
  { company, buyer }: { company: Company | null; buyer: string },
): Omit<ReceiptProps, 'children' | 'onPrint' | 'actions'> {
  const { t } = words;
  const {
    labels: _labels,
    isUpdating: _isUpdating,
    ...summary
  } = priceSummary(words, order, false);
  const status = orderStatus(order);
  const isPaid = order.status === 'completed';
  return {
    title: title(t, order),
    status,
    statusLabel: statusText(t, status),
    facts: receiptFacts(words, order, buyer),
    summary: {
      ...summary,
      title: isPaid
        ? t(($) => $.transactions.receipt.summary)
        : t(($) => $.transactions.receipt.orderSummary),
    },
    company: seller(words, order, company),
    labels: {
      print: t(($) => $.transactions.receipt.print),
      seller: t(($) => $.transactions.receipt.seller),
    },
  };
}

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
