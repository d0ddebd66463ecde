import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The languages the flows run in. */
export type FlowLanguage = 'en' | 'nl';

/** Dutch on the phone, English on the desktop: a flow that is run once on each sees both. */
export const languageOf = (info: { readonly project: { readonly name: string } }): FlowLanguage =>
  info.project.name === 'phone' ? 'nl' : 'en';

type Catalogue = { readonly [key: string]: string | Catalogue };

const catalogues = new Map<string, Catalogue>();

const catalogue = (language: FlowLanguage, namespace: string): Catalogue => {
  const file = resolve(import.meta.dirname, '../../locales', language, `${namespace}.json`);
  let found = catalogues.get(file);
  if (found === undefined) {
    found = JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
    catalogues.set(file, found);
  }
  return found;
};

/**
 * The text a member sees, from the catalogue itself, so that a flow runs in every language.
 * @param key - `namespace:path.to.text`; a plural is named with its form, `count_one`.
 * @param values - What stands for `{{name}}` and its like.
 */
export type Texts = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export const textsOf =
  (language: FlowLanguage): Texts =>
  (key, values = {}) => {
    const [namespace = '', path = ''] = key.split(':');
    let node: string | Catalogue | undefined = catalogue(language, namespace);
    for (const part of path.split('.')) node = typeof node === 'object' ? node[part] : undefined;
    if (typeof node !== 'string') throw new Error(`There is no text ${key} in ${language}`);
    return node.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => `${values[name] ?? whole}`);
  };
