/**
 * What a task of turbo.json hangs on: a result that is not made again must be one that nothing could have changed. Every file that a test
 * imports, at whatever distance, and every file that it is known to read is an input of the task that runs it.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob, normalize } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readImportGraph, reached } from './lib/import-graph.mjs';
import { fromRoot, root } from './lib/paths.mjs';
import { stages } from './lib/stages.mjs';

/** @typedef {{ taskId: string, task: string, directory: string, command: string, inputs: Record<string, string>, dependencies: string[] }} Task */

/** The files that each task runs; every test, story and flow of the repository belongs to one. @type {Record<string, string[]>} */
const RUNS = {
  '@velours/openapi#unit': ['openapi/**/*.test.ts'],
  '@velours/locales#unit': ['locales/**/*.test.ts'],
  '@velours/ui#unit': ['packages/ui/src/**/*.test.{ts,tsx}'],
  '@velours/machines#unit': ['packages/machines/src/**/*.test.{ts,tsx}'],
  '@velours/mutation#unit': ['packages/mutation/src/**/*.test.mjs'],
  '@velours/api-client#unit': ['packages/api-client/src/**/*.test.ts'],
  '@velours/site#unit': ['apps/site/src/**/*.test.{ts,tsx}', 'apps/site/*.test.ts'],
  '//#unit:scripts': ['scripts/**/*.test.{ts,mjs}'],
  '@velours/host#unit': ['packages/host/src/**/*.test.ts'],
  '@velours/api#server': ['apps/api/src/**/*.test.ts'],
  '//#stories:ui': ['packages/ui/src/**/*.stories.tsx', '.storybook/tests/*.stories.tsx'],
  '//#stories:site': ['apps/site/src/**/*.stories.tsx'],
  '//#storybook:static': ['e2e/storybook/*.spec.ts'],
  '@velours/e2e#flows': ['e2e/flows/*/*.spec.ts'],
};

/** What is run with every story. */
const WITH_STORIES = [
  '.storybook/preview.tsx',
  '.storybook/main.ts',
  '.storybook/vitest.config.ts',
];

const isStories = (/** @type {string} */ id) => id.includes('#stories:');

const ALL = Object.keys(RUNS);
const FLOWS = ['@velours/e2e#flows'];
const STORIES = ALL.filter(isStories);
const PRODUCT = [...FLOWS, '@velours/api#server'];

/**
 * A file of each kind that no import leads to, and the tasks that read it. @type {[what: string, file: string, tasks: string[]][]}
 */
