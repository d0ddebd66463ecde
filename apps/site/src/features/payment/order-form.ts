import type { CreditPackage } from '@velours/ui/blocks/CreditPackageCard';
import type { OrderFormProps, PayPanelProps } from '@velours/ui/blocks/OrderForm';
import type { PaymentMethod } from '@velours/ui/blocks/PaymentMethodPicker';
import type { PriceSummaryProps } from '@velours/ui/blocks/PriceSummary';
import { TIME_BONUS_CODE } from '@velours/machines/timeBonus';
import type { PaymentOptions, Quote } from './credit-queries.ts';
import type { OrderChoice } from './order-address.ts';
import type { SiteSettings } from '../../app/data/queries.ts';
import { errorSummary } from '../../app/errors/problem-text.ts';
import { formatter, type Formats, type ZonedFormats } from '../../app/i18n/format.ts';
import type { Translate } from '../../app/i18n/texts.ts';

/** What the words of the order page are made with: a page's texts, or those with other formats. */
export interface OrderWords {
  t: Translate;
  formats: Formats;
}

/** The same, where days and times are told. */
export interface DatedOrderWords extends OrderWords {
  formats: ZonedFormats;
}

/** What the settings say of an order: what a message costs, and how long a purchase can be withdrawn from. */
export type OrderTerms = Pick<SiteSettings, 'message_credits' | 'refund_days'>;

/** A month, YYYY-MM: "August 2027". */
const monthText = ({ locale }: Formats, month: string): string =>
  formatter(Intl.DateTimeFormat, locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  } as const).format(new Date(`${month}-01T00:00:00Z`));

/** "100 credits", in the language's plural. */
export const creditsText = ({ t }: OrderWords, count: number): string =>
  t(($) => $.credits.credits, { count });

/**
 * A part of a package's price, in the currency's smallest unit, with as many decimals as it has. Five are enough for a thousand credits: so many
 * times that is what is paid. The price list says it so; elsewhere three are enough to compare.
 */
export function partText(
  { locale }: Formats,
  amount: number,
  currency: string,
  decimals: 3 | 5,
): string {
  const exact = formatter(Intl.NumberFormat, locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: decimals,
  } as const);
  return exact.format(amount / 10 ** (exact.resolvedOptions().minimumFractionDigits ?? 2));
}

/** Which discount it is, in words: the time bonus, the code that is in the choice, or the welcome discount. */
function discountLabel(
  { t, formats }: OrderWords,
  discount: NonNullable<PaymentOptions['packages'][number]['discount']>,
  choice: OrderChoice,
): string {
  const percentage = formats.percent(discount.percentage / 100);
  if (discount.code === TIME_BONUS_CODE)
    return t(($) => $.credits.package.timeBonus, { percentage });
  if (discount.code === choice.code?.trim().toUpperCase()) {
    return t(($) => $.credits.package.code, { code: discount.code, percentage });
  }
  return t(($) => $.credits.package.welcome, { percentage });
}

/** The packages at the price they have now, in credits and money (B06). */
export function packageCards(
  words: OrderWords,
  options: PaymentOptions,
  choice: OrderChoice,
  { message_credits: messageCredits }: Pick<OrderTerms, 'message_credits'>,
): CreditPackage[] {
  const { t, formats } = words;
  const money = (amount: number): string => formats.money(amount, options.currency);
  return options.packages.map((item) => {
    const perCredit = item.discounted_price / item.credits;
    return {
      id: item.id,
      credits: creditsText(words, item.credits),
      messages:
        messageCredits === 0
          ? undefined
          : t(($) => $.credits.package.messages, {
              count: Math.floor(item.credits / messageCredits),
            }),
      price: money(item.discounted_price),
      pricePerCredit: t(($) => $.credits.package.perCredit, {
        price: partText(formats, perCredit, options.currency, 3),
      }),
      messageCost: t(($) => $.credits.package.message, {
        price: money(perCredit * messageCredits),
      }),
      discount: item.discount
        ? {
            label: discountLabel(words, item.discount, choice),
            regularPrice: t(($) => $.credits.package.regular, { price: money(item.price) }),
          }
        : undefined,
    };
  });
}

/** What a way to pay is called: brands have a name of their own, direct debit has one in each language. */
export const methodName = (t: Translate, id: string, name: string): string =>
  id === 'directdebit' ? t(($) => $.credits.method.directDebit) : name;

/** What a way to pay costs on top of the package. */
export const methodCosts = ({ t, formats }: OrderWords, amount: number, currency: string): string =>
  amount === 0
    ? t(($) => $.credits.method.noCosts)
    : t(($) => $.credits.method.costs, { amount: formats.money(amount, currency) });

