import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OutboxEntry, StorageChange } from '@velours/machines/messageOutbox';
import type { Api } from '../../app/data/api.ts';
import { chatsChannel, likesChannel } from '../member-channels.ts';

vi.mock('./outbox-storage.ts');

/** What all tabs share, and what was written to it. */
let stored: Map<string, OutboxEntry>;
let written: StorageChange[];
let over: AbortController;
let api: object;
let page: EventTarget;

/** The member's outbox in one tab, which hears of the others as MemberHost.tsx has it hear. */
async function openTab() {
  const { startOutbox } = await import('./outbox-actor.ts');
  const otherTabs = { chats: chatsChannel('anna'), likes: likesChannel('anna') };
  const reload = vi.fn<(what: readonly string[]) => void>();
  const client = new QueryClient();
  const member = { api: api as Api, client, memberId: 'anna', otherTabs, reload };
  const outbox = startOutbox(member, over.signal);
  let numHeard = 0;
  otherTabs.chats.listen(({ type }) => {
    if (type !== 'written') return;
    numHeard += 1;
    outbox.send({ type: 'CHANGED_ELSEWHERE' });
  });
  over.signal.addEventListener('abort', () => {
    outbox.stop();
    otherTabs.chats.close();
    otherTabs.likes.close();
  });
  return {
    ...outbox,
    reload,
    numHeard: () => numHeard,
    shown: () =>
      outbox.getSnapshot().map(({ text, status, key }) => ({ text, status, isNew: key !== 'old' })),
  };
}

beforeEach(async () => {
  // Another file's outbox has another file's storage.
  vi.resetModules();
  const { createOutboxStorage } = await import('./outbox-storage.ts');
  stored = new Map();
  written = [];
  api = {};
  over = new AbortController();
  vi.mocked(createOutboxStorage).mockReturnValue({
    read: async () => [...stored.values()],
    write: async (change) => {
      written.push(change);
      for (const one of change.put) stored.set(one.id, one);
      for (const id of change.remove) stored.delete(id);
    },
  });
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: false, locks: navigator.locks });
});

afterEach(() => {
  over.abort();
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('[B02] what one tab writes without a connection is known in the others, and hearing of it writes nothing', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.send({ type: 'ENQUEUE', profileId: 'bram', text: 'hello' });
  await expect
    .poll(() => other.shown())
    .toEqual([{ text: 'hello', status: 'queued', isNew: true }]);
  other.send({ type: 'ENQUEUE', profileId: 'bram', text: 'again' });
  await expect.poll(() => one.shown().map(({ text }) => text)).toEqual(['hello', 'again']);
  expect(written).toHaveLength(2);
  expect([one.numHeard(), other.numHeard()]).toEqual([1, 1]);
});

it('[B03] a message that failed and is sent again in one tab no longer counts as failed in the others', async () => {
  stored.set('old', {
    id: 'old',
    key: 'old',
    profileId: 'bram',
    text: 'hello',
    position: 1,
    status: 'failed',
    outcomeUnknown: false,
    firstTriedAt: null,
    reason: { code: 'insufficient_credits', params: {} },
    messageId: null,
  });
  const [one, other] = [await openTab(), await openTab()];
  const failed = [{ text: 'hello', status: 'failed', isNew: false }];
  await expect.poll(() => [one.shown(), other.shown()]).toEqual([failed, failed]);
  one.send({ type: 'RETRY', id: 'old' });
  const queued = [{ text: 'hello', status: 'queued', isNew: true }];
  await expect.poll(() => [one.shown(), other.shown()]).toEqual([queued, queued]);
  expect(written).toHaveLength(1);
});

it('[B03] where nobody answers, a message and those behind it say that they are tried again, also while they are', async () => {
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
  const answers: ((response: Response) => void)[] = [];
  api = { POST: () => new Promise((resolve) => answers.push((response) => resolve({ response }))) };
  const tab = await openTab();
  const states = () => tab.getSnapshot().map(({ status, canRetry }) => [status, canRetry]);
  const fail = () => answers.shift()?.(new Response(null, { status: 503 }));
  tab.send({ type: 'ENQUEUE', profileId: 'bram', text: 'hello' });
  tab.send({ type: 'ENQUEUE', profileId: 'bram', text: 'again' });
  const first = [
    ['sending', false],
    ['sending', false],
  ];
  await expect.poll(() => [states(), answers.length]).toEqual([first, 1]);
  fail();
  const tried = [
    ['waiting', true],
    ['waiting', false],
  ];
  await expect.poll(() => states()).toEqual(tried);
  // By itself.
  await expect.poll(() => answers).toHaveLength(1);
  expect(states().map(([status]) => status)).toEqual(['waiting', 'waiting']);
  fail();
  await expect.poll(() => states()).toEqual(tried);
  const [head] = tab.getSnapshot();
  tab.send({ type: 'RETRY', id: head?.id ?? '' });
  await expect.poll(() => [states(), answers.length]).toEqual([first, 1]);
});

it('[B02] without a connection what had no answer waits for it, and nothing offers to try', async () => {
  stored.set('old', {
    id: 'old',
    key: 'old',
    profileId: 'bram',
    text: 'hello',
    position: 1,
    status: 'queued',
    outcomeUnknown: true,
    firstTriedAt: Date.now(),
    reason: null,
    messageId: null,
  });
  const tab = await openTab();
  await expect
    .poll(() => tab.getSnapshot())
    .toMatchObject([{ status: 'queued', canRetry: false, canChange: false }]);
});

it('[C08] where the credits do not suffice they are loaded again, in each tab: they were spent elsewhere', async () => {
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
  const refusal = {
    type: 'urn:velours:problem:insufficient_credits',
    status: 402,
    code: 'insufficient_credits',
    params: { required: 10, available: 0 },
  };
  const response = Response.json(refusal, { status: 402 });
  api = { POST: async () => ({ error: refusal, response }) };
  const [one, other] = [await openTab(), await openTab()];
  one.send({ type: 'ENQUEUE', profileId: 'bram', text: 'hello' });
  for (const { shown, reload } of [one, other]) {
    await expect.poll(() => shown()).toMatchObject([{ status: 'failed' }]);
    expect(reload.mock.calls).toEqual([[['user']]]);
  }
});

it('[B02] what the browser cannot store is not left without a question, until it is sent or the member goes', async () => {
  const { createOutboxStorage } = await import('./outbox-storage.ts');
  const write = vi.fn<(change: StorageChange) => Promise<void>>(() =>
    Promise.reject(new Error('full')),
  );
  vi.mocked(createOutboxStorage).mockReturnValue({ read: async () => [], write });
  const isAsked = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
  const answers: ((answer: object) => void)[] = [];
  api = { POST: () => new Promise((resolve) => answers.push(resolve)) };
  const tab = await openTab();
  expect(isAsked()).toBe(false);
  tab.send({ type: 'ENQUEUE', profileId: 'bram', text: 'hello' });
  await expect.poll(() => answers).toHaveLength(1);
  expect(isAsked()).toBe(true);
  answers[0]?.({ data: { message: { id: 'm' }, credits: 1 }, response: new Response() });
  await expect.poll(() => tab.shown()).toMatchObject([{ status: 'sent' }]);
  expect(isAsked()).toBe(false);
  tab.send({ type: 'ENQUEUE', profileId: 'bram', text: 'again' });
  await expect.poll(() => answers).toHaveLength(2);
  expect(isAsked()).toBe(true);
  over.abort();
  expect(isAsked()).toBe(false);
});

/** Takes the outbox's lock, as a tab does that the browser freezes in the middle of a turn; gives what frees it. */
async function holdElsewhere(options: LockOptions = {}): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await new Promise<void>((granted) => {
    navigator.locks
      .request('outbox-anna', options, () => {
        granted();
        return held;
      })
      // Taken in its turn.
      .catch(() => undefined);
  });
  over.signal.addEventListener('abort', () => release());
  return release;
}

