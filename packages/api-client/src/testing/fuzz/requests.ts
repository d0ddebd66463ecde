import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Operation, Parameter, Schema } from '@velours/openapi/operations';
import { acceptsText } from '../validate.ts';
import { invalidValue, junk, validValue, type Samples } from './values.ts';

/** A generated request, before it becomes a `Request`. */
export interface Case {
  /** What is wrong with it by the contract; `undefined` when it is as declared. */
  readonly fault: string | undefined;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: Readonly<Record<string, string>>;
  /** Text as sent; a form for multipart; nothing. */
  readonly body: string | Readonly<Record<string, Blob>> | undefined;
}

type Query = Case['query'];

const isText = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** Junk as it can stand in a URL. */
const junkTexts = [...junk.filter(isText).map(String), 'NaN', '1e2', '-0', 'true', '१'];

function validQuery(parameters: readonly Parameter[], samples: Samples): Arbitrary<Query> {
  const model = parameters.map(({ name, schema, required = false }) => {
    const value = validValue(schema, samples, name)
      .map(String)
      .filter((text) => acceptsText(schema, text))
      .map((text) => [name, text] as const);
    return required ? value : fc.option(value, { nil: undefined });
  });
  return fc.tuple(...model).map((pairs) => pairs.filter((pair) => pair !== undefined));
}

function invalidParameter(parameter: Parameter): Arbitrary<(query: Query) => Query> {
  const { name, schema, required = false } = parameter;
  const others = (query: Query) => query.filter(([key]) => key !== name);
  const refused = junkTexts.filter((text) => !acceptsText(schema, text));
  const bad = fc
    .constantFrom(...refused)
    .map((text) => (query: Query) => [...others(query), [name, text] as const]);
  const twice = fc.constant((query: Query) => {
    const first = query.find(([key]) => key === name)?.[1] ?? 'x';
    return [...others(query), [name, first] as const, [name, `${first}1`] as const];
  });
  return required ? fc.oneof(bad, twice, fc.constant(others)) : fc.oneof(bad, twice);
}

/** The headers that a case carries when nothing is wrong with them. */
function validHeaders({ parameters }: Operation): Arbitrary<Case['headers']> {
  const key = parameters.find(({ name }) => name === 'Idempotency-Key');
  if (key === undefined) return fc.constant({});
  return fc.uuid().map((uuid) => ({ 'Idempotency-Key': uuid }));
}

const jsonType = { 'Content-Type': 'application/json' };

function bodies(operation: Operation, samples: Samples): Arbitrary<Pick<Case, 'body' | 'headers'>> {
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json']?.schema;
  if (json !== undefined)
    return validValue(json, samples).map((value) => ({
      body: JSON.stringify(value),
      headers: jsonType,
    }));
  if (content['multipart/form-data'] === undefined)
    return fc.constant({ body: undefined, headers: {} });
  const bytes = fc
    .uint8Array({ maxLength: 2000 })
    .map((part) => new Blob([part.slice()], { type: 'image/png' }));
  const known = (samples['file'] ?? []).filter((file) => file instanceof Blob);
  const file = known.length > 0 ? fc.oneof(fc.constantFrom(...known), bytes) : bytes;
  return file.map((blob) => ({ body: { file: blob }, headers: {} }));
}

/** Requests as the contract declares them. */
export function validCases(operation: Operation, samples: Samples): Arbitrary<Case> {
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  return fc
    .record({
      query: validQuery(query, samples),
      headers: validHeaders(operation),
      content: bodies(operation, samples),
    })
    .map(({ query, headers, content }) => ({
      fault: undefined,
      query,
      headers: { ...headers, ...content.headers },
      body: content.body,
    }));
}

/** The first example of what an operation is sent; undefined where it is sent nothing, or a form. */
export function exampleBody({ requestBody }: Operation): unknown {
  const [example] = Object.values(requestBody?.content['application/json']?.examples ?? {});
  return example?.value;
}

/**
 * The smallest call of an operation by the contract's examples: what it needs in its query, its key, the first example of its body.
 * @param variant the query that a variant is known by
 */
