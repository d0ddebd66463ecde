/**
 * `npm test`: sets up whatever is missing, runs every stage, and ends with the line "N passed, N failed".
 * Runs on a bare Node 20 from a fresh clone, and never asks anything. What held before with the same inputs (turbo.json) is counted, and
 * not run again.
 *
 * --only <stage>  that stage alone; may be given more than once
 * --changed       what differs from the last commit touches, and no more (scripts/lib/changed.mjs); `--since <revision>`: from that one
 * --force         runs also what is unchanged
 * --list          the stages and what each proves
 */
import { execFileSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { parseArgs } from 'node:util';
import { runChanged } from './lib/changed.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { wasInterrupted } from './lib/process.mjs';
import { taskCounts } from './lib/results.mjs';
import { findNode, toolEnvironment } from './lib/runtime.mjs';
import { PlainError, say, stop } from './lib/say.mjs';
import { stages } from './lib/stages.mjs';
import { runTasks } from './lib/turbo.mjs';

/** @typedef {{ name: string, seconds: number, passed: number, failed: number, tasks: number, kept: number, failures: string[] }} Row */

/**
 * @param {string[]} names - Empty for all.
 * @returns {import('./lib/stages.mjs').Stage[]}
 */
function chosen(names) {
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name));
  if (unknown) {
    throw new PlainError(
      `There is no stage "${unknown}". Stages: ${stages.map((stage) => stage.name).join(', ')}.`,
    );
  }
  return names.length === 0 ? stages : stages.filter((stage) => names.includes(stage.name));
}

/** What a program says of its version: results hang on it as they do on a file. @param {string} program */
const releaseOf = (program) => execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();

const MEMORY_FOLDER = '/dev/shm';
/** In bytes, free in the folder and in the machine: several times what a run has there at once. */
const MEMORY_NEEDED = 6 * 1024 ** 3;

/**
 * Where tests keep what they throw away: databases of a thousand files each, photos, the browser's profiles. In memory that takes a tenth
 * less of the whole run: ext4 looks through all that was removed within the last minute for each file it makes.
 * @returns {string | undefined} Nothing where the system has no such folder or too little memory, or the caller chose one.
 */
function memoryFolder() {
  if (process.env.TMPDIR !== undefined || freemem() < MEMORY_NEEDED) return undefined;
  try {
    const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
    return bavail * bsize < MEMORY_NEEDED ? undefined : MEMORY_FOLDER;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} node
 * @param {boolean} needsBrowser - Whether Chromium must be there.
 */
async function environment(node, needsBrowser) {
  /** @type {Record<string, string>} */
  const more = { CI: process.env.CI ?? '1', NODE_RELEASE: releaseOf(node) };
  const temporary = memoryFolder();
  if (temporary !== undefined) more.TMPDIR = temporary;
  if (needsBrowser) {
    more.CHROMIUM_PATH = await ensureChromium();
    more.CHROMIUM_RELEASE = releaseOf(more.CHROMIUM_PATH);
  }
  return toolEnvironment(node, more);
}

/**
 * Runs the tasks of a stage, with what they need in place, and reads what came of each. A stage that cannot start has failed; the others
 * still run.
 * @param {string} node
 * @param {import('./lib/stages.mjs').Stage} stage
 * @returns {Promise<Row>}
 */
async function runStage(node, stage) {
  say(`\n=== ${stage.name}: ${stage.proves}`);
  const started = performance.now();
  /** @type {Row} */
  const row = {
    name: stage.name,
    seconds: 0,
    passed: 0,
    failed: 0,
    tasks: 0,
    kept: 0,
    failures: [],
  };
  try {
    const env = await environment(node, stage.needsBrowser ?? false);
    for (const result of await runTasks(node, stage.tasks, env, stage.atOnce)) {
      const { passed, failed, failures } = taskCounts(result);
      row.passed += passed;
      row.failed += failed;
      row.failures.push(...failures);
      row.tasks += 1;
      row.kept += result.isKept ? 1 : 0;
    }
  } catch (error) {
    row.failed += 1;
    say(error instanceof PlainError ? error.message : String(error));
  }
  return { ...row, seconds: (performance.now() - started) / 1000 };
}

/** @param {Row[]} rows */
function summarise(rows) {
  const failures = rows.flatMap((row) => row.failures);
  if (failures.length > 0) say(`\nfailed:\n${failures.join('\n')}`);
  say('\nstage        time     passed  failed  tasks unchanged');
  for (const { name, seconds, passed, failed, tasks, kept } of rows) {
    const time = `${seconds.toFixed(1)} s`.padStart(8);
    const unchanged = `${kept} of ${tasks}`.padStart(16);
    say(
      `${name.padEnd(10)} ${time} ${String(passed).padStart(9)} ${String(failed).padStart(7)} ${unchanged}`,
    );
  }
}

try {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      changed: { type: 'boolean' },
      since: { type: 'string' },
      force: { type: 'boolean' },
      list: { type: 'boolean' },
    },
  });
  const wanted = chosen(values.only ?? []);
  if (values.list) {
    for (const stage of wanted) say(`${stage.name.padEnd(10)} ${stage.proves}`);
  } else if (values.changed || values.since !== undefined) {
    await ensureDependencies();
    const node = findNode();
    const failed = await runChanged(node, values.since ?? 'HEAD', await environment(node, true));
    say(failed.length === 0 ? '\nNothing failed.' : `\nFailed: ${failed.join(', ')}`);
    process.exitCode = failed.length === 0 ? 0 : 1;
  } else {
    const started = performance.now();
    await ensureDependencies();
    const node = findNode();
    if (values.force) process.env.TURBO_FORCE = 'true';
    /** @type {Row[]} */
    const rows = [];
    for (const stage of wanted) {
      rows.push(await runStage(node, stage));
      if (wasInterrupted()) throw new PlainError('Ended by a signal.');
    }
    summarise(rows);
    const total = (/** @type {'passed' | 'failed'} */ key) =>
      rows.reduce((sum, row) => sum + row[key], 0);
    say(`\nin ${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
    process.exitCode = total('failed') === 0 ? 0 : 1;
    say(`${total('passed')} passed, ${total('failed')} failed`);
  }
} catch (error) {
  stop(error);
}