/** Each saved card once, though it was saved twice: the one that is chosen, else the one used last. */
export function withCardsOnce(options: PaymentOptions, chosen: string | undefined): PaymentOptions {
  const saved = options.saved_methods;
  const isTold = (card: (typeof saved)[number]): boolean => {
    const same = saved.filter(
      (other) =>
        other.method === card.method &&
        other.ending === card.ending &&
        other.expires === card.expires,
    );
    return card.ending === null || card === (same.find(({ id }) => id === chosen) ?? same[0]);
  };
  return { ...options, saved_methods: saved.filter(isTold) };
}

/** The ways to pay, saved ones first, each with what it costs on top. */
export function paymentMethods(words: OrderWords, options: PaymentOptions): PaymentMethod[] {
  const { t, formats } = words;
  const costs = (amount: number): string => methodCosts(words, amount, options.currency);
  return [
    ...options.saved_methods.map((saved) => {
      const name = methodName(t, saved.method, saved.name);
      return {
        id: saved.id,
        name:
          saved.ending === null
            ? name
            : t(($) => $.credits.method.ending, { name, ending: saved.ending }),
        kind: saved.kind,
        costs: costs(saved.transaction_costs),
        detail:
          saved.expires === null
            ? t(($) => $.credits.method.saved)
            : t(($) => $.credits.method.savedUntil, { month: monthText(formats, saved.expires) }),
        isSaved: true,
      };
    }),
    ...options.methods.map((method) => ({
      id: method.id,
      name: methodName(t, method.id, method.name),
      kind: method.kind,
      costs: costs(method.transaction_costs),
    })),
  ];
}

/** What is paid, line by line, as the server worked it out. */
export function priceSummary(
  words: OrderWords,
  quote: Quote,
  isUpdating: boolean,
): PriceSummaryProps {
  const { t, formats } = words;
  const money = (amount: number): string => formats.money(amount, quote.currency);
  return {
    title: t(($) => $.credits.summary.title),
    lines: quote.lines.map((line) => ({
      id: line.kind,
      label: {
        package: () => creditsText(words, quote.credits),
        discount: () =>
          t(($) => $.credits.summary.discount, {
            percentage: formats.percent((line.percentage ?? 0) / 100),
          }),
        transaction_costs: () => t(($) => $.credits.summary.costs),
      }[line.kind](),
      amount: money(line.amount),
      detail: line.code ?? undefined,
    })),
    total: { label: t(($) => $.credits.summary.total), amount: money(quote.total) },
    credits: {
      label: t(($) => $.credits.summary.youGet),
      amount: creditsText(words, quote.credits),
    },
    vat: quote.vat
      ? {
          label: t(($) => $.credits.summary.vat, {
            percentage: formats.percent(quote.vat.percentage / 100),
          }),
          amount: money(quote.vat.amount),
        }
      : undefined,
    isUpdating,
    labels: {
      totalChanged: (amount) => t(($) => $.credits.summary.totalChanged, { amount }),
      updating: t(($) => $.credits.summary.updating),
    },
  };
}

/** What a total has that the price of its package does not show. */
export function includedText({ t, formats }: OrderWords, quote: Quote): string {
  const costs = quote.lines.find(({ kind }) => kind === 'transaction_costs')?.amount ?? 0;
  return [
    ...(costs > 0
      ? [`${t(($) => $.credits.summary.costs)} ${formats.money(costs, quote.currency)}`]
      : []),
    ...(quote.vat
      ? [
          t(($) => $.credits.summary.vat, {
            percentage: formats.percent(quote.vat.percentage / 100),
          }),
        ]
      : []),
  ].join(' · ');
}

/** The right of withdrawal, and the consent to use credits before it ends (M05). */
export function withdrawalRight(t: Translate, days: number): PayPanelProps['withdrawal'] {
  if (days === 0) return undefined;
  return {
    title: t(($) => $.credits.withdrawal.title),
    notice: t(($) => $.credits.withdrawal.notice, { count: days }),
    consent: t(($) => $.credits.withdrawal.consent, { count: days }),
  };
}

/** Offers to save the chosen method, where it is one that can be saved (M04). */
export const saveLabel = (
  t: Translate,
  { methods }: PaymentOptions,
  { method }: OrderChoice,
): string | undefined =>
  methods.some(({ id, can_save }) => can_save && id === method)
    ? t(($) => $.credits.method.save)
    : undefined;

/** What is said over the form is about no answer that is missing. */
export function orderFormLabels(
  t: Translate,
  errors: OrderFormProps['errors'],
): OrderFormProps['labels'] {
  return {
    ...t(($) => $.credits.form),
    ...(errors?.fields ? {} : { errorTitle: errorSummary(t, errors) }),
    pay: (total) => t(($) => $.credits.form.pay, { total }),
  };
}

export function paymentMethodLabels(t: Translate): OrderFormProps['payment']['labels'] {
  return {
    ...t(($) => $.credits.method),
    remove: (name) => t(($) => $.credits.method.remove, { name }),
  };
}

export function discountCodeLabels(t: Translate): OrderFormProps['discount']['labels'] {
  return {
    ...t(($) => $.credits.code),
    remove: (code) => t(($) => $.credits.code.remove, { code }),
  };
}
