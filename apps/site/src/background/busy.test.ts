import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBusy } from './busy.ts';

/** What the page holds, as far as it is looked at. */
let page: EventTarget & { activeElement: object; querySelector: () => object | null };
let over: AbortController;

const button = { closest: () => null };
const field = { closest: () => field };

beforeEach(() => {
  vi.useFakeTimers();
  over = new AbortController();
  page = Object.assign(new EventTarget(), { activeElement: button, querySelector: () => null });
  vi.stubGlobal('document', page);
});

afterEach(() => {
  over.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function focus(on: object): void {
  page.dispatchEvent(new Event('focusout'));
  page.activeElement = on;
  page.dispatchEvent(new Event('focusin'));
}

it('[E07] who types is busy at once, also from one field to the next, and until a moment after the last', async () => {
  const actor = startBusy(over.signal);
  const told: boolean[] = [];
  actor.subscribe(() => told.push(actor.getSnapshot()));
  expect(actor.getSnapshot()).toBe(false);
  focus(field);
  await vi.advanceTimersByTimeAsync(60_000);
  focus(button);
  await vi.advanceTimersByTimeAsync(1_900);
  focus(field);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(told).toEqual([true]);
  focus(button);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(told).toEqual([true, false]);
});

it('[E07] who has something open over the page is busy until it is gone, though nothing says when', async () => {
  const actor = startBusy(over.signal);
  page.querySelector = () => ({});
  focus(button);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(actor.getSnapshot()).toBe(true);
  page.querySelector = () => null;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(actor.getSnapshot()).toBe(false);
});

it('[E07] is over with the member', async () => {
  const actor = startBusy(over.signal);
  over.abort();
  actor.stop();
  focus(field);
  expect([actor.getSnapshot(), vi.getTimerCount()]).toEqual([false, 0]);
});
