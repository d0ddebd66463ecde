import type { PaymentMethod } from '@velours/ui/blocks/PaymentMethodPicker';
import type { RepeatOrderProps } from '@velours/ui/blocks/RepeatOrder';
import type { PaymentOptions, Quote } from '../payment/credit-queries.ts';
import type { OrderErrors } from './order-errors.ts';
import {
  orderFormLabels,
  packageCards,
  paymentMethods,
  priceSummary,
  withdrawalRight,
  type OrderTerms,
  type OrderWords,
} from '../payment/order-form.ts';
import { orderPath } from '../payment/order-path.ts';
import { repeatPath, type RepeatChoice, type RepeatStep } from './repeat-choice.ts';

export interface RepeatFacts {
  options: PaymentOptions;
  choice: RepeatChoice;
  /** The price now; undefined where the package or the method is not to be had any more. */
  quote: Quote | undefined;
  isQuoteOld: boolean;
  terms: OrderTerms;
  step: RepeatStep;
  errors: OrderErrors | undefined;
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
    withdrawal: withdrawalRight(t, terms.refundDays),
    error: errors?.form ?? errors?.fields?.payment_method ?? errors?.fields?.package,
    consentError: errors?.fields?.withdrawal_consent,
    labels: {
      ...orderFormLabels(t),
      offerTitle: t(($) => $.shop.repeat.title),
      reviewTitle: t(($) => $.shop.repeat.reviewTitle),
      method: t(($) => $.credits.facts.method),
      costs: t(($) => $.credits.summary.costs),
      review: t(($) => $.shop.repeat.review),
      change: t(($) => $.shop.repeat.change),
      errorTitle: t(($) => $.shop.repeat.errorTitle),
    },
  };
}

/** The saved methods in words, the last used first. */
export const savedMethods = (words: OrderWords, options: PaymentOptions): PaymentMethod[] =>
  paymentMethods(words, options).filter(({ isSaved }) => isSaved);
