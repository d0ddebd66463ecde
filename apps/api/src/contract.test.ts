/** The server against its contract: who may call what, where calls may come from, and what leaves it. */
import { randomUUID } from 'node:crypto';
import { callerKinds, isWrite, operations, refusalOf, refusals } from '@velours/openapi/operations';
import type { Caller } from '@velours/openapi/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import { fuzzOperation } from '@velours/api-client/testing';
import { LIMITS } from './http/rate-limits.ts';
import type { LimitTable } from './http/rate-limits.ts';
import { createTestApp } from './testing/app.ts';
import type { TestApp } from './testing/app.ts';
import { callByExample } from './testing/example-call.ts';
import type { ExampleAnswer } from './testing/example-call.ts';
import { goneAccounts } from './testing/gone-accounts.ts';
import { clientOf, makeMember } from './testing/members.ts';
import { sendAs } from './testing/send-as.ts';

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };
/** An answer without what is new in each. */
const bare = ({ body, ...answer }: ExampleAnswer) => ({
  ...answer,
  body: body
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/"(reference|challenge)":"[^"]+"/g, '"$1":"NEW"'),
});

describe('access: every operation by every kind of caller', async () => {
  const test = await createTestApp();
  const kinds = {
    unconfirmed: { status: 'not_confirmed' },
    free: {},
    premium: { paidUser: true },
    banned: { status: 'banned', paidUser: true },
  } as const;

  /** A fresh session each time: one of the operations logs out. */
  const cookieOf = async (caller: Caller): Promise<Record<string, string>> => {
    if (caller === 'visitor') return {};
    const client = await clientOf(test, await makeMember(test.services, kinds[caller]));
    return { cookie: `session=${client.cookies.get('session')}` };
  };

  const all = [...operations().values()].flatMap((operation) => {
    const { operationId, callers, 'x-variants': variants = [] } = operation;
    return [
      { operationId, callers, operation, query: {} },
      ...variants.map((variant) => ({ ...variant, operation })),
    ];
  });

  it.each(all)(
    '$operationId lets in the callers it declares and refuses the others as the contract says',
    async ({ operation, query, callers }) => {
      for (const caller of callerKinds) {
        const headers = { ...(await cookieOf(caller)), ...SAME_ORIGIN };
        const { status, code } = await callByExample(test.app, operation, headers, query);
        const refused = refusals.has(code ?? '') ? [status, code] : null;
        const refusal = refusalOf(callers, caller);
        expect([caller, refused]).toEqual([caller, refusal && [403, refusal]]);
      }
    },
  );

  const gone = await goneAccounts(test);
  const rowsOfGone = await gone.rows();

  it.each(all)(
    '$operationId answers whoever deleted their account, erased or not, as a visitor',
    async ({ operation, query }) => {
      const ask = async (headers: Readonly<Record<string, string>>) =>
        bare(await callByExample(test.app, operation, { ...SAME_ORIGIN, ...headers }, query));
      const visitor = await ask({});
      for (const { name, session } of gone.callers) {
        const answer = await ask({ cookie: `session=${session}` });
        expect({ name, ...answer }).toEqual({ name, ...visitor });
      }
      expect(await gone.rows()).toEqual(rowsOfGone);
    },
  );

  it('saving a push subscription, a variant of user.php, needs a session', async () => {
    const subscription = {
      endpoint: 'https://push.demo.velours.test/send/abc',
      keys: { p256dh: 'B'.repeat(87), auth: 'k8JV6sjdbhAi1n3_LDBLvA' },
    };
    const visitor = await test
      .client()
      .post('user.php', { subscription }, { query: { push: '1' } });
    expect([visitor.statusCode, visitor.json().code]).toEqual([403, 'authentication_required']);
    const client = await clientOf(test, await makeMember(test.services));
    const withoutKey = await client.post(
      'user.php',
      { subscription },
      { query: { push: '1' }, key: null },
    );
    expect([withoutKey.statusCode, withoutKey.json().code]).toEqual([
      400,
      'idempotency_key_required',
    ]);
    expect(
      (await client.post('user.php', { subscription }, { query: { push: '1' } })).statusCode,
    ).toBe(200);
    const logInWithPush = await client.post('user.php', { subscription });
    expect([logInWithPush.statusCode, logInWithPush.json().code]).toEqual([
      422,
      'validation_failed',
    ]);
  });

  it.each(['1', '1.0', '+1', '1e0', ' 1', '0x1'])(
    'a variant is known by what its query means: push=%j is refused as push=1 is',
    async (push) => {
      const subscription = {
        endpoint: 'https://push.demo.velours.test/send/abc',
        keys: { p256dh: 'B'.repeat(87), auth: 'k8JV6sjdbhAi1n3_LDBLvA' },
      };
      const banned = await makeMember(test.services, kinds.banned);
      const callers = [await clientOf(test, banned), test.client()];
      const answers = await Promise.all(
        callers.map((caller) => caller.post('user.php', { subscription }, { query: { push } })),
      );
      expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
        [403, 'banned'],
        [403, 'authentication_required'],
      ]);
    },
  );

  it.each([...operations().values()].filter(isWrite))(
    '$operationId is refused from another site',
    async (operation) => {
      const foreign: Record<string, string>[] = [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site', origin: 'http://she.localhost:3000' },
        { 'sec-fetch-site': 'none' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
      ];
      if (operation.method.toLowerCase() === 'get')
        foreign.push({}, { referer: 'https://evil.example/' });
      for (const headers of foreign) {
        const answer = await callByExample(test.app, operation, {
          ...(await cookieOf('premium')),
          ...headers,
        });
        expect([headers, answer.status, answer.code]).toEqual([headers, 403, 'cross_site_refused']);
      }
    },
  );

  it('a write from an older browser is known by its Origin, and a call of no browser carries no cookie of one', async () => {
    const client = await clientOf(test, await makeMember(test.services));
    const cookie = `session=${client.cookies.get('session')}`;
    const own = operations().get('saveLanguage')!;
    expect(
      (await callByExample(test.app, own, { cookie, origin: 'http://localhost:3000' })).status,
    ).toBe(200);
    expect((await callByExample(test.app, own, { cookie })).status).toBe(200);
  });
});

