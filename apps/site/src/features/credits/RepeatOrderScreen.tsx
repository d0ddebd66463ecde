import { type ReactNode, useMemo, useEffect } from 'react';
import {
  selectIsAsking,
  selectView,
  selectFailure,
  selectNewTotal,
} from '@velours/machines/payment';
import { Container } from '@velours/ui/primitives/Container';
import { Stack } from '@velours/ui/primitives/Stack';
import { PaymentOutcome, isStatusView } from '../payment/PaymentOutcome.tsx';
import {
  repeatOrderProps,
  type RepeatFacts,
  type RepeatChoice,
  repeatStepOf,
} from './repeat-order.ts';
import { SavedMethods, RemoveMethod } from './SavedMethods.tsx';
import { RepeatOrder } from '@velours/ui/blocks/RepeatOrder';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { type PayValues, useQuotedPayment, orderErrors } from './use-quoted-payment.ts';
import { paymentOptionsQuery, orderPath, orderReturnPath } from '../payment/credit-queries.ts';
import { useFormats } from '../../app/i18n/format.ts';
import type { PaymentSnapshot } from './PaymentView.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useApi } from '../../app/data/api.ts';
import { useSettings, useUser } from '../../app/data/hooks.ts';

interface RepeatOrderScreenProps {
  choice: RepeatChoice;
  idempotencyKey: string;
}

/** The last order by a saved method, in two taps (spec section 2: /credits/repeat-order), in whatever state it is. */
export function RepeatOrderScreen(props: RepeatOrderScreenProps): ReactNode {
  const { choice, idempotencyKey } = props;
  const { snapshot, send, order, isPremium, ...page } = useRepeatOrder(choice);
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
        <RemoveMethod id={remove} {...{ idempotencyKey }} options={page.options} />
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

/** The last order by a saved method (M04): its step is its address, all else as on the order page. */
function useRepeatOrder(choice: RepeatChoice) {
  const api = useApi();
  const navigate = useNavigate();
  const settings = useSettings();
  const isPremium = useUser()?.paid_user ?? false;
  const [search] = useSearchParams();
  const step = repeatStepOf(search);
  const { data: options } = useQuery(paymentOptionsQuery(api));
  if (!options) throw new Error('useRepeatOrder: the page loads the options before it is shown');
  const { payment, ...order } = useQuotedPayment(options, choice);

  // The address of a paid order is its own: a reload shows it, and not the button that would pay once more.
  const paid =
    payment.snapshot && selectView(payment.snapshot) === 'completed'
      ? payment.order?.id
      : undefined;
  useEffect(() => {
    if (paid !== undefined) void navigate(orderReturnPath(paid), { replace: true });
  }, [paid, navigate]);

  return {
    ...payment,
    ...order,
    options,
    step: { ...step, isReview: step.isReview || order.isRefused },
    terms: { refundDays: settings.refund_days, messageCredits: settings.message_credits },
    isPremium,
  };
}
