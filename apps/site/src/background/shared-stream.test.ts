import { afterEach, expect, it, vi } from 'vitest';
import type { StreamEvent } from '@velours/api-client';

/** The streams that the browser has open, as the server sees them. */
const streams: FakeSource[] = [];

class FakeSource extends EventTarget {
  static readonly OPEN = 1;
  readonly url: string;
  readyState = 0;
  constructor(url: string) {
    super();
    this.url = url;
    streams.push(this);
  }
  open(): void {
    this.readyState = FakeSource.OPEN;
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
  const { openSharedStream } = await import('./shared-stream.ts');
  const heard: string[] = [];
  const close = openSharedStream('anna', {
    onOpen: () => heard.push('open'),
    onEvent: ({ event }) => heard.push(event),
    onLost: () => heard.push('lost'),
  });
  return { heard, close };
}

afterEach(() => vi.unstubAllGlobals());

it('[B01] five tabs share one stream; when its tab is closed the next one goes on where it ended', async () => {
  vi.stubGlobal('EventSource', FakeSource);
  const tabs: Awaited<ReturnType<typeof openTab>>[] = [];
  for (let count = 0; count < 5; count += 1) tabs.push(await openTab());
  const heard = () => tabs.map((tab) => tab.heard);
  const all = (...events: string[]) => tabs.map(() => events);

  await vi.waitFor(() => expect(streams).toHaveLength(1));
  expect(streams[0]?.url).toBe('/api/events.php');
  streams[0]?.open();
  streams[0]?.say('id-1', 'user');
  await vi.waitFor(() => expect(heard()).toEqual(all('open', 'user')));

  // The first that asked for the lock has it.
  tabs.shift()?.close();
  expect(streams).toEqual([]);
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  expect(streams[0]?.url).toBe('/api/events.php?last_event_id=id-1');
  streams[0]?.open();
  streams[0]?.say('id-2', 'chats');
  await vi.waitFor(() => expect(heard()).toEqual(all('open', 'user', 'chats')));

  const late = await openTab();
  await vi.waitFor(() => expect(late.heard).toEqual(['open']));
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
