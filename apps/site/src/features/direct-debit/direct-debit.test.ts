import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, type Actor } from 'xstate';
import { selectFailure, selectStep, selectView } from '@velours/machines/directDebit';
import { createVeloursClient } from '@velours/api-client';
import { exampleOf } from '@velours/api-client/testing';
import { fetchFromExamples, type FetchAnswers } from '@velours/api-client/testing/fetch';
import { orderQuery } from '../payment/credit-queries.ts';
import { directDebitQuery, directDebitLogic } from './direct-debit.ts';

const { direct_debit: signed } = exampleOf('signDirectDebit', 200);
const { direct_debit: confirmed } = exampleOf('confirmDirectDebit', 200);
const { order: example } = exampleOf('getOrder', 200, 'pending');

const VALUES = {
  account_holder: 'A. de Vries',
  iban: 'NL91 ABNA 0417 1643 00',
  street: 'Voorbeeldstraat',
  house_number: '1a',
  zip: '1000 AA',
  city: 'Amsterdam',
  phone: '06-12 34 56 78',
};

let actor: Actor<ReturnType<typeof directDebitLogic>> | undefined;
afterEach(() => actor?.stop());

/** The statechart over an API that answers like this; what it sends, and what it keeps for the page. */
function start(answers: FetchAnswers = {}, isCodeSent = false) {
  const client = new QueryClient();
  const sent: { path: string; key: string | null; body: unknown }[] = [];
  const respond = fetchFromExamples({ getOrder: { order: example }, ...answers });
  const api = createVeloursClient({
    baseUrl: 'http://localhost:3000',
    retry: { retries: 0 },
    fetch: async (request) => {
      if (request.method === 'POST') {
        const body: unknown = await request.clone().json();
        const key = request.headers.get('Idempotency-Key');
        sent.push({ path: new URL(request.url).pathname, key, body });
      }
      return respond(request);
    },
  });
  let keys = 0;
  const started = createActor(directDebitLogic({ api, client }), {
    input: {
      now: () => 0,
      newKey: () => {
        keys += 1;
        return `01926f3a-0000-4000-8000-00000000000${keys}`;
      },
      orderId: example.id,
      isCodeSent,
    },
  });
  actor = started;
  started.start();
  const keptDebit = () => client.getQueryData(directDebitQuery(api, example.id).queryKey);
  const keptOrder = () => client.getQueryData(orderQuery(api, example.id).queryKey);
  const until = async (view: string) => {
    await expect.poll(() => selectView(started.getSnapshot())).toBe(view);
  };
  return { actor: started, sent, until, keptDebit, keptOrder };
}

describe('direct debit over the API', () => {
  it('[M05] the mandate goes out as it was typed, cleaned, with the key of its intent; its answer is kept for the page', async () => {
    const page = start();
    page.actor.send({ type: 'SUBMIT', values: VALUES, isMandateAccepted: true });
    await page.until('otp');
    expect(page.sent).toEqual([
      {
        path: '/api/directdebit.php',
        key: '01926f3a-0000-4000-8000-000000000001',
        body: {
          order: example.id,
          ...VALUES,
          iban: 'NL91ABNA0417164300',
          phone: '0612345678',
        },
      },
    ]);
    expect(page.keptDebit()).toEqual(signed);
  });

  it('[M05] the code confirms; the order is asked for before the page hears that it is done', async () => {
    const page = start({ getDirectDebit: 'signed' }, true);
    page.actor.send({ type: 'CONFIRM', otp: '123 456' });
    await page.until('done');
    expect(page.sent).toEqual([
      {
        path: '/api/directdebit-confirm.php',
        key: '01926f3a-0000-4000-8000-000000000001',
        body: { order: example.id, otp: '123456' },
      },
    ]);
    expect(page.keptOrder()).toEqual(example);
    expect(page.keptDebit()).toEqual(confirmed);
  });

  it.each([
    ['403/limit', 'limit'],
    ['403/ibanBlocked', 'blocked: iban'],
    ['403/phoneBlocked', 'blocked: phone'],
    ['422/ibanInvalid', 'form: invalid'],
    ['network-error', 'form: failed'],
  ])('[M05] the answer %s to the mandate is shown as "%s"', async (answer, view) => {
    const page = start({ signDirectDebit: answer });
    page.actor.send({ type: 'SUBMIT', values: VALUES, isMandateAccepted: true });
    await page.until(view);
    expect(page.sent).toHaveLength(1);
  });

  it.each([
    ['422/codeInvalid', 'code_invalid'],
    ['422/codeExpired', 'code_expired'],
  ])('[M05] the answer %s to the code stays at the code', async (answer, code) => {
    const page = start({ confirmDirectDebit: answer }, true);
    page.actor.send({ type: 'CONFIRM', otp: '123456' });
    await page.until('otp: code refused');
    expect(selectFailure(page.actor.getSnapshot())?.code).toBe(code);
  });

  it('[M05] an order that is confirmed in another tab is asked for, so that the page can go on', async () => {
    const page = start({ signDirectDebit: '409/orderNotOpen', getDirectDebit: 'confirmed' });
    page.actor.send({ type: 'SUBMIT', values: VALUES, isMandateAccepted: true });
    await page.until('form: failed');
    expect(page.keptDebit()).toEqual(confirmed);
    expect(page.keptOrder()).toEqual(example);
  });

  it('[M05] an end that another tab or the stream tells of is taken at once', () => {
    const page = start();
    page.actor.send({ type: 'ORDER', orderId: example.id, status: 'completed' });
    expect(selectStep(page.actor.getSnapshot())).toBe('done');
  });
});
