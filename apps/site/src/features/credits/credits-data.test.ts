import { RouterContextProvider } from 'react-router';
import { createVeloursClient } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing/examples';
import { fetchFromExamples, type FetchAnswers } from '@velours/api-client/testing/fetch';
import { describe, expect, it } from 'vitest';
import { pageRequestContext } from '../../app/server/page-request.ts';
import { createQueryClient } from '../../app/data/query-client.ts';
import { serverAction } from '../../app/server/page-action.ts';
import { submitCredits } from './credits-data.ts';

const [saved] = exampleOf('getPaymentOptions', 200, 'options').saved_methods;
if (!saved) throw new Error('the contract has no example of a saved method');

const KEY = '0198c0de-0009-7a00-8a00-000000000001';

/** Sends the page's form to an API that answers from the contract's examples. */
async function send(fields: Record<string, string>, answers: FetchAnswers = {}) {
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
  const request = new Request('http://localhost:3000/credits/repeat-order', {
    method: 'POST',
    body: new URLSearchParams({ idempotency_key: KEY, ...fields }),
  });
  const result: unknown = await serverAction(submitCredits)({
    request,
    context,
    params: {},
  } as never).catch((thrown: unknown) => thrown);
  return { sent, result };
}

const locationOf = (result: unknown): string | null =>
  result instanceof Response ? result.headers.get('Location') : null;

const refusalOf = (result: unknown) =>
  result as { data: { failure: { code: string } }; init: ResponseInit };

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
