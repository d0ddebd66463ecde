import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { baseKey, COMPLETE, placeholders, readTexts } from './catalogue.ts';

type Schemas = Record<
  string,
  { enum?: (string | null)[]; properties?: Record<string, { items?: { enum?: string[] } }> }
>;

const read = (file: string): Schemas =>
  parse(
    readFileSync(new URL(`../openapi/components/${file}.yaml`, import.meta.url), 'utf8'),
  ) as Schemas;

const problem = read('problem');
const values = read('values');

/** Values of a contract's list, without "not said". */
const list = (schemas: Schemas, name: string): string[] => {
  const found = schemas[name]?.enum;
  if (!found) throw new Error(`The contract has no list ${name}`);
  return found.filter((value) => value !== null).toSorted();
};

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

  test.each([
    ['gender', 'Gender'],
    ['sexuality', 'SexualityOrNull'],
    ['reason', 'ReasonOrNull'],
    ['tattoos', 'TattoosOrNull'],
    ['hair_colour', 'HairColourOrNull'],
    ['eye_colour', 'EyeColourOrNull'],
    ['body_type', 'BodyTypeOrNull'],
    ['relationship_status', 'RelationshipStatusOrNull'],
  ])('every value of %s has its text', (field, schema) => {
    expect(below(language, 'profile', `values.${field}.`)).toEqual(list(values, schema));
  });

  test('[P05] every interest has its text', () => {
    expect(below(language, 'interests', '')).toEqual(list(values, 'Interest'));
  });
});
