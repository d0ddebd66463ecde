import { describe, expect, it, vi } from 'vitest';
import { createPageReload, isChunkFailure, reloadOnce } from './chunk-reload.ts';

/** A tab: its clock, its storage over reloads, and how often it was reloaded. */
function tab(start: number) {
  const stored = new Map<string, string>();
  const parts = {
    now: () => start,
    isOnline: () => true,
    reload: vi.fn<() => void>(),
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    },
  };
  return { ...parts, at: (time: number) => ({ ...parts, now: () => time }) };
}

describe('a chunk that fails to load', () => {
  it('[V15] chunk load failure: one full reload, at most once a minute', () => {
    const page = tab(1_000_000);
    expect(reloadOnce(page)).toBe(true);
    expect(reloadOnce(page.at(1_059_999))).toBe(false);
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(reloadOnce(page.at(1_060_000))).toBe(true);
    expect(page.reload).toHaveBeenCalledTimes(2);
  });

  it('[V15] all chunks that fail together hear of the one reload; the page after it is refused another', () => {
    const page = tab(1_000_000);
    const ask = createPageReload(() => page);
    expect([ask(), ask()]).toEqual([true, true]);
    expect(createPageReload(() => page.at(1_001_000))()).toBe(false);
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it('[V15] without a network the page stays, and the one reload is kept for when there is one', () => {
    const page = tab(1_000_000);
    expect(reloadOnce({ ...page, isOnline: () => false })).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
    expect(reloadOnce(page)).toBe(true);
  });

  it.each([
    'Failed to fetch dynamically imported module: http://localhost/assets/a.js',
    'error loading dynamically imported module: http://localhost/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('[V15] %s is a failed chunk', (message) => {
    expect(isChunkFailure(new TypeError(message))).toBe(true);
  });

  it('[V15] another error reloads nothing', () => {
    expect(isChunkFailure(new TypeError('x is undefined'))).toBe(false);
    expect(isChunkFailure('Importing a module script failed.')).toBe(false);
  });
});
