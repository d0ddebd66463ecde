import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Container } from '@velours/ui/primitives/Container';
import { useApi } from '../../app/data/api.ts';
import { browserLoader } from '../../app/data/browser-loader.ts';
import { useUser } from '../../app/data/hooks.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import { orderQuery } from '../payment/credit-queries.ts';
import { viewOfFollowed } from '../payment/PaymentOutcome.tsx';
import { usePayment } from '../payment/use-payment.ts';
import { loadOrderReturn, type OrderReturn } from './credits.ts';
import { Purchase } from './Purchase.tsx';
import type { Route } from './+types/credits-return.route.ts';

export const loader = serverLoader(loadOrderReturn);
export const clientLoader = browserLoader(loadOrderReturn);

export const handle = {
  namespaces: ['credits'],
  // One that was open may have ended since.
  title: (t, { status }) =>
    status === 'pending'
      ? t(($) => $.credits.form.title)
      : t(($) => $.credits.status[status].title),
} satisfies PageHandle<OrderReturn>;

/** Where the bank leads back to: what became of the order. */
export default function CreditsReturnPage({ loaderData }: Route.ComponentProps) {
  const { orderId, status } = loaderData;
  return <CreditsReturn key={orderId} {...{ orderId, status }} />;
}

function CreditsReturn({ orderId, status }: OrderReturn) {
  const payment = usePayment({ orderId, choice: null });
  const isPremium = useUser()?.paid_user ?? false;
  useTitleOfEnd(payment, { orderId, status });
  return (
    <Container width="md" isPage>
      <Purchase {...payment} form={null} isPremium={isPremium} />
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
