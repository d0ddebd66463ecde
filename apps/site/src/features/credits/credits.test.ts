import { RouterContextProvider } from 'react-router';
import { createVeloursClient } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing/examples';
import { fetchFromExamples, type FetchAnswers } from '@velours/api-client/testing/fetch';
import { describe, expect, it } from 'vitest';
import { pageRequestContext } from '../../app/server/page-request.ts';
import { createQueryClient } from '../../app/data/queries.ts';
import { serverAction } from '../../app/server/page-loader.ts';
import { createTexts } from '../../app/i18n/texts.ts';
import { formatsOf } from '../../app/i18n/format.ts';
import { loadInto, type PageArgs } from '../../app/data/page-data.ts';
import {
  codeOf,
  type Order,
  paymentOptionsQuery,
  quotedChoice,
  quoteQuery,
  type PaymentOptions,
} from '../payment/credit-queries.ts';
import { orderPath } from '../payment/order-address.ts';
import type { RefusedForm } from '../../app/forms/refused-form.ts';
import { chosenOn } from './CreditsScreen.tsx';
import { loadCredits, loadOrderReturn, submitCredits } from './credits.ts';
import { handle } from './credits-return.route.tsx';
import { discountCodeState } from './discount-code.ts';

const [saved] = exampleOf('getPaymentOptions', 200, 'options').saved_methods;
if (!saved) throw new Error('the contract has no example of a saved method');

const KEY = '0198c0de-0009-7a00-8a00-000000000001';

/** Sends the page's form to an API that answers from the contract's examples. */
async function send(
  fields: Record<string, string>,
  answers: FetchAnswers = {},
  path = '/credits/repeat-order',
) {
  const sent: { call: string; key: string | null; body: unknown }[] = [];
  const answer = fetchFromExamples(answers);
  const api = createVeloursClient({
    baseUrl: 'http://localhost:3000',
    retry: { retries: 0 },
    fetch: async (request) => {
      if (request.method !== 'GET') {
        sent.push({
          call: `${request.method} ${new URL(request.url).pathname}`,
          key: request.headers.get('Idempotency-Key'),
          body: await request.clone().json(),
        });
      }
      return answer(request);
    },
  });
  const context = new RouterContextProvider();
  context.set(pageRequestContext, { api, queryClient: createQueryClient() } as never);
  const url = new URL(path, 'http://localhost:3000');
  const request = new Request(url, {
    method: 'POST',
    body: new URLSearchParams({ idempotency_key: KEY, ...fields }),
  });
  const result: unknown = await serverAction(submitCredits)({
    request,
    context,
    params: {},
    url,
  } as never).catch((thrown: unknown) => thrown);
  return { sent, result };
}

const locationOf = (result: unknown): string | null =>
  result instanceof Response ? result.headers.get('Location') : null;

const refusalOf = (result: unknown) =>
  result as { data: { failure: { code: string } }; init: ResponseInit };

describe('the order form without script', () => {
  const fieldsOf = (result: unknown) =>
    (result as { data: RefusedForm }).data.failure.fields.map(({ field, code }) => [field, code]);
  const open = { package: '', payment_method: '', discount_code: '' };
  const chosen = { package: 'p1', payment_method: 'ideal', discount_code: '' };

  it('[M01] says what is to be chosen, where the price of nothing is asked for or paid', async () => {
    const both = [
      ['package', 'required'],
      ['payment_method', 'required'],
    ];
    expect(fieldsOf((await send({ ...open, intent: 'update' })).result)).toEqual(both);
    expect(fieldsOf((await send({ ...open, intent: 'pay' })).result)).toEqual(both);
    const { result } = await send({ ...chosen, payment_method: '', intent: 'pay' });
    expect(fieldsOf(result)).toEqual([['payment_method', 'required']]);
  });

  it('[M01] a package alone has its price', async () => {
    const { result } = await send({ ...chosen, payment_method: '', intent: 'update' });
    expect(locationOf(result)).toBe('/credits/p1');
  });

  it('[M06] a code that was typed and not used has its price before it is paid by', async () => {
    const typed = { ...chosen, discount_code: 'MAY10', intent: 'pay', withdrawal_consent: 'yes' };
    const first = await send(typed, {}, '/credits/p1/ideal');
    expect([first.sent, locationOf(first.result)]).toEqual([[], '/credits/p1/ideal?code=MAY10']);
    const priced = await send(typed, {}, '/credits/p1/ideal?code=MAY10');
    expect(priced.sent.map(({ call }) => call)).toEqual(['POST /api/order.php']);
  });
});

