/**
 * A process of its own that runs tests against mutants, and ends itself when one never comes back: `judges.mjs` starts the
 * next one. Nothing is written. Each mutant has its own copies of the tests and of what they import, told apart by
 * `?mutant=<key>` behind the path; Vite hands out the mutated text for one of them. What no copy has to differ in (xstate,
 * the harness) is loaded once for all.
 */
import { dirname, resolve } from 'node:path';
import { createVitest } from 'vitest/node';
import { root } from '../../../scripts/lib/paths.mjs';
import { importersOf } from './imports.mjs';

/**
 * @typedef {object} Question
 * @property {import('./plan.mjs').Tests} tests
 * @property {{ key: number, file?: string, text?: string }[]} mutants - Which file is replaced, and by what; without them
 *   the tests run as they are.
 * @property {number} [patience] - Ms of the processor for each, not of the clock on the wall: a busy computer is slow, not wrong.
 */

/**
 * Sent when a file of tests begins to run against a mutant, when it has run, and at the end of all.
 * @typedef {{ began: number }
 *   | { key: number, killedBy?: string }
 *   | { cost: number, hasStrayErrors: boolean }} Answer
 */

/**
 * Two tests of the proof would notice any change of a machine's text, and tell nothing of what the machine does: the one that
 * compares the diagram, and the one that finds unused names. They do not count here.
 */
const TELL_NOTHING = 'the diagram in the docs is the machine|every name resolves';

/** The names of the tests of a part: `proveMachine` names its own so. */
const NAMES_OF = {
  behaviours: /^(?!.*: proof )/,
  proof: new RegExp(`^(?=.*: proof )(?!.*(${TELL_NOTHING}))`),
};

// The first so many walks of the thousand: what they find, all of them would find.
process.env.MACHINE_WALKS = '150';

const MARK = /\?mutant=(\d+)$/;

/** How often it is looked whether patience is at its end, in ms. */
const LOOK_MS = 250;

/** @type {Map<number, { file?: string, text?: string, copied: Set<string> }>} */
const mutants = new Map();

const mutantIn = (/** @type {string | undefined} */ id) => {
  const key = MARK.exec(id ?? '')?.[1];
  return key === undefined ? undefined : mutants.get(Number(key));
};

/** @type {import('vite').Plugin} */
const copies = {
  name: 'mutants',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const mutant = mutantIn(importer);
    if (!mutant || !source.startsWith('.')) return undefined;
    const path = resolve(dirname(importer), source);
    return mutant.copied.has(path) ? path + (MARK.exec(importer)?.[0] ?? '') : path;
  },
  transform(_code, id) {
    const mutant = mutantIn(id);
    return mutant?.file === id.replace(MARK, '') ? mutant?.text : undefined;
  },
};

const tell = (/** @type {Answer} */ answer) => process.send?.(answer);

/** When the last file of tests came to its end. */
let since = process.cpuUsage();

/** @param {import('vitest/node').TestModule} module */
const keyOf = (module) => Number(MARK.exec(module.moduleId)?.[1]);

/** @param {import('vitest/node').TestModule} module */
const titleOfFailure = (module) => {
  for (const test of module.children.allTests('failed')) return test.fullName;
  return module.state() === 'failed' ? `${module.relativeModuleId} does not run` : undefined;
};

/** @type {import('vitest/node').CliOptions} */
const options = {
  root,
  config: false,
  watch: false,
  include: ['packages/machines/src/**/*.test.ts'],
  environment: 'node',
  pool: 'threads',
  isolate: false,
  maxWorkers: 1,
  fileParallelism: false,
  // It would give back what it knows of the file on disk.
  fsModuleCache: false,
  // Patience is counted on the processor: on a computer that is busy, a test that takes long has not failed.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // In the order in which they are asked for.
  sequence: {
    sequencer: class {
      /** @template T @param {T} files */
      shard = (files) => files;
      /** @template T @param {T} files */
      sort = (files) => files;
    },
  },
  reporters: [
    {
      onTestModuleStart(module) {
        tell({ began: keyOf(module) });
      },
      onTestModuleEnd(module) {
        since = process.cpuUsage();
        const killedBy = titleOfFailure(module);
        const key = keyOf(module);
        tell(killedBy === undefined ? { key } : { key, killedBy });
      },
    },
  ],
};

const vitest = await createVitest(options, { server: { watch: null }, plugins: [copies] });
await vitest.standalone();
const project = vitest.getRootProject();

const costSince = (/** @type {NodeJS.CpuUsage} */ start) => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
};

/** @param {Question} question @returns {Promise<Answer>} */
async function answer({ tests, mutants: asked, patience = Infinity }) {
  for (const { key, file, text } of asked) {
    const copied = new Set(file === undefined ? [] : importersOf(file));
    mutants.set(key, {
      copied,
      ...(file !== undefined && { file }),
      ...(text !== undefined && { text }),
    });
  }
  // One alone has been judged at its first failure; of several each has to come to its end.
  project.config.bail = asked.length === 1 ? 1 : 0;
  const start = process.cpuUsage();
  since = start;
  // The tests run in a thread beside this one, which is free to look.
  const look = setInterval(() => {
    if (costSince(since) > patience) process.exit(1);
  }, LOOK_MS);
  const { unhandledErrors } = await vitest.runTestSpecifications(
    asked.flatMap(({ key }) =>
      tests.files.map((file) =>
        project.createSpecification(`${file}?mutant=${key}`, {
          testNamePattern: NAMES_OF[tests.part],
        }),
      ),
    ),
  );
  clearInterval(look);
  for (const { key } of asked) mutants.delete(key);
  return { cost: costSince(start), hasStrayErrors: unhandledErrors.length > 0 };
}

process.on('message', (/** @type {Question} */ question) => {
  void answer(question).then(tell);
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
