/**
 * `npm run cost`: measures what each public entry of packages/ui adds to a page that has React already (JavaScript and
 * CSS, gzip), by building each alone, and writes the table that Storybook shows (Foundations, Cost).
 *
 * --check   writes nothing: exits with 1 where an entry is over its limit, or no longer costs what the table says
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { publicEntries } from '../packages/ui/src/contracts/publicEntries.ts';
import { fromRoot } from './lib/paths.mjs';
import { say } from './lib/say.mjs';

/**
 * @typedef {object} Cost
 * @property {string} name - As imported: `components/Button`.
 * @property {number} js - kB of 1000 bytes, gzip, with all it imports at once but React.
 * @property {number} css - The same of its style sheet.
 * @property {number} later - kB of JavaScript it fetches itself once that is needed.
 */

const table = fromRoot('packages', 'ui', 'cost.gen.json');

/**
 * kB. What costs more than a Button of React Aria loads on intent, and nothing costs more than a DatePicker of it; a
 * page has 12 kB of CSS, of which no block takes more than half.
 */
const limits = { withPage: 12, onIntent: 74, css: 6 };

/** A table within this of the truth is true, in kB. */
const tolerance = 0.3;

const kilobytes = (/** @type {string | Uint8Array} */ content) => gzipSync(content).length / 1000;

/**
 * One compiler of styles for all builds, left open between them: a style that many entries use is evaluated once, and not once for
 * each of them.
 */
const styles = vanillaExtractPlugin().map((plugin) => ({ ...plugin, buildEnd: undefined }));

/** @param {{ name: string, file: string }} entry @returns {Promise<Cost>} */
async function measure({ name, file }) {
  const result = await build({
    root: fromRoot('packages', 'ui'),
    configFile: false,
    logLevel: 'error',
    plugins: styles,
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: { entry: file },
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
      },
    },
  });
  const output = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const chunks = new Map(
    output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])),
  );
  /** @type {Set<string>} */
  const atOnce = new Set();
  const add = (/** @type {string} */ fileName) => {
    const chunk = chunks.get(fileName);
    if (!chunk || atOnce.has(fileName)) return;
    atOnce.add(fileName);
    for (const imported of chunk.imports) add(imported);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) add(chunk.fileName);
  const sheets = new Set(
    [...atOnce].flatMap((fileName) => [...(chunks.get(fileName)?.viteMetadata?.importedCss ?? [])]),
  );
  let js = 0;
  let later = 0;
  let css = 0;
  for (const one of output) {
    if (one.type === 'chunk' && atOnce.has(one.fileName)) js += kilobytes(one.code);
    else if (one.type === 'chunk') later += kilobytes(one.code);
    else if (sheets.has(one.fileName)) css += kilobytes(one.source);
  }
  const rounded = (/** @type {number} */ value) => Math.round(value * 10) / 10;
  return { name, js: rounded(js), css: rounded(css), later: rounded(later) };
}

/** Two at a time: as many as there are cores. @returns {Promise<Cost[]>} */
async function measureAll() {
  const waiting = [...publicEntries];
  /** @type {Cost[]} */
  const costs = [];
  const work = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      costs.push(await measure(entry));
    }
  };
  await Promise.all([work(), work()]);
  return costs.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** @param {Cost[]} costs @returns {string[]} */
const overLimit = (costs) =>
  costs.flatMap(({ name, js, css }) => [
    ...(js > limits.onIntent ? [`${name}: ${js} kB of JavaScript, over ${limits.onIntent}`] : []),
    ...(css > limits.css ? [`${name}: ${css} kB of CSS, over ${limits.css}`] : []),
  ]);

/** @param {Cost[]} costs @returns {string[]} */
function untrue(costs) {
  /** @type {{ entries: Cost[] }} */
  const { entries } = JSON.parse(readFileSync(table, 'utf8'));
  const written = new Map(entries.map((entry) => [entry.name, entry]));
  const changed = costs.filter((cost) => {
    const said = written.get(cost.name);
    written.delete(cost.name);
    return (
      !said ||
      Math.abs(said.js - cost.js) > tolerance ||
      Math.abs(said.css - cost.css) > tolerance ||
      Math.abs(said.later - cost.later) > tolerance
    );
  });
  return [
    ...changed.map(
      ({ name, js, css, later }) =>
        `${name}: the table is not true: js ${js}, css ${css}, later ${later}. Run \`npm run cost\`.`,
    ),
    ...[...written.keys()].map((name) => `${name}: in the table, but gone. Run \`npm run cost\`.`),
  ];
}

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
const costs = await measureAll();
const faults = [...overLimit(costs), ...(values.check ? untrue(costs) : [])];
for (const fault of faults) say(fault);
if (!values.check) {
  writeFileSync(table, `${JSON.stringify({ limits, entries: costs }, null, 2)}\n`);
}
say(`${costs.length} entries measured, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
