/**
 * `npm run mutation [-- <machine> ...]`: changes one thing at a time in the machines (a transition deleted, a guard turned
 * round, a number off by one) and runs the machine's tests against it, which must fail. Writes nothing but the results:
 * packages/machines/mutation.gen.json and docs/machines-mutation.gen.md. See docs/contributing/mutation.md.
 *
 * --jobs <n>      processes at a time, 1 or 2 (default 2)
 * --only <text>   only mutants whose line in the list has this text; the results are printed, not kept
 * --json <file>   writes every mutant with its verdict, and the test that noticed it
 * --list          only lists the mutants
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PlainError, say, stop } from './lib/say.mjs';
import { Judge } from './mutation/judges.mjs';
import { machineNames, mutantsOfMachine, sources, testsOf } from './mutation/plan.mjs';
import {
  countsOf,
  mergeResults,
  readReasons,
  resultOf,
  tableFile,
  tableOf,
} from './mutation/results.mjs';

/** @typedef {import('./mutation/results.mjs').Judged} Judged */

/** Ms of the processor that tests may take beside what they take as they are. */
const PATIENCE = 2_000;

/** How much longer than usual: a broken walk is made short again and again. */
const SLOWER = 6;

/** Tests that run together, and how long they are waited for. @typedef {{ tests: string[], patience: number }} Group */

/**
 * The tests of each file, once they have passed as they are.
 * @param {string[]} files
 * @param {Judge} judge
 * @returns {Promise<Map<string, Group[]>>}
 */
async function groupsOf(files, judge) {
  /** @type {Map<string, Group>} */
  const tried = new Map();
  /** @type {Map<string, Group[]>} */
  const groups = new Map();
  for (const file of files) {
    /** @type {Group[]} */
    const ofFile = [];
    for (const tests of testsOf(file)) {
      const key = tests.join();
      const group = tried.get(key) ?? (await tryAsIs(tests, judge));
      tried.set(key, group);
      ofFile.push(group);
    }
    groups.set(file, ofFile);
  }
  return groups;
}

/** @param {string[]} tests @param {Judge} judge @returns {Promise<Group>} */
async function tryAsIs(tests, judge) {
  const { status, killedBy, cost = 0 } = await judge.ask({ tests });
  if (status !== 'survived') {
    throw new PlainError(`Tests fail as they are: ${killedBy ?? `no end: ${tests.join(', ')}`}`);
  }
  return { tests, patience: PATIENCE + SLOWER * cost };
}

/**
 * @param {Judge} judge
 * @param {Group[]} groups
 * @param {import('./mutation/plan.mjs').MutantOfFile} mutant
 * @returns {Promise<Judged>}
 */
async function judgeMutant(judge, groups, mutant) {
  const file = join(sources, mutant.file);
  for (const { tests, patience } of groups) {
    const verdict = await judge.ask({ tests, file, text: mutant.text, patience });
    if (verdict.status !== 'survived') return { ...mutant, ...verdict };
  }
  return { ...mutant, status: 'survived' };
}

/**
 * @param {string} name
 * @param {string} only
 * @param {Judge[]} judges - At least one.
 * @returns {Promise<Judged[]>}
 */
async function judgeMachine(name, only, judges) {
  const mutants = mutantsOfMachine(name).filter(({ file, id }) => `${file} ${id}`.includes(only));
  const started = performance.now();
  // Processes of its own, so that nothing is remembered of files that have changed since.
  for (const judge of judges) judge.stop();
  const files = [...new Set(mutants.map(({ file }) => file))];
  const groups = await groupsOf(files, /** @type {Judge} */ (judges[0]));
  /** @type {Judged[]} */
  const judged = [];
  const waiting = [...mutants];
  const work = async (/** @type {Judge} */ judge) => {
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const verdict = await judgeMutant(judge, groups.get(mutant.file) ?? [], mutant);
      judged.push(verdict);
      const { status, file, line, id } = verdict;
      if (status !== 'killed') say(`  ${status} ${file}:${line} ${id}`);
      if (judged.length % 50 === 0) say(`  ${name}: ${judged.length} of ${mutants.length}`);
    }
  };
  await Promise.all(judges.map(work));
  const { killed, all } = countsOf(resultOf(name, judged));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  say(`${name}: ${killed} of ${all} (${((killed / all) * 100).toFixed(1)} %) in ${seconds} s`);
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
      json: { type: 'string' },
      list: { type: 'boolean' },
    },
  });
  const known = machineNames();
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown) throw new PlainError(`There is no machine "${unknown}": ${known.join(', ')}.`);
  const names = positionals.length === 0 ? known : positionals;
  if (values.list) {
    for (const { file, line, id } of names.flatMap(mutantsOfMachine)) say(`${file}:${line} ${id}`);
  } else {
    const judges = Array.from({ length: values.jobs === '1' ? 1 : 2 }, () => new Judge());
    /** @type {Judged[]} */
    const all = [];
    for (const name of names) {
      /** @type {Judged[]} */
      let judged;
      try {
        judged = await judgeMachine(name, values.only, judges);
      } catch (error) {
        if (!(error instanceof PlainError)) throw error;
        say(error.message);
        process.exitCode = 1;
        continue;
      }
      all.push(...judged);
      if (values.only !== '') continue;
      const results = mergeResults([resultOf(name, judged)]);
      writeFileSync(tableFile, tableOf(results, readReasons()));
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
