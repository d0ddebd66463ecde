import { useMemo, type ReactNode } from 'react';
import { selectFailure, selectNewTotal, selectView } from '@velours/machines/payment';
import { RepeatOrder } from '@velours/ui/blocks/RepeatOrder';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { orderErrors } from './order-errors.ts';
import { orderPath } from '../payment/order-path.ts';
import { repeatOrderProps, type RepeatFacts } from './repeat-order.ts';
import { useFormats } from '../../app/i18n/format.ts';
import type { PayValues } from './use-quoted-payment.ts';
import type { PaymentSnapshot } from './PaymentView.tsx';

export interface RepeatOrderViewProps extends RepeatFacts {
  snapshot: PaymentSnapshot | undefined;
  idempotencyKey: string;
  pay: (values: PayValues) => void;
}

/** What was bought last, at the price it has now; where its method is gone, the way to another. */
export function RepeatOrderView(props: RepeatOrderViewProps): ReactNode {
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