describe('a repeated order without script', () => {
  const order = {
    intent: 'pay',
    package: 'p1',
    payment_method: saved.id,
    total: '1600',
    withdrawal_consent: 'yes',
  };

  it('[M04] is made at the price on its button, with the key of its page, and leads to what became of it', async () => {
    const { sent, result } = await send(order, { createOrder: 'completed' });
    const body = {
      package: 'p1',
      method: saved.id,
      discount_code: null,
      withdrawal_consent: true,
      total: 1600,
    };
    expect(sent).toEqual([{ call: 'POST /api/order.php', key: KEY, body }]);
    const { id } = exampleOf('createOrder', 201, 'completed').order;
    expect(locationOf(result)).toBe(`/credits/return?order=${id}`);
  });

  it('[M04] that is refused says why on its page', async () => {
    const { result } = await send(order, { createOrder: '409/priceChanged' });
    expect(refusalOf(result).init.status).toBe(409);
    expect(refusalOf(result).data.failure.code).toBe('price_changed');
  });
});

describe('removing a saved method without script', () => {
  const removal = { intent: 'remove_method', id: saved.id };

  it('[M04] removes it and leads back; one that is gone already is as good as removed', async () => {
    for (const answers of [{}, { removePaymentMethod: '404/paymentMethodNotFound' }]) {
      const { sent, result } = await send(removal, answers);
      expect(sent).toEqual([
        { call: 'DELETE /api/paymentmethod.php', key: KEY, body: { id: saved.id } },
      ]);
      expect(locationOf(result)).toBe('/credits/repeat-order');
    }
  });

  it('[M04] that failed is said on its page', async () => {
    const { result } = await send(removal, { removePaymentMethod: '500/internalError' });
    expect(refusalOf(result).init.status).toBe(500);
    expect(refusalOf(result).data.failure.code).toBe('internal_error');
  });
});

