import { describe, expect, it, vi } from 'vitest';
import { retry, type ClientFetch, type RetryOptions } from './retry.ts';

const url = 'http://localhost/api/like.php';
const key = '3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f';
const read = () => new Request(url);
const write = (headers: Record<string, string> = { 'Idempotency-Key': key }) =>
  new Request(url, { method: 'POST', body: '{"profile":"x"}', headers });

type Step = number | 'down' | Response;

/** A server that goes through the given steps, and then answers 200. */
function server(...steps: readonly Step[]) {
  const seen: { key: string | null; body: string }[] = [];
  const fetch: ClientFetch = async (request) => {
    const step = steps[seen.length] ?? 200;
    seen.push({ key: request.headers.get('Idempotency-Key'), body: await request.text() });
    if (step === 'down') throw new TypeError('fetch failed');
    return step instanceof Response ? step : new Response(null, { status: step });
  };
  const pauses: number[] = [];
  const sleep = (milliseconds: number) => {
    pauses.push(milliseconds);
    return Promise.resolve();
  };
  const call = (request: Request, options: RetryOptions = {}) =>
    retry(fetch, { sleep, random: () => 1, now: () => 0, ...options })(request);
  return { call, seen, pauses };
}

const limited = (retryAfter: string, status = 429) =>
  new Response(null, { status, headers: { 'Retry-After': retryAfter } });

const loggedOut = () =>
  Response.json(
    { code: 'authentication_required', authentication_required: true },
    { status: 403 },
  );

describe('retry', () => {
  it('All requests retry up to 5 times with exponential delay', async () => {
    const { call, seen, pauses } = server(503, 503, 503, 503, 503, 503, 200);
    expect((await call(read())).status).toBe(503);
    expect(seen).toHaveLength(6);
    expect(pauses).toEqual([300, 600, 1200, 2400, 4800]);
  });

  it('gives the first answer that is a success', async () => {
    const { call, seen } = server('down', 500, 'down');
    expect((await call(read())).status).toBe(200);
    expect(seen).toHaveLength(4);
  });

  it('spreads the pauses over the upper half of each step and caps them', async () => {
    const low = server(500, 500, 500);
    await low.call(read(), { random: () => 0 });
    expect(low.pauses).toEqual([150, 300, 600]);
    const capped = server(500, 500, 500);
    await capped.call(read(), { maxDelay: 400 });
    expect(capped.pauses).toEqual([300, 400, 400]);
  });

  it.each([read, write, () => write({})])(
    '[S09] asks once more before it believes that logging in is required: the session may have been given a new id',
    async (request) => {
      const { call, seen, pauses } = server(loggedOut());
      expect((await call(request())).status).toBe(200);
      expect(seen[1]).toEqual(seen[0]);
      expect(pauses).toEqual([300]);
    },
  );

  it('[S09] believes it the second time, and gives it back whole', async () => {
    const { call, seen } = server(loggedOut(), loggedOut());
    const response = await call(read());
    expect(await response.json()).toMatchObject({ authentication_required: true });
    expect(seen).toHaveLength(2);
  });

  it('[S09] believes it at once where nothing is tried again', async () => {
    const { call, seen } = server(loggedOut());
    const response = await call(read(), { retries: 0 });
    expect(await response.json()).toMatchObject({ authentication_required: true });
    expect(seen).toHaveLength(1);
  });

  it.each([408, 425, 429, 500, 502, 503, 504])('tries again after %i', async (status) => {
    const { call, seen } = server(status);
    expect((await call(write())).status).toBe(200);
    expect(seen).toHaveLength(2);
  });

  it.each([400, 401, 402, 403, 404, 409, 410, 413, 415, 422])(
    'never tries again after %i',
    async (status) => {
      const { call, seen } = server(status);
      expect((await call(write())).status).toBe(status);
      expect(seen).toHaveLength(1);
    },
  );

  it('[B03] a retried write carries the same Idempotency-Key and body', async () => {
    const { call, seen } = server('down', 500, 429);
    await call(write());
    expect(seen).toEqual(Array.from({ length: 4 }, () => ({ key, body: '{"profile":"x"}' })));
  });

  it('[B03] a write without a key is not tried again where the first may have been carried out', async () => {
    const down = server('down');
    await expect(down.call(write({}))).rejects.toThrow('fetch failed');
    expect(down.seen).toHaveLength(1);
    const failed = server(500);
    expect((await failed.call(write({}))).status).toBe(500);
    expect(failed.seen).toHaveLength(1);
    const refused = server(429);
    expect((await refused.call(write({}))).status).toBe(200);
    expect(refused.seen).toHaveLength(2);
  });

  it('honours Retry-After in seconds and as a date', async () => {
    const { call, pauses } = server(limited('4'), limited(new Date(7000).toUTCString(), 503));
    await call(read());
    expect(pauses).toEqual([4000, 7000]);
  });

  it('does not wait for a Retry-After beyond the longest pause: the answer is given back', async () => {
    const { call, seen, pauses } = server(limited('900'));
    expect((await call(read())).status).toBe(429);
    expect(seen).toHaveLength(1);
    expect(pauses).toEqual([]);
  });

  it('ignores a Retry-After that says nothing', async () => {
    const { call, pauses } = server(limited('soon'), limited(''), limited('-5'));
    await call(read());
    expect(pauses).toEqual([300, 600, 1200]);
  });

  it('rejects with the network error when the last try fails too', async () => {
    const { call, seen } = server('down', 'down', 'down');
    await expect(call(read(), { retries: 2 })).rejects.toThrow('fetch failed');
    expect(seen).toHaveLength(3);
  });

  it('stops when the caller aborts, during a call and during a pause', async () => {
    const during = new AbortController();
    const fetch = vi.fn<ClientFetch>(() => {
      during.abort();
      return Promise.reject(new TypeError('aborted'));
    });
    await expect(retry(fetch)(new Request(url, { signal: during.signal }))).rejects.toThrow(
      'aborted',
    );
    expect(fetch).toHaveBeenCalledTimes(1);

    const pausing = new AbortController();
    const failing = vi.fn<ClientFetch>(() => Promise.resolve(new Response(null, { status: 500 })));
    const call = retry(failing)(new Request(url, { signal: pausing.signal }));
    pausing.abort(new Error('left the page'));
    await expect(call).rejects.toThrow('left the page');
    expect(failing).toHaveBeenCalledTimes(1);
  });

  it('waits for real when no sleep is given', async () => {
    vi.useFakeTimers();
    try {
      const answers = [new Response(null, { status: 500 }), new Response(null, { status: 200 })];
      const fetch = vi.fn<ClientFetch>(() => Promise.resolve(answers.shift() ?? Response.error()));
      const call = retry(fetch, { random: () => 1 })(read());
      await vi.advanceTimersByTimeAsync(299);
      expect(fetch).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(1);
      expect((await call).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });
});
