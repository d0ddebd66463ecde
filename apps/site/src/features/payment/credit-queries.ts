import { queryOptions } from '@tanstack/react-query';
import { data } from 'react-router';
import type { Body } from '@velours/api-client';
import { answer, isProblem, problemOf, type Api, type Schemas } from '../../app/data/api.ts';
import type { PageArgs } from '../../app/data/page-data.ts';
import type { AnyFailure } from '../../app/errors/problem-text.ts';
import { callOf, field, type DoneForm } from '../../app/forms/submit.ts';
import { orderKey, paymentKey, paymentOptionsKey } from '../../app/data/keys.ts';
import { type OrderChoice, isPackage, orderPath, orderReturnPath } from './order-address.ts';

export type PaymentOptions = Schemas['PaymentOptions'];
export type Order = Schemas['Order'];
type QuoteAnswer = Schemas['Quote'];

/** A price; without the discount or the method that it was asked for where that is refused. */
export interface Quote extends QuoteAnswer {
  /** Why it is without the discount. */
  refusal?: AnyFailure;
  /** Why it is without the method. */
  methodRefusal?: AnyFailure;
}

/** What a price is asked for; the method may still be open. */
interface QuotedChoice {
  package: Schemas['PackageId'];
  method?: string;
  discount_code?: string;
  /** What is offered anyway: counts where the code is refused. */
  otherwise?: string;
}

/** What can be bought and how, at the prices with the discount that counts: the entered code where it holds. */
export const paymentOptionsQuery = (api: Api, code?: string) =>
  queryOptions({
    queryKey: paymentOptionsKey(code),
    queryFn: () => optionsOf(api, code),
    // Shown when the discount in them ends, they are asked for anew then, also in a tab that nobody looks at.
    refetchInterval: ({ state }) => untilEnd(state.data?.discount),
    refetchIntervalInBackground: true,
  });

/**
 * What is entered may be no code at all, or one that takes off less than what is offered anyway: then it is what can be bought without one. Packages
 * too small for the code keep what is offered.
 */
async function optionsOf(api: Api, code?: string): Promise<PaymentOptions> {
  const ask = (query: { discount_code?: string }): Promise<PaymentOptions> =>
    answer(api.GET('/api/paymentoptions.php', { params: { query } }));
  if (code === undefined) return ask({});
  const [entered, offered] = await Promise.all([
    ask({ discount_code: code }).catch((error: unknown) => {
      if (!isProblem(error, 'validation_failed')) throw error;
      return null;
    }),
    ask({}),
  ]);
  const isMore = (entered?.discount?.percentage ?? 0) >= (offered.discount?.percentage ?? 0);
  if (!entered || !isMore) return offered;
  const packages = entered.packages.map((item) =>
    item.discount ? item : (offered.packages.find(({ id }) => id === item.id) ?? item),
  );
  return { ...entered, packages };
}

/** The least and the most that is waited for the end of a discount, ms: a timer of a browser cannot be set for longer. */
const LEAST_WAIT = 1_000;
const MOST_WAIT = 2 ** 31 - 1;

/** Ms until a discount ends, from when the server told of it; false where there is none. */
const untilEnd = (discount: PaymentOptions['discount'] | undefined): number | false =>
  discount
    ? Math.min(
        Math.max(Date.parse(discount.expires) - Date.parse(discount.server_time), LEAST_WAIT),
        MOST_WAIT,
      )
    : false;

/** The price, line by line, as the server works it out. */
export const quoteQuery = (api: Api, choice: QuotedChoice) =>
  queryOptions({
    queryKey: [...paymentKey, 'quote', choice],
    queryFn: () => quoteOf(api, choice),
    // Without a network it fails and says so, and does not wait unsaid; it is asked for again once there is one.
    networkMode: 'always',
    refetchOnReconnect: true,
  });

/**
 * A discount may have ended since it was told of, or not be for this package or method, and a method not take the total: then it is the
 * price without it, with what is offered anyway.
 */
async function quoteOf(api: Api, { otherwise, ...choice }: QuotedChoice): Promise<Quote> {
  try {
    return await answer(api.GET('/api/quote.php', { params: { query: choice } }));
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    const { code, fields, params } = problem;
    const refusal: AnyFailure = { code, fields, params };
    const { discount_code, method, ...rest } = choice;
    if (discount_code !== undefined && code.startsWith('discount_')) {
      const less = { ...rest, ...(method && { method }) };
      return {
        ...(await quoteOf(api, otherwise ? { ...less, discount_code: otherwise } : less)),
        refusal,
      };
    }
    if (method === undefined || !fields.some(({ field }) => field === 'method')) throw error;
    const priced = await quoteOf(api, {
      ...rest,
      ...(discount_code && { discount_code }),
      ...(otherwise && { otherwise }),
    });
    return { ...priced, methodRefusal: refusal };
  }
}