describe('a discount that does not hold for what is chosen, or not any more', () => {
  const bonus = exampleOf('getPaymentOptions', 200, 'discounted');
  const card5: PaymentOptions = {
    ...bonus,
    packages: bonus.packages.map((item) => ({
      ...item,
      discount: item.discount && { ...item.discount, code: 'CARD5' },
    })),
    discount: { ...exampleOf('getDiscountCode', 200, 'timeBonus'), code: 'CARD5' },
  };
  const price = exampleOf('getQuote', 200, 'noMethod');

  /** The server tells of the discount, and refuses a price with it. */
  const refusing = (refusal: string): FetchAnswers => ({
    getPaymentOptions: card5,
    getQuote: ({ url }) => (url.includes('discount_code') ? refusal : 'noMethod'),
  });

  async function load(path: string, answers: FetchAnswers) {
    const api = createVeloursClient({
      baseUrl: 'http://localhost:3000',
      retry: { retries: 0 },
      fetch: fetchFromExamples(answers),
    });
    const queryClient = createQueryClient();
    const url = new URL(path, 'http://localhost:3000');
    const [, , id, paymentmethod] = url.pathname.split('/');
    const page: Partial<PageArgs> = {
      api,
      queryClient,
      url,
      params: { id, paymentmethod },
      user: async () => exampleOf('getUser', 200).user,
    };
    await loadInto(loadCredits, page as PageArgs);
    return queryClient.getQueryData(
      quoteQuery(api, { package: 'p1', method: paymentmethod ?? '', discount_code: 'CARD5' })
        .queryKey,
    );
  }

  it.each([
    ['410/discountExpired', 'This discount has ended.'],
    ['422/discountMinimum', 'This code is for orders from €20.00.'],
    [
      '422/discountMethod',
      'This discount code does not work with this payment method. Choose another one.',
    ],
  ])(
    '[M06] %s: the page has the price without it, and says why at the field',
    async (refusal, message) => {
      const quote = await load('/credits/p1/ideal?code=CARD5', refusing(refusal));
      expect(quote).toMatchObject(price);
      const texts = createTexts('en');
      await texts.load(['errors', 'credits']);
      const words = { t: texts.t, formats: formatsOf('en', 'UTC') };
      const facts = { currency: 'EUR' };
      expect(discountCodeState(words, undefined, quote, facts)).toEqual({
        status: 'refused',
        message,
      });
    },
  );

  it('[M01] a method that the total cannot be paid by: the page has the price without it, and says why', async () => {
    const quote = await load('/credits/p1/ideal?code=CARD5', {
      getPaymentOptions: card5,
      getQuote: ({ url }) =>
        url.includes('method')
          ? '422/validationFailed'
          : url.includes('discount_code')
            ? 'quote'
            : '429/tooManyRequests',
    });
    expect(quote).toMatchObject({
      total: exampleOf('getQuote', 200, 'quote').total,
      methodRefusal: { fields: [{ field: 'method', code: 'invalid' }] },
    });
    expect(quote).not.toHaveProperty('refusal');
  });

  it('[M01] [M06] refused for its discount, and then for its method: both are told', async () => {
    const quote = await load('/credits/p1/ideal?code=CARD5', {
      getPaymentOptions: card5,
      getQuote: ({ url }) => {
        if (url.includes('discount_code')) return '410/discountExpired';
        return url.includes('method') ? '422/validationFailed' : 'noMethod';
      },
    });
    expect(quote).toMatchObject({
      ...price,
      refusal: { code: 'discount_expired' },
      methodRefusal: { code: 'validation_failed' },
    });
  });

  it('[M06] [M07] one for larger orders: smaller packages keep the time bonus, and it is told', async () => {
    const api = createVeloursClient({
      baseUrl: 'http://localhost:3000',
      retry: { retries: 0 },
      fetch: fetchFromExamples({
        getPaymentOptions: ({ url }) =>
          url.includes('discount_code')
            ? {
                ...card5,
                packages: card5.packages.map((item) =>
                  item.id === 'p3'
                    ? item
                    : { ...item, discount: null, discounted_price: item.price },
                ),
              }
            : bonus,
        getQuote: ({ url }) => (url.includes('CARD5') ? '422/discountMinimum' : 'quote'),
      }),
    });
    const queryClient = createQueryClient();
    const options = await queryClient.fetchQuery(paymentOptionsQuery(api, 'CARD5'));
    expect(options.packages.map(({ discount }) => discount?.code)).toEqual([
      'TIMEBONUS25',
      'TIMEBONUS25',
      'TIMEBONUS25',
      'CARD5',
    ]);
    const choice = quotedChoice(options, { package: 'p1', method: 'ideal', code: 'CARD5' });
    if (!choice) throw new Error('nothing is chosen');
    const quote = await queryClient.fetchQuery(quoteQuery(api, choice));
    expect(quote).toMatchObject({
      total: exampleOf('getQuote', 200, 'quote').total,
      refusal: { code: 'discount_minimum' },
    });
    expect(codeOf(options, quote)).toBe('TIMEBONUS25');
  });

  it('[M06] any other refusal of a price is no price', async () => {
    await expect(load('/credits/p1/ideal', refusing('429/tooManyRequests'))).rejects.toMatchObject({
      init: { status: 429 },
    });
  });

  it('[M06] without script it is ordered at the price that is shown', async () => {
    const { sent } = await send(
      {
        intent: 'pay',
        package: 'p1',
        payment_method: 'ideal',
        discount_code: 'CARD5',
        total: String(price.total),
        withdrawal_consent: 'yes',
      },
      { ...refusing('422/discountMethod'), createOrder: 'completed' },
      '/credits/p1/ideal?code=CARD5',
    );
    expect(sent[0]?.body).toMatchObject({ discount_code: null, total: price.total });
  });

  it('[M06] without script one that holds is ordered with', async () => {
    const { sent } = await send(
      { intent: 'pay', package: 'p1', payment_method: 'ideal', discount_code: 'CARD5', total: '1' },
      { getPaymentOptions: card5, createOrder: 'completed' },
      '/credits/p1/ideal?code=CARD5',
    );
    expect(sent[0]?.body).toMatchObject({ discount_code: 'CARD5' });
  });
});

