import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fromRoot } from '../lib/paths.mjs';
import { mutantsOf } from './mutants.mjs';

/** Where the machines live, one folder each. */
export const sources = fromRoot('packages', 'machines', 'src');

/** What is mutated of a machine. Types have nothing to mutate; models and tests are what is being tested. */
const MUTATED = /\.(machine|rules|selectors|validation|constants)\.ts$/;

/** Folders that are not a machine's: the harness itself, which is tested with faults of its own, and the React binding. */
const NOT_MUTATED = ['testing', 'react'];

const isTest = (/** @type {string} */ file) => file.endsWith('.test.ts');

/**
 * A mutant and the file it belongs to, below packages/machines/src.
 * @typedef {import('./mutants.mjs').Mutant & { file: string }} MutantOfFile
 */

/** Names of the folders whose files are mutated. @returns {string[]} */
export const machineNames = () =>
  [...new Set(globSync('*/*.ts', { cwd: sources }).map((file) => dirname(file)))]
    .filter((name) => !NOT_MUTATED.includes(name))
    .toSorted();

/** @param {string} name @returns {string[]} Files of a folder that are mutated. */
const mutatedFiles = (name) =>
  globSync(`${name}/*.ts`, { cwd: sources })
    .filter((file) => !isTest(file) && (MUTATED.test(file) || name === 'private'))
    .toSorted();

/** @param {string} name - Of a folder. @returns {MutantOfFile[]} */
export const mutantsOfMachine = (name) =>
  mutatedFiles(name).flatMap((file) =>
    mutantsOf(readFileSync(join(sources, file), 'utf8'), basename(file)).map((mutant) => ({
      ...mutant,
      file,
    })),
  );

/** Whether a file imports something of a folder, itself or by what it imports. @param {string} file @param {string} folder @param {Set<string>} seen @returns {boolean} */
const reaches = (file, folder, seen = new Set()) => {
  if (seen.has(file)) return false;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.ts)'/g);
  return [...imports].some(([, path]) => {
    const imported = resolve(dirname(file), path ?? '');
    return dirname(imported) === folder || reaches(imported, folder, seen);
  });
};

/**
 * The tests that may kill a mutant of a folder, in the order they are tried: its own, the long walks last. A folder without
 * a machine is there for others, so the single behaviours of those that import it count too.
 * @param {string} name
 * @returns {string[][]} Absolute paths, in groups that run together.
 */
export const testsOf = (name) => {
  const all = globSync('*/*.test.ts', { cwd: sources }).toSorted();
  const isOwn = (/** @type {string} */ file) => dirname(file) === name;
  const isWalk = (/** @type {string} */ file) => file.endsWith('.paths.test.ts');
  const hasMachine = globSync(`${name}/*.machine.ts`, { cwd: sources }).length > 0;
  const others = hasMachine
    ? []
    : all.filter(
        (file) =>
          !isOwn(file) && !isWalk(file) && reaches(join(sources, file), join(sources, name)),
      );
  return [
    all.filter((file) => isOwn(file) && !isWalk(file)),
    others,
    all.filter((file) => isOwn(file) && isWalk(file)),
  ]
    .filter((group) => group.length > 0)
    .map((group) => group.map((file) => join(sources, file)));
};
