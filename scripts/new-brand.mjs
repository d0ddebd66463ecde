/**
 * `npm run new:brand -- <id> --primary '#rrggbb' --secondary '#rrggbb' --tagline 'en=Late, and worth it.'`: writes the brand's one file,
 * its words in every catalogue and its domain in the demo's settings, registers it for theme, Storybook, site and server, and says how it
 * measures. `npm run new:brand` alone registers the files that are there, after one was copied, changed or removed, writes their design
 * tokens, and says which words still wait for their translation.
 *
 * --tagline <language>=<text>    the headline of its home page, once for each language; English is needed, and stands in for the others
 *                                until they are there, which the catalogues' check refuses
 * --title <text>                 the niche's name as designers say it (by default the id)
 * --name <text>                  the site's own name (Velours and the title)
 * --description <text>           what search engines show of it
 * --radius sharp|soft|round      how round things are (soft)
 * --weight 500|600|700|800       weight of headlines (700)
 * --imagery <set>                how its folds lie and what is drawn where nobody is (evening; theme/imagery.ts has them)
 * --night '#rrggbb'              what stands under white words on a photo (the darker colour, far down)
 * --scheme light|dark|system     the scheme of a visitor who has not chosen one (system)
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMPLETE as languages } from '../locales/languages.ts';
import { defaultImagery, folds } from '../packages/ui/src/theme/imagery.ts';
import { brandKeys, brandRegister, brandsOf } from './lib/brand-register.mjs';
import { mailLooks } from './lib/mail-looks.mjs';
import { fromRoot } from './lib/paths.mjs';
import { PlainError, say, stop } from './lib/say.mjs';
import { readCommand, shown, writeNew } from './lib/scaffold.mjs';

const USAGE =
  "Use: npm run new:brand -- <id> --primary '#rrggbb' --secondary '#rrggbb' --tagline 'en=<words>'";
const folder = fromRoot('packages', 'ui', 'src', 'brands');
const settingsFolder = fromRoot('apps', 'api', 'src', 'domain', 'settings');
const demoPath = join(settingsFolder, 'demo.json');

/** @returns {Record<string, { brand: string }>} */
const demoDomains = () => JSON.parse(readFileSync(demoPath, 'utf8')).domains;

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
  if (id in demoDomains())
    throw new PlainError(`The demo's settings have a domain "${id}" already: ${shown(demoPath)}.`);
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

/** @param {string} option @param {string} text @param {number} maximum @returns {string} */
function words(option, text, maximum) {
  const shown = text.trim();
  if (shown !== '' && shown.length <= maximum && !/[<>{}]/.test(shown)) return shown;
  throw new PlainError(`--${option} "${text}" is no such text: 1 to ${maximum} characters.`);
}

/** @param {string[]} given - `language=words` of each. @returns {Record<string, string>} */
function taglinesOf(given) {
  const taglines = Object.fromEntries(
    given.map((one) => {
      const [, language = '', text = ''] = /^([a-z]{2})=(.*)$/.exec(one) ?? [];
      if (!languages.includes(/** @type {never} */ (language)))
        throw new PlainError(
          `--tagline "${one}" does not begin with a language of the site and =.`,
        );
      return [language, words('tagline', text, 60)];
    }),
  );
  if (taglines['en'] === undefined) throw new PlainError(`--tagline en=... is missing. ${USAGE}`);
  return taglines;
}

/**
 * @typedef {object} Asked
 * @property {string} id
 * @property {string} text - The theme's file.
 * @property {Record<string, string>} taglines - By language.
 * @property {{ hosts: string[], brand: string, name: string, index_title: string, description: string }} domain
 */

