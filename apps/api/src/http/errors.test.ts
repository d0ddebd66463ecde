import { createLog } from '@velours/host/log';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app.ts';
import { clientOf, makeMember } from '../testing/members.ts';
import { PROBLEMS } from '@velours/openapi/problems';
import contract from '@velours/openapi' with { type: 'json' };

describe('refusals', async () => {
  const test = await createTestApp();
  const member = await makeMember(test.services);
  const client = await clientOf(test, member);
  const put = (payload: string, type: string | undefined) =>
    test.app.inject({
      method: 'PUT',
      url: '/api/user.php',
      payload,
      headers: {
        host: 'localhost:3000',
        'idempotency-key': randomUUID(),
        cookie: `session=${client.cookies.get('session')}`,
        ...(type !== undefined && { 'content-type': type }),
      },
    });

  it.each([
    ['half a JSON text', '{"language":', 'application/json', 400, 'malformed_request'],
    ['nothing', '', 'application/json', 400, 'malformed_request'],
    [
      'another media type',
      'language=nl',
      'application/x-www-form-urlencoded',
      415,
      'unsupported_media_type',
    ],
    ['plain text', '{"language":"nl"}', 'text/plain', 415, 'unsupported_media_type'],
    ['no media type', '{"language":"nl"}', undefined, 415, 'unsupported_media_type'],
    [
      'too much',
      JSON.stringify({ language: 'x'.repeat(70_000) }),
      'application/json',
      413,
      'payload_too_large',
    ],
    [
      'a prototype',
      '{"__proto__":{"a":1},"language":"nl"}',
      'application/json',
      400,
      'malformed_request',
    ],
  ])('%s as a body', async (_what, payload, type, status, code) => {
    const answer = await put(payload, type);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it.each(['\ud800', 'a\udc00b', 'a\0'])(
    'a text that no store can hold as it is (%j) is refused at its field, also where the contract bounds its length only',
    async (text) => {
      const visitor = test.client();
      const logIn = { email: 'noor@example.test', password: text };
      const body = await visitor.post('user.php', logIn, { key: null });
      const query = await client.get('gifs.php', { query: { q: text.toWellFormed() } });
      expect([body.statusCode, body.json()]).toEqual([
        422,
        expect.objectContaining({ errors: [{ field: 'password', code: 'invalid' }] }),
      ]);
      expect(query.statusCode).toBe(text.includes('\0') ? 422 : 200);
    },
  );

  it('every code of the contract is known here with a status, and no other', () => {
    const codes = contract.components.schemas.ProblemCode.enum;
    expect(Object.keys(PROBLEMS).toSorted((a, b) => a.localeCompare(b))).toEqual(
      [...codes].toSorted((a, b) => a.localeCompare(b)),
    );
  });

  it('a failure of ours says nothing about us', async () => {
    const broken = await createTestApp({
      charge: async () => {
        throw new Error('secret detail: password=hunter2');
      },
    });
    const sender = await clientOf(broken, await makeMember(broken.services, { credits: 100 }));
    const other = await makeMember(broken.services);
    const answer = await sender.post('messages.php', { profile: other.id, text: 'Hello' });
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal_error']);
    expect(answer.body).not.toMatch(/secret|hunter2|at /);
  });

  it('while the database is away the answer is 503, so that a client tries again', async () => {
    const lines: { msg: string; count?: number }[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
    const away = await createTestApp({ log });
    const caller = await clientOf(away, await makeMember(away.services));
    await away.services.database.end();
    for (const _ of [1, 2, 3]) {
      const answer = await caller.get('user.php');
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'service_unavailable']);
      expect(answer.headers['retry-after']).toBe('1');
    }
    away.clock.advance(60_000);
    await caller.get('user.php');
    // The log says it once a minute, with how many there were.
    const told = lines.filter(({ msg }) => msg === 'refused while the database is away');
    expect(told.map(({ count }) => count)).toEqual([1, 3]);
  });

  it('a provider that is away is told once a minute, with the reason', async () => {
    const lines: { msg: string; level: number; err?: { message?: string } }[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
    const away = await createTestApp({ log });
    away.services.payments.methods = async () => {
      throw new Error('the bank is away');
    };
    const caller = await clientOf(away, await makeMember(away.services));
    for (const _ of [1, 2, 3]) expect((await caller.get('pricing.php')).statusCode).toBe(503);
    expect(lines.map(({ level, msg, err }) => [level, msg, err?.message])).toEqual([
      [50, 'payment methods', 'the bank is away'],
      [50, 'failed', expect.any(String)],
    ]);
  });

  it.each(['55P03', '40P01', '40001', '25006'])(
    'a row that others held for too long or changed, or that cannot be written now (%s), is 503: nothing was done, so a client tries again',
    async (code) => {
      const busy = await createTestApp({
        charge: async () => {
          throw new Error('failed query', { cause: Object.assign(new Error('held'), { code }) });
        },
      });
      const sender = await clientOf(busy, await makeMember(busy.services, { credits: 100 }));
      const other = await makeMember(busy.services);
      const answer = await sender.post('messages.php', { profile: other.id, text: 'Hello' });
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'service_unavailable']);
    },
  );
});
