/**
 * A process of its own that runs tests against one mutant after another, and ends itself when a mutant never comes back:
 * `judges.mjs` starts the next one. Nothing is written: Vite hands the tests the mutated text in place of the file's.
 */
import { createVitest } from 'vitest/node';
import { root } from '../lib/paths.mjs';

/**
 * What is asked: these tests, until one fails.
 * @typedef {object} Question
 * @property {string[]} tests - Absolute paths.
 * @property {string} [file] - Absolute path of the file that is replaced; none to try the tests as they are.
 * @property {string} [text]
 * @property {number} [patience] - Ms of the processor, not of the clock on the wall: a busy computer is slow, not wrong.
 */

/**
 * @typedef {object} Answer
 * @property {string} [killedBy] - Title of the test that failed; undefined where all passed.
 * @property {number} cost - Ms of the processor that it took.
 */

/**
 * Two tests of the proof would notice any change of a machine's text, and tell nothing of what the machine does: the one that
 * compares the diagram, and the one that finds unused names. They do not count here.
 */
const TELLS_OF_BEHAVIOUR = /^(?!.*(the diagram in the docs is the machine|every name resolves))/;

// The first so many walks of the thousand: what they find, all of them would find.
process.env.MACHINE_WALKS = '150';

/** @type {Question} */
let question = { tests: [] };

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
  bail: 1,
  reporters: [{}],
  // It would give back what it knows of the file on disk.
  fsModuleCache: false,
  testNamePattern: TELLS_OF_BEHAVIOUR,
};

/** @type {import('vite').Plugin} */
const mutant = {
  name: 'mutant',
  enforce: 'pre',
  transform: (_code, id) => (id === question.file ? question.text : undefined),
};

/** @type {import('vite').UserConfig} */
const viteOptions = { server: { watch: null }, plugins: [mutant] };
const vitest = await createVitest(options, viteOptions);
await vitest.standalone();
const specifications = await vitest.globTestSpecifications();

/** @param {string[]} files @returns {Promise<string | undefined>} */
async function firstFailure(files) {
  const chosen = specifications.filter(({ moduleId }) => files.includes(moduleId));
  if (chosen.length !== files.length) throw new Error(`no tests in ${files.join(', ')}`);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
  const own = testModules.filter(({ moduleId }) => files.includes(moduleId));
  for (const module of own) {
    for (const test of module.children.allTests('failed')) return test.fullName;
    if (module.state() === 'failed') return `${module.relativeModuleId} does not run`;
  }
  if (unhandledErrors.length > 0) return 'an error that no test awaited';
  return undefined;
}

/** How often it is looked whether patience is at its end, in ms. */
const LOOK_MS = 250;

const costSince = (/** @type {NodeJS.CpuUsage} */ start) => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
};

/** @param {Question} asked @returns {Promise<Answer>} */
async function answer(asked) {
  question = asked;
  const { tests, file, patience = Infinity } = asked;
  const start = process.cpuUsage();
  // The tests run in a thread beside this one, which is free to look.
  const look = setInterval(() => {
    if (costSince(start) > patience) process.exit(1);
  }, LOOK_MS);
  if (file) vitest.invalidateFile(file);
  const killedBy = await firstFailure(tests);
  clearInterval(look);
  // The next one may be of another file.
  if (file) vitest.invalidateFile(file);
  const cost = costSince(start);
  return killedBy === undefined ? { cost } : { killedBy, cost };
}

process.on('message', (/** @type {Question} */ asked) => {
  void answer(asked).then((given) => process.send?.(given));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
