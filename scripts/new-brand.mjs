/**
 * `npm run new:brand -- <id> --primary '#rrggbb' --secondary '#rrggbb'`: writes the brand's one file, registers it, and says
 * how it measures. `npm run new:brand` alone registers the files that are there, after one was copied, changed or removed, and writes
 * their design tokens.
 *
 * --title <text>                 the niche's name as designers say it (by default the id)
 * --radius sharp|soft|round      how round things are (soft)
 * --weight 500|600|700|800       weight of headlines (700)
 * --scheme light|dark|system     the scheme of a visitor who has not chosen one (system)
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brandRegister, brandsOf } from './lib/brand-register.mjs';
import { fromRoot } from './lib/paths.mjs';
import { PlainError, say, stop } from './lib/say.mjs';
import { readCommand, writeNew } from './lib/scaffold.mjs';

const USAGE = "Use: npm run new:brand -- <id> --primary '#rrggbb' --secondary '#rrggbb'";
const folder = fromRoot('packages', 'ui', 'src', 'brands');

/** Names that mean something else: files of the folder, the toolbar's, JavaScript's, and hosts that are no brand. */
const RESERVED = new Set(
  'index types all docs www api admin localhost arguments async await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield'.split(
    ' ',
  ),
);

/** @param {string} id */
function checkId(id) {
  if (!/^[a-z][a-z0-9]{1,19}$/.test(id)) {
    throw new PlainError(`"${id}" is no id: 2 to 20 small letters and digits, a letter first.`);
  }
  if (RESERVED.has(id)) throw new PlainError(`"${id}" is reserved: choose another id.`);
  if (existsSync(join(folder, `${id}.ts`)))
    throw new PlainError(`The brand "${id}" exists already.`);
}

/** @param {string} option @param {string | undefined} value @returns {string} */
function colour(option, value) {
  if (value === undefined) throw new PlainError(`--${option} is missing. ${USAGE}`);
  if (!/^#[0-9a-f]{6}$/i.test(value)) {
    throw new PlainError(`--${option} "${value}" is no colour: write '#rrggbb', in quotes.`);
  }
  return value.toLowerCase();
}

/** @param {string} option @param {string} value @param {string[]} allowed @returns {string} */
function oneOf(option, value, allowed) {
  if (allowed.includes(value)) return value;
  throw new PlainError(`--${option} "${value}" is not one of ${allowed.join(', ')}.`);
}

/** @param {string} text @returns {string} */
function titleOf(text) {
  if (/^[\p{L}\p{N}][\p{L}\p{N} &-]{0,39}$/u.test(text)) return text;
  throw new PlainError(
    `--title "${text}" is no title: letters, digits, spaces, & and -, 40 at most.`,
  );
}

/** @returns {{ id: string, text: string } | undefined} The file that is asked for, if any. */
function asked() {
  const { name: id, values } = readCommand(USAGE, {
    primary: { type: 'string' },
    secondary: { type: 'string' },
    title: { type: 'string' },
    radius: { type: 'string', default: 'soft' },
    weight: { type: 'string', default: '700' },
    scheme: { type: 'string', default: 'system' },
  });
  if (id === undefined) {
    if (values.primary ?? values.secondary ?? values.title)
      throw new PlainError(`The id is missing. ${USAGE}`);
    return undefined;
  }
  checkId(id);
  const primary = colour('primary', values.primary);
  const secondary = colour('secondary', values.secondary);
  const title = titleOf(values.title ?? id.charAt(0).toUpperCase() + id.slice(1));
  const radius = oneOf('radius', values.radius, ['sharp', 'soft', 'round']);
  const weight = oneOf('weight', values.weight, ['500', '600', '700', '800']);
  const scheme = oneOf('scheme', values.scheme, ['light', 'dark', 'system']);
  const niche = 1 + Math.max(...brandsOf(folder).map((brand) => brand.niche));
  return {
    id,
    text: `import type { Brand } from './types.ts';

/** ${title}: say in a sentence which two colours these are and whom they speak to. */
export const ${id}: Brand = {
  id: '${id}',
  niche: ${niche},
  title: '${title}',
  seeds: { primary: '${primary}', secondary: '${secondary}' },
  radius: '${radius}',
  displayWeight: ${weight},
  imagery: '${id}',
  copyNamespace: '${id}',
  defaultScheme: '${scheme}',
};
`,
  };
}

/** @returns {Promise<import('../packages/ui/src/brands/types.ts').Brand[]>} Every brand of a domain. */
async function load() {
  const ids = brandsOf(folder).filter(({ niche }) => niche > 0);
  return Promise.all(
    ids.map(async ({ id }) => {
      const file = await import(pathToFileURL(join(folder, `${id}.ts`)).href);
      return file[id];
    }),
  );
}

/** Writes every theme as design tokens, for drawing tools (docs/design-tokens.md). */
async function writeTokens() {
  const { designTokens } = await import('../packages/ui/src/theme/designTokens.ts');
  const tokens = fromRoot('packages', 'ui', 'tokens');
  rmSync(tokens, { recursive: true, force: true });
  mkdirSync(tokens);
  for (const brand of await load()) {
    for (const scheme of /** @type {const} */ (['light', 'dark'])) {
      writeFileSync(
        join(tokens, `${brand.id}-${scheme}.tokens.gen.json`),
        `${JSON.stringify(designTokens(brand, scheme), null, 2)}\n`,
      );
    }
  }
}

/** @param {string} [id] - The new one; by default all are measured. */
async function report(id) {
  const { brandPairs, failing, warningsOf } = await import('../packages/ui/src/theme/measure.ts');
  const brands = await load();
  for (const brand of brands.filter((one) => id === undefined || one.id === id)) {
    const pairs = [...brandPairs(brand, 'light'), ...brandPairs(brand, 'dark')];
    const unreadable = failing(pairs);
    if (unreadable.length > 0)
      throw new PlainError(`${brand.id} cannot be read:\n${unreadable.join('\n')}`);
    say(`${brand.id}: all ${pairs.length} pairs of colours are readable, light and dark.`);
    for (const warning of warningsOf(brand, brands)) say(`  Warning: ${warning}`);
  }
}

try {
  const brand = asked();
  if (brand) writeNew({ [join(folder, `${brand.id}.ts`)]: brand.text });
  for (const [name, text] of Object.entries(brandRegister(folder)))
    writeFileSync(join(folder, name), text);
  await report(brand?.id);
  await writeTokens();
  if (brand) {
    say(
      '\nLook at it: npm run storybook, Foundations/Brands. Its domain: docs/contributing/brand.md.',
    );
  }
} catch (error) {
  stop(error);
}
