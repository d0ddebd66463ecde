import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWhenOnline } from './load-when-online.ts';

describe('a part that is loaded without a network', () => {
  const page = new EventTarget();
  let onLine = true;

  beforeEach(() => {
    vi.stubGlobal('navigator', {
      get onLine() {
        return onLine;
      },
    });
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('[V15] is loaded again when the network is back, as often as it goes', async () => {
    onLine = false;
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'));
    const part = loadWhenOnline(load);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    page.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    load.mockResolvedValue('part');
    onLine = true;
    page.dispatchEvent(new Event('online'));
    await expect(part).resolves.toBe('part');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('[V15] with a network a failure is told at once: the guard reloads the page', async () => {
    onLine = true;
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(loadWhenOnline(load)).rejects.toThrow('Failed to fetch');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
