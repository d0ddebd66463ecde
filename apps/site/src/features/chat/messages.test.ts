import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { exampleOf } from '@velours/api-client/testing/examples';
import type { Api, Schemas } from '../../app/data/api.ts';
import { addMessage, doubtMessages, markReadByOther } from '../../app/data/chat-cache.ts';
import { messagesAroundQuery, messagesQuery, readFurther } from './messages.ts';

const { messages: examples, ...talk } = exampleOf('getMessages', 200);
const id = talk.conversation_id;
const ref = { conversation: id };
const PAGE = 3;

const message = (position: number, over: Partial<Schemas['Message']> = {}): Schemas['Message'] => ({
  ...(examples[0] as Schemas['Message']),
  id: `m${position}`,
  position,
  conversation: id,
  sender: 'me',
  read_at: null,
  ...over,
});

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_none, index) => from + index);

let stop: (() => void) | undefined;
afterEach(() => stop?.());

/** A conversation at the server, and what asks for it; an answer that is held is made at once, and comes when it is let go. */
function serve(positions: readonly number[]) {
  let there = positions.map((position) => message(position));
  const asked: object[] = [];
  let held: Promise<void> | undefined;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (query: { before?: number; after?: number; around?: string }) => {
    if (query.after !== undefined) {
      const newer = there.filter(({ position }) => position > (query.after ?? 0));
      return { messages: newer.slice(0, PAGE), has_more: true, has_newer: newer.length > PAGE };
    }
    const at = there.findIndex((one) => one.id === query.around);
    const end = query.before
      ? there.filter(({ position }) => position < (query.before ?? 0)).length
      : at < 0
        ? there.length
        : at + 2;
    const from = Math.max(0, end - PAGE);
    const messages = there.slice(from, end);
    return { messages, has_more: from > 0, has_newer: end < there.length };
  };
  const GET = async (_path: string, { params }: { params: { query: typeof ref } }) => {
    const { conversation: _conversation, ...query } = params.query;
    asked.push(query);
    const data = { ...talk, ...page(query) };
    await held;
    return { data, response: new Response() };
  };
  const api = { GET } as unknown as Api;
  return {
    api,
    client,
    asked,
    /** Until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return () => {
        held = undefined;
        resolve();
      };
    },
    change: (change: (messages: Schemas['Message'][]) => Schemas['Message'][]) => {
      there = change(there);
    },
    /** Someone writes; the live stream tells it. */
    write: (position: number) => {
      there = [...there, message(position)];
      addMessage(client, message(position));
    },
  };
}

/** Opens a conversation, at its end or around one of its messages. */
async function open(server: ReturnType<typeof serve>, around?: string) {
  const { api, client } = server;
  const query =
    around === undefined ? messagesQuery(api, ref) : messagesAroundQuery(api, ref, around);
  const { queryKey } = query;
  const observer = new QueryObserver(client, query as ReturnType<typeof messagesQuery>);
  stop = observer.subscribe(() => undefined);
  const data = () => observer.getCurrentResult().data;
  await expect.poll(() => data()).toBeDefined();
  return {
    data,
    queryKey,
    shown: () => data()?.messages.map(({ position }) => position),
    older: () => readFurther(api, client, { ref, queryKey, side: 'older' }),
    newer: () => readFurther(api, client, { ref, queryKey, side: 'newer' }),
    refresh: () => client.invalidateQueries({ queryKey }),
  };
}

it('[B01] what comes and what is read while older messages are on their way stays', async () => {
  const server = serve(range(1, 8));
  const { data, shown, older } = await open(server);
  expect(shown()).toEqual([6, 7, 8]);
  const letGo = server.hold();
  const reading = older();
  server.write(9);
  markReadByOther(server.client, { conversation: id, reader: 'you', read_up_to: 9 }, 'then');
  letGo();
  await reading;
  expect(shown()).toEqual(range(3, 9));
  expect(data()?.messages.at(-1)?.read_at).toBe('then');
  expect(data()?.has_more).toBe(true);
});

it('[B01] so does what comes while the newest are read again, beside older ones that are on their way', async () => {
  const server = serve(range(1, 8));
  const { data, shown, older, refresh } = await open(server);
  const letGo = server.hold();
  const both = [refresh(), older()];
  server.write(9);
  markReadByOther(server.client, { conversation: id, reader: 'you', read_up_to: 9 }, 'then');
  letGo();
  await Promise.all(both);
  expect(shown()).toEqual(range(3, 9));
  expect(
    data()
      ?.messages.slice(-4)
      .map(({ read_at }) => read_at),
  ).toEqual(Array(4).fill('then'));
});

