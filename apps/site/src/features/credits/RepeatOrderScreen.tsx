import type { ReactNode } from 'react';
import { selectIsAsking, selectView } from '@velours/machines/payment';
import { Container } from '@velours/ui/primitives/Container';
import { Stack } from '@velours/ui/primitives/Stack';
import { isStatusView } from '../payment/payment-status.ts';
import type { RepeatChoice } from './repeat-choice.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { useRepeatOrder } from './use-repeat-order.ts';
import { PaymentOutcome } from '../payment/PaymentOutcome.tsx';
import { RemoveMethod } from './RemoveMethod.tsx';
import { RepeatOrderView } from './RepeatOrderView.tsx';
import { SavedMethods } from './SavedMethods.tsx';

export interface RepeatOrderScreenProps {
  choice: RepeatChoice;
  idempotencyKey: string;
  /** The form was sent without script. */
  refused?: RefusedForm | undefined;
}

/** The last order by a saved method, in two taps (spec section 2: /credits/repeat-order), in whatever state it is. */
export function RepeatOrderScreen(props: RepeatOrderScreenProps): ReactNode {
  const { choice, idempotencyKey, refused } = props;
  const { snapshot, send, order, isPremium, ...page } = useRepeatOrder({ choice, refused });
  const view = snapshot ? selectView(snapshot) : 'choosing';
  if (isStatusView(view)) {
    return (
      <Container width="md" isPage>
        <PaymentOutcome
          {...{ view, order, isPremium, send }}
          isAsking={snapshot !== undefined && selectIsAsking(snapshot)}
          isOnOrderPage
        />
      </Container>
    );
  }
  const { remove, isReview } = page.step;
  return (
    <Container width="sm" isPage>
      {remove === undefined ? (
        <Stack gap="xl">
          <RepeatOrderView {...page} {...{ snapshot, choice, idempotencyKey }} />
          {!isReview && <SavedMethods options={page.options} current={choice.method} />}
        </Stack>
      ) : (
        <RemoveMethod id={remove} {...{ refused, idempotencyKey }} options={page.options} />
      )}
    </Container>
  );
}
