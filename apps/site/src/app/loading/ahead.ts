/** Code and styles that a member's next presses need come while nobody presses, so that no press waits for them (E06). */

import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../data/api.ts';
import { allRegionsQuery } from '../data/queries.ts';
import type { Texts } from '../i18n/texts.ts';

/** Texts of these pages. */
const TEXTS = ['members', 'interests', 'profile', 'likes', 'chat', 'media', 'push'] as const;

interface AheadOf {
  readonly api: Api;
  readonly client: Pick<QueryClient, 'prefetchQuery'>;
  readonly texts: Pick<Texts, 'load'>;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** How long nobody has pressed anything before it begins, or goes on, in ms. */
const QUIET = { first: 500, later: 2_000 } as const;

/** Files on their way at once. A browser opens six connections to a server that speaks no HTTP/2, and the live stream has one. */
const AT_ONCE = 4;

/** The next moment in which the browser has nothing to do. */
const idle = (after: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(
      () => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve()) : resolve()),
      after,
    );
  });

/**
 * Has the browser's cache hold what the pages of a member may load (worker-file.ts writes the list), nearest first. Nothing of it runs.
 * What fails comes when it is needed, as ever.
 */
export async function loadAhead({ api, client, texts, signal }: AheadOf): Promise<void> {
  let quiet = Promise.resolve();
  const wait = (): void => {
    quiet = idle(QUIET.later);
  };
  // What was pressed asks for files of its own.
  for (const press of ['pointerdown', 'keydown'])
    addEventListener(press, wait, { capture: true, signal });
  const untilQuiet = async (): Promise<void> => {
    let waitedFor;
    while (waitedFor !== quiet) await (waitedFor = quiet);
    signal.throwIfAborted();
  };

  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { signal, once: true }));
  }
  await idle(QUIET.first);
  await untilQuiet();
  // The first formatter takes a browser long, and dialogs begin with one: what it reads for it serves all threads.
  const worker = new Worker(new URL('formats.worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate());
  const version = window.__reactRouterManifest?.version;
  if (version === undefined) return;
  // What these pages show that is nobody's.
  await Promise.allSettled([texts.load(TEXTS), client.prefetchQuery(allRegionsQuery(api))]);
  await untilQuiet();
  const list = await fetch(`/ahead.json?${version}`, { priority: 'low', signal });
  const files = list.ok ? ((await list.json()) as readonly string[]) : [];
  const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const missing = files.filter((file) => !loaded.has(new URL(file, location.href).href));
  const next = async (): Promise<void> => {
    for (let file = missing.shift(); file !== undefined; file = missing.shift()) {
      await untilQuiet();
      await (await fetch(file, { priority: 'low', signal })).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
