import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { importersOf } from './imports.mjs';
import { mutantsOf } from './mutants.mjs';
import { sources } from './sources.mjs';

/** What is not mutated of a machine: what has nothing that runs, and what is there for tests. */
const NOT_OF_A_MACHINE = /(^|\/)index\.ts$|\.(types|model|world|test)\.ts$/;

/** Folders that are not a machine's: the harness itself, which is tested with faults of its own, and the React binding. */
const NOT_MUTATED = ['testing', 'react'];

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
    .filter((file) => !NOT_OF_A_MACHINE.test(file))
    .toSorted();

/** @param {string} name - Of a folder. @returns {MutantOfFile[]} */
export const mutantsOfMachine = (name) =>
  mutatedFiles(name).flatMap((file) =>
    mutantsOf(readFileSync(join(sources, file), 'utf8'), basename(file)).map((mutant) => ({
      ...mutant,
      file,
    })),
  );

/** How long a file of tests takes: single behaviours, the proof's walks, or a world with a network of its own. @param {string} test */
const kindOf = (test) => {
  if (test.endsWith('.world.test.ts')) return 'world';
  return test.endsWith('.paths.test.ts') ? 'walk' : 'quick';
};

/**
 * The tests that may kill a mutant of a file, in the order they are tried: those of its folder, what takes long last. A folder
 * without a machine is there for others, so the tests of those that import the file count too.
 * @param {string} file - Below packages/machines/src.
 * @returns {string[][]} Absolute paths, in groups that run together.
 */
export const testsOf = (file) => {
  const folder = dirname(file);
  const all = globSync('*/*.test.ts', { cwd: sources }).toSorted();
  const own = all.filter((test) => dirname(test) === folder);
  const hasMachine = globSync(`${folder}/*.machine.ts`, { cwd: sources }).length > 0;
  const importers = importersOf(join(sources, file));
  const others = hasMachine
    ? []
    : all.filter((test) => dirname(test) !== folder && importers.has(join(sources, test)));
  const isQuick = (/** @type {string} */ test) => kindOf(test) === 'quick';
  const long = [...own, ...others];
  return [
    own.filter(isQuick),
    others.filter(isQuick),
    long.filter((test) => kindOf(test) === 'walk'),
    long.filter((test) => kindOf(test) === 'world'),
  ]
    .filter((group) => group.length > 0)
    .map((group) => group.map((test) => join(sources, test)));
};
