import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StreamEvent } from '@velours/api-client';

/** The streams that the browser has open, as the server sees them. */
const streams: FakeSource[] = [];

class FakeSource extends EventTarget {
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    streams.push(this);
  }
  open(): void {
    this.dispatchEvent(new Event('open'));
  }
  say(lastEventId: string, name: StreamEvent['event']): void {
    this.dispatchEvent(new MessageEvent(name, { data: '{}', lastEventId }));
  }
  close(): void {
    streams.splice(streams.indexOf(this), 1);
  }
}

/** A tab has modules of its own; channels and locks are the browser's. */
async function openTab() {
  vi.resetModules();
  const { openSharedStream } = await import('./events.ts');
  const heard: string[] = [];
  const close = openSharedStream('anna', {
    onOpen: () => heard.push('open'),
    onEvent: ({ event }) => heard.push(event),
    onLost: () => heard.push('lost'),
  });
  return { heard, close };
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

/** Another tab comes to the front, or this one. */
function show(visibilityState: 'visible' | 'hidden'): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

/** A tab that has the lock, and no turn to run any more. */
function freezeTab(): Promise<unknown> {
  const frozen = Promise.withResolvers<void>();
  // It learns that it lost the lock once it goes on.
  return new Promise((begun) => {
    navigator.locks
      .request('stream-anna', () => {
        begun(undefined);
        return frozen.promise;
      })
      .catch(() => undefined);
  });
}

/** Long enough for what goes by channels and locks, which no clock rules. */
const settle = () => new Promise((done) => setImmediate(() => setImmediate(done)));

beforeEach(() => {
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[B01] five tabs share one stream; when its tab is closed the next one goes on where it ended', async () => {
  vi.stubGlobal('EventSource', FakeSource);
  const tabs: Awaited<ReturnType<typeof openTab>>[] = [];
  for (let count = 0; count < 5; count += 1) tabs.push(await openTab());
  const heard = () => tabs.map((tab) => tab.heard);
  const all = (...events: string[]) => tabs.map(() => events);

  await expect.poll(() => streams).toHaveLength(1);
  expect(streams[0]?.url).toBe('/api/events.php');
  streams[0]?.open();
  streams[0]?.say('id-1', 'user');
  await expect.poll(() => heard()).toEqual(all('open', 'user'));

  // The first that asked for the lock has it.
  tabs.shift()?.close();
  expect(streams).toEqual([]);
  await expect.poll(() => streams).toHaveLength(1);
  expect(streams[0]?.url).toBe('/api/events.php?last_event_id=id-1');
  streams[0]?.open();
  streams[0]?.say('id-2', 'chats');
  await expect.poll(() => heard()).toEqual(all('open', 'user', 'chats'));

  const late = await openTab();
  await expect.poll(() => late.heard).toEqual(['open']);
  for (const tab of [...tabs, late]) tab.close();
  expect(streams).toEqual([]);
});

it('[B01] where the browser has no locks each tab has its own stream', async () => {
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('navigator', {});
  const tabs = [await openTab(), await openTab()];
  expect(streams).toHaveLength(2);
  for (const tab of tabs) tab.close();
});

it('[B01] the tab that is looked at takes the stream from one that is frozen, at once or when it comes to the front', async () => {
  vi.stubGlobal('EventSource', FakeSource);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await freezeTab();
  page.visibilityState = 'hidden';
  const tab = await openTab();
  vi.advanceTimersByTime(10_000);
  await settle();
  expect(streams).toEqual([]);

  show('visible');
  vi.advanceTimersByTime(3_000);
  await expect.poll(() => streams).toHaveLength(1);
  tab.close();
});

it('[B01] a tab whose stream is on its way keeps it; one whose lock is taken says that it is lost', async () => {
  vi.stubGlobal('EventSource', FakeSource);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const first = await openTab();
  await expect.poll(() => streams).toHaveLength(1);
  const second = await openTab();
  for (let turn = 0; turn < 20; turn += 1) await settle();
  vi.advanceTimersByTime(10_000);
  await settle();
  expect(streams).toHaveLength(1);
  expect(first.heard).toEqual([]);

  await navigator.locks.request('stream-anna', { steal: true }, () => undefined);
  await expect.poll(() => first.heard).toEqual(['lost']);
  for (const tab of [first, second]) tab.close();
});
