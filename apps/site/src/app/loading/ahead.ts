/** Code and styles that a member's next presses need come while nobody presses, so that no press waits for them (E06). */

/** How long a page has been quiet before it begins, and how long it waits for a quiet moment, in ms. */
const QUIET = 500;

/** Files on their way at once. A browser opens six connections to a server that speaks no HTTP/2, and the live stream has one. */
const AT_ONCE = 4;

/** Network Information API, which not every browser has. */
type WithConnection = Partial<Record<'connection', { readonly saveData?: boolean }>>;

/** The next moment in which the browser has nothing to do. */
const idle = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    setTimeout(
      () => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : resolve()),
      QUIET,
    );
  });

const isKept = async (file: string): Promise<boolean> => {
  try {
    return (await fetch(file, { cache: 'only-if-cached', mode: 'same-origin' })).ok;
  } catch {
    return false;
  }
};

/**
 * Has the browser's cache hold what the pages of a member may load (worker-file.ts writes the list), nearest first. Nothing of it runs.
 * An installed app has it already, and who asks to save data is left alone. What fails comes when it is needed, as ever.
 * @param loadData - Fetches what most of these pages show.
 */
export async function loadAhead(loadData: () => unknown, signal: AbortSignal): Promise<void> {
  const { connection } = navigator as Navigator & WithConnection;
  const version = window.__reactRouterManifest?.version;
  if (version === undefined || connection?.saveData || navigator.serviceWorker?.controller) return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { signal, once: true }));
  }
  await idle(signal);
  loadData();
  const list = await fetch(`/ahead.json?${version}`, { priority: 'low', signal });
  const files = list.ok ? ((await list.json()) as readonly string[]) : [];
  const last = files.at(-1);
  if (last === undefined || (await isKept(last))) return;
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const missing = files.filter((file) => !loaded.has(new URL(file, location.href).href));
  const next = async (): Promise<void> => {
    for (let file = missing.shift(); file !== undefined; file = missing.shift()) {
      await (await fetch(file, { priority: 'low', signal })).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
