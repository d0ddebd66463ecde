import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './say.mjs';

/** Files of the folder that are no brand. */
const NO_BRAND = /^(index|types)\.ts$|\.gen\.ts$|\.test\.ts$/;

const NOTE = '// Written by `npm run new:brand` from the files of this folder. Do not edit.\n\n';

/**
 * The brands of a folder by their niches; what is no domain's (niche 0) comes last. Reads the files as text, so that a
 * brand can be registered before anything compiles.
 * @param {string} folder
 * @returns {{ id: string, niche: number, scheme: string }[]}
 */
export function brandsOf(folder) {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !NO_BRAND.test(name))
    .toSorted()
    .map((name) => {
      const id = name.slice(0, -'.ts'.length);
      const text = readFileSync(join(folder, name), 'utf8');
      const niche = /^ {2}niche: (\d+),$/m.exec(text)?.[1];
      const scheme = /^ {2}defaultScheme: '(light|dark|system)',$/m.exec(text)?.[1];
      if (
        niche === undefined ||
        scheme === undefined ||
        !text.includes(`export const ${id}: Brand = {`) ||
        !text.includes(`  id: '${id}',\n`)
      ) {
        throw new PlainError(
          `${name} is no brand: it needs "export const ${id}: Brand", "id: '${id}'", a niche and a default scheme.`,
        );
      }
      return { id, niche: Number(niche), scheme };
    });
  for (const { id, niche } of found) {
    const other = found.find((one) => one.id !== id && one.niche === niche && niche !== 0);
    if (other)
      throw new PlainError(`${id} and ${other.id} both have niche ${niche}: each has its own.`);
  }
  return found.toSorted((a, b) => (a.niche || Infinity) - (b.niche || Infinity) || 0);
}

/**
 * What the generated files of a folder hold: the union of ids, and the list.
 * @param {string} folder
 * @returns {Record<'ids.gen.ts' | 'register.gen.ts', string>}
 */
export function brandRegister(folder) {
  const ids = brandsOf(folder).map(({ id }) => id);
  const lines = (/** @type {(id: string) => string} */ line) => ids.map(line).join('\n');
  return {
    'ids.gen.ts': `${NOTE}/** Every brand that has a theme. */\nexport type BrandId =\n${lines((id) => `  | '${id}'`)};\n`,
    'register.gen.ts': `${NOTE}${lines((id) => `import { ${id} } from './${id}.ts';`)}
import type { Brand } from './types.ts';

/** Every brand that has a theme, in the order of their niches. */
export const themedBrands: readonly Brand[] = [\n${lines((id) => `  ${id},`)}\n];\n`,
  };
}

/**
 * What the server's list of niches holds: the brands that a domain may have, numbered from 1 in this order (spec section 1).
 * @param {string} folder
 */
export function brandKeys(folder) {
  const keys = brandsOf(folder).filter(({ niche }) => niche > 0);
  const lines = keys.map(({ id }) => `  '${id}',`).join('\n');
  const schemes = keys.map(({ id, scheme }) => `  ${id}: '${scheme}',`).join('\n');
  return `${NOTE.replace('this folder', 'packages/ui/src/brands')}/** The niches, in the order of their numbers: each has a theme and words of its own. */
export const BRAND_KEYS = [\n${lines}\n] as const;

/** The scheme of who has not chosen one, by brand. */
export const BRAND_SCHEMES = {\n${schemes}\n} as const;\n`;
}
