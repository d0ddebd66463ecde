import type { ReactNode } from 'react';
import { Container } from '@velours/ui/primitives/Container';
import { useUser } from '../../app/data/hooks.ts';
import { usePayment } from '../payment/use-payment.ts';
import { PaymentView } from './PaymentView.tsx';

/** Where the bank leads back to: what became of the order. */
export function CreditsReturnScreen(props: { orderId: string }): ReactNode {
  const payment = usePayment({ orderId: props.orderId, choice: null });
  const isPremium = useUser()?.paid_user ?? false;
  return (
    <Container width="md" isPage>
      <PaymentView {...payment} form={null} isPremium={isPremium} />
    </Container>
  );
}