export function exampleRequest(
  operation: Operation,
  variant: Readonly<Record<string, unknown>> = {},
): Request {
  const needed = operation.parameters.filter(({ required = false }) => required);
  const query = needed
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, example }): [string, unknown] => [name, example]);
  const named = Object.entries({ ...Object.fromEntries(query), ...variant });
  const body = exampleBody(operation);
  return toRequest(operation, {
    fault: undefined,
    query: named.map(([name, value]) => [name, String(value)] as const),
    headers: {
      'Idempotency-Key': crypto.randomUUID(),
      ...(body !== undefined && jsonType),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

type Spoil = readonly [fault: string, change: (valid: Case) => Case];

function brokenBodies(schema: Schema, samples: Samples): Arbitrary<Spoil> {
  const unreadable = fc
    .constantFrom('', '{', 'x', '{"a":1,}', '[1', '\u0000')
    .map((body): Spoil => ['the body is not JSON', (valid) => ({ ...valid, body })]);
  const otherType = fc
    .constantFrom('text/plain', 'application/xml', 'application/x-www-form-urlencoded')
    .map((type): Spoil => [
      `the body is ${type}`,
      (valid) => ({ ...valid, headers: { ...valid.headers, 'Content-Type': type } }),
    ]);
  const offSchema = invalidValue(schema, samples).map((value): Spoil => [
    'the body is off its schema',
    (valid) => ({ ...valid, body: JSON.stringify(value) }),
  ]);
  return fc.oneof(
    { weight: 6, arbitrary: offSchema },
    { weight: 1, arbitrary: unreadable },
    { weight: 1, arbitrary: otherType },
    { weight: 1, arbitrary: brokenTexts },
  );
}

/** The body with half a character or NUL at the end of its first text; no JSON at all where it has none. */
function withBrokenText(body: Case['body'], end: string): string {
  if (typeof body !== 'string') return '{';
  let isDone = false;
  const spoilt: unknown = JSON.parse(body, (_name, value: unknown) => {
    if (isDone || typeof value !== 'string') return value;
    isDone = true;
    return `${value}${end}`;
  });
  return isDone ? JSON.stringify(spoilt) : '{';
}

const brokenTexts = fc
  .constantFrom('\ud800', '\udc00', '\0')
  .map((end): Spoil => [
    'a text has half a character or NUL',
    (valid) => ({ ...valid, body: withBrokenText(valid.body, end) }),
  ]);

function brokenKeys(required: boolean): Arbitrary<Spoil> {
  const withKey = (key: string) => (valid: Case) => ({
    ...valid,
    headers: { ...valid.headers, 'Idempotency-Key': key },
  });
  const malformed = fc
    .constantFrom(
      'x',
      '1',
      'urn:uuid:3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f',
      'z'.repeat(36),
      'a'.repeat(5000),
    )
    .map((key): Spoil => ['the Idempotency-Key is no UUID', withKey(key)]);
  const missing: Spoil = [
    'the Idempotency-Key is missing',
    (valid) => {
      const { 'Idempotency-Key': _, ...headers } = valid.headers;
      return { ...valid, headers };
    },
  ];
  return required ? fc.oneof(malformed, fc.constant(missing)) : malformed;
}

/** Requests with one fault by the contract; `undefined` for an operation that takes nothing that could be wrong. */
export function invalidCases(operation: Operation, samples: Samples): Arbitrary<Case> | undefined {
  const spoils: Arbitrary<Spoil>[] = [];
  for (const parameter of operation.parameters) {
    if (parameter.in === 'query') {
      const change = invalidParameter(parameter).map((spoil): Spoil => [
        `the parameter ${parameter.name} is off its schema, missing or repeated`,
        (valid) => ({ ...valid, query: spoil(valid.query) }),
      ]);
      spoils.push(change);
    }
    if (parameter.name === 'Idempotency-Key' && parameter.required === true)
      spoils.push(brokenKeys(true));
  }
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json']?.schema;
  if (json !== undefined) spoils.push(brokenBodies(json, samples), brokenBodies(json, samples));
  if (content['multipart/form-data'] !== undefined) {
    const noFile: Spoil = ['the form has no file', (valid) => ({ ...valid, body: {} })];
    const notForm: Spoil = [
      'the body is no form',
      (valid) => ({ ...valid, body: '{}', headers: { ...valid.headers, ...jsonType } }),
    ];
    spoils.push(fc.constantFrom(noFile, notForm));
  }
  if (spoils.length === 0) return undefined;
  return fc
    .tuple(validCases(operation, samples), fc.oneof(...spoils))
    .map(([valid, [fault, change]]) => ({ ...change(valid), fault }));
}

/** The request of a case, on an origin that a test need not serve. */
export function toRequest({ method, path }: Operation, { query, headers, body }: Case): Request {
  const url = new URL(path, 'http://localhost');
  for (const [name, value] of query) url.searchParams.append(name, value);
  const init = { method: method.toUpperCase(), headers: { ...headers } };
  if (body === undefined) return new Request(url, init);
  if (typeof body === 'string') return new Request(url, { ...init, body });
  const form = new FormData();
  for (const [name, file] of Object.entries(body)) form.append(name, file, 'photo');
  return new Request(url, { ...init, body: form });
}
