import { decideChunkReload } from '@velours/machines/chunkReload';

const STORAGE_KEY = 'chunk-reloaded-at';

interface ChunkReloadParts {
  now: () => number;
  /** Whether there is a network, as far as the browser knows. */
  isOnline: () => boolean;
  /** A browser may forbid it: asking for it then throws. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
  /** Asks the server for something small; resolves once it answers, however often it must be asked. */
  whenServed: () => Promise<void>;
}

const CHUNK_MESSAGES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

/** Whether an error says that a part of the site's code could not be loaded, in any browser's words. */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error && CHUNK_MESSAGES.some((message) => error.message.includes(message))
  );
}

/**
 * The reload of one page for a chunk that did not load, at most once a minute (spec section 4); says whether it comes. A page
 * part often fails as several chunks at once: all of them hear of it, so that none shows an error meanwhile. It would give up the
 * page, and what is written on it, for the browser's own error: without a network it does not come, and without a server it waits.
 */
export function createPageReload(parts: () => ChunkReloadParts): () => boolean {
  let isReloading = false;
  const decide = ({ now, isOnline, storage, reload, whenServed }: ChunkReloadParts): boolean => {
    if (!isOnline()) return false;
    const keepTime = (): void => storage().setItem(STORAGE_KEY, String(now()));
    try {
      const stored = storage().getItem(STORAGE_KEY);
      if (decideChunkReload(stored === null ? null : Number(stored), now()).kind === 'showError') {
        return false;
      }
      keepTime();
    } catch {
      return false;
    }
    const reloadThen = async (): Promise<void> => {
      await whenServed();
      keepTime();
      reload();
    };
    void reloadThen();
    return true;
  };
  return () => (isReloading ||= decide(parts()));
}

/** How long until the server is asked again, ms. */
const ASK_AGAIN_MS = 2_000;

/** This very file: where it is gone, a newer version of the site answers so. */
const THIS_FILE = import.meta.url;

/**
 * Whether the server answers now: anything but the 502 to 504 of what stands before it, or of one that is starting.
 * @param address Of something small, asked for past every cache.
 */
async function isServed(address: string = THIS_FILE): Promise<boolean> {
  const status = await statusOf(address);
  return status > 0 && (status < 502 || status > 504);
}

/** The status that an address answers with; 0 where nobody answers. */
async function statusOf(address: string): Promise<number> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status;
  } catch {
    return 0;
  }
}

/** Resolves once it does. */
export async function whenServed(address?: string): Promise<void> {
  while (!(await isServed(address))) await pause(ASK_AGAIN_MS);
}

const pause = (ms: number): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

const reloadThisPage = createPageReload(() => ({
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  storage: () => sessionStorage,
  reload: () => location.reload(),
  whenServed: () => whenServed(),
}));

declare global {
  /** Asked by the router when a route's module does not load (route-module-guard.ts puts the question in). */
  var __reloadForChunk: (() => boolean) | undefined;
}

/**
 * Takes charge of every failed chunk: the router's route modules, and our own imports. One of ours that failed because nobody
 * answered is not gone, also where the network has come back since: the page stays, and what needs it asks again
 * (`loadWhenOnline`).
 */
export function watchChunkFailures(): void {
  globalThis.__reloadForChunk = reloadThisPage;
  const reloadIfGone = async ({ message }: Error): Promise<void> => {
    // Most browsers name the chunk.
    const [address] = /https?:\S+/.exec(message) ?? [];
    if (address?.endsWith('.css')) lostSheets.add(address);
    if ((!address || (await statusOf(address)) !== 200) && (await isServed())) reloadThisPage();
  };
  addEventListener('vite:preloadError', ({ payload }) => void reloadIfGone(payload));
}

/** For the error page: reloads when the error was a failed chunk. */
export function reloadForChunkFailure(error: unknown): boolean {
  return isChunkFailure(error) && reloadThisPage();
}

/** Style that did not come: the bundler asks for a sheet once, and would show its part without it the next time. */
const lostSheets = new Set<string>();

const loadSheet = (href: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const onload = (): void => resolve(lostSheets.delete(href));
    // With a network it is gone, and with it perhaps the part that needs it: the others can do without.
    const onerror = navigator.onLine ? resolve : reject;
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload, onerror }));
  });

const online = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
  });

/** How often a part that fails is asked for again while the server answers. */
const MORE_TRIES = 2;

/**
 * Loads a part of the site's code: from what the browser or the service worker keeps (ahead.ts, worker-file.ts), or else once there is
 * a network and a server. One that fails while the server answers may have failed just before the network came back: it is asked for again
 * at once, and once more after a while. Failing then it is gone, or the browser keeps its failure in mind: the page is reloaded.
 * @param isPatient - Whether it is of use later, too: otherwise it fails where nobody answers. @default true
 */
export async function loadWhenOnline<Part>(
  load: () => Promise<Part>,
  isPatient = true,
): Promise<Part> {
  let failures = 0;
  for (;;) {
    try {
      await Promise.all([...lostSheets].map(loadSheet));
      return await load();
    } catch (error) {
      const isThere = navigator.onLine && (await isServed());
      if (!isThere && !isPatient) throw error;
      if (!navigator.onLine) await online();
      else if (!isThere) await whenServed();
      else if (failures < MORE_TRIES) await pause(ASK_AGAIN_MS * failures++);
      else {
        reloadForChunkFailure(error);
        throw error;
      }
    }
  }
}
