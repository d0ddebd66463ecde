import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fromRoot, root } from './paths.mjs';
import { say } from './say.mjs';
import { ensureSiteBuilt } from './site-build.mjs';

const WATCHED = [
  'apps/site/src',
  'apps/api/src',
  'packages/ui/src',
  'packages/machines/src',
  'packages/api-client/src',
  'openapi',
  'locales',
];
const IGNORED = /node_modules|\.react-router|(^|\/)build\/|\.(test|stories)\.[jt]sx?$|\.mdx$/;

/** Saves arrive in bursts; the last one counts. Milliseconds. */
const SETTLE = 150;

/**
 * Serves the product and starts it again after every change of a source. The database outlives the restarts.
 * @param {string} node - From `findNode`.
 * @param {{ file: string, args: string[], env: NodeJS.ProcessEnv }} server
 * @returns {Promise<void>} Settles when the developer ends it.
 */
export async function serveWhileWatching(node, server) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let isEnding = false;
  let changes = 0;
  let wake = () => {};

  const end = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      isEnding = true;
      wake();
    });
  }
  const watchers = WATCHED.map((folder) =>
    watch(fromRoot(folder), { recursive: true }, (_event, name) => {
      if (!name || IGNORED.test(name)) return;
      changes += 1;
      wake();
    }),
  );
  say(`Watching ${WATCHED.join(', ')}`);

  while (!isEnding) {
    const seen = changes;
    try {
      await ensureSiteBuilt(node);
      await end();
      child = spawn(node, [server.file, ...server.args], {
        cwd: root,
        env: server.env,
        stdio: 'inherit',
      });
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
    if (seen === changes && !isEnding) await new Promise((resolve) => (wake = () => resolve(0)));
    if (!isEnding) await delay(SETTLE);
  }
  watchers.forEach((watcher) => watcher.close());
  await end();
}
