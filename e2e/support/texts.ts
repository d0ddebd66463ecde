import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type * as bundled from '../../locales/bundled.ts';
import { VARIANTS, type Language } from '../../locales/languages.ts';
import type gifs from '../../locales/nl/gifs.json';
import type mail from '../../locales/nl/mail.json';

/** The languages that most flows run in; one runs in all (`first-conversation.spec.ts`). */
export type FlowLanguage = 'en' | 'nl';

/** Dutch on the phone, English on the desktop: a flow that is run once on each sees both. */
export const languageOf = (info: { readonly project: { readonly name: string } }): FlowLanguage =>
  info.project.name === 'phone' ? 'nl' : 'en';

type Catalogue = { readonly [key: string]: string | Catalogue };

const catalogues = new Map<string, Catalogue>();

const catalogue = (language: Language, namespace: string): Catalogue => {
  const file = resolve(import.meta.dirname, '../../locales', language, `${namespace}.json`);
  let found = catalogues.get(file);
  if (found === undefined) {
    found = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : {};
    catalogues.set(file, found);
  }
  return found;
};

type Namespaces = typeof bundled & { gifs: typeof gifs; mail: typeof mail };

type Path<Node> = {
  [Key in keyof Node & string]: Node[Key] extends string ? Key : `${Key}.${Path<Node[Key]>}`;
}[keyof Node & string];

/** `namespace:path.to.text` of a text that there is; a plural is named with its form, `count_one`. */
export type TextKey = {
  [Name in keyof Namespaces]: `${Name}:${Path<Namespaces[Name]>}`;
}[keyof Namespaces];

/**
 * The text a member sees, from the catalogue itself, so that a flow runs in every language.
 * @param values - What stands for `{{name}}` and its like.
 */
export type Texts = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

const textAt = (language: Language, namespace: string, path: string): string | undefined => {
  let node: string | Catalogue | undefined = catalogue(language, namespace);
  for (const part of path.split('.')) node = typeof node === 'object' ? node[part] : undefined;
  return typeof node === 'string' ? node : undefined;
};

/** @param brand - Whose words go before the general ones. @default general's */
export const textsOf =
  (language: Language, brand?: string): Texts =>
  (key, values = {}) => {
    const [namespace = '', path = ''] = key.split(':');
    const base = language in VARIANTS ? VARIANTS[language as keyof typeof VARIANTS] : language;
    const text =
      textAt(base, `brands/${brand}`, `${namespace}.${path}`) ??
      textAt(language, namespace, path) ??
      textAt(base, namespace, path);
    if (text === undefined) throw new Error(`There is no text ${key} in ${language}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => `${values[name] ?? whole}`);
  };
