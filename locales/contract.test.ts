import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { LANGUAGES } from './languages.ts';
import { baseKey, COMPLETE, placeholders, readTexts } from './catalogue.ts';

type Schemas = Record<
  string,
  { enum?: (string | null)[]; properties?: Record<string, { $ref?: string }> }
>;

const read = (file: string): Schemas =>
  parse(readFileSync(new URL(`../openapi/components/${file}.yaml`, import.meta.url), 'utf8'), {
    merge: true,
  }) as Schemas;

const problem = read('problem');
const values = read('values');

/** Values of a contract's list, without "not said". */
const list = (schemas: Schemas, name: string): string[] => {
  const found = schemas[name]?.enum;
  if (!found) throw new Error(`The contract has no list ${name}`);
  return found.filter((value) => value !== null).toSorted();
};

const profile = read('member')['Profile']?.properties ?? {};

/** The fields of a profile that are chosen from a list, each with the name of its list. What countries are called comes from `Intl`. */
const chosen = list(read('site'), 'ProfileField').flatMap((field): [string, string][] => {
  const name = profile[field]?.$ref?.split('#/')[1] ?? '';
  return values[name]?.enum === undefined || field === 'country' ? [] : [[field, name]];
});

/** Keys of a catalogue directly below a prefix. */
const below = (
  language: string,
  namespace: 'errors' | 'interests' | 'profile',
  prefix: string,
): string[] =>
  [
    ...new Set(
      [...readTexts(language, namespace).keys()]
        .filter((key) => key.startsWith(prefix))
        .map((key) => baseKey(key.slice(prefix.length))),
    ),
  ].toSorted();

test('[V04] the languages of the contract are those that have texts', () => {
  expect([...LANGUAGES].toSorted()).toEqual(list(values, 'Language'));
});

test('[P04] the fields that are chosen from a list are found', () => {
  expect(chosen).toContainEqual(['gender', 'GenderOrNull']);
  expect(chosen).toContainEqual(['tattoos', 'TattoosOrNull']);
});

describe.each(COMPLETE)('contract and catalogue %s', (language) => {
  test('every problem code and field code has its text, and no text is without a code', () => {
    const codes = new Set([...list(problem, 'ProblemCode'), ...list(problem, 'FieldCode')]);
    expect(below(language, 'errors', 'codes.')).toEqual([...codes].toSorted());
  });

  test('texts of codes use the figures that a problem carries', () => {
    const known = [...Object.keys(problem['Params']?.properties ?? {}), 'count'];
    const unknown = [...readTexts(language, 'errors')].filter(
      ([key, text]) =>
        key.startsWith('codes.') && placeholders(text).some((name) => !known.includes(name)),
    );
    expect(unknown).toEqual([]);
  });

  test.each(chosen)('every value of %s has its text', (field, schema) => {
    expect(below(language, 'profile', `values.${field}.`)).toEqual(list(values, schema));
  });

  test('[P05] every interest has its text', () => {
    expect(below(language, 'interests', '')).toEqual(list(values, 'Interest'));
  });
});
