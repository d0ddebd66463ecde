import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Receipt, type ReceiptProps } from '@velours/ui/blocks/Receipt';
import { Banner } from '@velours/ui/components/Banner';
import { Breadcrumbs } from '@velours/ui/components/Breadcrumbs';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { type Schemas, useApi } from '../../app/data/api.ts';
import { orderQuery, type Order } from '../payment/credit-queries.ts';
import { methodName, priceSummary, type DatedOrderWords } from '../payment/order-form.ts';
import { useCompany, useUser } from '../../app/data/hooks.ts';
import { useIsServed } from '../../app/loading/parts.tsx';
import { useTexts, useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { momentText, orderStatus, refundNotices, statusText } from './transaction-words.ts';
import { useOrderChanges, transactionsPath } from './transactions.ts';
import { withdrawalOffer } from '../withdrawal/withdrawal.ts';
import { useDayFormats, useLocalFormats } from '../../app/i18n/use-formats.ts';
import { selectIsAsking } from '@velours/machines/payment';
import { Inline } from '@velours/ui/primitives/Inline';
import { PaymentActions, paymentStatusWords, viewOfFollowed } from '../payment/PaymentOutcome.tsx';
import { useOrderShown, usePayment } from '../payment/use-payment.ts';

/** One order and its receipt (spec section 2: /transactions/{id}). */
export function TransactionScreen({ orderId }: { orderId: string }): ReactNode {
  const t = useTranslate();
  const formats = useLocalFormats();
  const dayFormats = useDayFormats();
  const company = useCompany();
  const buyer = useUser()?.profile.name ?? '';
  const isServed = useIsServed();
  const { data: order } = useQuery(orderQuery(useApi(), orderId));
  useOrderChanges();
  useOrderShown(order);
  if (!order) return null;

  const words = { t, formats, dayFormats };
  const receipt = receiptProps(words, order, { company, buyer });
  const offer = withdrawalOffer(words, order);
  const notices = refundNotices(words, order);
  return (
    <Container width="md" isPage>
      <Stack gap="lg">
        <Breadcrumbs
          label={t(($) => $.transactions.receipt.here)}
          parents={[
            {
              href: transactionsPath({ view: 'orders', before: null }),
              label: t(($) => $.transactions.title),
            },
          ]}
          current={receipt.title}
        />
        <PendingOrder order={order} />
        <Receipt
          {...receipt}
          // A button that nothing answers is none.
          onPrint={isServed || order.status !== 'completed' ? undefined : () => window.print()}
          actions={
            offer?.link && (
              <Link
                href={offer.link.href}
                appearance="button"
                variant="outline"
                tone="neutral"
                aria-describedby="withdrawal-offer"
              >
                {offer.link.label}
              </Link>
            )
          }
        >
          {notices.length > 0 && (
            <Stack gap="sm">
              {notices.map(({ id, tone, text }) => (
                <Banner key={id} tone={tone}>
                  {text}
                </Banner>
              ))}
            </Stack>
          )}
        </Receipt>
        {offer && (
          <Text size="sm" tone="muted" id="withdrawal-offer">
            {offer.text}
          </Text>
        )}
      </Stack>
    </Container>
  );
}

/** Above the receipt of an order that the bank has not decided on: where it is, the way to the bank, and asking. */
function PendingOrder({ order }: { order: Order }): ReactNode {
  // Followed to its end: who is told of it there must still hear it.
  const [wasPending] = useState(order.status === 'pending');
  return wasPending ? <FollowedOrder order={order} /> : null;
}

function FollowedOrder({ order }: { order: Order }): ReactNode {
  const words = useTexts();
  const { snapshot, send } = usePayment({ orderId: order.id, choice: null });
  const view = viewOfFollowed(snapshot, order);
  const { title, children } = paymentStatusWords(words, view, order, false);
  return (
    <div role="status">
      {order.status === 'pending' && (
        <Banner
          title={title}
          actions={
            <Inline gap="sm">
              <PaymentActions
                view={view}
                order={order}
                isAsking={snapshot !== undefined && selectIsAsking(snapshot)}
                isOnOrderPage={false}
                send={send}
              />
            </Inline>
          }
        >
          {children}
        </Banner>
      )}
    </div>
  );
}

/** Who sold: as it was when the order was paid, else as the company is now. */
function seller(
  { t, formats }: DatedOrderWords,
  { receipt }: Order,
  company: Schemas['CompanyInfo'] | null,
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

/** An order as its receipt (M10); before it is paid it is no receipt and does not call itself one. */
export function receiptProps(
  words: DatedOrderWords,
  order: Order,
  { company, buyer }: { company: Schemas['CompanyInfo'] | null; buyer: string },
): Omit<ReceiptProps, 'children' | 'onPrint' | 'actions'> {
  const { t } = words;
  const { receipt } = order;
  const {
    labels: _labels,
    isUpdating: _isUpdating,
    ...summary
  } = priceSummary(words, order, false);
  const status = orderStatus(order);
  const isPaid = order.status === 'completed';
  return {
    title: receipt
      ? t(($) => $.transactions.receipt.title, { number: receipt.number })
      : t(($) => $.transactions.receipt.orderTitle, { number: order.payment_id }),
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