const READ = [
  ['the lockfile', 'package-lock.json', ALL],
  ['the compiler’s settings', 'tsconfig.base.json', ALL],
  ['what starts every tool', 'scripts/lib/runtime.mjs', ALL],
  [
    'the settings of the unit tests',
    'vitest.config.ts',
    ALL.filter((id) => /#(unit|server)/.test(id)),
  ],
  ['the settings of the stories', '.storybook/vitest.config.ts', STORIES],
  ['the settings of the flows', 'e2e/playwright.config.ts', FLOWS],
  [
    'a path of the contract',
    'openapi/paths/user.yaml',
    ['@velours/openapi#unit', '@velours/api-client#unit', ...PRODUCT],
  ],
  [
    'the contract as it is read',
    'openapi/openapi.gen.json',
    ['@velours/api-client#unit', '@velours/site#unit', '//#stories:site', ...PRODUCT],
  ],
  ['a part of the contract', 'openapi/components/problem.yaml', ['@velours/locales#unit']],
  [
    'a catalogue',
    'locales/fi/common.json',
    ['@velours/locales#unit', '@velours/site#unit', ...STORIES, ...PRODUCT],
  ],
  ['the texts of errors', 'locales/nl/errors.json', ['@velours/api-client#unit']],
  ['a legal page', 'locales/de/legal/terms.md', ['@velours/locales#unit', ...PRODUCT]],
  ['the access matrix', 'docs/access-matrix.gen.md', ['@velours/openapi#unit']],
  ['what uses the texts', 'apps/site/src/routes.ts', ['@velours/locales#unit', ...FLOWS]],
  ['a migration', 'apps/api/src/db/migrations/0001_*.sql', PRODUCT],
  ['a drawing', 'apps/api/src/ports/gifs/drawn/cat.svg', PRODUCT],
  ['the seed', 'apps/api/src/seed/names.json', PRODUCT],
  [
    'the page of a machine',
    'packages/machines/src/payment/payment.docs.md',
    ['@velours/machines#unit', '@velours/site#unit'],
  ],
  ['what survived of a machine', 'packages/machines/mutation.gen.json', ['@velours/mutation#unit']],
  ['the tests of a machine', 'packages/machines/src/push/push.test.ts', ['@velours/mutation#unit']],
  ['the table of mutants', 'docs/machines-mutation.gen.md', ['@velours/mutation#unit']],
  ['a brand', 'packages/ui/src/brands/gay.ts', [...STORIES, ...FLOWS]],
  ['the table of costs', 'packages/ui/cost.gen.json', ['//#cost:check']],
  ['how the service worker is built', 'apps/site/worker-file.ts', FLOWS],
  ['how the site is built', 'apps/site/vite.config.ts', FLOWS],
  [
    'the rules of lint',
    '.oxlintrc.json',
    ['@velours/ui#lint', '@velours/site#lint', '@velours/api#lint'],
  ],
  ['a rule of our own', 'scripts/lint/plugin.mjs', ['@velours/ui#lint', '@velours/site#lint']],
];

/** @type {Map<string, Set<string>>} */
const inputs = new Map();
/** @type {import('./lib/import-graph.mjs').ImportGraph} */
let graph;

/** Everything that a task hangs on, with what the tasks before it hang on. */
function readInputs() {
  const names = stages.flatMap(({ tasks }) => tasks);
  const turbo = fromRoot('node_modules', 'turbo', 'bin', 'turbo');
  const text = execFileSync(process.execPath, [turbo, 'run', ...names, '--dry=json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  /** @type {{ tasks: Task[], globalCacheInputs: { files: Record<string, string> } }} */
  const { tasks, globalCacheInputs } = JSON.parse(text);
  const byId = new Map(tasks.map((task) => [task.taskId, task]));
  const everywhere = Object.keys(globalCacheInputs.files);
  const of = (/** @type {string} */ id) => {
    const known = inputs.get(id);
    if (known) return known;
    const task = byId.get(id);
    if (!task) throw new Error(`turbo knows no ${id}`);
    const found = new Set(everywhere);
    inputs.set(id, found);
    for (const file of Object.keys(task.inputs)) found.add(normalize(join(task.directory, file)));
    for (const before of task.dependencies) for (const file of of(before)) found.add(file);
    return found;
  };
  for (const id of byId.keys()) of(id);
}

/** @param {string[]} patterns */
const filesOf = (patterns) => globSync(patterns, { cwd: root });

/** Written by a build or by React Router, from what is an input itself. */
const isMade = (/** @type {string} */ file) => /\/(build|\.react-router)\//.test(file);

beforeAll(() => {
  readInputs();
  graph = readImportGraph();
});

describe('the inputs of a task', () => {
  test.each(ALL)('%s: everything that its files import', (id) => {
    const entries = [...filesOf(RUNS[id] ?? []), ...(isStories(id) ? WITH_STORIES : [])];
    expect(entries.length).toBeGreaterThan(0);
    const known = inputs.get(id);
    const missing = [...reached(graph, entries)].filter(
      (file) => !known?.has(file) && !isMade(file),
    );
    expect(missing).toEqual([]);
  });

  test.each(READ)('%s: %s', (_what, pattern, ids) => {
    const [file] = filesOf([pattern]);
    expect(file, `${pattern} is there`).toBeDefined();
    expect(ids.filter((id) => !inputs.get(id)?.has(String(file)))).toEqual([]);
  });

  test('the browser and Node as they are', () => {
    // test.mjs names them to turbo; a task is judged by what they say of themselves.
    const { tasks, globalEnv } = JSON.parse(readFileSync(fromRoot('turbo.json'), 'utf8'));
    expect(globalEnv).toContain('NODE_RELEASE');
    for (const id of [...STORIES, ...FLOWS]) expect(tasks[id].env).toContain('CHROMIUM_RELEASE');
  });

  test('a page of docs is an input of no test that drives a browser or the server', () => {
    for (const id of [...STORIES, ...FLOWS]) {
      expect(inputs.get(id)?.has('docs/contributing/testing.md')).toBe(false);
    }
  });
});

test('every test, story and flow is run by one task of one stage', () => {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n');
  const tests = tracked.filter((file) => /\.(test|spec)\.(ts|tsx|mjs)$|\.stories\.tsx$/.test(file));
  const runners = (/** @type {string} */ file) =>
    ALL.filter((id) => RUNS[id]?.some((pattern) => matchesGlob(file, pattern)));
  expect(tests.filter((file) => runners(file).length !== 1)).toEqual([]);
  const named = new Set(stages.flatMap(({ tasks }) => tasks));
  expect(ALL.filter((id) => !named.has(id.split('#')[1] ?? ''))).toEqual([]);
});