it('[B01] and what comes while a conversation is read for the first time', async () => {
  const server = serve(range(1, 3));
  const letGo = server.hold();
  const opening = open(server);
  await expect.poll(() => server.asked).toHaveLength(1);
  server.write(4);
  letGo();
  const { shown } = await opening;
  await expect.poll(() => shown()).toEqual([1, 2, 3, 4]);
});

it('[B01] a conversation of any length is refreshed by one call, and what has not changed stays the same', async () => {
  const server = serve(range(1, 12));
  const { data, shown, older, refresh } = await open(server);
  for (let count = 0; count < 3; count += 1) await older();
  expect(shown()).toEqual(range(1, 12));
  server.asked.length = 0;
  const before = data();
  await refresh();
  expect(data()).toBe(before);
  server.change((messages) => [...messages, message(13)]);
  await refresh();
  expect(server.asked).toEqual([{}, {}]);
  expect(shown()).toEqual(range(1, 13));
  expect(data()?.messages.slice(0, 12)).toEqual(before?.messages);
  expect(
    data()?.messages.every((one, index) => one === before?.messages[index] || index === 12),
  ).toBe(true);
});

it('[B01] where more was missed than a page of it, it is read on to what is known, as far as that went', async () => {
  const server = serve(range(1, 6));
  const { shown, older, refresh, data } = await open(server);
  await older();
  server.change((messages) => [...messages, ...range(7, 10).map((position) => message(position))]);
  // It came before the rest was read again.
  addMessage(server.client, message(10));
  server.asked.length = 0;
  await refresh();
  expect(shown()).toEqual(range(1, 10));
  expect(server.asked).toEqual([{}, { before: 8 }]);
  server.change((messages) => [...messages, ...range(11, 40).map((position) => message(position))]);
  await refresh();
  expect(shown()).toEqual(range(29, 40));
  expect(data()?.has_more).toBe(true);
});

it('[B01] older messages are read by the other where a later one is', async () => {
  const server = serve(range(1, 6));
  const { data, older, refresh } = await open(server);
  await older();
  const readUpTo = (last: number) => (one: Schemas['Message']) => ({
    ...one,
    read_at: one.position <= last ? 'then' : null,
  });
  server.change((messages) => messages.map(readUpTo(4)));
  await refresh();
  expect(data()?.messages.map(({ read_at }) => read_at)).toEqual([
    ...Array<string>(4).fill('then'),
    null,
    null,
  ]);
});

it('[B04] a message that was removed is gone with the next answer: the newest, and on a doubt any', async () => {
  const server = serve(range(1, 9));
  const { shown, older, refresh } = await open(server);
  await older();
  await older();
  server.change((messages) => messages.filter(({ position }) => position !== 9 && position !== 2));
  await refresh();
  expect(shown()).toEqual(range(1, 8));
  doubtMessages(server.client);
  await refresh();
  expect(shown()).toEqual([1, ...range(3, 8)]);
  server.asked.length = 0;
  await refresh();
  expect(server.asked).toHaveLength(1);
});

it('[C01] who reads at an old place goes on to the newest message, whatever comes on the way', async () => {
  const server = serve(range(1, 9));
  const { shown, older, newer, refresh, data } = await open(server, 'm5');
  expect(shown()).toEqual([4, 5, 6]);
  server.asked.length = 0;
  await refresh();
  expect(server.asked).toEqual([]);
  await older();
  const letGo = server.hold();
  const reading = newer();
  server.write(10);
  letGo();
  await reading;
  await expect.poll(() => shown()).toEqual(range(1, 10));
  expect(data()).toMatchObject({ has_more: false, has_newer: false });
  server.change((messages) => [...messages, message(11)]);
  await refresh();
  expect(shown()).toEqual(range(1, 11));
});

it('[B04] at an old place a message that was removed is gone on a doubt', async () => {
  const server = serve(range(1, 9));
  const { shown, refresh } = await open(server, 'm5');
  server.change((messages) => messages.filter(({ position }) => position !== 6));
  doubtMessages(server.client);
  await refresh();
  expect(shown()).toEqual([4, 5, 7]);
});

it('[C01] what an answer was to follow on may be gone: it is dropped, and can be asked for again', async () => {
  const server = serve(range(1, 9));
  const { shown, older, refresh } = await open(server);
  const letGo = server.hold();
  const reading = older();
  server.change((messages) => [...messages, ...range(10, 20).map((position) => message(position))]);
  const again = refresh();
  letGo();
  await Promise.all([again, reading]);
  await older();
  expect(shown()).toEqual(range(shown()?.[0] ?? 0, 20));
});
