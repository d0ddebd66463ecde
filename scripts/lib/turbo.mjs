import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './paths.mjs';
import { run } from './process.mjs';
import { PlainError } from './say.mjs';

/**
 * @typedef {object} RunTask - A task as `turbo run --summarize` writes it.
 * @property {string} task
 * @property {string} directory - From the root.
 * @property {string} command - `<NONEXISTENT>` where a workspace has none of that name.
 * @property {string[] | null} outputs
 * @property {{ status: string }} cache
 * @property {{ exitCode?: number, startTime: number, endTime: number }} [execution]
 */

/**
 * @typedef {object} TaskResult
 * @property {number | undefined} exitCode - Of a task that was not run, because another failed before it: undefined.
 * @property {string | undefined} report - The JSON report that it writes: among its outputs, so that it comes back with a task that
 *   needs no run.
 * @property {boolean} isKept - Whether nothing it depends on has changed since it held.
 */

/** @param {RunTask} task @returns {TaskResult} */
function resultOf({ directory, outputs, cache, execution }) {
  const report = (outputs ?? []).find((path) => path.startsWith('test-results/'));
  return {
    exitCode: execution?.exitCode,
    report: report && fromRoot(directory, report),
    isKept: cache.status === 'HIT',
  };
}

/** The folders of package.json's `workspaces`, and the root. */
const workspaces = () =>
  ['.', 'openapi', 'locales', 'e2e'].concat(
    ['packages', 'apps'].flatMap((parent) =>
      readdirSync(fromRoot(parent)).map((name) => join(parent, name)),
    ),
  );

const summaries = fromRoot('.turbo', 'runs');

/**
 * Runs the tasks of a name in all workspaces that have one, and what they depend on. What held before with the same inputs is not run
 * again; what failed always is.
 * @param {string} node - From `findNode`.
 * @param {string[]} names - As in turbo.json, without a workspace.
 * @param {NodeJS.ProcessEnv} env
 * @param {number} [atOnce]
 * @returns {Promise<TaskResult[]>} What was asked for, without what it depends on.
 */
export async function runTasks(node, names, env, atOnce = 2) {
  for (const workspace of workspaces()) {
    for (const name of names) {
      rmSync(fromRoot(workspace, 'test-results', `${name}.json`), { force: true });
    }
  }
  rmSync(summaries, { recursive: true, force: true });
  await run(
    node,
    [
      fromRoot('node_modules', 'turbo', 'bin', 'turbo'),
      'run',
      ...names,
      `--concurrency=${atOnce}`,
      '--continue=dependencies-successful',
      '--output-logs=new-only',
      '--log-order=grouped',
      '--ui=stream',
      '--summarize',
    ],
    { env },
  );
  const [summary] = existsSync(summaries) ? readdirSync(summaries) : [];
  if (!summary) throw new PlainError(`turbo ended before it ran ${names.join(', ')}.`);
  /** @type {{ tasks: RunTask[] }} */
  const { tasks } = JSON.parse(readFileSync(join(summaries, summary), 'utf8'));
  return tasks
    .filter(({ task, command }) => names.includes(task) && command !== '<NONEXISTENT>')
    .map(resultOf);
}
