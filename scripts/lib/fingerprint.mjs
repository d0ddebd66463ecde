import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const SKIPPED_FOLDERS = new Set([
  'node_modules',
  'build',
  'dist',
  '.react-router',
  '.turbo',
  '.data',
  // A test of the sources is none of them: by its report they would be others after each run.
  'test-results',
]);
const SKIPPED_FILES = /\.(test|stories)\.[cm]?[jt]sx?$|\.mdx$/;

/**
 * Every source file below a path, sorted, tests and stories left out.
 * @param {string} path - A file or folder.
 * @returns {string[]}
 */
function sourceFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return SKIPPED_FILES.test(path) ? [] : [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !(entry.isDirectory() && SKIPPED_FOLDERS.has(entry.name)))
    .flatMap((entry) => sourceFiles(join(path, entry.name)))
    .toSorted();
}

/**
 * A hash of names and contents: the same sources give the same value on every machine, whatever the file times are.
 * @param {string} base - Names are taken relative to it.
 * @param {string[]} paths - Files and folders.
 * @returns {string} SHA-256 in hex.
 */
export function fingerprint(base, paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(sourceFiles)) {
    const content = readFileSync(file);
    hash.update(`${relative(base, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
