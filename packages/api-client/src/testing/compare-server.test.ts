import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '@velours/openapi/operations';
import { compareServer } from './compare-server.ts';
import { give, startContractServer } from './contract-server.ts';

const account = { email: 'anna@example.com', password: 'a long password' };
const json = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'Content-Type': 'application/json' } });

describe('[D03] a server compared with the contract', () => {
  it('one that does what the contract says has no difference, as a visitor and as a member', async () => {
    await using server = await startContractServer();
    const { calls, ...compared } = await compareServer({
      origin: server.origin,
      account,
      writes: true,
      cases: 10,
    });
    expect(compared).toEqual({
      callers: ['visitor', 'premium'],
      operations: operations().size,
      differences: [],
    });
    expect(calls).toBeGreaterThan(1_000);
  });

  it('changes nothing but who is logged in, unless it is asked to', async () => {
    await using server = await startContractServer();
    const { origin, accepted } = server;
    await compareServer({ origin, account, cases: 1 });
    expect(new Set(accepted)).toEqual(new Set(['logIn']));
    await compareServer({ origin, account, cases: 1, writes: true });
    expect(accepted).toEqual(expect.arrayContaining(['like', 'signUp', 'deleteAccount']));
  });

  const planted: readonly [
    fault: string,
    operationId: string,
    instead: Parameters<typeof startContractServer>[0],
    said: RegExp,
  ][] = [
    [
      'lacks an operation',
      'getGeocode',
      ({ operationId }) =>
        operationId === 'getGeocode' ? new Response(null, { status: 404 }) : undefined,
      /404 has the media type \(none\)|404 is not JSON/,
    ],
    [
      'shows a visitor what is for members',
      'getChats',
      (operation) => (operation.operationId === 'getChats' ? give(operation, 200) : undefined),
      /asked by visitor: it is to be refused with 403 authentication_required, and is answered 200/,
    ],
    [
      'takes a write from another site',
      'like',
      (operation, request) =>
        operation.operationId === 'like' && request.headers.get('sec-fetch-site') === 'cross-site'
          ? give(operation, 403, 'authentication_required')
          : undefined,
      /asked from another site: it is to be refused with 403 cross_site_refused, and is answered 403/,
    ],
    [
      'refuses a member',
      'getLikes',
      (operation, request) =>
        operation.operationId === 'getLikes' && request.headers.has('cookie')
          ? give(operation, 403, 'authentication_required')
          : undefined,
      /asked by premium: it is for unconfirmed, free, premium, and is refused with 403 authentication_required/,
    ],
    [
      'answers a field that nobody declared',
      'getCompanyInfo',
      ({ operationId }) =>
        operationId === 'getCompanyInfo' ? json({ company: 'x', owner: 'y' }) : undefined,
      /asked by visitor: 200 off its schema/,
    ],
    [
      'accepts what is off its schema',
      'saveLanguage',
      (operation, request) =>
        operation.operationId === 'saveLanguage' &&
        request.headers.has('cookie') &&
        request.headers.get('sec-fetch-site') === 'same-origin'
          ? give(operation, 200)
          : undefined,
      /a generated call of premium: [^]*accepted with 200/,
    ],
    [
      'fails',
      'getRegions',
      ({ operationId }) => (operationId === 'getRegions' ? json({ error: 'x' }, 500) : undefined),
      /a failure of the server: 500/,
    ],
    [
      'tells no one when to try again',
      'getInterests',
      (operation) => {
        if (operation.operationId !== 'getInterests') return undefined;
        const answer = give(operation, 429);
        answer.headers.delete('Retry-After');
        return answer;
      },
      /429 comes without the header Retry-After/,
    ],
  ];

  describe('with one fault in each of some operations', () => {
    const faultsOf = new Map<string, string>();

    beforeAll(async () => {
      await using server = await startContractServer((operation, request) => {
        for (const [, , instead] of planted) {
          const answer = instead?.(operation, request);
          if (answer) return answer;
        }
        return undefined;
      });
      const { differences } = await compareServer({ origin: server.origin, account, cases: 8 });
      for (const { operationId, faults } of differences) {
        faultsOf.set(operationId, faults.join('\n'));
      }
    });

    it('names these operations and no other', () => {
      expect([...faultsOf.keys()].toSorted()).toEqual(planted.map(([, id]) => id).toSorted());
    });

    it.each(planted)('tells of one that %s', (_fault, id, _instead, said) => {
      expect(faultsOf.get(id)).toMatch(said);
    });
  });

  it('says that nobody answers, and that an account cannot be used', async () => {
    await using server = await startContractServer((operation) =>
      operation.operationId === 'logIn' ? give(operation, 403, 'cross_site_refused') : undefined,
    );
    await expect(compareServer({ origin: server.origin, account })).rejects.toThrow(
      'The account cannot be used: logIn answered 403',
    );
    await expect(compareServer({ origin: 'http://127.0.0.1:9' })).rejects.toThrow(
      'Nobody answers at http://127.0.0.1:9',
    );
  });
});
