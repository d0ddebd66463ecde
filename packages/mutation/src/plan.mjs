import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { importersOf } from './imports.mjs';
import { mutantsOf } from './mutants.mjs';
import { sources } from './sources.mjs';

/** What is not mutated of a machine: what has nothing that runs, and what is there for tests. */
const NOT_OF_A_MACHINE = /(^|\/)index\.ts$|\.(model|test)\.ts$/;

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

/**
 * Tests that run together: of each file its single behaviours, or the proof's walks, which take longer.
 * @typedef {object} Tests
 * @property {string[]} files - Absolute paths.
 * @property {'behaviours' | 'proof'} part
 */

/** @param {string} test - Below packages/machines/src. */
const hasProof = (test) => readFileSync(join(sources, test), 'utf8').includes('\nproveMachine(');

/** Whether a file of tests has a network of its own, which takes longest. @param {string} test */
const isWorld = (test) => test.endsWith('.world.test.ts');

/**
 * The tests that may kill a mutant of a file, in the order they are tried: those of its folder, what takes long last. A folder
 * without a machine is there for others, so the tests of those that import the file count too.
 * @param {string} file - Below packages/machines/src.
 * @returns {Tests[]}
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
  const both = [...own, ...others];
  /** @type {[string[], Tests['part']][]} */
  const groups = [
    [own.filter((test) => !isWorld(test)), 'behaviours'],
    [others.filter((test) => !isWorld(test)), 'behaviours'],
    [both.filter((test) => hasProof(test)), 'proof'],
    [both.filter((test) => isWorld(test)), 'behaviours'],
  ];
  return groups
    .filter(([tests]) => tests.length > 0)
    .map(([tests, part]) => ({ files: tests.map((test) => join(sources, test)), part }));
};
