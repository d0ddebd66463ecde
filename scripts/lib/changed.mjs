import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readImportGraph, reached, reversed } from './import-graph.mjs';
import { fromRoot, root } from './paths.mjs';
import { run } from './process.mjs';
import { say } from './say.mjs';
import { runTasks } from './turbo.mjs';

/** As many as take a minute on two cores; a change of what everything uses is for the whole run. */
const MOST_STORY_FILES = 24;

/** @param {...string} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/**
 * @param {string} since - A revision.
 * @returns {string[]} Files that differ from it and are there, by paths from the root.
 */
function changedFiles(since) {
  const files = [
    ...git('diff', '--name-only', '--relative', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => existsSync(fromRoot(file)));
}

/**
 * What to run for a change: tests and stories that lead to a changed file, and flows that were changed themselves. What a test reads
 * without importing it (a catalogue, say) is only known to the whole run.
 * @param {readonly string[]} files
 * @param {import('./import-graph.mjs').ImportGraph} graph
 */
export function touchedBy(files, graph) {
  const users = [...reached(reversed(graph), files)];
  const tests = users.filter((file) => /\.test\.(ts|tsx|mjs)$/.test(file));
  const stories = users.filter((file) => file.endsWith('.stories.tsx'));
  return {
    sources: files.filter((file) => /\.(ts|tsx|mjs)$/.test(file)),
    tests,
    stories: stories.slice(0, MOST_STORY_FILES),
    furtherStories: Math.max(0, stories.length - MOST_STORY_FILES),
    flows: files.filter((file) => /^e2e\/flows\/.*\.spec\.ts$/.test(file)),
  };
}

/**
 * Runs what a change touches, the quickest first.
 * @param {string} node - From `findNode`.
 * @param {string} since - A revision.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string[]>} The steps that failed.
 */
export async function runChanged(node, since, env) {
  const files = changedFiles(since);
  const { sources, tests, stories, furtherStories, flows } = touchedBy(files, readImportGraph());
  say(
    `${files.length} files changed: ${tests.length} test files, ${stories.length} files of stories` +
      `${furtherStories > 0 ? ` (the nearest; ${furtherStories} more are for the whole run)` : ''}, ${flows.length} of flows`,
  );
  /** @type {string[]} */
  const failed = [];
  /** @param {string} name @param {boolean} isWanted @param {() => Promise<boolean>} work */
  const step = async (name, isWanted, work) => {
    if (!isWanted) return;
    say(`\n=== ${name}`);
    if (!(await work())) failed.push(name);
  };
  const tool = async (/** @type {string[]} */ ...command) =>
    (await run(
      node,
      [fromRoot('node_modules', ...(command[0] ?? '').split('/')), ...command.slice(1)],
      { env },
    )) === 0;
  const vitest = (/** @type {string[]} */ ...args) => tool('vitest/vitest.mjs', 'run', ...args);

  await step('format', files.length > 0, () =>
    tool('oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files),
  );
  await step('lint', sources.length > 0, () =>
    tool('oxlint/bin/oxlint', '--no-error-on-unmatched-pattern', ...sources),
  );
  await step('types', sources.length > 0, async () => {
    const results = await runTasks(node, ['typecheck', 'typecheck:root'], env);
    return results.every(({ exitCode }) => exitCode === 0);
  });
  await step('tests', tests.length > 0, () => vitest(...tests));
  await step('stories', stories.length > 0, () =>
    vitest('--config', '.storybook/vitest.config.ts', ...stories),
  );
  await step('flows', flows.length > 0, () =>
    tool('@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...flows),
  );
  return failed;
}
