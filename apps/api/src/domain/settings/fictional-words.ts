/** The product's own words for fictional profiles, in the language of a domain (`locales/`). */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DomainFields } from './file-schema.ts';

type FictionalWords = Pick<
  DomainFields,
  'fictional_warning' | 'fictional_singular' | 'fictional_plural'
>;

/** @param language - As a domain says it: its first two letters count. */
export function fictionalWords(language: string): FictionalWords {
  const text = (name: string): string => textOf(language.slice(0, 2), name);
  return {
    fictional_warning: text('common:disclaimer.fictional'),
    fictional_singular: text('common:kind.fictional'),
    fictional_plural: text('common:fictionalPlural'),
  };
}

/** @throws where the language has no such text */
function textOf(language: string, name: string): string {
  const [namespace, key = ''] = name.split(':');
  const root = path.dirname(fileURLToPath(import.meta.resolve('@velours/locales/package.json')));
  let found: unknown = JSON.parse(
    fs.readFileSync(path.join(root, language, `${namespace}.json`), 'utf8'),
  );
  for (const step of key.split('.')) found = (found as Readonly<Record<string, unknown>>)[step];
  if (typeof found !== 'string') throw new Error(`${language} has no ${name}`);
  return found;
}
