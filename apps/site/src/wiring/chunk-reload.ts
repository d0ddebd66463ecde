import { decideChunkReload } from '@velours/machines/chunkReload';

const STORAGE_KEY = 'chunk-reloaded-at';

export interface ChunkReloadParts {
  now: () => number;
  /** Whether there is a network, as far as the browser knows. */
  isOnline: () => boolean;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

/**
 * Reloads the page for a chunk that did not load, at most once a minute (spec section 4); says whether it did. Without a
 * network it would give up the page, and what is written on it, for the browser's own error.
 */
export function reloadOnce({ now, isOnline, storage, reload }: ChunkReloadParts): boolean {
  if (!isOnline()) return false;
  const stored = storage.getItem(STORAGE_KEY);
  const decision = decideChunkReload(stored === null ? null : Number(stored), now());
  if (decision.kind === 'showError') return false;
  storage.setItem(STORAGE_KEY, String(decision.reloadedAt));
  reload();
  return true;
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
 * The reload as one page asks for it: a page part often fails as several chunks at once, and all of them hear that the page
 * is being reloaded, so that none shows an error meanwhile.
 */
export function createPageReload(parts: () => ChunkReloadParts): () => boolean {
  let isReloading = false;
  return () => (isReloading ||= reloadOnce(parts()));
}

const reloadThisPage = createPageReload(() => ({
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
  storage: sessionStorage,
  reload: () => location.reload(),
}));

declare global {
  /** Asked by the router when a route's module does not load (route-module-guard.ts puts the question in). */
  var __reloadForChunk: (() => boolean) | undefined;
}

/** Takes charge of every failed chunk: the router's route modules and our own imports. */
export function watchChunkFailures(): void {
  globalThis.__reloadForChunk = reloadThisPage;
  addEventListener('vite:preloadError', (event) => {
    if (reloadThisPage()) event.preventDefault();
  });
}

/** For the error page: reloads when the error was a failed chunk. */
export function reloadForChunkFailure(error: unknown): boolean {
  return isChunkFailure(error) && reloadThisPage();
}
