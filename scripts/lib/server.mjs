import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';
import NODE_FLAGS, { SERVING_FLAGS } from '../../apps/api/node-flags.mjs';
import { fromRoot, root } from './paths.mjs';

/**
 * A terminal sends Ctrl-C to the whole group and npm passes it on as well: the same signal within this time is the same
 * wish. The server takes a second one as "at once". Milliseconds.
 */
const SAME_WISH = 1000;

const FORWARDED = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Starts a program of ours in a process group of its own, tied to our life.
 * @param {string} node - From `findNode`.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {'apps/api/src/main.ts' | 'apps/site/start.ts'} [program]
 * @returns {import('node:child_process').ChildProcess}
 */
export function spawnServer(node, args, env, program = 'apps/api/src/main.ts') {
  const attached = pathToFileURL(fromRoot('scripts', 'lib', 'attached.mjs')).href;
  const flags = program === 'apps/site/start.ts' ? SERVING_FLAGS : NODE_FLAGS;
  return spawn(node, [...flags, '--import', attached, fromRoot(program), ...args], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/**
 * Says what is wrong with the settings or the data folder, before anything takes time.
 * @param {string} node - From `findNode`.
 * @param {NodeJS.ProcessEnv} env
 * @returns {number} 0 when the server can start with them.
 */
export function checkSettings(node, env) {
  const check = fromRoot('apps', 'api', 'src', 'check-settings.ts');
  return spawnSync(node, [check], { cwd: root, env, stdio: 'inherit' }).status ?? 1;
}

/** How often we look whether the one who started us is still there. Milliseconds. */
const PARENT_CHECK = 500;

/**
 * Calls back for each wish to end, once. npm passes a signal on to the shell between it and us, which dies of it and
 * tells us nothing: under npm, losing our parent is the same wish.
 * @param {(signal: NodeJS.Signals) => void} onWish
 */
export function onSignals(onWish) {
  let last = Number.NEGATIVE_INFINITY;
  const wish = (/** @type {NodeJS.Signals} */ signal) => {
    const now = performance.now();
    if (now - last < SAME_WISH) return;
    last = now;
    onWish(signal);
  };
  for (const signal of FORWARDED) process.on(signal, () => wish(signal));
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    wish('SIGTERM');
  }, PARENT_CHECK);
  check.unref();
}

/**
 * Runs the server until it ends.
 * @param {string} node - From `findNode`.
 * @param {NodeJS.ProcessEnv} env
 * @param {'apps/api/src/main.ts' | 'apps/site/start.ts'} [program]
 * @returns {Promise<number>} Its exit code; 128 + the signal's number when a signal ended it.
 */
export function serve(node, env, program) {
  const child = spawnServer(node, [], env, program);
  onSignals((signal) => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 1));
    });
  });
}
