/**
 * `npm run mutation [-- <machine> ...]`: changes one thing at a time in the machines (a transition deleted, a guard turned
 * round, a number off by one) and runs the machine's tests against it, which must fail. Writes nothing but the results:
 * packages/machines/mutation.gen.json and docs/machines-mutation.gen.md. See docs/contributing/mutation.md.
 *
 * --jobs <n>      processes at a time, 1 or 2 (default 2)
 * --survivors     only those that survived the last time, which must have been of the same machine; the others keep their
 *                 verdict. For after a test was added.
 * --only <text>   only mutants whose line in the list has this text; the results are printed, not kept
 * --json <file>   writes every mutant with its verdict, and the test that noticed it
 * --list          only lists the mutants
 * --table         only writes the page anew, as after a reason was written
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PlainError, say, stop } from '../../../scripts/lib/say.mjs';
import { Judge } from './judges.mjs';
import { fingerprint } from './mutants.mjs';
import { machineNames, mutantsOfMachine, testsOf } from './plan.mjs';
import {
  countsOf,
  mergeResults,
  percent,
  readReasons,
  readResults,
  resultOf,
  tableFile,
  tableOf,
  updated,
} from './results.mjs';
import { sources } from './sources.mjs';

/**
 * @typedef {import('./results.mjs').Judged} Judged
 * @typedef {import('./plan.mjs').MutantOfFile} MutantOfFile
 */

/** Ms of the processor that tests may take beside what they take as they are. */
const PATIENCE = 1_200;

/** How much longer than usual. A walk that found something is made short again and again. */
const SLOWER = { together: 2, alone: 6 };

/** Tests up to this cost, in ms, run against many mutants at once; the others stop at their first failure. */
const QUICK = 600;
const TOGETHER = 30;

/** Tests of this cost, in ms, take as long the second time. */
const LONG = 3_000;

/**
 * Tests that run together.
 * @typedef {object} Group
 * @property {import('./plan.mjs').Tests} tests
 * @property {number} patience
 * @property {number} size - How many mutants at once.
 */

let keys = 0;

/** Never the same twice: what a process has once loaded for a key, it keeps. */
const newKey = () => {
  keys += 1;
  return keys;
};

/** @param {Group['tests']} tests @param {Judge} judge @returns {Promise<Group>} */
async function tryAsIs(tests, judge) {
  let cost = 0;
  // Twice: the first time most of it is loading.
  for (let time = 0; time < 2; time += 1) {
    const key = newKey();
    const asIs = await judge.ask({ tests, mutants: [{ key }] });
    const verdict = asIs.verdicts.get(key);
    if (verdict?.status !== 'survived') {
      const why = verdict?.killedBy ?? `no end: ${tests.files.join(', ')}`;
      throw new PlainError(`Tests fail as they are: ${why}`);
    }
    ({ cost } = asIs);
    if (cost > LONG) break;
  }
  return cost < QUICK
    ? { tests, patience: PATIENCE + SLOWER.together * cost, size: TOGETHER }
    : { tests, patience: PATIENCE + SLOWER.alone * cost, size: 1 };
}

/** The same for the same tests. @param {Group['tests'] | Group['tests'][]} tests */
const nameOf = (tests) => JSON.stringify(tests);

/** Mutants that the same tests may kill, not yet judged. @typedef {{ mutants: MutantOfFile[], groups: Group[] }} Docket */

/**
 * The mutants by the tests that may kill them, once those have passed as they are.
 * @param {MutantOfFile[]} mutants
 * @param {Judge} judge
 * @returns {Promise<Docket[]>}
 */
async function docketsOf(mutants, judge) {
  /** @type {Map<string, Group>} */
  const tried = new Map();
  /** @type {Map<string, Docket>} */
  const dockets = new Map();
  for (const mutant of mutants) {
    const tests = testsOf(mutant.file);
    const docket = dockets.get(nameOf(tests)) ?? { mutants: [], groups: [] };
    docket.mutants.push(mutant);
    if (docket.mutants.length > 1) continue;
    dockets.set(nameOf(tests), docket);
    for (const some of tests) {
      const group = tried.get(nameOf(some)) ?? (await tryAsIs(some, judge));
      tried.set(nameOf(some), group);
      docket.groups.push(group);
    }
  }
  return [...dockets.values()];
}

/**
 * Runs one group of tests against mutants.
 * @param {Group} group
 * @param {MutantOfFile[]} mutants
 * @param {Judge[]} judges
 * @param {(judged: Judged) => void} kill - Told each that was killed.
 * @returns {Promise<MutantOfFile[]>} Those that survived.
 */
