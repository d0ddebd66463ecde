import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadAhead } from './ahead.ts';

const FILES = Array.from({ length: 12 }, (_, index) => `/assets/${index}.js`);
const ORIGIN = 'https://velours.test';

let asked: string[];
let page: EventTarget;

function openPage(facts: { saveData?: boolean; isInstalled?: boolean } = {}): AbortController {
  asked = [];
  page = new EventTarget();
  const { saveData = false, isInstalled = false } = facts;
  vi.stubGlobal('window', { __reactRouterManifest: { version: 'v1' } });
  vi.stubGlobal('document', { readyState: 'complete', documentElement: { lang: 'nl' } });
  vi.stubGlobal('location', { href: `${ORIGIN}/members` });
  vi.stubGlobal('navigator', {
    connection: { saveData },
    serviceWorker: { controller: isInstalled ? {} : null },
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('performance', {
    getEntriesByType: () => [{ name: `${ORIGIN}/assets/3.js` }],
  });
  vi.stubGlobal('fetch', async (file: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    asked.push(file);
    return file.startsWith('/ahead.json') ? Response.json(FILES) : new Response('');
  });
  return new AbortController();
}

const loadData = vi.fn<() => Promise<void>>(async () => undefined);

describe('what comes ahead of a press', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    loadData.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('[E06] once the page is quiet, all files that it does not have, and the texts', async () => {
    const over = openPage();
    const done = loadAhead(loadData, over.signal);
    await vi.advanceTimersByTimeAsync(400);
    expect([asked, loadData.mock.calls.length]).toEqual([[], 0]);
    await vi.advanceTimersByTimeAsync(200);
    await done;
    expect(asked.shift()).toBe('/ahead.json?v1');
    expect(new Set(asked)).toEqual(new Set(FILES.filter((file) => file !== '/assets/3.js')));
    expect(loadData).toHaveBeenCalledOnce();
  });

  it.each([{ saveData: true }, { isInstalled: true }])('nothing for %o', async (facts) => {
    const over = openPage(facts);
    const done = loadAhead(loadData, over.signal);
    await vi.advanceTimersByTimeAsync(600);
    await done;
    expect([asked, loadData.mock.calls.length]).toEqual([[], 0]);
  });

  it('[E06] a press has it wait, as does the next, and a page that goes ends it', async () => {
    const over = openPage();
    const press = (): boolean => page.dispatchEvent(new Event('pointerdown'));
    const ended = loadAhead(loadData, over.signal).catch((error: Error) => error.message);
    loadData.mockImplementationOnce(async () => void press());
    await vi.advanceTimersByTimeAsync(600);
    await vi.advanceTimersByTimeAsync(1_800);
    press();
    await vi.advanceTimersByTimeAsync(1_800);
    expect([asked, loadData.mock.calls.length]).toEqual([[], 1]);
    over.abort(new Error('gone'));
    await vi.advanceTimersByTimeAsync(500);
    expect(await ended).toBe('gone');
    expect(asked).toEqual([]);
  });
});
