import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OutboxEntry, StorageChange } from '@velours/machines/messageOutbox';
import { chatsChannel } from '../background/member-channels.ts';
import { createOutboxStorage } from '../background/outbox/outbox-storage.ts';
import { sendWaiting } from './waiting-messages.ts';

vi.mock('../background/outbox/outbox-storage.ts');

const entry = (id: string, position: number): OutboxEntry => ({
  id,
  key: id,
  profileId: 'bram',
  text: `text of ${id}`,
  position,
  status: 'queued',
  outcomeUnknown: false,
  firstTriedAt: null,
  reason: null,
  messageId: null,
});

let stored: Map<string, OutboxEntry>;
/** Who is logged in, and what the server was sent. */
let member: string;
let sent: { key: string | null; text: string }[];

async function answer(request: Request): Promise<Response> {
  if (new URL(request.url).pathname === '/api/user.php')
    return Response.json({ user: { profile: { id: member } } });
  const { text } = (await request.json()) as { text: string };
  sent.push({ key: request.headers.get('Idempotency-Key'), text });
  return Response.json({ message: { id: `m-${sent.length}` }, credits: 10 }, { status: 201 });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  stored = new Map(['two', 'one'].map((id) => [id, entry(id, id === 'one' ? 1 : 2)]));
  sent = [];
  member = 'anna';
  vi.mocked(createOutboxStorage).mockReturnValue({
    read: async () => [...stored.values()],
    write: async ({ put, remove }: StorageChange) => {
      for (const one of put) stored.set(one.id, one);
      for (const id of remove) stored.delete(id);
    },
  });
  const { Request: Plain } = globalThis;
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
  // A worker's requests are of its own site.
  vi.stubGlobal(
    'Request',
    class extends Plain {
      constructor(input: string | Request, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'https://velours.test') : input, init);
      }
    },
  );
  vi.stubGlobal('location', { host: 'velours.test', search: '' });
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('[B02] without a page the worker sends what waits once, in order, by the keys that it was written with', async () => {
  await Promise.all([sendWaiting('anna'), sendWaiting('anna')]);
  expect(sent).toEqual([
    { key: 'one', text: 'text of one' },
    { key: 'two', text: 'text of two' },
  ]);
  expect(stored.size).toBe(0);
});

it('[B02] it sends nothing for a member who is not logged in any more: that waits for who wrote it', async () => {
  member = 'bram';
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const over = sendWaiting('anna');
  await vi.advanceTimersByTimeAsync(61_000);
  await over;
  expect(sent).toEqual([]);
  // It has not gone out, so it can be cancelled, and has no day after which it is not trusted.
  expect([...stored.values()]).toEqual([entry('two', 2), entry('one', 1)]);
});

it('[B02] it tells the pages that are open what it has sent: they show it as waiting no longer', async () => {
  const page = chatsChannel('anna');
  const heard = vi.fn<(news: unknown) => void>();
  page.listen(heard);
  await sendWaiting('anna');
  await expect.poll(() => heard).toHaveBeenCalledWith({ type: 'written', conversation: '' });
  page.close();
});
