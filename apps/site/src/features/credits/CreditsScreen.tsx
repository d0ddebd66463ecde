import { type ReactNode } from 'react';
import { Container } from '@velours/ui/primitives/Container';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { useOrderPage } from './use-order-page.ts';
import { PaymentView } from './PaymentView.tsx';

/** Credits (spec section 2: /credits, /credits/{id}/{paymentmethod?}). `refused`: the form was sent without script. */
export function CreditsScreen(props: {
  idempotencyKey: string;
  refused?: RefusedForm | undefined;
}): ReactNode {
  return (
    <Container width="lg" isPage>
      <PaymentView {...useOrderPage(props)} />
    </Container>
  );
}