describe('an entered code that does not count, before any script', () => {
  const options = exampleOf('getPaymentOptions', 200, 'options');

  /** What the page says at the field of the code in its address, and how often the code was checked. */
  async function told(code: string, answers: FetchAnswers) {
    const answer = fetchFromExamples({ getPaymentOptions: options, ...answers });
    let checks = 0;
    const api = createVeloursClient({
      baseUrl: 'http://localhost:3000',
      retry: { retries: 0 },
      fetch: async (request) => {
        if (request.url.includes('/discountcode.php')) checks += 1;
        return answer(request);
      },
    });
    const url = new URL('http://localhost:3000/credits/p1');
    if (code !== '') url.searchParams.set('code', code);
    const queryClient = createQueryClient();
    const page: Partial<PageArgs> = {
      api,
      queryClient,
      url,
      params: { id: 'p1' },
      user: async () => exampleOf('getUser', 200).user,
    };
    const { codeRefusal } = await loadInto(loadCredits, page as PageArgs);
    const entered = code || undefined;
    const shown = queryClient.getQueryData(paymentOptionsQuery(api, entered).queryKey);
    const texts = createTexts('en');
    await texts.load(['errors', 'credits']);
    const words = { t: texts.t, formats: formatsOf('en', 'UTC') };
    const facts = { codeRefusal, entered, currency: 'EUR', counting: shown?.discount };
    return { checks, shown, state: discountCodeState(words, undefined, undefined, facts) };
  }

  it.each([
    ['404/discountNotFound', 'discount_not_found'],
    ['409/discountUsed', 'discount_used'],
    ['410/discountExpired', 'discount_expired'],
  ] as const)('[M06] %s: it is told at its field', async (refusal, code) => {
    const texts = createTexts('en');
    await texts.load(['errors']);
    const message = texts.t(($) => $.errors.codes[code]);
    expect(await told('NOSUCH', { getDiscountCode: refusal })).toMatchObject({
      checks: 1,
      state: { status: 'refused', message },
    });
  });

  it('[M06] one that can be none is told too, with what can be bought at the prices without it', async () => {
    const { state } = await told('X'.repeat(41), {
      getPaymentOptions: ({ url }) =>
        url.includes('discount_code') ? '422/validationFailed' : options,
      getDiscountCode: '422/validationFailed',
    });
    expect(state.status).toBe('refused');
  });

  it('[M06] [M07] one that takes off less than the time bonus: the bonus stays, and that is told', async () => {
    const bonus = exampleOf('getPaymentOptions', 200, 'discounted');
    const entered = exampleOf('getDiscountCode', 200, 'entered');
    const answers = (percentage: number): FetchAnswers => ({
      getPaymentOptions: ({ url }) =>
        url.includes('discount_code') ? { ...bonus, discount: { ...entered, percentage } } : bonus,
      getQuote: 'quote',
    });
    const less = await told(entered.code, answers(10));
    expect(less.shown?.discount?.code).toBe('TIMEBONUS25');
    expect(less.state).toEqual({
      status: 'refused',
      message: 'This code takes off less than the 25% you already get, so your discount stays.',
    });
    for (const percentage of [25, 30]) {
      const { shown, state } = await told(entered.code, answers(percentage));
      expect(shown?.discount?.code).toBe(entered.code);
      expect(state).toEqual({ status: 'idle' });
    }
  });

  it('[M06] one that counts, and none at all, are not checked', async () => {
    const counted = exampleOf('getPaymentOptions', 200, 'discounted');
    const answers = { getPaymentOptions: counted, getQuote: 'quote' } as const;
    const idle = { checks: 0, state: { status: 'idle' } };
    expect(await told(` ${counted.discount?.code.toLowerCase()} `, answers)).toMatchObject(idle);
    expect(await told('', {})).toMatchObject(idle);
  });
});

describe('what can be bought', () => {
  const discounted = exampleOf('getPaymentOptions', 200, 'discounted');
  const { discount } = discounted;
  if (!discount) throw new Error('the contract has no example of a discount');
  const { refetchInterval } = paymentOptionsQuery(createVeloursClient());

  const waitFor = (data: PaymentOptions): unknown =>
    typeof refetchInterval === 'function' && refetchInterval({ state: { data } } as never);

  it('[M07] is asked for anew when the discount in it ends, by the clock of the server', () => {
    const ends = (expires: string): PaymentOptions => ({
      ...discounted,
      discount: { ...discount, server_time: '2026-11-20T20:05:00Z', expires },
    });
    expect(waitFor(ends('2026-11-20T20:06:00Z'))).toBe(60_000);
    expect(waitFor({ ...discounted, discount: null })).toBe(false);
    // No timer runs for months, and none without a pause.
    expect(waitFor(ends('2027-11-20T20:05:00Z'))).toBe(2 ** 31 - 1);
    expect(waitFor(ends('2026-11-20T20:05:00Z'))).toBe(1_000);
  });
});

