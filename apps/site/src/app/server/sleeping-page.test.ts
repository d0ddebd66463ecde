import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { QueryClient } from '@tanstack/react-query';
import type { EntryContext } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { userKey } from '../data/keys.ts';
import { asleep, isAsleep, putToSleep } from './sleeping-page.ts';

const ROUTER_SCRIPTS =
  '<script nonce="n">window.__reactRouterContext = {};</script>' +
  '<script nonce="n" type="module" async="">import "/assets/a.js";window.__reactRouterRouteModules = {};</script>' +
  '<script nonce="n">window.__reactRouterContext.streamController.close();</script>';

const PAGE =
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="icon" href="/i.svg"/></head><body>' +
  '<script id="page-texts" type="application/json">{"a":"b"}</script>' +
  `<script nonce="n">restoreScroll()</script>${ROUTER_SCRIPTS}</body></html>`;

describe('a page that sleeps until it is touched', () => {
  const html = putToSleep(PAGE, 'n');
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
    const source = /<script nonce="n">(\(function waker.*)<\/script><\/head>/s.exec(html)?.[1];
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

  it('is handed on whole', async () => {
    const body = new PassThrough();
    const written = asleep(body, 'n');
    written.write(PAGE.slice(0, 30));
    written.end(PAGE.slice(30));
    expect(await text(body)).toBe(html);
  });

  const router = (
    isPlain: boolean,
    errors: EntryContext['staticHandlerContext']['errors'] = null,
    actionData: EntryContext['staticHandlerContext']['actionData'] = null,
  ) =>
    ({
      staticHandlerContext: { errors, actionData, matches: [{ route: { id: 'a' } }] },
      routeModules: { a: { handle: { isPlain } } },
    }) as unknown as EntryContext;
  const dataOf = (user: unknown) => {
    const data = new QueryClient();
    if (user !== undefined) data.setQueryData(userKey, user);
    return data;
  };

  it.each([
    ['a visitor’s plain page', true, null, null, true],
    ['a member’s', true, { credits: 1 }, null, false],
    ['one of which nobody knows whose it is', true, undefined, null, false],
    ['another page', false, null, null, false],
    ['a page that failed', true, null, { a: new Error('no') }, false],
    ['the answer to a form', true, null, null, false, { a: { failure: 'no' } }],
  ])('%s', (_, isPlain, user, errors, expected, actionData: object | null = null) => {
    expect(isAsleep(router(isPlain, errors, actionData), dataOf(user))).toBe(expected);
  });
});