async function runGroup({ tests, patience, size }, mutants, judges, kill) {
  /** @type {MutantOfFile[]} */
  const survivors = [];
  const waiting = [...mutants];
  /** What was not heard of goes alone, so that each question settles something. @type {typeof waiting} */
  const alone = [];
  const work = async (/** @type {Judge} */ judge) => {
    while (waiting.length + alone.length > 0) {
      const some = new Map(
        (alone.length > 0 ? alone.splice(0, 1) : waiting.splice(0, size)).map((mutant) => [
          newKey(),
          mutant,
        ]),
      );
      const { verdicts } = await judge.ask({
        tests,
        patience,
        mutants: [...some].map(([key, { file, text }]) => ({
          key,
          file: join(sources, file),
          text,
        })),
      });
      const isSettled = [...verdicts.values()].some(({ status }) => status === 'timedOut');
      for (const [key, mutant] of some) {
        const verdict = verdicts.get(key) ?? { status: 'unheard' };
        if (verdict.status === 'survived') survivors.push(mutant);
        else if (verdict.status !== 'unheard') kill({ ...mutant, ...verdict });
        else if (isSettled) waiting.push(mutant);
        else alone.push(mutant);
      }
    }
  };
  await Promise.all(judges.map(work));
  return survivors;
}

/**
 * @param {string} name
 * @param {(mutant: MutantOfFile) => boolean} isWanted
 * @param {Judge[]} judges - At least one.
 * @returns {Promise<Judged[]>}
 */
async function judgeMachine(name, isWanted, judges) {
  const mutants = mutantsOfMachine(name).filter((mutant) => isWanted(mutant));
  const started = performance.now();
  // Processes of its own, so that nothing is remembered of files that have changed since.
  for (const judge of judges) judge.stop();
  /** @type {Judged[]} */
  const judged = [];
  const keep = (/** @type {Judged} */ one) => {
    judged.push(one);
    if (one.status !== 'killed') say(`  ${one.status} ${one.file}:${one.line} ${one.id}`);
    if (judged.length % 100 === 0) say(`  ${name}: ${judged.length} of ${mutants.length}`);
  };
  for (const { groups, ...docket } of await docketsOf(mutants, /** @type {Judge} */ (judges[0]))) {
    let left = docket.mutants;
    for (const group of groups) left = await runGroup(group, left, judges, keep);
    for (const mutant of left) keep({ ...mutant, status: 'survived' });
  }
  const { killed, all } = countsOf(resultOf(name, judged));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  say(`${name}: ${killed} of ${all} (${percent(killed, all)} %) in ${seconds} s`);
  const order = new Map(mutants.map((mutant, index) => [`${mutant.file} ${mutant.id}`, index]));
  const place = (/** @type {Judged} */ { file, id }) => order.get(`${file} ${id}`) ?? 0;
  return judged.toSorted((one, other) => place(one) - place(other));
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      jobs: { type: 'string', default: '2' },
      only: { type: 'string', default: '' },
      survivors: { type: 'boolean' },
      json: { type: 'string' },
      list: { type: 'boolean' },
      table: { type: 'boolean' },
    },
  });
  const known = machineNames();
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown) throw new PlainError(`There is no machine "${unknown}": ${known.join(', ')}.`);
  const names = positionals.length === 0 ? known : positionals;
  const writeTable = () => writeFileSync(tableFile, tableOf(readResults(), readReasons()));
  if (values.table) writeTable();
  else if (values.list) {
    for (const { file, line, id } of names.flatMap(mutantsOfMachine)) say(`${file}:${line} ${id}`);
  } else {
    const { only } = values;
    const survivorsOf = (/** @type {string} */ name) => {
      const last = readResults().find((result) => result.name === name);
      if (last?.fingerprint !== fingerprint(mutantsOfMachine(name))) {
        throw new PlainError(
          `${name} has changed since it was judged: without --survivors, please.`,
        );
      }
      return last;
    };
    /** @param {string} name @returns {(mutant: MutantOfFile) => boolean} */
    const isWanted = (name) => {
      if (!values.survivors) return ({ file, id }) => `${file} ${id}`.includes(only);
      const ids = new Set(survivorsOf(name).survivors.map(({ file, id }) => `${file} ${id}`));
      return ({ file, id }) => ids.has(`${file} ${id}`);
    };
    const judges = Array.from({ length: values.jobs === '1' ? 1 : 2 }, () => new Judge());
    /** @type {Judged[]} */
    const all = [];
    for (const name of names) {
      /** @type {Judged[]} */
      let judged;
      try {
        judged = await judgeMachine(name, isWanted(name), judges);
      } catch (error) {
        if (!(error instanceof PlainError)) throw error;
        say(error.message);
        process.exitCode = 1;
        continue;
      }
      all.push(...judged);
      if (only !== '') continue;
      const result = resultOf(name, judged);
      mergeResults([values.survivors ? updated(survivorsOf(name), result) : result]);
      writeTable();
    }
    for (const judge of judges) judge.stop();
    if (values.json) {
      const verdicts = all.map(({ text: _text, ...verdict }) => verdict);
      writeFileSync(values.json, `${JSON.stringify(verdicts, null, 2)}\n`);
    }
  }
} catch (error) {
  stop(error);
}
