import { expect, it, vi } from 'vitest';
import { createObjectUrls } from './use-own-photos.ts';

it('[P04] a file has one address as long as it is shown, and none is left behind', () => {
  let made = 0;
  const browser = {
    createObjectURL: vi.fn<(file: Blob | MediaSource) => string>(() => {
      made += 1;
      return `blob:${made}`;
    }),
    revokeObjectURL: vi.fn<(url: string) => void>(),
  };
  const urls = createObjectUrls(browser);
  const [one, other] = [new Blob(['1']), new Blob(['2'])];
  expect([urls.of(one), urls.of(other), urls.of(one)]).toEqual(['blob:1', 'blob:2', 'blob:1']);
  urls.keep([other]);
  expect(browser.revokeObjectURL.mock.calls).toEqual([['blob:1']]);
  expect(urls.of(one)).toBe('blob:3');
  urls.keep([]);
  expect(browser.revokeObjectURL.mock.calls).toEqual([['blob:1'], ['blob:2'], ['blob:3']]);
});
