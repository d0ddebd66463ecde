import type { ReactNode } from 'react';
import { selectIsAsking, selectView, type PaymentEvent } from '@velours/machines/payment';
import { OrderForm, type OrderFormProps } from '@velours/ui/blocks/OrderForm';
import { type Order, type PaymentOptions } from '../payment/credit-queries.ts';
import { orderPath, type OrderChoice } from '../payment/order-address.ts';
import { TimeBonus } from '../../background/time-bonus/TimeBonus.tsx';
import { TIME_BONUS } from '../../background/time-bonus/use-time-bonus.ts';
import { useTexts } from '../../app/i18n/TextsProvider.tsx';
import {
  discountCodeLabels,
  includedText,
  orderFormLabels,
  packageCards,
  paymentMethodLabels,
  paymentMethods,
  priceSummary,
  saveLabel,
  withCardsOnce,
  withdrawalRight,
  type OrderTerms,
} from '../payment/order-form.ts';
import { useOrderRefusal, type PaymentSnapshot, type QuotedOrder } from './use-quoted-payment.ts';
import { PaymentOutcome, isStatusView, viewOfFollowed } from '../payment/PaymentOutcome.tsx';

/** What the order form is drawn from besides the statechart. */
export interface OrderFacts extends QuotedOrder {
  options: PaymentOptions;
  choice: OrderChoice;
  terms: OrderTerms;
  codeState: OrderFormProps['discount']['state'];
  hiddenFields: Record<string, string>;
  onSubmit: NonNullable<OrderFormProps['onSubmit']>;
  onChoose: (choice: OrderChoice) => void;
}

export interface PurchaseProps {
  /** Undefined until the statechart is there: what the server knows is shown then. */
  snapshot: PaymentSnapshot | undefined;
  send: (event: PaymentEvent) => void;
  /** Null on the page that the bank leads back to. */
  form: OrderFacts | null;
  order: Order | null;
  isPremium: boolean;
}

/** A purchase in whatever state it is (spec section 4): the order form, or what became of the order. */
export function Purchase({ snapshot, send, form, order, isPremium }: PurchaseProps): ReactNode {
  const chosen = snapshot ? selectView(snapshot) : 'choosing';
  const view = form ? chosen : viewOfFollowed(snapshot, order);
  if (isStatusView(view)) {
    return (
      <PaymentOutcome
        {...{ view, order, isPremium, send }}
        isAsking={snapshot !== undefined && selectIsAsking(snapshot)}
        isOnOrderPage={form !== null}
      />
    );
  }
  return (
    form && <ChoosingForm {...{ snapshot, send, form }} isSubmitting={view === 'submitting'} />
  );
}

type ChoosingFormProps = Pick<PurchaseProps, 'snapshot' | 'send'> & {
  form: OrderFacts;
  isSubmitting: boolean;
};

function ChoosingForm({ snapshot, send, form, isSubmitting }: ChoosingFormProps): ReactNode {
  const words = useTexts();
  const { t } = words;
  const { options, choice, quote, terms, codeState, onChoose } = form;
  const refusal = useOrderRefusal(snapshot, form);
  const hasFailed = snapshot !== undefined && selectView(snapshot) === 'options failed';
  return (
    <OrderForm
      // Where it is refused, the page of what was chosen comes again.
      action={orderPath(choice)}
      hiddenFields={form.hiddenFields}
      onSubmit={form.onSubmit}
      isPending={isSubmitting}
      errors={refusal.errors}
      // It is promised where it is what the prices are with.
      offer={
        options.packages.some(({ discount }) => discount?.code === TIME_BONUS.code) && <TimeBonus />
      }
      packages={packageCards(words, options, choice, terms)}
      packageId={choice.package ?? ''}
      onPackageChange={(id) => onChoose({ ...choice, package: id as OrderChoice['package'] })}
      payment={{
        methods: paymentMethods(words, withCardsOnce(options, choice.method)),
        state: hasFailed ? 'failed' : 'ready',
        value: choice.method ?? '',
        onChange: (method) => onChoose({ ...choice, method }),
        onRetry: () => send({ type: 'RETRY' }),
        labels: paymentMethodLabels(t),
      }}
      discount={{
        state: codeState,
        defaultValue: choice.code ?? '',
        labels: discountCodeLabels(t),
      }}
      summary={quote && priceSummary(words, quote, refusal.isQuoteOld)}
      included={quote && (includedText(words, quote) || undefined)}
      withdrawal={withdrawalRight(t, terms.refund_days)}
      save={saveLabel(t, options, choice)}
      labels={orderFormLabels(t, refusal.errors)}
    />
  );
}
