import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Schema } from '@velours/openapi/operations';
import { faultsOf } from '../validate.ts';

/** Values known to exist on the server, by the name of the field or parameter: `{ profile: [id, id] }`. */
export type Samples = Readonly<Record<string, readonly unknown[]>>;

const letters = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');

/** Texts that break careless code: markup, SQL, templates, direction marks, combining and astral characters. */
const nasty = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE members; --",
  '{{7*7}}${7*7}',
  '../../etc/passwd',
  'e\u0301\u0301\u0301',
  '\u202etxet',
  '\u{1f469}\u200d\u{1f467}',
  'İıß',
  'null',
  '%00%0a',
  ' a ',
  'a\nb\tc',
];

const formats: Readonly<Record<string, () => Arbitrary<unknown>>> = {
  uuid: () => fc.uuid(),
  email: () => fc.emailAddress(),
  uri: () => fc.webUrl({ validSchemes: ['https'] }),
  date: () =>
    fc
      .date({ min: new Date('1920-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
};

function texts({
  minLength = 0,
  maxLength = 100,
  format = '',
  pattern,
}: Schema): Arbitrary<unknown> {
  const formatted = formats[format];
  if (formatted !== undefined) return formatted();
  const lengths = { minLength, maxLength: Math.min(maxLength, Math.max(minLength, 60)) };
  const plain = fc.string({ unit: fc.constantFrom(...letters), ...lengths });
  const edge = fc.constantFrom(minLength, maxLength).map((length) => 'x'.repeat(length));
  return fc.oneof(
    { weight: 4, arbitrary: plain },
    { weight: 1, arbitrary: edge },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', ...lengths }) },
    { weight: 2, arbitrary: fc.constantFrom(...nasty) },
    // Chance meets no narrow pattern (64 hexadecimal digits).
    ...(pattern === undefined
      ? []
      : [{ weight: 2, arbitrary: fc.stringMatching(new RegExp(pattern), { maxLength }) }]),
  );
}

function objects({ properties = {}, required = [] }: Schema, samples: Samples): Arbitrary<unknown> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, validValue(schema, samples, name)]),
  );
  return fc.record(model, { requiredKeys: [...required], noNullPrototype: true });
}

function ofType(type: string, schema: Schema, samples: Samples): Arbitrary<unknown> {
  const { minimum = -1e6, maximum = 1e6, minItems = 0, maxItems = 10 } = schema;
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: minimum, max: maximum });
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true, noDefaultInfinity: true });
    case 'array': {
      const bounds = { minLength: minItems, maxLength: Math.min(maxItems, 10) };
      const items = validValue(schema.items ?? {}, samples);
      return schema.uniqueItems === true ? fc.uniqueArray(items, bounds) : fc.array(items, bounds);
    }
    case 'object':
      return objects(schema, samples);
    default:
      return texts(schema);
  }
}

/**
 * Values on a schema of the contract.
 * @param name name of the field or parameter, for the samples: half of the values are taken from them
 */
export function validValue(schema: Schema, samples: Samples, name = ''): Arbitrary<unknown> {
  const isValid = (value: unknown) => faultsOf(schema, value).length === 0;
  const generated = () => {
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
    const options = schema.oneOf?.map((option) => validValue(option, samples));
    const types = [schema.type ?? 'string'].flat().map((type) => ofType(type, schema, samples));
    return fc.oneof(...(options ?? types)).filter(isValid);
  };
  const known = samples[name]?.filter(isValid) ?? [];
  return known.length > 0 ? fc.oneof(fc.constantFrom(...known), generated()) : generated();
}

/** Values that hardly any schema accepts somewhere. */
export const junk: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e300,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '@name',
  'not-an-id',
  'urn:uuid:3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f',
  '1990-02-30',
  '99999-01-01',
  'a@b@c',
  'x'.repeat(6000),
  [],
  ['x'],
  {},
  { toString: 'x' },
];

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  const below = Array.isArray(value)
    ? [...value.entries()]
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [];
  return [path, ...below.flatMap(([key, part]) => pathsOf(part, [...path, key]))];
}

/** A copy in which the value at a path is changed; `undefined` takes it away. */
function changed(value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((part, at) => (at === key ? changed(part, rest, change) : part));
  const copy: Record<string, unknown> = { ...(value as Record<string, unknown>) };
  const part = changed(copy[key], rest, change);
  if (part === undefined) delete copy[key];
  else copy[key] = part;
  return copy;
}

/** Values off a schema: valid ones in which one thing is replaced, taken away or added. */
export function invalidValue(schema: Schema, samples: Samples): Arbitrary<unknown> {
  const extra = { unexpected: 1 };
  const mutations = fc.oneof(
    fc.constantFrom(...junk).map((value) => () => value),
    fc.constant(() => undefined),
    fc.constant((old: unknown) =>
      typeof old === 'object' && old !== null && !Array.isArray(old) ? { ...old, ...extra } : extra,
    ),
  );
  return fc
    .tuple(validValue(schema, samples), mutations, fc.nat())
    .map(([value, mutate, at]) => {
      const paths = pathsOf(value);
      return changed(value, paths[at % paths.length] ?? [], mutate);
    })
    .filter((value) => value !== undefined && faultsOf(schema, value).length > 0);
}
