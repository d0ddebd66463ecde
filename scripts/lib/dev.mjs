import { watch } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fromRoot } from './paths.mjs';
import { say } from './say.mjs';
import { onSignals, spawnServer } from './server.mjs';

/** The server's own sources; the site's are reloaded in the page by Vite, without a restart. */
const WATCHED = ['apps/api/src', 'packages/host/src', 'openapi', 'locales'];
const IGNORED = /node_modules|\.test\.ts$|\.md$/;

/** Saves arrive in bursts; the last one counts. Milliseconds. */
const SETTLE = 150;

/**
 * Serves the site from its sources and starts the server again after every change of one of its own. The database outlives
 * the restarts.
 * @param {string} node - From `findNode`.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<void>} Settles when the developer ends it.
 */
export async function serveWhileWatching(node, env) {
  let isEnding = false;
  let changes = 0;
  let wake = () => {};
  onSignals(() => {
    isEnding = true;
    wake();
  });
  const watchers = WATCHED.map((folder) =>
    watch(fromRoot(folder), { recursive: true }, (_event, name) => {
      if (!name || IGNORED.test(name)) return;
      changes += 1;
      wake();
    }),
  );
  say(`The server restarts when something changes in ${WATCHED.join(', ')}.`);

  while (!isEnding) {
    const seen = changes;
    const child = spawnServer(node, ['--dev'], env);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (!isEnding) await new Promise((resolve) => (wake = () => resolve(0)));
    while (!isEnding && seen !== changes) {
      const before = changes;
      await delay(SETTLE);
      if (before === changes) break;
    }
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await gone;
  }
  for (const watcher of watchers) watcher.close();
}
