import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { sources } from './sources.mjs';

/** What each file below packages/machines/src imports of the others, by absolute paths. @type {Map<string, string[]> | undefined} */
let graph;

const importGraph = () => {
  graph ??= new Map(
    globSync('*/*.{ts,tsx}', { cwd: sources }).map((file) => {
      const path = join(sources, file);
      const imports = readFileSync(path, 'utf8').matchAll(/from '(\.[^']+)'/g);
      return [path, [...imports].map(([, to]) => resolve(dirname(path), to ?? ''))];
    }),
  );
  return graph;
};

/**
 * A file and all that import it, themselves or by what they import.
 * @param {string} file - Absolute path.
 * @returns {Set<string>}
 */
export function importersOf(file) {
  const found = new Set([file]);
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const [importer, imports] of importGraph()) {
      if (imports.some((imported) => found.has(imported))) found.add(importer);
    }
  }
  return found;
}
