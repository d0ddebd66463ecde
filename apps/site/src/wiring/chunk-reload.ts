/** Spec section 9: a failed chunk reloads the page at most once in this many milliseconds. */
export const CHUNK_RELOAD_GUARD = 60_000;
const STORAGE_KEY = 'chunk-reloaded-at';

export interface ChunkReloadParts {
  now: () => number;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

/** Reloads the page unless it did so less than a minute ago; says whether it did. */
export function reloadOnce(parts: ChunkReloadParts): boolean {
  const last = Number(parts.storage.getItem(STORAGE_KEY) ?? 0);
  const now = parts.now();
  if (last > 0 && now - last < CHUNK_RELOAD_GUARD) return false;
  parts.storage.setItem(STORAGE_KEY, String(now));
  parts.reload();
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

function reloadThisPage(): boolean {
  return reloadOnce({
    now: () => Date.now(),
    storage: sessionStorage,
    reload: () => location.reload(),
  });
}

declare global {
  /** Asked by the router when a route's module does not load (vite.config.ts puts the question in). */
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
