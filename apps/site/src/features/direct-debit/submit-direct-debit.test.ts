import { RouterContextProvider } from 'react-router';
import { exampleOf } from '@velours/api-client/testing';
import { describe, expect, it } from 'vitest';
import {
  openPageRequest,
  pageRequestContext,
  siteRequestContext,
} from '../../app/server/page-request.ts';
import { serverAction } from '../../app/server/page-loader.ts';
import { submitDirectDebit } from './direct-debit.ts';

const ORDER = '0198c0de-0005-7a00-8a00-000000000001';
const KEY = '01926f3a-0000-4000-8000-000000000001';
const FORM = {
  account_holder: 'A. de Vries',
  iban: 'NL91ABNA0417164300',
  street: 'Voorbeeldstraat',
  house_number: '1a',
  zip: '1000 AA',
  city: 'Amsterdam',
  phone: '0612345678',
};

/** Sends a form without script, to an API that takes every write or refuses it like this. */
async function send(fields: Record<string, string>, refusal?: { status: number }) {
  const sent: { path: string; key: string | null; body: unknown }[] = [];
  const url = new URL(`http://localhost:3000/directdebit?order=${ORDER}`);
  const request = new Request(url, {
    method: 'POST',
    body: new URLSearchParams({ order: ORDER, idempotency_key: KEY, ...fields }),
    headers: { 'Sec-Fetch-Site': 'same-origin' },
  });
  const context = new RouterContextProvider();
  context.set(siteRequestContext, {
    host: 'localhost:3000',
    cspNonce: 'n',
    now: () => 0,
    report: () => undefined,
    apiFetch: async (input) => {
      const call = input as Request;
      const { pathname } = new URL(call.url);
      const body: unknown = await call.json();
      sent.push({ path: pathname, key: call.headers.get('Idempotency-Key'), body });
      return refusal === undefined
        ? Response.json(exampleOf('signDirectDebit', 200))
        : Response.json(refusal, { status: refusal.status });
    },
  });
  context.set(pageRequestContext, openPageRequest(request, context));
  const args = { request, context, url, params: {} } as never;
  const result: unknown = await serverAction(submitDirectDebit)(args).catch(
    (error: unknown) => error,
  );
  const location = result instanceof Response ? result.headers.get('Location') : null;
  return { result, location, sent };
}

describe('direct debit without script', () => {
  it('[M05] the mandate is signed, and the page of the code follows', async () => {
    const { location, sent } = await send({
      intent: 'sign',
      ...FORM,
      iban: 'NL91 ABNA 0417 1643 00',
    });
    expect(sent).toEqual([
      { path: '/api/directdebit.php', key: KEY, body: { order: ORDER, ...FORM } },
    ]);
    expect(location).toBe(`/directdebit?order=${ORDER}`);
  });

  it('[M05] the code pays, and the page of the order follows', async () => {
    const { location, sent } = await send({ intent: 'confirm', otp: '123 456' });
    expect(sent).toEqual([
      {
        path: '/api/directdebit-confirm.php',
        key: KEY,
        body: { order: ORDER, otp: '123456' },
      },
    ]);
    expect(location).toBe(`/credits/return?order=${ORDER}`);
  });

  it('[M05] another code is asked for', async () => {
    const { location, sent } = await send({ intent: 'resend' });
    expect(sent).toEqual([{ path: '/api/directdebit-code.php', key: KEY, body: { order: ORDER } }]);
    expect(location).toBe(`/directdebit?order=${ORDER}`);
  });

  it('[M05] what is refused is told with what was typed, the account left out', async () => {
    const refusal = exampleOf('signDirectDebit', 403, 'ibanBlocked');
    const { result } = await send({ intent: 'sign', ...FORM }, refusal);
    const { iban, ...rest } = FORM;
    expect(iban).toBe(FORM.iban);
    expect(result).toMatchObject({
      init: { status: 403 },
      data: { failure: { code: 'iban_blocked' }, values: rest },
    });
    expect(JSON.stringify(result)).not.toContain('0417');
  });

  it('[M05] an order that is not open any more has its own page', async () => {
    const refusal = exampleOf('signDirectDebit', 409, 'orderNotOpen');
    const { location } = await send({ intent: 'sign', ...FORM }, refusal);
    expect(location).toBe(`/credits/return?order=${ORDER}`);
  });

  it('[M05] a button that nobody knows does nothing', async () => {
    const { location, sent } = await send({ intent: 'constructor' });
    expect(sent).toEqual([]);
    expect(location).toBe('/credits');
  });
});
