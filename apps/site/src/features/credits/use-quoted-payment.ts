import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useActionData, useNavigate, useSearchParams } from 'react-router';
import type { SnapshotFrom } from 'xstate';
import {
  selectChoice,
  selectFailure,
  selectNewTotal,
  selectView,
  type PaymentChoice,
  type paymentMachine,
} from '@velours/machines/payment';
import { useApi } from '../../app/data/api.ts';
import {
  codeOf,
  quoteQuery,
  type PaymentOptions,
  type Quote,
  quotedChoice,
} from '../payment/credit-queries.ts';
import { endedOrderOf, orderReturnPath, type OrderChoice } from '../payment/order-address.ts';
import { useSettings } from '../../app/data/hooks.ts';
import { useTexts } from '../../app/i18n/TextsProvider.tsx';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { usePayment } from '../payment/use-payment.ts';
import type { OrderFormProps, OrderValues } from '@velours/ui/blocks/OrderForm';
import type { Translate } from '../../app/i18n/texts.ts';
import { errorText, failureErrors, type AnyFailure } from '../../app/errors/problem-text.ts';
import type { OrderWords } from '../payment/order-form.ts';
import { codeRefusalText } from './discount-code.ts';

/** What the order button is pressed with besides the choice. */
export interface PayValues {
  withdrawal_consent: boolean;
  save_method?: boolean;
}

/**
 * A choice at the price the server works out, and its order by the statechart: what every page that takes orders shares.
 */
export function useQuotedPayment(options: PaymentOptions, choice: OrderChoice) {
  /** The form was sent without script. */
  const refused = useActionData<RefusedForm>();
  const api = useApi();
  const words = useTexts();
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
          discountCode: codeOf(options, quote.data),
          ...(quote.data && { currency: quote.data.currency }),
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
  // The page of a paid order is its own: it has its title, and a reload shows it and not the button that would pay once more.
  const navigate = useNavigate();
  const paid =
    payment.snapshot && selectView(payment.snapshot) === 'completed'
      ? payment.order?.id
      : undefined;
  useEffect(() => {
    if (paid !== undefined) void navigate(orderReturnPath(paid), { replace: true });
  }, [paid, navigate]);
  const [missing, setMissing] = useState<OrderErrors>();
  // A price that was refused, and whose successor could not be asked for, is none.
  const isRefused = payment.snapshot !== undefined && selectNewTotal(payment.snapshot) !== null;
  const isUnknown = quote.isError && (isRefused || quote.data === undefined);
  const failure = isUnknown ? quote.error : null;
  const notTaken = quote.data?.methodRefusal;
  const refusal = useMemo(
    () =>
      failure
        ? { form: errorText(words.t, failure) }
        : orderErrors(words, notTaken ?? refused?.failure ?? null, null, options.currency),
    [words, failure, notTaken, refused, options.currency],
  );

  const missingOf = (values: PayValues): OrderErrors | undefined =>
    missingValues(
      words.t,
      {
        ...values,
        package: choice.package ?? '',
        payment_method: quoted?.method ?? '',
      },
      needsConsent,
    );

  function pay(values: PayValues): void {
    const missed = missingOf(values);
    const chosen = toPay(values);
    if (missed) setMissing(missed);
    // Said anew, so that it takes the focus.
    else if (notTaken) setMissing({ ...refusal });
    // Kept until there is a network, it would be ordered when nobody expects it any more.
    else if (!navigator.onLine) setMissing({ form: words.t(($) => $.errors.network) });
    else if (chosen && quote.data) {
      setMissing(undefined);
      payment.send({ type: 'CHOOSE', choice: chosen });
      payment.send({ type: 'PAY', total: quote.data.total });
    }
  }

  /** Where the price could not be asked for. */
  const askAgain = isUnknown ? () => void quote.refetch() : undefined;

  return {
    payment,
    quote: quoted && !isUnknown ? quote.data : undefined,
    /** The price is being worked out anew. */
    isQuoteOld: quote.isPlaceholderData || quote.isFetching,
    errors: missing ?? refusal,
    isRefused: refused !== undefined,
    clearMissing: () => setMissing(undefined),
    askAgain,
    /** Works the price out anew, or says what has to be chosen for there to be one. */
    update: () => {
      setMissing(missingOf({ withdrawal_consent: true }));
      askAgain?.();
    },
    pay,
  };
}

