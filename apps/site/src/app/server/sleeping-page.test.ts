import { QueryClient } from '@tanstack/react-query';
import type { EntryContext } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userKey } from '../data/keys.ts';
import type { PageHandle } from '../document/page-handle.ts';
import { putToSleep, sleepOf, startScripts, wakeOncePainted } from './sleeping-page.ts';

const ROUTER_SCRIPTS =
  '<script nonce="n">window.__reactRouterContext = {};</script>' +
  '<script nonce="n" type="module" async="">import "/assets/a.js";window.__reactRouterRouteModules = {};</script>' +
  '<script nonce="n">window.__reactRouterContext.streamController.close();</script>';

const PAGE =
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="icon" href="/i.svg"/></head><body>' +
  '<script id="page-texts" type="application/json">{"a":"b"}</script>' +
  `<script nonce="n">restoreScroll()</script>${ROUTER_SCRIPTS}</body></html>`;

describe('a page that sleeps until it is touched', () => {
  const html = putToSleep(PAGE, 'n', 'until touched');
  const types = [...html.matchAll(/<script([^>]*)>/g)].map(
    ([, attributes]) => /type="([^"]*)"/.exec(attributes ?? '')?.[1],
  );

  it('[E07] none of the router’s scripts runs, and no file of theirs is fetched', () => {
    expect(types.slice(1)).toEqual([
      'application/json',
      undefined,
      'asleep:',
      'asleep:module',
      'asleep:',
    ]);
    expect(html).toContain('<link rel="asleep:modulepreload" href="/assets/a.js"/>');
    expect(html).toContain('<link rel="icon" href="/i.svg"/>');
  });

  class PointerEvent {
    readonly type = 'pointermove';
    readonly movementX: number;
    readonly movementY = 0;
    constructor(movementX: number) {
      this.movementX = movementX;
    }
  }

  /** Runs the script at the head as the browser reads it; answers what it listens to, and the window. */
  function run(stored: Record<string, string>, search = '', timeOrigin = 1000) {
    const source = /<script nonce="n">(\(function wakeOnceTouched.*)<\/script><\/head>/s.exec(
      html,
    )?.[1];
    const heard = new Map<string, (event: unknown) => void>();
    const { signal } = new AbortController();
    const window: { isWoken?: unknown; earlyPresses: object } = {
      earlyPresses: { presses: [], signal },
    };
    const reload = vi.fn<() => void>();
    const storage = (texts: Record<string, string>) =>
      Object.defineProperties(texts, {
        getItem: { value: (key: string) => texts[key] ?? null },
        setItem: { value: (key: string, text: string) => void (texts[key] = text) },
      });
    const browser = {
      window,
      document: { readyState: 'loading', addEventListener: () => undefined },
      addEventListener: (name: string, listener: (event: unknown) => void) =>
        heard.set(name, listener),
      AbortController,
      PointerEvent,
      URLSearchParams,
      location: { search, reload },
      performance: { timeOrigin },
      localStorage: storage(stored),
      sessionStorage: storage({}),
    };
    // oxlint-disable-next-line typescript/no-implied-eval -- as the browser reads it
    new Function(...Object.keys(browser), `'use strict';${source}`)(...Object.values(browser));
    return { heard, window, reload };
  }

  it('the one that wakes them stands at its head, leans on nothing, has the nonce, and wakes at what somebody does, not the browser', () => {
    const { heard, window } = run({ 'alert-photo': '1' });
    expect([...heard.keys()]).toEqual(
      expect.arrayContaining(['pointerdown', 'keydown', 'focusin', 'click']),
    );
    expect(heard.has('load')).toBe(false);
    heard.get('pointermove')?.(new PointerEvent(0));
    expect(window).not.toHaveProperty('isWoken');
    heard.get('pointermove')?.(new PointerEvent(3));
    expect(window).toHaveProperty('isWoken');
  });

  it('[B10] it wakes by itself where a member who has logged out has left a draft, which the page takes away', () => {
    const { heard, window } = run({ 'draft-1-2': 'Hello' });
    heard.get('load')?.(new Event('load'));
    expect(window).toHaveProperty('isWoken');
  });

  it.each(['?lb=1', '?next=/likes&passkey=1'])(
    '[E07] it wakes by itself at an address that asks something of the page itself: %s',
    (search) => {
      const { heard, window } = run({}, search);
      heard.get('load')?.(new Event('load'));
      expect(window).toHaveProperty('isWoken');
    },
  );

  const change = (key: string, newValue: string | null) => ({ key, newValue });

  it.each([
    ['somebody logs in with another tab', 'storage', {}, change('member-came', '2000'), 1],
    ['another thing is stored', 'storage', {}, change('alert-photo', '2000'), 0],
    ['storage is cleared', 'storage', {}, change('member-came', null), 0],
    ['somebody has logged in since it was asked for', 'pageshow', { 'member-came': '2000' }, {}, 1],
    ['the last log-in was before', 'pageshow', { 'member-came': '900' }, {}, 0],
    ['nobody has logged in', 'pageshow', {}, {}, 0],
  ])('[S06] it asks anew who is there, or not: %s', (_, name, stored, event, times) => {
    const { heard, window, reload } = run({ ...stored });
    heard.get(name)?.(event);
    expect(reload).toHaveBeenCalledTimes(times);
    expect(window).not.toHaveProperty('isWoken');
  });

  it.each([
    [NaN, { 'member-came': '2000' }],
    [-1, {}],
  ])(
    '[S06] a browser that tells %s as when the page was asked for does not ask for ever',
    (timeOrigin, stored) => {
      const { heard, reload } = run({ ...stored }, '', timeOrigin);
      heard.get('pageshow')?.({});
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it('[S06] touched, it is not taken away from who may have begun to write', () => {
    const { heard, reload } = run({ 'member-came': '2000' });
    heard.get('keydown')?.({ type: 'keydown', key: 'a' });
    heard.get('storage')?.(change('member-came', '3000'));
    heard.get('pageshow')?.({});
    expect(reload).not.toHaveBeenCalled();
  });

  it('[S06] a clock that was set back does not make it ask for ever', () => {
    const { heard, reload } = run({ 'member-came': '2000' });
    heard.get('pageshow')?.({});
    heard.get('pageshow')?.({});
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a page that sleeps until it is painted', () => {
  const start = vi.fn<() => void>();
  const observe = vi.fn<() => void>();
  let page: EventTarget;
  let paint: (...names: string[]) => void;

  beforeEach(() => {
    start.mockClear();
    observe.mockClear();
    vi.useFakeTimers();
    page = new EventTarget();
    vi.stubGlobal('document', page);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(
          onPaint: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void,
        ) {
          paint = (...names) =>
            onPaint({
              getEntriesByName: (name) =>
                names.filter((one) => one === name).map(() => ({}) as PerformanceEntry),
            });
        }
        readonly observe = observe;
      },
    );
    wakeOncePainted(start, 'asleep:');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('[E06] its scripts sleep, and no file of theirs is fetched; what wakes them leans on nothing but what it is given', () => {
    const html = putToSleep(PAGE, 'n', 'until painted');
    expect(html).toContain('type="asleep:module"');
    expect(html).toContain('<link rel="asleep:modulepreload" href="/assets/a.js"/>');
    const source = /<script nonce="n">(.*)<\/script><\/head>/s.exec(html)?.[1];
    const all = Object.assign(page, { querySelectorAll: vi.fn<() => never[]>(() => []) });
    // oxlint-disable-next-line typescript/no-implied-eval -- as the browser reads it
    new Function(`'use strict';${source}`)();
    page.dispatchEvent(new Event('DOMContentLoaded'));
    paint('first-contentful-paint');
    expect(all.querySelectorAll.mock.calls).toEqual([
      ['link[rel^="asleep:"]'],
      ['script[type^="asleep:"]'],
    ]);
  });

  it('[E06] the first paint wakes them, where all of it has come', () => {
    expect(observe).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('DOMContentLoaded'));
    // Also one that was before.
    expect(observe).toHaveBeenCalledExactlyOnceWith({ type: 'paint', buffered: true });
    paint('first-paint');
    expect(start).not.toHaveBeenCalled();
    paint('first-contentful-paint');
    expect(start).toHaveBeenCalledExactlyOnceWith('asleep:');
  });

  it('started twice, each script and link wakes once', () => {
    const link = { rel: 'asleep:modulepreload' };
    const replaceWith = vi.fn<(script: object) => void>();
    const asleep = { type: 'asleep:module', nonce: 'n', text: 'import "/a.js"', replaceWith };
    let scripts = [asleep];
    replaceWith.mockImplementation(() => void (scripts = []));
    Object.assign(page, {
      createElement: () => ({}),
      querySelectorAll: (selector: string) =>
        selector.startsWith('link') ? (link.rel.startsWith('asleep:') ? [link] : []) : scripts,
    });
    startScripts('asleep:');
    startScripts('asleep:');
    vi.runAllTimers();
    expect(link.rel).toBe('modulepreload');
    expect(replaceWith.mock.calls).toEqual([
      [{ type: 'module', nonce: 'n', text: 'import "/a.js"' }],
    ]);
  });

  it('a tab in the background, which is not painted, wakes a second after it is loaded', () => {
    page.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(900);
    expect(start).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(start).toHaveBeenCalledOnce();
  });
});

describe('how a page sleeps', () => {
  const router = (
    handle: PageHandle,
    errors: EntryContext['staticHandlerContext']['errors'] = null,
    actionData: EntryContext['staticHandlerContext']['actionData'] = null,
  ) =>
    ({
      staticHandlerContext: { errors, actionData, matches: [{ route: { id: 'a' } }] },
      routeModules: { a: { handle } },
    }) as unknown as EntryContext;
  const dataOf = (user: unknown) => {
    const data = new QueryClient();
    if (user !== undefined) data.setQueryData(userKey, user);
    return data;
  };

  const plain = { isPlain: true };
  const failed = { a: new Error('no') };

  it.each([
    ['a visitor’s plain page', plain, null, null, 'until touched'],
    ['a member’s', plain, { credits: 1 }, null, 'until painted'],
    ['one of which nobody knows whose it is', plain, undefined, null, 'until painted'],
    ['another page', {}, null, null, 'until painted'],
    ['a page that failed', plain, null, failed, 'until painted'],
    ['the answer to a form', plain, null, null, 'until painted', { a: { failure: 'no' } }],
    ['one that has no scripts', { isStatic: true }, null, null, undefined],
  ] as const)(
    '[E06] [E07] %s',
    (_, handle, user, errors, expected, actionData: object | null = null) => {
      expect(sleepOf(router(handle, errors, actionData), dataOf(user))).toBe(expected);
    },
  );
});
