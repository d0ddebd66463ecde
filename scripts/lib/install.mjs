import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { fromRoot, root } from './paths.mjs';
import { run } from './process.mjs';
import { PlainError, say } from './say.mjs';

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 */

/**
 * Compares the lockfile with what npm says it installed. Versions decide, not file times: a checkout gives every file a new time.
 * @param {LockedPackages} locked - `packages` of package-lock.json.
 * @param {LockedPackages} installed - `packages` of node_modules/.package-lock.json.
 * @returns {string | undefined} The first package that is missing or of another version.
 */
export function firstDifference(locked, installed) {
  for (const [path, wanted] of Object.entries(locked)) {
    if (!path.includes('node_modules/')) continue;
    const found = installed[path];
    if (!found) {
      if (wanted.optional || wanted.devOptional) continue;
      return path;
    }
    if (wanted.version !== found.version) return path;
  }
  return undefined;
}

/** @returns {string | undefined} Why the dependencies must be installed, or nothing when they are in place. */
function whyInstall() {
  const record = fromRoot('node_modules', '.package-lock.json');
  if (!existsSync(record)) return 'they are not installed yet';
  const packages = (/** @type {string} */ file) =>
    /** @type {LockedPackages} */ (JSON.parse(readFileSync(file, 'utf8')).packages);
  const different = firstDifference(packages(fromRoot('package-lock.json')), packages(record));
  return different && `${different} differs from package-lock.json`;
}

/**
 * A Node outside node_modules: `npm ci` deletes that folder, and with it the pinned Node, while it runs.
 * @returns {string}
 */
export function outerNode() {
  const inside = (/** @type {string} */ file) =>
    realpathSync(file).startsWith(realpathSync(root) + sep);
  const candidates = [
    process.env.npm_node_execpath,
    process.execPath,
    ...(process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node')),
  ];
  return candidates.find((file) => file && existsSync(file) && !inside(file)) ?? process.execPath;
}

/** Runs `npm ci` when node_modules is missing or is not what package-lock.json says. */
export async function ensureDependencies() {
  const reason = whyInstall();
  if (!reason) return;
  say(`Installing the dependencies (${reason}) ...`);
  const cli = process.env.npm_execpath;
  const viaCli = cli !== undefined && /npm-cli\.c?js$/.test(cli) && existsSync(cli);
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const code = viaCli ? await run(outerNode(), [cli, ...args]) : await run('npm', args);
  if (code !== 0) {
    throw new PlainError(
      `npm ci ended with code ${code}: see its message above. It needs the npm registry within reach.`,
    );
  }
}
