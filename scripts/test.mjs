/**
 * `npm test`: sets up whatever is missing, runs every stage, and ends with the line "N passed, N failed".
 * Runs on a bare Node 20 from a fresh clone, and never asks anything.
 *
 * --only <stage>  that stage alone; may be given more than once
 * --list          the stages and what each proves
 */
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureDependencies } from './lib/install.mjs';
import { fromRoot } from './lib/paths.mjs';
import { run, wasInterrupted } from './lib/process.mjs';
import { stageCounts } from './lib/results.mjs';
import { findNode, toolEnvironment } from './lib/runtime.mjs';
import { PlainError, say, stop } from './lib/say.mjs';
import { ensureSiteBuilt } from './lib/site-build.mjs';
import { reportFile, stages } from './lib/stages.mjs';

/** @typedef {{ name: string, seconds: number, passed: number, failed: number }} Row */

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

/**
 * Runs one stage with what it needs in place. A stage that cannot start has failed; the others still run.
 * @param {string} node
 * @param {import('./lib/stages.mjs').Stage} stage
 * @returns {Promise<Row>}
 */
async function runStage(node, stage) {
  say(`\n=== ${stage.name}: ${stage.proves}`);
  const started = performance.now();
  const file = reportFile(stage.name);
  rmSync(file, { force: true });
  let exitCode = 1;
  try {
    /** @type {Record<string, string>} */
    const more = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, CI: process.env.CI ?? '1' };
    if (stage.needsSite) await ensureSiteBuilt(node);
    if (stage.needsBrowser) more.CHROMIUM_PATH = await ensureChromium();
    exitCode = await run(node, stage.command, { env: toolEnvironment(node, more) });
  } catch (error) {
    say(error instanceof PlainError ? error.message : String(error));
  }
  const report = stage.report && { kind: stage.report, file };
  return {
    name: stage.name,
    seconds: (performance.now() - started) / 1000,
    ...stageCounts({ exitCode, report }),
  };
}

/** @param {Row[]} rows */
function summarise(rows) {
  say('\nstage        time     passed  failed');
  for (const row of rows) {
    const time = `${row.seconds.toFixed(1)} s`.padStart(8);
    say(
      `${row.name.padEnd(10)} ${time} ${String(row.passed).padStart(9)} ${String(row.failed).padStart(7)}`,
    );
  }
}

try {
  const { values } = parseArgs({
    options: { only: { type: 'string', multiple: true }, list: { type: 'boolean' } },
  });
  const wanted = chosen(values.only ?? []);
  if (values.list) {
    for (const stage of wanted) say(`${stage.name.padEnd(10)} ${stage.proves}`);
  } else {
    const started = performance.now();
    await ensureDependencies();
    const node = findNode();
    mkdirSync(fromRoot('test-results'), { recursive: true });
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
