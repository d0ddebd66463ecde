import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { selectView } from '@velours/machines/payment';
import { useApi } from '../../app/data/api.ts';
import { paymentOptionsQuery } from '../payment/credit-queries.ts';
import { useSettings, useUser } from '../../app/data/hooks.ts';
import { orderReturnPath } from '../payment/order-path.ts';
import { repeatStepOf, type RepeatChoice } from './repeat-order.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { useQuotedPayment } from './use-quoted-payment.ts';

/** The last order by a saved method (M04): its step is its address, all else as on the order page. */
export function useRepeatOrder(props: { choice: RepeatChoice; refused: RefusedForm | undefined }) {
  const api = useApi();
  const navigate = useNavigate();
  const settings = useSettings();
  const isPremium = useUser()?.paid_user ?? false;
  const [search] = useSearchParams();
  const step = repeatStepOf(search);
  const { data: options } = useQuery(paymentOptionsQuery(api));
  if (!options) throw new Error('useRepeatOrder: the page loads the options before it is shown');
  const refused = step.remove === undefined ? props.refused : undefined;
  const { payment, ...order } = useQuotedPayment(options, props.choice, refused);

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
    step: { ...step, isReview: step.isReview || refused !== undefined },
    terms: { refundDays: settings.refund_days, messageCredits: settings.message_credits },
    isPremium,
  };
}
