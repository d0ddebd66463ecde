import { describe, expect, it } from 'vitest';
import type { OperationId } from '@velours/openapi/types';
import { answerFaults } from './answers.ts';
import { operationOf, operations } from '@velours/openapi/operations';
import { conforming, give, type Answering } from './contract-server.ts';
import { examplesOf } from './examples.ts';
import { fuzzOperation } from './index.ts';

const fuzz = (id: OperationId, answering: Answering, cases = 300) =>
  fuzzOperation(id, { cases, send: (request) => answering(operationOf(id), request) });

describe('the fuzz helper', () => {
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
