import {
  type ReactNode,
  startTransition,
  useEffect,
  useMemo,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import { Container } from '@velours/ui/primitives/Container';
import { Link } from '@velours/ui/components/Link';
import { Stack } from '@velours/ui/primitives/Stack';
import { Purchase, type PurchaseProps } from './Purchase.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useActionData, useLocation, useNavigate, useParams } from 'react-router';
import type { OrderIntent, OrderValues } from '@velours/ui/blocks/OrderForm';
import { useApi } from '../../app/data/api.ts';
import { paymentOptionsQuery } from '../payment/credit-queries.ts';
import {
  choiceOf,
  isNewMemberOffer,
  orderPath,
  type OrderChoice,
} from '../payment/order-address.ts';
import { useFormKey, useSettings, useUser } from '../../app/data/hooks.ts';
import { useTexts, useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { host } from '../../background/host.ts';
import { useActiveDiscount } from '../../background/time-bonus/use-time-bonus.ts';
import { useQuotedPayment } from './use-quoted-payment.ts';
import { normaliseCode, selectCodeStatus, selectEntered } from '@velours/machines/activeDiscount';
import { selectView } from '@velours/machines/payment';
import { isStatusView } from '../payment/PaymentOutcome.tsx';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import type { CreditsPage } from './credits.ts';
import { codeForPrices, discountCodeState, priceOfCode } from './discount-code.ts';

/** Credits (spec section 2: /credits, /credits/{id}/{paymentmethod?}). */
export function CreditsScreen(props: CreditsPage): ReactNode {
  const t = useTranslate();
  const page = useOrderPage(props);
  const isChoosing = !page.snapshot || !isStatusView(selectView(page.snapshot));
  const offer = page.form?.options.discount;
  return (
    <Container isPage>
      <Stack gap="md">
        <Purchase {...page} />
        {isChoosing && offer && isNewMemberOffer(offer) && (
          <p>
            <Link href="/offers">{t(($) => $.offers.link)}</Link>
          </p>
        )}
      </Stack>
    </Container>
  );
}

/** The order page: its choice is its address, its prices are the server's, its order is the statechart's. */
function useOrderPage(props: CreditsPage): PurchaseProps {
  const formKey = useFormKey();
  const api = useApi();
  const words = useTexts();
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

  // The page was loaded with the prices of its address, whatever a refused form was sent with.
  const { code: codeOfPage } = choiceOf(params, new URLSearchParams(search));
  const code = codeForPrices(discount.snapshot, codeOfPage);
  const { data: options, isPlaceholderData } = useQuery({
    ...paymentOptionsQuery(api, code),
    placeholderData: keepPreviousData,
  });
  if (!options) throw new Error('useOrderPage: the page loads the options before it is shown');
  const { payment, quote, isQuoteOld, errors, clearMissing, update, pay } = useQuotedPayment(
    options,
    choice,
  );

  const { send: sendCode } = discount;
  const applied =
    discount.snapshot && selectCodeStatus(discount.snapshot) === 'applied'
      ? selectEntered(discount.snapshot)
      : undefined;
  /** The code that the member took away last: the address may still come to be of it, as that was on its way. */
  const removed = useRef<string>(undefined);
  useEffect(() => {
    if (inAddress.code === undefined || normaliseCode(inAddress.code) === removed.current) return;
    const known = host.discount.getSnapshot();
    const isKnown = known && selectEntered(known) === normaliseCode(inAddress.code);
    if (!isKnown) sendCode({ type: 'APPLY', code: inAddress.code });
  }, [inAddress.code, sendCode]);
  // Loaded again, the page has the same price.
  useEffect(() => {
    if (applied === undefined || inAddress.code !== undefined) return;
    const path = orderPath({ ...inAddress, code: applied });
    void navigate(path, { replace: true, preventScrollReset: true });
  }, [applied, inAddress, navigate]);
  useEffect(() => {
    const { package: packageId, method } = inAddress;
    if (packageId === undefined || method === undefined) return;
    sendCode({ type: 'ORDER_CHOSEN', order: { packageId, method } });
  }, [inAddress, sendCode]);

  const codeState = discountCodeState(words, discount.snapshot, quote, {
    codeRefusal: codeOfPage === undefined ? null : props.codeRefusal,
    entered: discount.snapshot ? applied : codeOfPage,
    currency: options.currency,
    counting: options.discount,
    isPriced: !isPlaceholderData,
  });
  // Pay was pressed with a code that was typed and not used: what is pressed is what is paid, so its price comes first.
  const [isHeld, setHeld] = useState(false);
  const heldWords = isHeld
    ? priceOfCode(words, codeState, isQuoteOld ? undefined : quote)
    : undefined;
  const held = useMemo(
    () => (heldWords === undefined ? undefined : { form: heldWords }),
    [heldWords],
  );

  function choose(next: OrderChoice): void {
    clearMissing();
    setHeld(false);
    startTransition(async () => {
      setChoice(next);
      await navigate(orderPath(next), { replace: true, preventScrollReset: true });
    });
  }

  function applyCode({ discount_code: typed }: OrderValues): void {
    removed.current = undefined;
    sendCode({ type: 'APPLY', code: typed });
    // The address is of one that holds.
    if (inAddress.code !== undefined) choose({ ...choice, code: undefined });
  }

  const answers: Record<OrderIntent, (values: OrderValues) => void> = {
    update: (values) => {
      if (values.discount_code !== '' && codeState.status !== 'applied') applyCode(values);
      update();
    },
    apply_code: applyCode,
    remove_code: (values) => {
      removed.current = normaliseCode(values.discount_code);
      sendCode({ type: 'REMOVE' });
      // Also where the code is only on its way into the address.
      choose({ ...choice, code: undefined });
    },
    pay: (values) => {
      const typed = normaliseCode(values.discount_code);
      const known = discount.snapshot
        ? selectEntered(discount.snapshot)
        : normaliseCode(inAddress.code ?? '');
      const isNew = typed !== '' && typed !== known;
      if (isNew) applyCode(values);
      setHeld(isNew || codeState.status === 'checking');
      if (!isNew && codeState.status !== 'checking') pay(values);
    },
  };

  return {
    ...payment,
    isPremium,
    form: {
      options,
      choice: code === undefined ? choice : { ...choice, code },
      quote,
      isQuoteOld,
      terms: settings,
      codeState,
      errors: held ?? errors,
      hiddenFields: {
        ...formKey,
        total: String(quote?.total ?? ''),
        currency: quote?.currency ?? '',
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
