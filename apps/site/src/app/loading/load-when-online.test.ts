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

  it('[V15] is not asked for until there is one, and again when it goes meanwhile', async () => {
    onLine = false;
    const load = vi.fn<() => Promise<string>>().mockImplementationOnce(() => {
      onLine = false;
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    load.mockResolvedValue('part');
    const part = loadWhenOnline(load);
    expect(load).not.toHaveBeenCalled();
    onLine = true;
    page.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    onLine = true;
    await vi.waitFor(() => {
      page.dispatchEvent(new Event('online'));
      expect(load).toHaveBeenCalledTimes(2);
    });
    await expect(part).resolves.toBe('part');
  });

  it('[V15] [B03] while the server is away it is asked for again once it answers', async () => {
    vi.useFakeTimers();
    onLine = true;
    const answers = [Promise.reject(new TypeError()), Promise.resolve(new Response())];
    answers[0]?.catch(() => undefined);
    vi.stubGlobal('fetch', () => answers.shift() ?? Promise.resolve(new Response()));
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('away'));
    load.mockResolvedValue('part');
    const part = loadWhenOnline(load);
    await vi.advanceTimersByTimeAsync(2_000);
    await expect(part).resolves.toBe('part');
    expect(load).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('[V15] what fails while the server answers is told at once: the guard reloads the page', async () => {
    onLine = true;
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(loadWhenOnline(load)).rejects.toThrow('Failed to fetch');
    expect(load).toHaveBeenCalledTimes(1);
  });
});