/** The code of the discount that a price is with; null where it is without one. */
export const codeOf = ({ discount }: PaymentOptions, quote: Quote | undefined): string | null =>
  quote?.refusal
    ? (quote.lines.find(({ kind }) => kind === 'discount')?.code ?? null)
    : (discount?.code ?? null);

/** What a page of an order says where there is none: one of somebody else is not told from one that does not exist. */
export const orderNotFound = () => data({ code: 'order_not_found' }, { status: 404 });

/** One order; null where the caller has none with this id. */
export const orderQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...orderKey, id],
    queryFn: async () => {
      try {
        return (await answer(api.GET('/api/order.php', { params: { query: { id } } }))).order;
      } catch (error) {
        if (isProblem(error, 'order_not_found') || isProblem(error, 'validation_failed'))
          return null;
        throw error;
      }
    },
  });

export type PriceList = Schemas['PriceList'];

/** Regular prices of a country; without one, those of the reader's own. */
export const pricingQuery = (api: Api, country?: Schemas['Country']) =>
  queryOptions({
    queryKey: [...paymentKey, 'list', country ?? null],
    queryFn: () =>
      answer(
        api.GET('/api/pricing.php', {
          params: { query: country === undefined ? {} : { country } },
        }),
      ),
  });

/** Among how many orders the last paid one is looked for. */
const LATEST = 10;

/** The last order that was paid, which can be repeated; null where none of the latest was. */
export const lastPaidOrderQuery = (api: Api) =>
  queryOptions({
    queryKey: [...paymentKey, 'last-paid'],
    queryFn: async (): Promise<Order | null> => {
      const { orders } = await answer(
        api.GET('/api/orders.php', { params: { query: { limit: LATEST } } }),
      );
      return orders.find(({ status }) => status === 'completed') ?? null;
    },
  });

/** The ids of all ways to pay, saved ones first. */
export const methodIds = (options: PaymentOptions): string[] =>
  [...options.saved_methods, ...options.methods].map(({ id }) => id);

/**
 * What the price is asked for, once a package is chosen: the method where it is one of this country's, and the discount that the
 * server counts.
 */
export function quotedChoice(options: PaymentOptions, choice: OrderChoice): QuotedChoice | null {
  const { package: id, method } = choice;
  const item = options.packages.find((offered) => offered.id === id);
  if (id === undefined || !item) return null;
  const code = options.discount?.code;
  const own = item.discount?.code;
  return {
    package: id,
    ...(method !== undefined && methodIds(options).includes(method) ? { method } : {}),
    ...(code ? { discount_code: code } : {}),
    ...(own !== undefined && own !== code ? { otherwise: own } : {}),
  };
}

/**
 * The order form (M01): orders what was chosen, at the price that was shown. Every button but the one that pays leads to the page of
 * what was chosen. `quoted_code` is the code behind that price, where the page knows it; else the server is asked about what was typed.
 */
export async function submitOrder(
  form: FormData,
  page: Pick<PageArgs, 'api' | 'signal'>,
): Promise<DoneForm & { order?: Order }> {
  const { api } = page;
  const id = field(form, 'package');
  const method = field(form, 'payment_method') || undefined;
  const does = field(form, 'intent');
  const code =
    does === 'remove_code' ? undefined : field(form, 'discount_code').trim() || undefined;
  const choice = { package: isPackage(id) ? id : undefined, method, code };
  if (does !== 'pay' || !choice.package || !method) return { seeOther: orderPath(choice) };
  const discountCode = form.has('quoted_code')
    ? field(form, 'quoted_code') || null
    : await appliedCode(api, choice);
  const body: Body<'createOrder'> = {
    package: choice.package,
    method,
    discount_code: discountCode,
    withdrawal_consent: form.has('withdrawal_consent'),
    total: Number(field(form, 'total')) || 0,
    ...(form.get('currency') ? { currency: field(form, 'currency') } : {}),
    ...(form.has('save_method') ? { save_method: true } : {}),
  };
  const call = api.POST('/api/order.php', { ...callOf(form, page), body });
  const { order } = await answer(call);
  // That page has the way to the bank: a form's own redirect may not leave the site (form-action).
  return { order, seeOther: orderReturnPath(order.id) };
}

/** The discount code that the price of a choice is made with. */
async function appliedCode(api: Api, choice: OrderChoice): Promise<string | null> {
  const options = await optionsOf(api, choice.code);
  const quoted = quotedChoice(options, choice);
  return codeOf(options, quoted ? await quoteOf(api, quoted) : undefined);
}
