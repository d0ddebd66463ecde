import { describe, expect, it } from 'vitest';
import type { OperationId } from '@velours/openapi/types';
import { answerFaults } from './answers.ts';
import { operationOf, operations, type Operation } from '@velours/openapi/operations';
import { examplesOf, type NamedExample } from './examples.ts';
import { fuzzOperation } from './index.ts';
import { acceptsText, faultsOf } from './validate.ts';

type Answering = (operation: Operation, request: Request) => Promise<Response>;

function give(operation: Operation, status: number, code?: string): Response {
  const found = examplesOf(operation.operationId).find(
    (example: NamedExample) =>
      example.status === status &&
      (code === undefined || (example.value as { code?: string }).code === code),
  );
  if (found === undefined)
    throw new Error(`${operation.operationId} has no ${status} ${code ?? ''}`);
  if (found.mediaType === undefined) return new Response(null, { status });
  const text =
    found.mediaType === 'text/event-stream' ? String(found.value) : JSON.stringify(found.value);
  return new Response(text, { status, headers: { 'Content-Type': found.mediaType } });
}

async function isBodyFine(
  { requestBody }: Operation,
  request: Request,
): Promise<400 | 415 | 422 | undefined> {
  const type = request.headers.get('Content-Type') ?? '';
  const [[mediaType, media] = ['', undefined]] = Object.entries(requestBody?.content ?? {});
  if (media === undefined) return undefined;
  if (!type.startsWith(mediaType)) return 415;
  if (mediaType === 'multipart/form-data')
    return (await request.formData()).has('file') ? undefined : 422;
  const text = await request.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 400;
  }
  // JSON.stringify escapes half a character, and NUL as well.
  const isUnstorable = /\\u(d[89a-f]|0000)/.test(JSON.stringify(value));
  return isUnstorable || faultsOf(media.schema, value).length > 0 ? 422 : undefined;
}

/** A server that does what the contract says, without any rule of its own. */
const conforming: Answering = async (operation, request) => {
  const query = new URL(request.url).searchParams;
  const key = operation.parameters.find(({ name }) => name === 'Idempotency-Key');
  const sent = request.headers.get('Idempotency-Key');
  const body = await isBodyFine(operation, request);
  if (body === 415) {
    const isPhoto = operation.operationId === 'uploadPhoto';
    return give(operation, 415, isPhoto ? 'photo_type_refused' : 'unsupported_media_type');
  }
  if (body === 400) return give(operation, 400, 'malformed_request');
  if (key?.required === true && (sent === null || !acceptsText(key.schema, sent)))
    return give(operation, 400, 'idempotency_key_required');
  for (const { name, in: place, schema, required } of operation.parameters) {
    if (place !== 'query') continue;
    const values = query.getAll(name);
    const isMissing = values.length === 0 && required === true;
    if (isMissing || values.length > 1 || values.some((value) => !acceptsText(schema, value)))
      return give(operation, 422, 'validation_failed');
  }
  if (body === 422) return give(operation, 422, 'validation_failed');
  const [success] = examplesOf(operation.operationId);
  return give(operation, success?.status ?? 200);
};

const fuzz = (id: OperationId, answering: Answering, cases = 300) =>
  fuzzOperation(id, { cases, send: (request) => answering(operationOf(id), request) });

describe('the fuzz helper', { timeout: 60_000 }, () => {
  it.each([...operations().keys()])('%s: finds no fault in a server that conforms', async (id) => {
    const report = await fuzz(id, conforming);
    expect(report.valid + report.invalid).toBe(300);
    expect(report.valid).toBeGreaterThan(100);
    const [success] = examplesOf(id);
    expect(report.statuses[success?.status ?? 200]).toBe(report.valid);
    const { parameters, requestBody } = operationOf(id);
    const query = parameters.filter((parameter) => parameter.in === 'query');
    const takesNothing = query.length === 0 && requestBody === undefined;
    expect(report.invalid).toBeGreaterThanOrEqual(takesNothing ? 0 : 100);
  });

  it('runs the same requests for the same seed', async () => {
    const seen: string[][] = [[], []];
    for (const run of seen) {
      await fuzz('like', async (operation, request) => {
        run.push(await request.clone().text());
        return conforming(operation, request);
      });
    }
    expect(seen[0]).toEqual(seen[1]);
    expect(new Set(seen[0]).size).toBeGreaterThan(50);
  });

  it('uses the values that exist on the server', async () => {
    const known = '0198c0de-0001-7a00-8a00-000000000002';
    let used = 0;
    await fuzzOperation('getMember', {
      samples: { id: [known] },
      send: (request) => {
        if (new URL(request.url).searchParams.get('id') === known) used += 1;
        return conforming(operationOf('getMember'), request);
      },
    });
    expect(used).toBeGreaterThan(30);
  });

  const json = (body: unknown, status = 200, type = 'application/json') =>
    new Response(JSON.stringify(body), { status, headers: { 'Content-Type': type } });
  const problem = (code: string, status: number, told = status) =>
    json(
      { type: `urn:velours:problem:${code}`, title: 'x', status: told, code },
      status,
      'application/problem+json',
    );
  const liked = { liked: true, match: false };

  const violations: readonly [
    string,
    (conforming: Response, request: Request) => Promise<Response>,
    RegExp,
  ][] = [
    [
      'fails on a text',
      async (fine, request) =>
        (await request.text()).includes('\\u0000') ? problem('internal_error', 500) : fine,
      /a failure of the server: 500/,
    ],
    [
      'answers an undeclared status',
      async (fine) => (fine.ok ? json(liked, 418) : fine),
      /418 is not declared/,
    ],
    [
      'leaks a field',
      async (fine) => (fine.ok ? json({ ...liked, email: 'x' }) : fine),
      /off its schema: .*email/,
    ],
    [
      'leaves a field out',
      async (fine) => (fine.ok ? json({ liked: true }) : fine),
      /off its schema: .*match/,
    ],
    ['accepts everything', async () => json(liked), /an invalid request: [^]*accepted with 200/],
    [
      'answers a code of another operation',
      async (fine) => (fine.ok ? problem('geocode_not_found', 404) : fine),
      /404 geocode_not_found is not declared/,
    ],
    [
      'answers a problem that tells another status',
      async (fine) => (fine.ok ? problem('member_not_found', 404, 403) : fine),
      /the problem says 403, the answer 404/,
    ],
    [
      'answers HTML',
      async (fine) =>
        fine.ok ? new Response('<p>', { headers: { 'Content-Type': 'text/html' } }) : fine,
      /media type text\/html/,
    ],
    [
      'answers half a body',
      async (fine) =>
        fine.ok
          ? new Response('{"liked":', { headers: { 'Content-Type': 'application/json' } })
          : fine,
      /is not JSON/,
    ],
  ];

  it.each(violations)('finds a server that %s', async (_name, violate, message) => {
    const run = fuzz('like', async (operation, request) => {
      const copy = request.clone();
      return violate(await conforming(operation, request), copy);
    });
    await expect(run).rejects.toThrow(message);
  });

  it('finds a body where none is declared', async () => {
    const faults = await answerFaults(
      operationOf('sendTyping'),
      give(operationOf('getChats'), 200),
    );
    expect(faults).toEqual([expect.stringMatching(/200 is not declared/)]);
    const empty = new Response(null, { status: 204 });
    expect(await answerFaults(operationOf('sendTyping'), empty)).toEqual([]);
  });
});