describe('limits', () => {
  // A code is sent for a debit that is signed (direct-debit.test.ts): no lone call meets its limit.
  const stoppedBy = {
    too_many_attempts: [
      'logIn',
      'requestExport',
      'confirmDeletion',
      'reactivate',
      'signUp',
      'activate',
      'requestMailChange',
      'confirmMailChange',
      'undoMailChange',
      'addPasskey',
      'startPasskey',
      'logInWithPasskey',
      'changePassword',
      'resetPassword',
      'getAccountLink',
      'getMailNotifications',
      'saveMailNotifications',
    ],
    too_many_mails: [
      'resendActivation',
      'resendMailChange',
      'requestPasswordReset',
      'saveNotifications',
    ],
    too_many_requests: [
      'uploadPhoto',
      'searchMembers',
      'getMember',
      'findMatches',
      'like',
      'unlike',
      'getSwipeDeck',
      'swipe',
      'searchGifs',
      'sendTyping',
      'makeComplaint',
      'getDiscountCode',
      'getQuote',
      'createOrder',
    ],
  };

  it.each(Object.entries(stoppedBy))('whatever is stopped by %s declares it', async (code, ids) => {
    const used = Object.entries(LIMITS).map(([name, limit]) => [
      name,
      { ...limit, points: limit.code === code ? 0 : 1_000_000 },
    ]);
    const test = await createTestApp({ limits: Object.fromEntries(used) as LimitTable });
    const member = await makeMember(test.services, { paidUser: true, credits: 1_000 });
    const other = await makeMember(test.services, { gender: 'male' });
    const samples = { profile: [other.id], id: [other.id] };
    const stopped: string[] = [];
    const faults: unknown[] = [];
    for (const { operationId, callers } of operations().values()) {
      const sendOnce = sendAs(test, callers.includes('premium') ? member : null);
      // With a key of its own each: a call under another's key is refused before it is counted.
      const send = (request: Request) => {
        if (request.headers.get('idempotency-key')?.length === 36) {
          request.headers.set('idempotency-key', randomUUID());
        }
        return sendOnce(request);
      };
      // Some are stopped only where the call is valid, which few of those generated are.
      const cases = ids.includes(operationId) ? 20 : 8;
      await fuzzOperation(operationId, { send, samples, cases }).then(
        ({ statuses }) => void (429 in statuses && stopped.push(operationId)),
        (error: unknown) => faults.push(error),
      );
    }
    expect(faults).toEqual([]);
    expect(stopped).toEqual(ids);
  });
});

describe('answers', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });

  it('fields that the contract does not declare never leave the server', async () => {
    const client = await clientOf(
      test,
      await makeMember(test.services, { email: 'private@example.test' }),
    );
    const own = await client.get('user.php');
    expect(own.body).not.toMatch(/password|hash|birth|tracking|auto_reply/i);
    const id = own.json().user.id as string;
    const seen = await test.client().get('member.php', { query: { id } });
    expect(seen.statusCode).toBe(200);
    expect(seen.body).not.toMatch(/private@example|password|birth|last_active/i);
  });

  it('an unknown call is a 404 problem and a wrong method a 405 that names the right ones', async () => {
    const unknown = await test.client().get('nothing.php');
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not_found']);
    const wrong = await test.client().call('PATCH', 'user.php');
    expect([wrong.statusCode, wrong.json().code, wrong.headers.allow]).toEqual([
      405,
      'method_not_allowed',
      'GET, POST, PUT',
    ]);
  });
});