/** @returns {Asked | undefined} The brand that is asked for, if any. */
function asked() {
  const { name: id, values } = readCommand(USAGE, {
    primary: { type: 'string' },
    secondary: { type: 'string' },
    title: { type: 'string' },
    tagline: { type: 'string', multiple: true, default: [] },
    name: { type: 'string' },
    description: { type: 'string' },
    radius: { type: 'string', default: 'soft' },
    weight: { type: 'string', default: '700' },
    imagery: { type: 'string', default: defaultImagery },
    night: { type: 'string' },
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
  const night = values.night === undefined ? undefined : colour('night', values.night);
  const title = titleOf(values.title ?? id.charAt(0).toUpperCase() + id.slice(1));
  const radius = oneOf('radius', values.radius, ['sharp', 'soft', 'round']);
  const weight = oneOf('weight', values.weight, ['500', '600', '700', '800']);
  const imagery = oneOf('imagery', values.imagery, Object.keys(folds));
  const scheme = oneOf('scheme', values.scheme, ['light', 'dark', 'system']);
  const taglines = taglinesOf(values.tagline);
  const name = words('name', values.name ?? `Velours ${title}`, 40);
  const description = words(
    'description',
    values.description ?? `Dating and chat at ${name}. For members of 18 and over.`,
    160,
  );
  const niche = 1 + Math.max(...brandsOf(folder).map((brand) => brand.niche));
  return {
    id,
    taglines,
    domain: {
      hosts: [`${id}.localhost`],
      brand: id,
      name,
      index_title: `${name}: dating and chat for adults`,
      description,
    },
    text: `import type { Brand } from './types.ts';

/** ${title}: say in a sentence which two colours these are and whom they speak to. */
export const ${id}: Brand = {
  id: '${id}',
  niche: ${niche},
  title: '${title}',
  seeds: { primary: '${primary}', secondary: '${secondary}' },${night === undefined ? '' : `\n  night: '${night}',`}
  radius: '${radius}',
  displayWeight: ${weight},
  imagery: '${imagery}',
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

/**
 * Adds to the end of the list or object of a key, and leaves everything else as somebody wrote it.
 * @param {string} text - JSON.
 * @param {string} key
 * @param {string} addition
 */
function withLast(text, key, addition) {
  const token = /"(?:[^"\\]|\\.)*"|[[\]{}]/g;
  token.lastIndex = text.indexOf(`"${key}": `) + `"${key}": `.length;
  let depth = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    if ('[{'.includes(found[0])) depth += 1;
    if (']}'.includes(found[0])) depth -= 1;
    if (depth === 0)
      return `${text.slice(0, found.index).trimEnd()},\n${addition}\n${text.slice(found.index)}`;
  }
  throw new PlainError(`"${key}" has no end.`);
}

const wordsFile = (/** @type {string} */ language, /** @type {string} */ id) =>
  fromRoot('locales', language, 'brands', `${id}.json`);
/** What a brand that was removed by hand has left, which no server starts with. @returns {string[]} */
function leftovers() {
  const ids = new Set(brandsOf(folder).map(({ id }) => id));
  const domains = Object.entries(demoDomains()).filter(([, { brand }]) => !ids.has(brand));
  const words = readdirSync(fromRoot('locales', 'en', 'brands'))
    .map((name) => name.replace(/\.json$/, ''))
    .filter((id) => !ids.has(id));
  return [
    ...domains.map(([key, { brand }]) => `${shown(demoPath)}: the domain "${key}" of ${brand}`),
    ...words.map((id) => `locales/*/brands/${id}.json`),
  ];
}

/** The brand's domain in the demo's settings. @param {Asked} brand */
function furnish({ id, domain }) {
  const text = readFileSync(demoPath, 'utf8');
  const name = JSON.stringify(domain.name);
  const named = text.includes(name) ? text : withLast(text, 'tradenames', name);
  writeFileSync(
    demoPath,
    withLast(named, 'domains', `"${id}": ${JSON.stringify(domain, null, 2)}`),
  );
  execFileSync(process.execPath, [fromRoot('node_modules', 'oxfmt', 'bin', 'oxfmt'), demoPath]);
}

/** The keys that a domain of the settings may name, and the schema of the operator's editor, which lists them. */
async function writeSettings() {
  writeFileSync(join(settingsFolder, 'brand-keys.gen.ts'), brandKeys(folder));
  const { settingsFileSchema } = await import('../apps/api/src/domain/settings/file-schema.ts');
  writeFileSync(
    fromRoot('apps', 'api', 'settings.schema.gen.json'),
    `${JSON.stringify(settingsFileSchema(), null, 2)}\n`,
  );
}

/** Languages in which the brand's headline still is the English one. @param {string} id */
function untranslated(id) {
  // General says what stands in the namespaces themselves.
  if (!existsSync(wordsFile('en', id))) return [];
  const taglineIn = (/** @type {string} */ language) =>
    JSON.parse(readFileSync(wordsFile(language, id), 'utf8')).home.headline;
  const english = taglineIn('en');
  return languages.filter((one) => one !== 'en' && taglineIn(one) === english);
}

/** Writes every theme as design tokens, for drawing tools (docs/design-tokens.md), and what mails wear of it. */
async function writeTokens() {
  const looks = fromRoot('apps', 'api', 'src', 'ports', 'mail', 'looks.gen.ts');
  writeFileSync(looks, mailLooks(await load()));
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
    if (!Object.values(demoDomains()).some((domain) => domain.brand === brand.id))
      say(`  Nobody sees it: no domain of ${shown(demoPath)} names it.`);
    const left = untranslated(brand.id);
    if (left.length > 0)
      say(
        `  To be translated: home.headline of locales/*/brands/${brand.id}.json in ${left.join(', ')}.`,
      );
  }
}

try {
  const brand = asked();
  if (brand) {
    writeNew({
      [join(folder, `${brand.id}.ts`)]: brand.text,
      ...Object.fromEntries(
        languages.map((language) => [
          wordsFile(language, brand.id),
          `${JSON.stringify({ home: { headline: brand.taglines[language] ?? brand.taglines['en'] } }, null, 2)}\n`,
        ]),
      ),
    });
    furnish(brand);
  }
  const left = leftovers();
  if (left.length > 0)
    throw new PlainError(`No brand has these any more; remove them:\n${left.join('\n')}`);
  for (const [name, text] of Object.entries(brandRegister(folder)))
    writeFileSync(join(folder, name), text);
  await writeSettings();
  await report(brand?.id);
  await writeTokens();
  if (brand) {
    say(
      'Its voice is heard in home.lead, likes.received.emptyText and chat.list.emptyText, too: write them beside the headline, in each language.',
    );
    say(
      `\nLook at it: npm run storybook, Foundations/Brands, and http://${brand.id}.localhost:3000/ after npm start. More: docs/contributing/brand.md.`,
    );
  }
} catch (error) {
  stop(error);
}
