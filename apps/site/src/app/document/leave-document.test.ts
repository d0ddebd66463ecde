import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardDocument, leaveDocument } from './leave-document.ts';

let page: EventTarget;
/** Whether the browser asks as this document is left. */
const isAsked = (): boolean => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const assign = vi.fn<(path: string) => void>();
const reload = vi.fn<() => void>();

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('location', { assign, reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('[P04] the browser asks before a guarded document is left, until it no longer is', () => {
  const release = guardDocument();
  expect(isAsked()).toBe(true);
  release();
  expect(isAsked()).toBe(false);
});

it.each([
  ['/ban', [['/ban']], 0],
  [undefined, [], 1],
] as const)('[S06] a document that is over goes to %s unasked', (path, ways, reloads) => {
  guardDocument();
  leaveDocument(path);
  expect([assign.mock.calls, reload.mock.calls.length]).toEqual([ways, reloads]);
  expect(isAsked()).toBe(false);
  // The browser kept it, and came back to it.
  guardDocument();
  expect(isAsked()).toBe(true);
});
