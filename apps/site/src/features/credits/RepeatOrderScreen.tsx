import { type ReactNode, useMemo } from 'react';
import {
  selectIsAsking,
  selectView,
  selectFailure,
  selectNewTotal,
} from '@velours/machines/payment';
import { Container } from '@velours/ui/primitives/Container';
import { Stack } from '@velours/ui/primitives/Stack';
import { PaymentOutcome, isStatusView } from '../payment/PaymentOutcome.tsx';
import { repeatOrderProps, type RepeatFacts, type RepeatChoice } from './repeat-order.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { useRepeatOrder } from './use-repeat-order.ts';
import { RemoveMethod } from './RemoveMethod.tsx';
import { SavedMethods } from './SavedMethods.tsx';
import { RepeatOrder } from '@velours/ui/blocks/RepeatOrder';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { orderErrors } from './order-errors.ts';
import { orderPath } from '../payment/order-path.ts';
import { useFormats } from '../../app/i18n/format.ts';
import type { PayValues } from './use-quoted-payment.ts';
import type { PaymentSnapshot } from './PaymentView.tsx';

interface RepeatOrderScreenProps {
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

interface RepeatOrderViewProps extends RepeatFacts {
  snapshot: PaymentSnapshot | undefined;
  idempotencyKey: string;
  pay: (values: PayValues) => void;
}

/** What was bought last, at the price it has now; where its method is gone, the way to another. */
function RepeatOrderView(props: RepeatOrderViewProps): ReactNode {
  const { snapshot, idempotencyKey, pay, errors: missing, ...facts } = props;
  const t = useTranslate();
  const formats = useFormats();
  const words = useMemo(() => ({ t, formats }), [t, formats]);
  const { choice, quote, isQuoteOld } = facts;
  const { currency } = props.options;
  const newTotal = snapshot ? selectNewTotal(snapshot) : null;
  const failure = snapshot ? selectFailure(snapshot) : null;
  // New errors move the focus to the summary, so the same ones must stay the same object.
  const errors = useMemo(
    () => missing ?? orderErrors(words, failure, newTotal, currency),
    [missing, words, failure, newTotal, currency],
  );
  const order = repeatOrderProps(words, {
    ...facts,
    errors,
    isQuoteOld: isQuoteOld || (newTotal !== null && quote?.total !== newTotal),
  });
  if (!order) {
    return (
      <EmptyState
        headingLevel={1}
        title={t(($) => $.shop.repeat.gone.title)}
        action={
          <Link appearance="button" href={orderPath({ package: choice.package })}>
            {t(($) => $.shop.repeat.gone.action)}
          </Link>
        }
      >
        {t(($) => $.shop.repeat.gone.text)}
      </EmptyState>
    );
  }
  return (
    <RepeatOrder
      {...order}
      hiddenFields={{
        package: choice.package,
        payment_method: choice.method,
        total: String(quote?.total ?? ''),
        idempotency_key: idempotencyKey,
      }}
      isPending={snapshot !== undefined && selectView(snapshot) === 'submitting'}
      onSubmit={pay}
    />
  );
}