it('[B02] a tab that was frozen in the middle of a turn keeps no message of the others from going out', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  over.signal.addEventListener('abort', () => vi.useRealTimers());
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
  const page = { visibilityState: 'hidden' };
  vi.stubGlobal('document', page);
  const sent = { data: { message: { id: 'm' }, credits: 1 }, response: new Response() };
  api = { POST: async () => sent };
  await holdElsewhere();
  const tab = await openTab();
  tab.send({ type: 'ENQUEUE', profileId: 'bram', text: 'hello' });
  await expect.poll(() => written).toHaveLength(1);
  const waiting = async () => {
    vi.advanceTimersByTime(45_000);
    return (await navigator.locks.query()).pending;
  };
  // Nobody looks at a page that is hidden: it can wait.
  for (let turn = 0; turn < 4; turn += 1)
    expect(await waiting()).toMatchObject([{ name: 'outbox-anna' }]);
  page.visibilityState = 'visible';
  await expect.poll(waiting).toEqual([]);
  await expect.poll(() => tab.shown()).toMatchObject([{ text: 'hello', status: 'sent' }]);
});

it('[B03] a tab whose lock was taken ends its turn, and sends the message again under the same key', async () => {
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
  const calls: { key: string; signal: AbortSignal }[] = [];
  api = {
    POST: (
      _path: string,
      call: { params: { header: Record<string, string> }; signal: AbortSignal },
    ) => {
      calls.push({ key: call.params.header['Idempotency-Key'] ?? '', signal: call.signal });
      return Promise.withResolvers().promise;
    },
  };
  const tab = await openTab();
  tab.send({ type: 'ENQUEUE', profileId: 'bram', text: 'hello' });
  await expect.poll(() => calls).toHaveLength(1);
  const release = await holdElsewhere({ steal: true });
  await expect.poll(() => calls[0]?.signal.aborted).toBe(true);
  expect(calls).toHaveLength(1);
  release();
  await expect.poll(() => calls).toHaveLength(2);
  expect(calls[0]?.key).toMatch(/./);
  expect(calls[1]?.key).toBe(calls[0]?.key);
});

it('[B02] a page that is come back to sends what was written on the page it was left for', async () => {
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
  const sent = { data: { message: { id: 'm' }, credits: 1 }, response: new Response() };
  api = { POST: async () => sent };
  const tab = await openTab();
  await expect.poll(async () => (await navigator.locks.query()).held).toEqual([]);
  stored.set('old', {
    id: 'old',
    key: 'old',
    profileId: 'bram',
    text: 'hello',
    position: 1,
    status: 'queued',
    outcomeUnknown: false,
    firstTriedAt: null,
    reason: null,
    messageId: null,
  });
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await expect.poll(() => tab.shown()).toMatchObject([{ text: 'hello', status: 'sent' }]);
});
