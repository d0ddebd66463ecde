import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVeloursClient } from '../client.ts';
import { NetworkError } from '../errors.ts';
import { exampleOf } from '../testing/examples.ts';
import { answer } from '../testing/spy.ts';
import type { ClientFetch } from './retry.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The clock of the test does not move the engine's own.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), milliseconds);
    return limit.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Never answers; ends as a `fetch` does when it is given up. */
const never = ({ signal }: Request): Promise<never> =>
  new Promise((_answer, giveUp) => {
    signal.addEventListener('abort', () => giveUp(signal.reason as Error));
  });

/** An answer whose second half never comes. */
const half = ({ signal }: Request): Response =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"chats":['));
        signal.addEventListener('abort', () => body.error(signal.reason));
      },
    }),
  );

/** A client over a server that goes through these answers, and what each of its calls came to. */
function server(retries: number, ...answers: readonly ClientFetch[]) {
  const sent: Request[] = [];
  const client = createVeloursClient({
    baseUrl: 'http://she.localhost:3000',
    place: () => ({ host: 'she.localhost:3000', search: '' }),
    retry: { retries, sleep: () => Promise.resolve() },
    fetch: (request) => {
      sent.push(request);
      return (answers[sent.length - 1] ?? never)(request);
    },
  });
  const ends: unknown[] = [];
  const follow = (call: Promise<{ data?: unknown }>): void =>
    void call.then(
      ({ data }) => ends.push(data),
      (error: unknown) => ends.push(error),
    );
  return { client, sent, ends, follow };
}

const body = { profile: '0198c0de-0001-7a00-8a00-000000000002', text: 'Hello' };
const LIMIT = 30_000;

describe('[B03] a server that never answers', () => {
  it('is not waited for beyond 30 s, and the call has no answer as with the network gone', async () => {
    const { client, ends, follow } = server(0);
    follow(client.GET('/api/chats.php'));
    await vi.advanceTimersByTimeAsync(LIMIT - 1);
    expect(ends).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ends).toEqual([expect.any(NetworkError)]);
    expect(ends[0]).toMatchObject({ cause: { name: 'TimeoutError' } });
  });

  it('is asked again, each try with a limit of its own and the same key', async () => {
    const { client, sent, ends, follow } = server(2);
    follow(client.POST('/api/messages.php', { body }));
    await vi.advanceTimersByTimeAsync(3 * LIMIT - 1);
    expect([sent.length, ends]).toEqual([3, []]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ends).toEqual([expect.any(NetworkError)]);
    expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    expect(await sent[2]?.json()).toEqual(body);
  });

  it('half an answer is none: the call is made again', async () => {
    const chats = exampleOf('getChats', 200);
    const { client, ends, follow } = server(
      1,
      async (request) => half(request),
      async () => answer(chats),
    );
    follow(client.GET('/api/chats.php'));
    await vi.advanceTimersByTimeAsync(LIMIT);
    expect(ends).toEqual([chats]);
  });

  it('is given up at once by the caller, as an abort', async () => {
    const { client, ends, follow } = server(5);
    const leaving = new AbortController();
    follow(client.GET('/api/chats.php', { signal: leaving.signal }));
    await vi.advanceTimersByTimeAsync(0);
    leaving.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(ends).toMatchObject([{ name: 'AbortError' }]);
  });

  it('an upload has no limit here', async () => {
    const { client, ends, follow } = server(0);
    const file = new File(['bytes'], 'me.webp', { type: 'image/webp' });
    follow(client.POST('/api/photo.php', { body: { file } }));
    await vi.advanceTimersByTimeAsync(100 * LIMIT);
    expect(ends).toEqual([]);
  });

  it('nor has a client that wants none', async () => {
    const fetch = vi.fn<ClientFetch>(never);
    const client = createVeloursClient({
      baseUrl: 'http://localhost',
      place: () => ({ host: 'localhost', search: '' }),
      fetch,
      timeout: null,
    });
    void client.GET('/api/chats.php');
    await vi.advanceTimersByTimeAsync(100 * LIMIT);
    expect(fetch).toHaveBeenCalledOnce();
  });
});
