import { useState, type ReactNode } from 'react';
import { selectIsAsking, selectView } from '@velours/machines/payment';
import { Banner } from '@velours/ui/components/Banner';
import { Inline } from '@velours/ui/primitives/Inline';
import type { Order } from '../payment/credit-queries.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { isStatusView, paymentStatusWords, viewOfOrder } from '../payment/payment-status.ts';
import { usePayment } from '../payment/use-payment.ts';
import { useFormats } from '../../app/i18n/format.ts';
import { PaymentActions } from '../payment/PaymentOutcome.tsx';

/** Above the receipt of an order that the bank has not decided on: where it is, the way to the bank, and asking. */
export function PendingOrder({ order }: { order: Order }): ReactNode {
  // Followed to its end: who is told of it there must still hear it.
  const [wasPending] = useState(order.status === 'pending');
  return wasPending ? <FollowedOrder order={order} /> : null;
}

function FollowedOrder({ order }: { order: Order }): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const { snapshot, send } = usePayment({ orderId: order.id, choice: null });
  const seen = snapshot ? selectView(snapshot) : viewOfOrder(order);
  const view = isStatusView(seen) ? seen : viewOfOrder(order);
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
