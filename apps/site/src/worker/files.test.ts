import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ORIGIN = 'https://velours.test';
const limit = {
  updateTimestamp: vi.fn<(url: string) => Promise<void>>(async () => undefined),
  expireEntries: vi.fn<() => Promise<void>>(async () => undefined),
};
vi.mock('workbox-expiration', () => ({
  CacheExpiration: class {
    updateTimestamp = limit.updateTimestamp;
    expireEntries = limit.expireEntries;
  },
}));

let kept: Map<string, Map<string, string>>;

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  kept = new Map();
  const open = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, string>();
    kept.set(name, entries);
    const hrefOf = (url: string) => new URL(url, ORIGIN).href;
    return {
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      match: async (url: string) => entries.get(hrefOf(url)),
      put: async (url: string, file: string) => void entries.set(hrefOf(url), file),
      add: async (url: string) => {
        if (url.includes('gone')) throw new TypeError('bad status');
        entries.set(hrefOf(url), 'fetched');
      },
    };
  };
  vi.stubGlobal('self', { location: { origin: ORIGIN } });
  vi.stubGlobal('caches', {
    open: async (name: string) => open(name),
    match: async (url: string) =>
      [...kept.values()].map((entries) => entries.get(new URL(url, ORIGIN).href)).find(Boolean),
  });
});
afterEach(() => vi.unstubAllGlobals());

const cacheOf = (name: string) => Object.fromEntries(kept.get(name) ?? []);

it('[B02] a new worker keeps what the one before had ready, for the pages that were kept of it', async () => {
  const { keepFilesOfBefore } = await import('./files.ts');
  const old = `${ORIGIN}/assets/old.js`;
  kept.set(
    'ready',
    new Map([
      [old, 'old'],
      [`${ORIGIN}/assets/both.js`, 'both'],
    ]),
  );
  await keepFilesOfBefore('ready', ['/assets/both.js', '/assets/new.js']);
  expect(cacheOf('files')).toEqual({ [old]: 'old' });
  expect(limit.updateTimestamp).toHaveBeenCalledExactlyOnceWith(old);
  expect(limit.expireEntries).toHaveBeenCalledOnce();
});

it('[B02] the files of a page are kept once, among those that are bounded, but for those that are gone', async () => {
  const { keepFiles } = await import('./files.ts');
  kept.set('ready', new Map([[`${ORIGIN}/assets/ready.js`, 'ready']]));
  await keepFiles(
    '<script>import "/assets/ready.js"; import "/assets/a.js"; import "/assets/a.js"; import "/assets/gone.js"</script>',
  );
  expect(cacheOf('files')).toEqual({ [`${ORIGIN}/assets/a.js`]: 'fetched' });
  expect(limit.updateTimestamp).toHaveBeenCalledExactlyOnceWith(`${ORIGIN}/assets/a.js`);
});
