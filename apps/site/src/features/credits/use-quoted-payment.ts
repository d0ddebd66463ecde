import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PaymentChoice } from '@velours/machines/payment';
import { useApi } from '../../app/data/api.ts';
import { quoteQuery, type PaymentOptions, quotedChoice } from '../payment/credit-queries.ts';
import { useSettings } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { missingValues, orderErrors, type OrderErrors } from './order-errors.ts';
import { endedOrderOf, type OrderChoice } from '../payment/order-path.ts';
import { errorOf, type RefusedForm } from '../../app/forms/refused-form.ts';
import { useFormats } from '../../app/i18n/format.ts';
import { usePayment } from '../payment/use-payment.ts';

/** What the order button is pressed with besides the choice. */
export interface PayValues {
  withdrawal_consent: boolean;
  save_method?: boolean;
}

/**
 * A choice at the price the server works out, and its order by the statechart: what every page that takes orders shares.
 * `refused`: the form was sent without script.
 */
export function useQuotedPayment(
  options: PaymentOptions,
  choice: OrderChoice,
  refused: RefusedForm | undefined,
) {
  const api = useApi();
  const t = useTranslate();
  const formats = useFormats();
  const needsConsent = useSettings().refund_days > 0;
  const quoted = quotedChoice(options, choice);
  const quote = useQuery({
    ...quoteQuery(api, quoted ?? { package: 'p0' }),
    enabled: quoted !== null,
    placeholderData: keepPreviousData,
  });

  const toPay = (values: PayValues): PaymentChoice | null =>
    choice.package === undefined || choice.method === undefined
      ? null
      : {
          packageId: choice.package,
          method: choice.method,
          discountCode: options.discount?.code ?? null,
          // Where there is no right of withdrawal, nothing is asked and nothing stands in the way.
          withdrawalConsent: values.withdrawal_consent || !needsConsent,
          ...(values.save_method ? { saveMethod: true } : {}),
        };
  const [search] = useSearchParams();
  const payment = usePayment({
    orderId: null,
    choice: toPay({ withdrawal_consent: false }),
    endedOrderId: endedOrderOf(search),
  });
  const [missing, setMissing] = useState<OrderErrors>();
  const refusal = useMemo(
    () => orderErrors({ t, formats }, errorOf(refused), null, options.currency),
    [t, formats, refused, options.currency],
  );

  function pay(values: PayValues): void {
    const left = missingValues(
      t,
      {
        ...values,
        package: choice.package ?? '',
        payment_method: choice.method ?? '',
      },
      needsConsent,
    );
    const chosen = toPay(values);
    if (left) setMissing(left);
    else if (chosen && quote.data) {
      setMissing(undefined);
      payment.send({ type: 'CHOOSE', choice: chosen });
      payment.send({ type: 'PAY', total: quote.data.total });
    }
  }

  return {
    payment,
    quote: quoted ? quote.data : undefined,
    /** The price is being worked out anew. */
    isQuoteOld: quote.isPlaceholderData || quote.isFetching,
    errors: missing ?? refusal,
    clearMissing: () => setMissing(undefined),
    pay,
  };
}
