import { describe, expect, it, vi, afterEach, beforeEach } from 'vitest';
import {
  createPageReload,
  isChunkFailure,
  whenServed,
  loadWhenOnline,
  watchChunkFailures,
} from './chunk-reload.ts';

/** A tab: its clock, its storage over reloads, and how often it was reloaded. */
function tab(start: number) {
  const stored = new Map<string, string>();
  const parts = {
    now: () => start,
    isOnline: () => true,
    reload: vi.fn<() => void>(),
    storage: () => ({
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    }),
    whenServed: () => Promise.resolve(),
  };
  /** A page of this tab at a time, whose chunk failed. */
  const fail = async (time: number, others: Partial<typeof parts> = {}): Promise<boolean> => {
    const isReloading = createPageReload(() => ({ ...parts, now: () => time, ...others }))();
    await Promise.resolve();
    return isReloading;
  };
  return { ...parts, fail };
}

describe('a chunk that fails to load', () => {
  it('[V15] chunk load failure: one full reload, at most once a minute', async () => {
    const page = tab(1_000_000);
    expect(await page.fail(1_000_000)).toBe(true);
    expect(await page.fail(1_059_999)).toBe(false);
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(await page.fail(1_060_000)).toBe(true);
    expect(page.reload).toHaveBeenCalledTimes(2);
  });

  it('[V15] all chunks that fail together hear of the one reload', async () => {
    const page = tab(1_000_000);
    const ask = createPageReload(() => page);
    expect([ask(), ask()]).toEqual([true, true]);
    await Promise.resolve();
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  it('[V15] without a network the page stays, and the one reload is kept for when there is one', async () => {
    const page = tab(1_000_000);
    expect(await page.fail(1_000_000, { isOnline: () => false })).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
    expect(await page.fail(1_000_000)).toBe(true);
  });

  it('[V15] where the browser keeps nothing the page says that it failed: each reload would be the first', async () => {
    const page = tab(1_000_000);
    const forbidden = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    expect(await page.fail(1_000_000, { storage: forbidden })).toBe(false);
    const full = { getItem: () => null, setItem: forbidden };
    expect(await page.fail(1_000_000, { storage: () => full })).toBe(false);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('[V15] [B03] while the server is away the page stays, and is reloaded once it answers', async () => {
    vi.useFakeTimers();
    const answers = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.resolve(new Response(null, { status: 503 })),
      () => Promise.resolve(new Response(null, { status: 404 })),
    ];
    const ask = vi.fn<typeof fetch>(() => answers.shift()!());
    vi.stubGlobal('fetch', ask);
    const page = tab(1_000_000);
    expect(await page.fail(1_000_000, { whenServed: () => whenServed('/assets/a.js') })).toBe(true);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(page.reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(ask).toHaveBeenCalledTimes(3);
    expect(page.reload).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
    vi.useRealTimers();
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

  it('[V15] is asked for at once, for the browser may keep it, and again when there is a network', async () => {
    onLine = false;
    const kept = vi.fn<() => Promise<string>>().mockResolvedValue('kept');
    await expect(loadWhenOnline(kept)).resolves.toBe('kept');
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('part');
    const part = loadWhenOnline(load);
    await expect.poll(() => load).toHaveBeenCalledTimes(1);
    onLine = true;
    const onceOnline = () => {
      page.dispatchEvent(new Event('online'));
      return load;
    };
    await expect.poll(onceOnline).toHaveBeenCalledTimes(2);
    await expect(part).resolves.toBe('part');
  });

  it('[V15] that is of use only now fails where nobody answers, and is not asked for later', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new TypeError('away'));
    onLine = false;
    await expect(loadWhenOnline(load, false)).rejects.toThrow('away');
    onLine = true;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
    await expect(loadWhenOnline(load, false)).rejects.toThrow('away');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('[V15] whose style was lost comes with it the next time', async () => {
    onLine = true;
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    watchChunkFailures();
    const sheet = 'http://a.test/part.css';
    const failed = new Error(`Unable to preload CSS for ${sheet}`);
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failed }));
    const asked: unknown[] = [];
    vi.stubGlobal('document', {
      createElement: () => ({}),
      head: {
        append: ({ href, onload }: HTMLLinkElement) => {
          asked.push(href);
          onload?.call(window, new Event('load'));
        },
      },
    });
    vi.stubGlobal('window', globalThis);
    await expect(loadWhenOnline(async () => 'part')).resolves.toBe('part');
    await loadWhenOnline(async () => 'part');
    expect(asked).toEqual([sheet]);
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

  it('[V15] [B03] what failed just before the network came back is there: it is asked for again at once, and once more after a while', async () => {
    vi.useFakeTimers();
    onLine = true;
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
    const failed = new TypeError('Failed to fetch dynamically imported module: http://a.test/b.js');
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failed);
    load.mockResolvedValueOnce('at once').mockRejectedValueOnce(failed);
    load.mockRejectedValueOnce(failed).mockResolvedValueOnce('later').mockRejectedValue(failed);
    const atOnce = loadWhenOnline(load);
    await vi.advanceTimersByTimeAsync(0);
    await expect(atOnce).resolves.toBe('at once');
    const later = loadWhenOnline(load);
    await vi.advanceTimersByTimeAsync(2_000);
    await expect(later).resolves.toBe('later');
    // A browser may keep the failure in mind, so that asking again never helps: then the page is reloaded.
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
    const never = loadWhenOnline(load).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await never).toBe(failed);
    expect(load).toHaveBeenCalledTimes(8);
    await expect.poll(() => reload).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
