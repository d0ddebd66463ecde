import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NetworkError, problemFrom } from '@velours/api-client';
import { host, type ShownConnection } from './host.ts';
import { followConnection, readAsOf } from './kept-page.ts';

const KEPT_AT = Date.UTC(2026, 0, 2);
let over: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('performance', {
    getEntriesByType: () => [{ serverTiming: [{ name: 'kept', duration: KEPT_AT }] }],
  });
  over = new AbortController();
});

afterEach(() => {
  over.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets the stream of the page stand in the state it is told. */
async function serveStream() {
  let connection: ShownConnection = 'offline';
  let changed = (): void => undefined;
  host.liveRefresh.want();
  const end = host.liveRefresh.serve(async () => () => ({
    getSnapshot: () => connection,
    subscribe: (listener) => (changed = listener),
    send: () => undefined,
    stop: () => undefined,
  }));
  over.signal.addEventListener('abort', end);
  await vi.advanceTimersByTimeAsync(0);
  return (next: ShownConnection) => {
    connection = next;
    changed();
  };
}

it('what cannot be read once the connection is back is asked for again, and the page is of before until it was read', async () => {
  const connect = await serveStream();
  const client = new QueryClient();
  const read = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new NetworkError('still away'))
    .mockRejectedValueOnce(problemFrom(null, { status: 503 }))
    .mockResolvedValue('Anna');
  client.setQueryData(['user'], 'Anna of before');
  client.setQueryDefaults(['user'], { queryFn: read, retry: false });
  followConnection(client, over.signal);
  // Only what a page shows is read again.
  const shown = new QueryObserver(client, { queryKey: ['user'], staleTime: Infinity });
  over.signal.addEventListener(
    'abort',
    shown.subscribe(() => undefined),
  );
  expect(read).not.toHaveBeenCalled();
  expect(readAsOf()).toBe(KEPT_AT);

  connect(null);
  await vi.advanceTimersByTimeAsync(100);
  expect(read).toHaveBeenCalledTimes(1);
  expect(readAsOf()).toBe(KEPT_AT);

  await vi.advanceTimersByTimeAsync(5_000);
  expect(read).toHaveBeenCalledTimes(2);
  expect(readAsOf()).toBe(KEPT_AT);

  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(3);
  expect(readAsOf()).toBeNull();
});