/** Why the order was refused, and whether the price that is shown is another one than that of now. */
export function useOrderRefusal(
  snapshot: PaymentSnapshot | undefined,
  { errors: missing, quote, isQuoteOld, options, choice }: ChosenOrder,
) {
  const words = useTexts();
  const refused = snapshot && selectChoice(snapshot);
  // Nothing is known against another choice; that the options could not be loaded holds for any.
  const isOther =
    snapshot?.matches('choosing') &&
    (refused?.packageId !== choice.package || refused?.method !== choice.method);
  const failure = snapshot && !isOther ? selectFailure(snapshot) : null;
  // Another discount has a price of its own. Why the first one was refused is still to be told.
  const newTotal =
    snapshot && !isOther && refused?.discountCode === codeOf(options, quote)
      ? selectNewTotal(snapshot)
      : null;
  const toldTotal = failure?.code === 'price_changed' ? newTotal : null;
  const { currency } = options;
  // New errors move the focus to the summary, so the same ones must stay the same object.
  const errors = useMemo(
    () => missing ?? orderErrors(words, failure, toldTotal, currency),
    [missing, words, failure, toldTotal, currency],
  );
  return { errors, isQuoteOld: isQuoteOld || (newTotal !== null && quote?.total !== newTotal) };
}

/** What is known of an order before it is made. */
export interface QuotedOrder {
  /** The price now; undefined where the package or the method is not to be had. */
  quote: Quote | undefined;
  /** The price is being worked out anew. */
  isQuoteOld: boolean;
  /** What the member has left out, or what the form without script was refused for. */
  errors: OrderErrors | undefined;
}

/** The same, and what it is of. */
interface ChosenOrder extends QuotedOrder {
  options: PaymentOptions;
  choice: OrderChoice;
}

export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;

export type OrderErrors = NonNullable<OrderFormProps['errors']>;

/** The contract's names of what the form calls otherwise. */
const FIELDS: Readonly<Record<string, string>> = { method: 'payment_method' };

/** Why an order was refused: at its fields, with the price of now where that alone is why, or over the form. */
function orderErrors(
  { t, formats }: OrderWords,
  failure: AnyFailure | null,
  newTotal: number | null,
  currency: string,
): OrderErrors | undefined {
  if (!failure) return undefined;
  if (newTotal !== null) {
    return {
      form: t(($) => $.credits.refused.priceChanged, { total: formats.money(newTotal, currency) }),
    };
  }
  // Elsewhere the same refusal is about messages.
  if (failure.code === 'email_not_confirmed') {
    return { form: t(($) => $.credits.refused.email_not_confirmed) };
  }
  if (failure.code === 'discount_minimum') {
    return { form: codeRefusalText({ t, formats }, failure, currency) };
  }
  const fields = failure.fields.map((error) => ({
    ...error,
    field: FIELDS[error.field] ?? error.field,
  }));
  const isOpen = (name: string): boolean =>
    fields.some(({ field, code }) => field === name && code === 'required');
  const errors = failureErrors(t, { ...failure, fields }, [
    'package',
    'payment_method',
    'withdrawal_consent',
  ]);
  if (errors?.fields === undefined) return errors;
  const told = missingValues(
    t,
    {
      package: isOpen('package') ? '' : 'chosen',
      payment_method: isOpen('payment_method') ? '' : 'chosen',
      // All that can be wrong with the consent is that it was not given.
      withdrawal_consent: errors.fields.withdrawal_consent === undefined,
    },
    true,
  );
  return { fields: { ...errors.fields, ...told?.fields } };
}

/** What is still to be filled in before the order can be paid; undefined where nothing is. */
function missingValues(
  t: Translate,
  values: Pick<OrderValues, 'package' | 'payment_method' | 'withdrawal_consent'>,
  needsConsent: boolean,
): OrderErrors | undefined {
  const fields = {
    ...(values.package ? {} : { package: t(($) => $.credits.form.choosePackage) }),
    ...(values.payment_method ? {} : { payment_method: t(($) => $.credits.form.chooseMethod) }),
    ...(values.withdrawal_consent || !needsConsent
      ? {}
      : { withdrawal_consent: t(($) => $.credits.form.tickConsent) }),
  };
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}
