import { execFileSync } from 'node:child_process';
import { fromRoot, root } from './paths.mjs';

const FOLDERS = ['packages', 'apps', 'locales', 'openapi', '.storybook', 'e2e', 'scripts'];

/** Not a package, and not a part of Node. */
const ofOurs = new RegExp(`^(?!.*node_modules/)(${FOLDERS.join('|').replace('.', '[.]')})/`);

/** @typedef {ReadonlyMap<string, readonly string[]>} ImportGraph - What each file of ours imports of ours, by paths from the root. */

/** @returns {ImportGraph} Tests and stories included. */
export function readImportGraph() {
  const cruise = fromRoot('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  const text = execFileSync(
    process.execPath,
    [cruise, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...FOLDERS],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 },
  );
  /** @type {{ modules: { source: string, dependencies: { resolved: string }[] }[] }} */
  const { modules } = JSON.parse(text);
  return new Map(
    modules
      .filter(({ source }) => ofOurs.test(source))
      .map(({ source, dependencies }) => [
        source,
        dependencies.map(({ resolved }) => resolved).filter((file) => ofOurs.test(file)),
      ]),
  );
}

/** @param {ImportGraph} graph @returns {ImportGraph} Who imports each file. */
export function reversed(graph) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, imported] of graph) {
    for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), file]);
  }
  return importers;
}

/**
 * The files that some lead to, the nearest first, themselves included.
 * @param {ImportGraph} graph
 * @param {Iterable<string>} from
 */
export function reached(graph, from) {
  const found = new Set(from);
  // A set that grows while it is walked is walked to its end, in the order of distance.
  for (const file of found) for (const next of graph.get(file) ?? []) found.add(next);
  return found;
}
