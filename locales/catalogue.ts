import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A namespace as it stands in its file: texts, nested by subject. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

export { COMPLETE, VARIANTS } from './languages.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Names of the namespaces a language has a file for. */
export function namespacesOf(language: string): string[] {
  return globSync('*.json', { cwd: `${folder}${language}` })
    .map((file) => file.replace('.json', ''))
    .toSorted();
}

/** Every namespace: those of the site, and those that only the server of the API reads. */
export const NAMESPACES: readonly string[] = namespacesOf('nl');

/** The files of brands' own words, `brands/she`: their keys begin with the namespace, `home.lead`. */
export const BRAND_WORDS: readonly string[] = globSync('brands/*.json', { cwd: `${folder}nl` })
  .map((file) => file.replace('.json', ''))
  .toSorted();

/** One namespace, or one brand's words, of one language, flat: full key (`composer.send`) to text. A missing file is an empty catalogue. */
export function readTexts(language: string, namespace: string): Map<string, string> {
  const file = `${folder}${language}/${namespace}.json`;
  return existsSync(file) ? flatten(JSON.parse(readFileSync(file, 'utf8')) as Texts) : new Map();
}

/** Every text of a catalogue by its full key. */
function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;

/** The key that a program names: without i18next's plural suffix. */
export const baseKey = (key: string): string => key.replace(PLURAL_SUFFIX, '');

/** The plural form a key stands for, or nothing. */
export const pluralForm = (key: string): string | undefined => PLURAL_SUFFIX.exec(key)?.[1];

/** Names of the `{{placeholders}}` of a text, sorted. */
export function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? '').toSorted();
}