describe('what is chosen', () => {
  const words = (values: Record<string, string>): RefusedForm => ({
    failure: { code: 'price_changed', status: 409, fields: [], params: {} },
    values: { intent: 'pay', withdrawal_consent: 'yes', ...values },
  });

  it('[M01] without script stays chosen when the order is refused, also where it is not what the page came with', () => {
    const refused = words({ package: 'p2', payment_method: 'card', discount_code: ' CARD5 ' });
    const sent = { package: 'p2', method: 'card', code: 'CARD5' };
    expect(chosenOn({}, new URLSearchParams(), refused)).toEqual(sent);
    const address = { id: 'p1', paymentmethod: 'ideal' };
    expect(chosenOn(address, new URLSearchParams(), refused)).toEqual(sent);
    expect(chosenOn(address, new URLSearchParams(), undefined)).toMatchObject({
      package: 'p1',
      method: 'ideal',
    });
    expect(chosenOn({}, new URLSearchParams(), words({ discount_code: '' }))).toEqual({
      package: undefined,
      method: undefined,
      code: undefined,
    });
  });

  it('[M01] the package of the form of /premium leads to its order, before anybody logs in', async () => {
    const load = (query: string) => {
      const url = new URL(`http://localhost:3000/credits?${query}`);
      const page: Partial<PageArgs> = { url, params: {}, user: async () => null };
      return loadInto(loadCredits, page as PageArgs).catch((found: unknown) =>
        found instanceof Response ? found.headers.get('location') : found,
      );
    };
    expect(await load('package=p2')).toBe('/credits/p2');
    expect(await load('package=p0&code=MAY10')).toBe('/credits/p0?code=MAY10');
    expect(await load('package=p9')).toContain('/login');
  });

  it('[M01] a method that was chosen before a package has a page; what is no package has none', async () => {
    const load = (id: string, paymentmethod?: string) => {
      const api = createVeloursClient({
        baseUrl: 'http://localhost:3000',
        fetch: fetchFromExamples({}),
      });
      const url = new URL(`http://localhost:3000${['/credits', id, paymentmethod].join('/')}`);
      const page: Partial<PageArgs> = {
        api,
        queryClient: createQueryClient(),
        url,
        params: { id, paymentmethod },
        user: async () => exampleOf('getUser', 200).user,
      };
      return loadInto(loadCredits, page as PageArgs);
    };
    expect(orderPath({ method: 'ideal' })).toBe('/credits/any/ideal');
    await expect(load('any', 'ideal')).resolves.toMatchObject({ codeRefusal: null });
    for (const [id, method] of [['any'], ['p9'], ['p9', 'ideal']] as const)
      await expect(load(id, method)).rejects.toMatchObject({ init: { status: 404 } });
  });
});

describe('an order that went back since', () => {
  const completed = exampleOf('getOrder', 200, 'completed').order;
  const [refund] = exampleOf('getOrder', 200, 'withdrawn').order.refunds;
  if (!refund) throw new Error('the contract has no example of a refund');

  const load = (refunds: Order['refunds']) => {
    const order = { ...completed, refunds };
    const page: Partial<PageArgs> = {
      api: createVeloursClient({
        baseUrl: 'http://localhost:3000',
        fetch: fetchFromExamples({ getOrder: { order } }),
      }),
      queryClient: createQueryClient(),
      url: new URL(`http://localhost/credits/return?order=${order.id}`),
      user: async () => exampleOf('getUser', 200).user,
    };
    return loadInto(loadOrderReturn, page as PageArgs);
  };

  it('[M02] [M10] is not told as one that has just arrived: the page leads to its receipt', async () => {
    for (const kind of ['chargeback', 'withdrawal', 'refund'] as const) {
      const thrown: unknown = await load([{ ...refund, kind }]).catch((error: unknown) => error);
      expect(locationOf(thrown)).toBe(`/transactions/${completed.id}`);
    }
    const undone = load([{ ...refund, status: 'failed' }]);
    await expect(undone).resolves.toMatchObject({ status: 'completed' });
  });
});

describe('the title of the page that the bank leads back to', () => {
  it.each([
    ['completed', 'Your payment has arrived'],
    ['failed', 'The payment did not go through'],
    ['pending', 'Buy credits'],
  ] as const)('[M02] of an order that is %s', async (status, title) => {
    const order = { ...exampleOf('getOrder', 200, 'pending').order, status };
    const api = createVeloursClient({
      baseUrl: 'http://localhost:3000',
      retry: { retries: 0 },
      fetch: fetchFromExamples({ getOrder: { order } }),
    });
    const page: Partial<PageArgs> = {
      api,
      queryClient: createQueryClient(),
      url: new URL(`http://localhost/credits/return?order=${order.id}`),
      user: async () => exampleOf('getUser', 200).user,
    };
    const texts = createTexts('en');
    await texts.load(['credits']);
    const data = await loadInto(loadOrderReturn, page as PageArgs);
    expect(handle.title(texts.t, data)).toBe(title);
  });
});
