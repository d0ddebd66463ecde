import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createYoti, yotiOf } from './yoti.ts';

const SDK_ID = '4d2b7c1a-1f0e-4c0b-8d5e-2b7a4c1d2e3f';
const SESSION = '0b5c1a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f';
const API_KEY = 'a-key-of-the-hub-0123456789';

const asked: { readonly method: string; readonly url: string; readonly body: unknown }[] = [];
let status = 'PENDING';
/** Yoti's service on this machine, as its API is published. */
const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { method = '', url = '', headers } = request;
  const body = await text(request);
  const isKnown =
    headers.authorization === `Bearer ${API_KEY}` && headers['yoti-sdk-id'] === SDK_ID;
  asked.push({ method, url, body: body === '' ? null : JSON.parse(body) });
  response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify(isKnown ? { id: SESSION, status, expires_at: '2026-11-24T13:00:00Z' } : {}),
  );
};
const server = createServer((request, response) => void answer(request, response));

let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const port = (apiKey = API_KEY) => createYoti({ sdkId: SDK_ID, apiKey, url });

describe('Yoti', () => {
  test('[B14] is asked for a session that names nobody, and sends the browser there and back', async () => {
    const begun = await port().begin('https://velours.example/age-check?to=%2Fmembers');
    expect(begun).toEqual({ id: SESSION, url: `${url}?sessionId=${SESSION}&sdkId=${SDK_ID}` });
    expect(asked.at(-1)).toEqual({
      method: 'POST',
      url: '/api/v1/sessions',
      body: {
        type: 'OVER',
        ttl: 1800,
        age_estimation: { allowed: true, threshold: 25, level: 'PASSIVE' },
        digital_id: { allowed: true, threshold: 18 },
        doc_scan: { allowed: true, threshold: 18, level: 'PASSIVE', authenticity: 'AUTO' },
        callback: { auto: true, url: 'https://velours.example/age-check?to=%2Fmembers' },
        cancel_url: 'https://velours.example/age-check?to=%2Fmembers',
        synchronous_checks: true,
      },
    });
  });

  test.each([
    ['PENDING', 'checking'],
    ['IN_PROGRESS', 'checking'],
    ['COMPLETE', 'passed'],
    ['FAIL', 'failed'],
    ['CANCELLED', 'failed'],
    ['EXPIRED', 'failed'],
    ['ERROR', 'failed'],
    ['something new', 'failed'],
  ])('[B14] a session that is %s is %s', async (told, result) => {
    status = told;
    expect(await port().result(SESSION)).toBe(result);
    expect(asked.at(-1)).toEqual({
      method: 'GET',
      url: `/api/v1/sessions/${SESSION}/result`,
      body: null,
    });
  });

  test('[B14] a refusal is an error that tells no key', async () => {
    const error = await port('wrong').begin('https://velours.example/').catch(String);
    expect(error).toBe('Error: Yoti answered 401');
  });

  test('[B14] its settings are both there or none, and checked', () => {
    const read = (values: Record<string, string>) => {
      const faults: string[] = [];
      return [yotiOf((name) => values[name], faults), faults];
    };
    expect(read({})).toEqual([null, []]);
    expect(read({ YOTI_SDK_ID: SDK_ID, YOTI_API_KEY: API_KEY })).toEqual([
      { sdkId: SDK_ID, apiKey: API_KEY, url: 'https://age.yoti.com' },
      [],
    ]);
    expect(read({ YOTI_SDK_ID: 'x' })[1]).toEqual([
      'YOTI_SDK_ID must be a UUID',
      'YOTI_API_KEY must be an API key of Yoti',
    ]);
  });
});
