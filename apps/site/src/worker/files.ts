/** Files that never change, since each name carries a hash of its content. */
import { CacheExpiration } from 'workbox-expiration';

declare const self: ServiceWorkerGlobalScope;

/** Their cache: what a page has loaded that the worker does not keep ready by itself. */
export const FILES = 'files';
/** Those of two versions before, and what pages load besides; those that were used longest ago go first. */
export const MOST_FILES = 600;
const limit = new CacheExpiration(FILES, { maxEntries: MOST_FILES });

/** The files that a page names and nobody has kept yet: of before the worker was there. */
export async function keepFiles(html: string): Promise<void> {
  const cache = await caches.open(FILES);
  for (const file of new Set(html.match(/\/assets\/[\w.-]+/g))) {
    if ((await caches.match(file)) !== undefined) continue;
    // Another time, then.
    await cache.add(file).then(
      () => noteUse(file),
      () => undefined,
    );
  }
}

/**
 * What the version before kept ready, and this one does not: pages that were kept of it are made of those files.
 * @param ready The cache of both.
 */
export async function keepFilesOfBefore(ready: string, shell: readonly string[]): Promise<void> {
  const [before, cache] = [await caches.open(ready), await caches.open(FILES)];
  const isOfNow = new Set(shell);
  for (const { url } of await before.keys()) {
    const file = isOfNow.has(new URL(url).pathname) ? undefined : await before.match(url);
    if (file === undefined) continue;
    await cache.put(url, file);
    await noteUse(url);
  }
  await limit.expireEntries();
}

const noteUse = (file: string): Promise<void> =>
  limit.updateTimestamp(new URL(file, self.location.origin).href);
