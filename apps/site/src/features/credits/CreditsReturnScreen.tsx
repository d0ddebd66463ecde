import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Container } from '@velours/ui/primitives/Container';
import { useApi } from '../../app/data/api.ts';
import { useUser } from '../../app/data/hooks.ts';
import { orderQuery } from '../payment/credit-queries.ts';
import { viewOfFollowed } from '../payment/PaymentOutcome.tsx';
import { usePayment } from '../payment/use-payment.ts';
import type { OrderReturn } from './credits-data.ts';
import { PaymentView } from './PaymentView.tsx';

/** Where the bank leads back to: what became of the order. */
export function CreditsReturnScreen({ orderId, status }: OrderReturn): ReactNode {
  const payment = usePayment({ orderId, choice: null });
  const isPremium = useUser()?.paid_user ?? false;
  useTitleOfEnd(payment, { orderId, status });
  return (
    <Container width="md" isPage>
      <PaymentView {...payment} form={null} isPremium={isPremium} />
    </Container>
  );
}

/** The title is that of the page's data: an order that ends while it is followed is loaded anew. */
function useTitleOfEnd(
  { snapshot, order }: ReturnType<typeof usePayment>,
  { orderId, status }: OrderReturn,
): void {
  const api = useApi();
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const view = viewOfFollowed(snapshot, order);
  const hasEnded = ENDS.some((end) => end === view && end !== status);
  // Told by another tab it is not yet in the cache.
  const isTold = order?.status !== 'pending';
  useEffect(() => {
    if (!hasEnded) return;
    const known = isTold
      ? Promise.resolve()
      : client.fetchQuery({ ...orderQuery(api, orderId), staleTime: 0 });
    known.then(revalidate, () => undefined);
  }, [hasEnded, isTold, api, client, orderId, revalidate]);
}

const ENDS: readonly OrderReturn['status'][] = ['completed', 'failed', 'cancelled'];
