import type { ReactNode } from 'react';
import { Container } from '@velours/ui/primitives/Container';
import { useUser } from '../../app/data/hooks.ts';
import { usePayment } from '../payment/use-payment.ts';
import { PaymentView } from './PaymentView.tsx';
import { browserLoader } from '../../app/data/browser-loader.ts';
import { loadOrderReturn } from './credits-data.ts';
import { serverLoader } from '../../app/server/page-loader.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import type { Route } from './+types/credits-return.route.ts';

export const loader = serverLoader(loadOrderReturn);
export const clientLoader = browserLoader(loadOrderReturn);

export const handle = {
  namespaces: ['credits'],
  title: (t) => t(($) => $.credits.form.title),
} satisfies PageHandle;

export default function CreditsReturnPage({ loaderData: { orderId } }: Route.ComponentProps) {
  return <CreditsReturnScreen key={orderId} orderId={orderId} />;
}

/** Where the bank leads back to: what became of the order. */
function CreditsReturnScreen(props: { orderId: string }): ReactNode {
  const payment = usePayment({ orderId: props.orderId, choice: null });
  const isPremium = useUser()?.paid_user ?? false;
  return (
    <Container width="md" isPage>
      <PaymentView {...payment} form={null} isPremium={isPremium} />
    </Container>
  );
}
