/**
 * @typedef {object} Stage
 * @property {string} name - As given to `npm test -- --only <name>`.
 * @property {string} proves - One line for the reader of the log.
 * @property {string[]} tasks - Of turbo.json, which names what each depends on: what is unchanged is not run again.
 * @property {number} [atOnce] - How many of them at once; where it is not said 2, as many as there are cores.
 * @property {boolean} [needsBrowser] - Whether Chromium must exist first.
 */

/** What `npm test` runs, in this order: what is quick and tells most comes first. @type {Stage[]} */
export const stages = [
  {
    name: 'lint',
    proves: 'form, type-aware lint, bans, import directions, nothing unused, a strict contract',
    tasks: ['lint', 'lint:root', 'format:check', 'imports', 'unused'],
  },
  {
    name: 'types',
    proves: 'every workspace compiles',
    tasks: ['typecheck', 'typecheck:root'],
  },
  {
    name: 'build',
    proves: 'the site builds and starts; pages and components stay within their bytes',
    tasks: ['build', 'budgets', 'cost:check'],
  },
  {
    name: 'unit',
    proves: 'units, machine proofs, contract examples and drift, catalogues, scripts',
    // The data that flows begin with is made beside them: a third of that time waits for the database.
    tasks: ['seed', 'unit', 'unit:scripts'],
    atOnce: 3,
    // The first pages of the packages are opened in it.
    needsBrowser: true,
  },
  {
    name: 'server',
    proves: 'the reference server on real PostgreSQL',
    tasks: ['server'],
  },
  {
    name: 'stories',
    proves: 'every story in Chromium, with axe as an error; a static Storybook without a network',
    tasks: ['stories:ui', 'stories:site', 'storybook:static'],
    // Each of the first two draws in two pages. All at once: else the longest may begin last and draw alone.
    atOnce: 3,
    needsBrowser: true,
  },
  {
    name: 'flows',
    proves: 'end-to-end flows in Chromium over the running product',
    // One run with three workers: while one waits for the server or for a clock, another has the processor.
    tasks: ['flows'],
    needsBrowser: true,
  },
];
