import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useOptimistic, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { PaymentChoice } from '@velours/machines/payment';
import type { OrderIntent, OrderValues } from '@velours/ui/blocks/OrderForm';
import { useApi } from '../../data/ApiProvider.tsx';
import { paymentOptionsQuery, quoteQuery } from '../../data/credit-queries.ts';
import { useSettings, useUser } from '../../data/hooks.ts';
import { useTranslate } from '../../i18n/TextsProvider.tsx';
import type { PaymentViewProps } from '../../screens/parts/PaymentView.tsx';
import { codeForPrices, discountCodeState } from '../../view-models/credits/code-state.ts';
import {
  missingValues,
  orderErrors,
  type OrderErrors,
} from '../../view-models/credits/order-errors.ts';
import { choiceOf, orderPath, type OrderChoice } from '../../view-models/credits/order-path.ts';
import { quotedChoice } from '../../view-models/credits/quoted-choice.ts';
import { useActiveDiscount } from '../discount/use-active-discount.ts';
import { errorOf, type RefusedForm } from '../refused-form.ts';
import { useFormats } from '../use-formats.ts';
import { usePayment } from './use-payment.ts';

/** The order page: its choice is its address, its prices are the server's, its order is the statechart's. */
export function useOrderPage(props: {
  idempotencyKey: string;
  refused?: RefusedForm | undefined;
}): PaymentViewProps {
  const api = useApi();
  const t = useTranslate();
  const formats = useFormats();
  const settings = useSettings();
  const navigate = useNavigate();
  const isPremium = useUser()?.paid_user ?? false;
  const discount = useActiveDiscount();

  const params = useParams();
  const { search } = useLocation();
  const inAddress = useMemo(() => choiceOf(params, new URLSearchParams(search)), [params, search]);
  // What is pressed is shown at once; the address follows.
  const [choice, setChoice] = useOptimistic(inAddress);

  const code = codeForPrices(discount.snapshot, inAddress.code);
  const { data: options } = useQuery({
    ...paymentOptionsQuery(api, code),
    placeholderData: keepPreviousData,
  });
  if (!options) throw new Error('useOrderPage: the page loads the options before it is shown');
  const quoted = quotedChoice(options, choice);
  const quote = useQuery({
    ...quoteQuery(api, quoted ?? { package: 'p0' }),
    enabled: quoted !== null,
    placeholderData: keepPreviousData,
  });

  const toPay = (consent: boolean): PaymentChoice | null =>
    choice.package === undefined || choice.method === undefined
      ? null
      : {
          packageId: choice.package,
          method: choice.method,
          discountCode: options.discount?.code ?? null,
          withdrawalConsent: consent,
        };
  const { snapshot, send, order } = usePayment({ orderId: null, choice: toPay(false) });
  const [missing, setMissing] = useState<OrderErrors>();
  const refusal = useMemo(
    () => orderErrors({ t, formats }, errorOf(props.refused), null, options.currency),
    [t, formats, props.refused, options.currency],
  );

  const { send: sendCode } = discount;
  useEffect(() => {
    if (inAddress.code !== undefined) sendCode({ type: 'APPLY', code: inAddress.code });
  }, [inAddress.code, sendCode]);
  useEffect(() => {
    const { package: packageId, method } = inAddress;
    if (packageId === undefined || method === undefined) return;
    sendCode({ type: 'ORDER_CHOSEN', order: { packageId, method } });
  }, [inAddress, sendCode]);

  function choose(next: OrderChoice): void {
    setMissing(undefined);
    startTransition(async () => {
      setChoice(next);
      await navigate(orderPath(next), { replace: true, preventScrollReset: true });
    });
  }

  function pay(values: OrderValues): void {
    const left = missingValues(t, values, settings.refund_days > 0);
    const chosen = toPay(values.withdrawal_consent);
    if (left) setMissing(left);
    else if (chosen && quote.data) {
      setMissing(undefined);
      send({ type: 'CHOOSE', choice: chosen });
      send({ type: 'PAY', total: quote.data.total });
    }
  }

  const answers: Record<OrderIntent, (values: OrderValues) => void> = {
    update: () => setMissing(undefined),
    apply_code: ({ discount_code }) => sendCode({ type: 'APPLY', code: discount_code }),
    remove_code: () => {
      sendCode({ type: 'REMOVE' });
      if (inAddress.code !== undefined) choose({ ...choice, code: undefined });
    },
    pay,
  };

  return {
    snapshot,
    send,
    order,
    isPremium,
    form: {
      options,
      choice,
      quote: quoted ? quote.data : undefined,
      isQuoteOld: quote.isPlaceholderData || quote.isFetching,
      terms: { refundDays: settings.refund_days, messageCredits: settings.message_credits },
      codeState: discountCodeState(
        { t, formats },
        discount.snapshot,
        quoted ? quote.data : undefined,
        options.currency,
      ),
      errors: missing ?? refusal,
      hiddenFields: {
        idempotency_key: props.idempotencyKey,
        total: String(quote.data?.total ?? ''),
      },
      onSubmit: (intent, values) => answers[intent](values),
      onChoose: choose,
    },
  };
}
