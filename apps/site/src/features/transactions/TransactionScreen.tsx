import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Receipt } from '@velours/ui/blocks/Receipt';
import { Banner } from '@velours/ui/components/Banner';
import { Breadcrumbs } from '@velours/ui/components/Breadcrumbs';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useApi } from '../../app/data/api.ts';
import { orderQuery, type Order } from '../payment/credit-queries.ts';
import { useCompany, useUser } from '../../app/data/hooks.ts';
import { useIsServed } from '../../app/loading/served-part.tsx';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { receiptProps, refundNotices } from './receipt.ts';
import { useOrderChanges, transactionsPath } from './transactions-data.ts';
import { withdrawalOffer } from '../withdrawal/withdrawal.ts';
import { useDayFormats, useFormats, useLocalFormats } from '../../app/i18n/use-formats.ts';
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
  const t = useTranslate();
  const formats = useFormats();
  const { snapshot, send } = usePayment({ orderId: order.id, choice: null });
  const view = viewOfFollowed(snapshot, order);
  const { title, children } = paymentStatusWords({ t, formats }, view, order, false);
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
