import { type ReactNode, startTransition, useEffect, useMemo, useOptimistic } from 'react';
import { Container } from '@velours/ui/primitives/Container';
import { Link } from '@velours/ui/components/Link';
import { Stack } from '@velours/ui/primitives/Stack';
import { PaymentView, type PaymentViewProps } from './PaymentView.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useActionData, useLocation, useNavigate, useParams } from 'react-router';
import type { OrderIntent, OrderValues } from '@velours/ui/blocks/OrderForm';
import { useApi } from '../../app/data/api.ts';
import {
  paymentOptionsQuery,
  type Quote,
  choiceOf,
  orderPath,
  type OrderChoice,
} from '../payment/credit-queries.ts';
import { useSettings, useUser } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useActiveDiscount } from '../../background/time-bonus/use-active-discount.ts';
import { useFormats } from '../../app/i18n/use-formats.ts';
import { useQuotedPayment } from './use-quoted-payment.ts';
import type { DiscountCodeState } from '@velours/ui/blocks/DiscountCodeField';
import type { SnapshotFrom } from 'xstate';
import {
  selectActive,
  selectCodeStatus,
  selectEntered,
  selectRefusal,
  type activeDiscountMachine,
} from '@velours/machines/activeDiscount';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { failureText, type AnyFailure } from '../../app/errors/problem-text.ts';
import type { CreditsPage } from './credits-data.ts';
import type { OrderWords } from '../payment/order-form.ts';

/** Credits (spec section 2: /credits, /credits/{id}/{paymentmethod?}). */
export function CreditsScreen(props: CreditsPage): ReactNode {
  const t = useTranslate();
  const page = useOrderPage(props);
  return (
    <Container width="lg" isPage>
      <Stack gap="md">
        <PaymentView {...page} />
        {page.form?.options.discount && (
          <p>
            <Link href="/offers">{t(($) => $.offers.link)}</Link>
          </p>
        )}
      </Stack>
    </Container>
  );
}

/** The order page: its choice is its address, its prices are the server's, its order is the statechart's. */
function useOrderPage(props: CreditsPage): PaymentViewProps {
  const api = useApi();
  const t = useTranslate();
  const formats = useFormats();
  const settings = useSettings();
  const navigate = useNavigate();
  const isPremium = useUser()?.paid_user ?? false;
  const discount = useActiveDiscount();

  const params = useParams();
  const { search } = useLocation();
  const refused = useActionData<RefusedForm>();
  const inAddress = useMemo(
    () => chosenOn(params, new URLSearchParams(search), refused),
    [params, search, refused],
  );
  // What is pressed is shown at once; the address follows.
  const [choice, setChoice] = useOptimistic(inAddress);

  const code = codeForPrices(discount.snapshot, inAddress.code);
  const { data: options } = useQuery({
    ...paymentOptionsQuery(api, code),
    placeholderData: keepPreviousData,
  });
  if (!options) throw new Error('useOrderPage: the page loads the options before it is shown');
  const { payment, quote, isQuoteOld, errors, clearMissing, update, pay } = useQuotedPayment(
    options,
    choice,
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
    update,
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
      codeState: discountCodeState(
        { t, formats },
        discount.snapshot,
        quote,
        inAddress.code === undefined ? null : props.codeRefusal,
      ),
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

/** What an address chooses; what a form that was refused without script was sent with, which may be something else. */
export function chosenOn(
  params: Parameters<typeof choiceOf>[0],
  search: URLSearchParams,
  refused: RefusedForm | undefined,
): OrderChoice {
  if (!refused) return choiceOf(params, search);
  const { package: id, payment_method: method, discount_code: code = '' } = refused.values;
  const choice = choiceOf({ id, paymentmethod: method || undefined }, new URLSearchParams());
  return { ...choice, code: code.trim() || undefined };
}

type DiscountSnapshot = SnapshotFrom<typeof activeDiscountMachine>;

/** The entered code that prices are asked with: the one of the address until the statechart knows better. */
function codeForPrices(
  snapshot: DiscountSnapshot | undefined,
  inAddress: string | undefined,
): string | undefined {
  if (snapshot === undefined) return inAddress;
  const status = selectCodeStatus(snapshot);
  if (status === 'applied') return selectEntered(snapshot);
  return status === 'checking' ? inAddress : undefined;
}

/** What the code takes off: an amount once something is chosen, as the server works it out. */
function effectOf(
  { t, formats }: OrderWords,
  active: { code: string; percentage: number },
  quote: Quote | undefined,
): string {
  const percentage = formats.percent(active.percentage / 100);
  const line = quote?.lines.find(({ kind }) => kind === 'discount');
  return quote && line
    ? t(($) => $.credits.code.effect, {
        percentage,
        amount: formats.money(line.amount, quote.currency),
      })
    : t(($) => $.credits.package.code, { code: active.code, percentage });
}

/** Where an entered code is, in words (M06). */
export function discountCodeState(
  words: OrderWords,
  snapshot: DiscountSnapshot | undefined,
  quote: Quote | undefined,
  codeRefusal: AnyFailure | null = null,
): DiscountCodeState {
  const { t } = words;
  const status = snapshot ? selectCodeStatus(snapshot) : 'none';
  if (status === 'checking') return { status };
  if (snapshot && status === 'refused') {
    const failure = selectRefusal(snapshot);
    const isUnchecked = !failure || failure.outcome === 'unknown';
    return {
      status,
      message: isUnchecked ? t(($) => $.credits.code.unchecked) : failureText(t, failure),
    };
  }
  // It is one that holds, but not for what is chosen, or not any more.
  const refusal = quote?.refusal ?? (status === 'none' ? codeRefusal : null);
  if (refusal) return { status: 'refused', message: failureText(t, refusal) };
  if (!snapshot || status !== 'applied') return { status: 'idle' };
  const active = selectActive(snapshot) ?? { code: selectEntered(snapshot), percentage: 0 };
  return { status, code: active.code, effect: effectOf(words, active, quote) };
}
