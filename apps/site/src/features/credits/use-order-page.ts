import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { OrderIntent, OrderValues } from '@velours/ui/blocks/OrderForm';
import { useApi } from '../../app/data/api.ts';
import { paymentOptionsQuery } from '../payment/credit-queries.ts';
import { useSettings, useUser } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import type { PaymentViewProps } from './PaymentView.tsx';
import { codeForPrices, discountCodeState } from './code-state.ts';
import { choiceOf, orderPath, type OrderChoice } from '../payment/order-path.ts';
import { useActiveDiscount } from '../../background/time-bonus/use-active-discount.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { useFormats } from '../../app/i18n/format.ts';
import { useQuotedPayment } from './use-quoted-payment.ts';

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
  const { payment, quote, isQuoteOld, errors, clearMissing, pay } = useQuotedPayment(
    options,
    choice,
    props.refused,
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
    clearMissing();
    startTransition(async () => {
      setChoice(next);
      await navigate(orderPath(next), { replace: true, preventScrollReset: true });
    });
  }

  const answers: Record<OrderIntent, (values: OrderValues) => void> = {
    update: clearMissing,
    apply_code: ({ discount_code }) => sendCode({ type: 'APPLY', code: discount_code }),
    remove_code: () => {
      sendCode({ type: 'REMOVE' });
      if (inAddress.code !== undefined) choose({ ...choice, code: undefined });
    },
    pay,
  };

  return {
    ...payment,
    isPremium,
    form: {
      options,
      choice,
      quote,
      isQuoteOld,
      terms: { refundDays: settings.refund_days, messageCredits: settings.message_credits },
      codeState: discountCodeState({ t, formats }, discount.snapshot, quote, options.currency),
      errors,
      hiddenFields: {
        idempotency_key: props.idempotencyKey,
        total: String(quote?.total ?? ''),
      },
      onSubmit: (intent, values) => answers[intent](values),
      onChoose: choose,
    },
  };
}
