import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../../../scripts/lib/paths.mjs';
import { DELETIONS, fingerprint } from './mutants.mjs';

/**
 * @typedef {object} Survivor
 * @property {string} file - Below packages/machines/src.
 * @property {number} line - When it was judged.
 * @property {string} id
 * @property {string} operator
 */

/**
 * @typedef {object} MachineResult
 * @property {string} name
 * @property {string} fingerprint - Of the mutants that were judged.
 * @property {Record<string, [killed: number, all: number]>} operators
 * @property {number} timedOut - Killed because the tests never ended.
 * @property {Survivor[]} survivors
 */

/** @typedef {{ file: string, id: string, reason: string }} Reason */

/** @typedef {import('./plan.mjs').MutantOfFile & import('./judges.mjs').Verdict} Judged */

/** Share of its mutants that a machine's tests must kill. */
const FEWEST_KILLED = 0.9;

const resultsFile = fromRoot('packages', 'machines', 'mutation.gen.json');
const reasonsFile = fromRoot('packages', 'machines', 'mutation.reasons.json');
export const tableFile = fromRoot('docs', 'machines-mutation.gen.md');

/** @param {string} file @returns {unknown} */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @returns {MachineResult[]} */
export const readResults = () => {
  try {
    return /** @type {{ machines: MachineResult[] }} */ (readJson(resultsFile)).machines;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return [];
    throw error;
  }
};

/** @returns {Reason[]} */
export const readReasons = () => /** @type {Reason[]} */ (readJson(reasonsFile));

/** @param {string} name @param {Judged[]} judged @returns {MachineResult} */
export const resultOf = (name, judged) => {
  /** @type {MachineResult['operators']} */
  const operators = {};
  for (const { operator, status } of judged.toSorted((a, b) =>
    a.operator < b.operator ? -1 : 1,
  )) {
    const counts = (operators[operator] ??= [0, 0]);
    counts[1] += 1;
    if (status !== 'survived') counts[0] += 1;
  }
  return {
    name,
    fingerprint: fingerprint(judged),
    operators,
    timedOut: judged.filter(({ status }) => status === 'timedOut').length,
    survivors: judged
      .filter(({ status }) => status === 'survived')
      .map(({ file, line, id, operator }) => ({ file, line, id, operator })),
  };
};

/**
 * A result once its survivors were judged again.
 * @param {MachineResult} last
 * @param {MachineResult} again - Of the survivors alone.
 * @returns {MachineResult}
 */
export const updated = (last, again) => {
  const operators = { ...last.operators };
  for (const [operator, [more]] of Object.entries(again.operators)) {
    const [killed, all] = operators[operator] ?? [0, 0];
    operators[operator] = [killed + more, all];
  }
  const { survivors } = again;
  return { ...last, operators, timedOut: last.timedOut + again.timedOut, survivors };
};

/** A share as it is printed. @param {number} killed @param {number} all */
export const percent = (killed, all) => (all === 0 ? 100 : (killed / all) * 100).toFixed(1);

/** @param {MachineResult} result @returns {{ killed: number, all: number }} */
export const countsOf = ({ operators }) => {
  let killed = 0;
  let all = 0;
  for (const [some, every] of Object.values(operators)) {
    killed += some;
    all += every;
  }
  return { killed, all };
};

/** Puts new results in the place of the old ones. @param {MachineResult[]} fresh */
export const mergeResults = (fresh) => {
  const names = new Set(fresh.map(({ name }) => name));
  const machines = [...readResults().filter(({ name }) => !names.has(name)), ...fresh].toSorted(
    (a, b) => (a.name < b.name ? -1 : 1),
  );
  writeFileSync(resultsFile, `${JSON.stringify({ machines }, null, 2)}\n`);
};

/** @param {readonly Reason[]} reasons @param {Survivor} survivor */
const reasonFor = (reasons, survivor) =>
  reasons.find(({ file, id }) => file === survivor.file && id === survivor.id)?.reason;

/**
 * What the results do not show as it must be: fewer killed than demanded, survivors without a reason, reasons without a
 * survivor, machines that have changed since they were judged.
 * @param {readonly MachineResult[]} results
 * @param {readonly Reason[]} reasons
 * @param {ReadonlyMap<string, string>} current - Fingerprint of each folder's mutants as they are now.
 * @returns {string[]}
 */
export const faultsIn = (results, reasons, current) => {
  const faults = results.flatMap((result) => {
    const { killed, all } = countsOf(result);
    const share = killed / all;
    return [
      ...(share < FEWEST_KILLED
        ? [`${result.name}: ${percent(killed, all)} % of its mutants are killed`]
        : []),
      ...result.survivors
        .filter((survivor) => !reasonFor(reasons, survivor))
        .map(({ file, id }) => `${file}: survives without a reason: ${id}`),
      ...result.survivors
        .filter(
          (survivor) =>
            DELETIONS.includes(survivor.operator) &&
            !reasonFor(reasons, survivor)?.startsWith('Equivalent'),
        )
        .map(({ file, id }) => `${file}: must not survive: ${id}`),
    ];
  });
  const survivors = results.flatMap((result) => result.survivors);
  for (const { file, id } of reasons) {
    if (!survivors.some((survivor) => survivor.file === file && survivor.id === id)) {
      faults.push(`${file}: a reason for what does not survive: ${id}`);
    }
  }
  const judged = new Map(results.map((result) => [result.name, result.fingerprint]));
  for (const [name, print] of current) {
    if (judged.get(name) !== print) {
      faults.push(`${name}: changed since it was judged: run \`npm run mutation -- ${name}\``);
    }
    judged.delete(name);
  }
  return [...faults, ...[...judged.keys()].map((name) => `${name}: judged, but gone`)];
};

const cell = (/** @type {string} */ text) => text.replaceAll('|', '\\|');

/** The page that people read. @param {readonly MachineResult[]} results @param {readonly Reason[]} reasons @returns {string} */
export const tableOf = (results, reasons) => {
  const rows = results.map((result) => {
    const { killed, all } = countsOf(result);
    const deletions = DELETIONS.map((operator) => (result.operators[operator] ?? [0, 0]).join('/'));
    return `| ${result.name} | ${all} | ${killed} | ${percent(killed, all)} % | ${deletions.join(' | ')} |`;
  });
  let killed = 0;
  let all = 0;
  for (const result of results) {
    const counts = countsOf(result);
    killed += counts.killed;
    all += counts.all;
  }
  const survivors = results.flatMap((result) => result.survivors);
  return [
    '# What the tests of the machines notice',
    '',
    `Written by \`npm run mutation\` (see contributing/mutation.md). ${all} copies of the machines, each with one fault; the`,
    `tests of that machine notice ${killed} of them (${percent(killed, all)} %).`,
    '',
    '| Machine | Faults | Noticed | Share | Transitions deleted | Guards deleted |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    '## What stays unnoticed, and why',
    '',
    ...(survivors.length === 0 ? ['Nothing.'] : ['| Where | Fault | Why |', '| --- | --- | --- |']),
    ...survivors.map(
      (survivor) =>
        `| ${survivor.file}:${survivor.line} | ${cell(survivor.id)} | ${cell(reasonFor(reasons, survivor) ?? '')} |`,
    ),
    '',
  ].join('\n');
};
