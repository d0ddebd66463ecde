import type { PaymentMethod } from '@velours/ui/blocks/PaymentMethodPicker';
import type { RepeatOrderProps } from '@velours/ui/blocks/RepeatOrder';
import { type PaymentOptions, type Order } from '../payment/credit-queries.ts';
import { orderPath, type OrderChoice } from '../payment/order-address.ts';
import type { QuotedOrder } from './use-quoted-payment.ts';
import {
  orderFormLabels,
  packageCards,
  paymentMethods,
  priceSummary,
  withdrawalRight,
  type OrderTerms,
  type OrderWords,
} from '../payment/order-form.ts';
import type { Schemas } from '../../app/data/api.ts';

export interface RepeatFacts extends QuotedOrder {
  options: PaymentOptions;
  choice: RepeatChoice;
  terms: OrderTerms;
  step: RepeatStep;
}

/** The block of a repeated order; null where the saved method is gone. */
export function repeatOrderProps(
  words: OrderWords,
  facts: RepeatFacts,
): Omit<RepeatOrderProps, 'hiddenFields' | 'isPending' | 'onSubmit'> | null {
  const { t } = words;
  const { options, choice, quote, terms, step, errors } = facts;
  const item = packageCards(words, options, choice, terms).find(({ id }) => id === choice.package);
  const method = savedMethods(words, options).find(({ id }) => id === choice.method);
  if (!item || !method || !quote) return null;
  return {
    item,
    method,
    step: step.isReview ? 'review' : 'offer',
    reviewHref: repeatPath({ isReview: true, method: step.method }),
    changeHref: orderPath(choice),
    action: repeatPath({ isReview: true, method: step.method }),
    summary: priceSummary(words, quote, facts.isQuoteOld),
    withdrawal: withdrawalRight(t, terms.refund_days),
    error: errors?.form ?? errors?.fields?.payment_method ?? errors?.fields?.package,
    consentError: errors?.fields?.withdrawal_consent,
    labels: {
      ...orderFormLabels(t, errors),
      ...t(($) => $.shop.repeat),
      method: t(($) => $.credits.facts.method),
      costs: t(($) => $.credits.summary.costs),
    },
  };
}

/** The saved methods in words, the last used first. */
export const savedMethods = (words: OrderWords, options: PaymentOptions): PaymentMethod[] =>
  paymentMethods(words, options).filter(({ isSaved }) => isSaved);

/** A package that was bought before, and the saved method it is paid by now. */
export interface RepeatChoice {
  package: Schemas['PackageId'];
  method: string;
}

type Offered = Pick<PaymentOptions, 'packages' | 'methods' | 'saved_methods'>;
type Last = Pick<Order, 'package' | 'method'>;

/** The last order by the saved method that is asked for, else by the one used last; null where one of the two is missing. */
export function repeatChoice(
  options: Offered,
  last: Last | null,
  asked: string | null,
): RepeatChoice | null {
  const item = options.packages.find(({ id }) => id === last?.package);
  const saved =
    options.saved_methods.find(({ id }) => id === asked) ?? options.saved_methods[0] ?? null;
  return item && saved ? { package: item.id, method: saved.id } : null;
}

/** What the order page is opened with where nothing can be repeated: as much of the last order as can still be had. */
export function knownChoice(options: Offered, last: Last | null): OrderChoice {
  return {
    package: options.packages.find(({ id }) => id === last?.package)?.id,
    method: options.methods.find(({ id }) => id === last?.method)?.id,
  };
}

/** Where the page stands: what it costs, the order itself, or the question whether a method is to be removed. */
interface RepeatStep {
  isReview?: boolean | undefined;
  /** The saved method to pay by. */
  method?: string | undefined;
  /** The saved method that may be removed. */
  remove?: string | undefined;
}

export const REPEAT_PATH = '/credits/repeat-order';

/** What the form that removes a saved method asks for, sent without script. */
export const REMOVE_INTENT = 'remove_method';

export function repeatPath({ isReview, method, remove }: RepeatStep = {}): string {
  const search = new URLSearchParams({
    ...(isReview ? { step: 'review' } : {}),
    ...(method === undefined ? {} : { method }),
    ...(remove === undefined ? {} : { remove }),
  }).toString();
  return search === '' ? REPEAT_PATH : `${REPEAT_PATH}?${search}`;
}

/** The step that an address names. */
export const repeatStepOf = (search: URLSearchParams): RepeatStep => ({
  isReview: search.get('step') === 'review',
  method: search.get('method') ?? undefined,
  remove: search.get('remove') ?? undefined,
});
