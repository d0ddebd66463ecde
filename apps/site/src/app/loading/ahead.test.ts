import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '../data/api.ts';
import type { Texts } from '../i18n/texts.ts';
import { loadAhead } from './ahead.ts';

const FILES = Array.from({ length: 12 }, (_, index) => `/assets/${index}.js`);
const ORIGIN = 'https://velours.test';

let asked: string[];
let page: EventTarget;

const terminate = vi.fn<() => void>();

class FormatsWorker {
  readonly terminate = terminate;
}

function openPage(): AbortController {
  asked = [];
  page = new EventTarget();
  vi.stubGlobal('window', { __reactRouterManifest: { version: 'v1' } });
  vi.stubGlobal('document', { readyState: 'complete', documentElement: { lang: 'nl' } });
  vi.stubGlobal('Worker', FormatsWorker);
  vi.stubGlobal('location', { href: `${ORIGIN}/members` });
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

const loadTexts = vi.fn<Texts['load']>(async () => undefined);
const start = ({ signal }: AbortController): Promise<void> =>
  loadAhead({
    api: {} as Api,
    client: { prefetchQuery: async () => undefined },
    texts: { load: loadTexts },
    signal,
  });

describe('what comes ahead of a press', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    loadTexts.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('[E06] once the page is quiet, all files that it does not have, and the texts', async () => {
    const over = openPage();
    const done = start(over);
    await vi.advanceTimersByTimeAsync(400);
    expect([asked, loadTexts.mock.calls.length]).toEqual([[], 0]);
    await vi.advanceTimersByTimeAsync(200);
    await done;
    expect(asked.shift()).toBe('/ahead.json?v1');
    expect(new Set(asked)).toEqual(new Set(FILES.filter((file) => file !== '/assets/3.js')));
    expect(loadTexts).toHaveBeenCalledOnce();
  });

  it('[E06] a press has it wait, as does the next, and a page that goes ends it', async () => {
    const over = openPage();
    const press = (): boolean => page.dispatchEvent(new Event('pointerdown'));
    const ended = start(over).catch((error: Error) => error.message);
    loadTexts.mockImplementationOnce(async () => void press());
    await vi.advanceTimersByTimeAsync(600);
    await vi.advanceTimersByTimeAsync(1_800);
    press();
    await vi.advanceTimersByTimeAsync(1_800);
    expect([asked, loadTexts.mock.calls.length]).toEqual([[], 1]);
    over.abort(new Error('gone'));
    await vi.advanceTimersByTimeAsync(500);
    expect(await ended).toBe('gone');
    expect(terminate).toHaveBeenCalledOnce();
    expect(asked).toEqual([]);
  });
});
