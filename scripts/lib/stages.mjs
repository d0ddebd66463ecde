import { fromRoot } from './paths.mjs';

/**
 * @typedef {object} Stage
 * @property {string} name - As given to `npm test -- --only <name>`.
 * @property {string} proves - One line for the reader of the log.
 * @property {string[]} command - Executed by the repository's Node: a script below node_modules and its arguments.
 * @property {'vitest' | 'playwright'} [report] - Kind of JSON report it writes to {@link reportFile}.
 * @property {boolean} [needsSite] - Whether the built site must exist first.
 * @property {boolean} [needsBrowser] - Whether Chromium must exist first.
 */

/** @param {string} stage - Its name. @returns {string} Where its JSON report goes. */
export const reportFile = (stage) => fromRoot('test-results', `${stage}.json`);

const bin = (/** @type {string[]} */ ...path) => fromRoot('node_modules', ...path);
const turbo = (/** @type {string[]} */ ...tasks) => [
  bin('turbo', 'bin', 'turbo'),
  'run',
  ...tasks,
  '--concurrency=2',
  '--continue=always',
  '--output-logs=new-only',
  '--ui=stream',
];
const vitest = (/** @type {string} */ stage, /** @type {string} */ project) => [
  bin('vitest', 'vitest.mjs'),
  'run',
  `--project=${project}`,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportFile(stage)}`,
];

/** What `npm test` runs, in this order: what is quick and tells most comes first. @type {Stage[]} */
export const stages = [
  {
    name: 'format',
    proves: 'every file is formatted',
    command: [bin('oxfmt', 'bin', 'oxfmt'), '--check', '.'],
  },
  {
    name: 'lint',
    proves: 'type-aware lint, the bans of the design system, the contract at recommended-strict',
    command: turbo('lint', 'lint:root'),
  },
  {
    name: 'types',
    proves: 'every workspace compiles',
    command: turbo('typecheck', 'typecheck:root'),
  },
  {
    name: 'imports',
    proves: 'import directions between the rooms',
    command: [
      bin('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      'packages',
      'apps',
      'locales',
      'openapi',
      '.storybook',
    ],
  },
  {
    name: 'build',
    proves: 'the site builds',
    command: [fromRoot('scripts', 'build.mjs')],
  },
  {
    name: 'budgets',
    proves: 'what log-in, sign-up, members and chat cost stays within the budgets',
    command: [fromRoot('apps', 'site', 'scripts', 'budget.mjs')],
    needsSite: true,
  },
  {
    name: 'cost',
    proves: 'what each component costs stays within its limit and is what the table says',
    command: [fromRoot('scripts', 'cost.mjs'), '--check'],
  },
  {
    name: 'unit',
    proves: 'units, machine proofs, contract examples and drift, catalogues, scripts',
    command: vitest('unit', 'node'),
    report: 'vitest',
  },
  {
    name: 'server',
    proves: 'the reference server on real PostgreSQL',
    command: vitest('server', 'api'),
    report: 'vitest',
  },
  {
    name: 'stories',
    proves: 'every story in Chromium, with axe as an error',
    command: vitest('stories', 'stories'),
    report: 'vitest',
    needsBrowser: true,
  },
  {
    name: 'storybook',
    proves: 'Storybook builds as static files',
    command: [fromRoot('scripts', 'storybook.mjs'), '--build'],
  },
  {
    name: 'static',
    proves: 'the static Storybook opens with the network cut and has no error',
    command: [
      bin('@playwright', 'test', 'cli.js'),
      'test',
      '--config',
      fromRoot('e2e', 'storybook.config.ts'),
    ],
    report: 'playwright',
    needsBrowser: true,
  },
  {
    name: 'flows',
    proves: 'end-to-end flows in Chromium over the running product',
    command: [
      bin('@playwright', 'test', 'cli.js'),
      'test',
      '--config',
      fromRoot('e2e', 'playwright.config.ts'),
    ],
    report: 'playwright',
    needsSite: true,
    needsBrowser: true,
  },
];
