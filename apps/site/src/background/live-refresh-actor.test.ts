import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import type { Api } from '../app/data/api.ts';
import { likesKey, messagesKey } from '../app/data/keys.ts';
import { newMatchesQuery } from '../features/chat/chats.ts';
import { createReload, startLiveRefresh } from './live-refresh-actor.ts';

vi.mock(import('./events.ts'), async (load) => ({
  ...(await load()),
  openSharedStream: () => () => undefined,
}));
afterEach(() => vi.unstubAllGlobals());

it('[B01] news that come while likes are being read are read too: the answer on its way may be from before them', async () => {
  const client = new QueryClient();
  const answers: ((received: number) => void)[] = [];
  const GET = () =>
    new Promise((resolve) => {
      answers.push((received) => resolve({ data: { received }, response: new Response() }));
    });
  const reload = createReload({ GET } as unknown as Api, client);
  const shown = () => client.getQueryData(likesKey);

  reload(['likes']);
  reload(['likes']);
  await expect.poll(() => answers).toHaveLength(1);
  answers[0]?.(1);
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.(2);
  await expect.poll(() => shown()).toMatchObject({ received: 2 });
  expect(answers).toHaveLength(2);
});

it('[B01] [C01] news of chats are news of who waits for a first line too, and not of what is said', async () => {
  const client = new QueryClient();
  const GET = async () => ({ data: {}, response: new Response() });
  const api = { GET } as unknown as Api;
  const { queryKey } = newMatchesQuery(api);
  const keys = [messagesKey, queryKey];
  for (const key of keys) client.setQueryData(key, {});
  const isOld = () => keys.map((key) => client.getQueryState(key)?.isInvalidated);

  createReload(api, client)(['likes']);
  expect(isOld()).toEqual([false, false]);
  createReload(api, client)(['chats']);
  expect(isOld()).toEqual([false, true]);
  createReload(api, client)(['messages']);
  expect(isOld()).toEqual([true, true]);
});

it('[B01] whenever the chats are refreshed the conversation that is open is too: it may have missed as much', () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', () => undefined);
  const reload = vi.fn<(what: readonly string[]) => void>();
  const over = new AbortController();
  const refresh = startLiveRefresh(
    { client: new QueryClient(), memberId: 'anna', reload },
    over.signal,
  );
  refresh.send({ type: 'PUSH_MESSAGE' });
  expect(reload.mock.calls).toEqual([[['chats', 'likes', 'messages']]]);
  refresh.stop();
  over.abort();
});
