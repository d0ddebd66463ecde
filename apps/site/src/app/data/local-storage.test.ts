import { afterEach, expect, it, vi } from 'vitest';
import { readStored, store } from './local-storage.ts';

afterEach(() => vi.unstubAllGlobals());

it('[N02] what could not be stored lasts as long as the page, until it is taken away', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => undefined,
  });
  store('endpoint', 'one');
  expect(readStored('endpoint')).toBe('one');
  store('endpoint', null);
  expect(readStored('endpoint')).toBeNull();
});
