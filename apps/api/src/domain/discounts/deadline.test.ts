/**
 * The last second of the time bonus (spec sections 4 and 9): what decides is the server's clock and the member's sign-up, whatever a
 * device, a tab, a cookie or a request says.
 */
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import type { CallOptions, Client } from '../../testing/client.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { ORDER, tell } from '../../testing/orders.ts';
import { openSession } from '../sessions/sessions.ts';

const SECOND = 1000;
const DEADLINE = 14_400;
const REGULAR = 1635;
const WITH_BONUS = 1235;
const BONUS = { ...ORDER, discount_code: 'TIMEBONUS25', total: WITH_BONUS };
const LATE = { status: 410, code: 'discount_expired', params: { total: REGULAR } };

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

/** A member who signed up so many seconds ago, and a tab of theirs. */
async function newcomer(secondsAgo: number) {
  const member = await makeMember(app.services, {
    signupDate: new Date(app.clock() - secondsAgo * SECOND),
  });
  return { member, client: await clientOf(app, member) };
}

async function refusal(client: Client, options: CallOptions = {}, body: object = BONUS) {
  const response = await client.post('order.php', body, options);
  return { status: response.statusCode, ...pick(response.json()) };
}

const pick = ({ code, params }: { code?: string; params?: unknown }) => ({ code, params });

/** Where a request could say what time it is. */
const anHourAgo = () => new Date(app.clock() - 3_600 * SECOND);
const CLAIMS: Readonly<Record<string, (client: Client) => CallOptions>> = {
  'no claim at all': () => ({}),
  'its Date header': () => ({ headers: { date: anHourAgo().toUTCString() } }),
  'headers of caches and conditions': () => ({
    headers: {
      'if-unmodified-since': anHourAgo().toUTCString(),
      'if-modified-since': anHourAgo().toUTCString(),
      age: '3600',
    },
  }),
  'headers that somebody may have invented': () => ({
    headers: {
      'x-client-time': anHourAgo().toISOString(),
      'x-server-time': anHourAgo().toISOString(),
      'x-timezone': 'Pacific/Pago_Pago',
      'x-request-start': `t=${anHourAgo().getTime()}`,
    },
  }),
  cookies: (client) => {
    for (const name of ['signup_date', 'server_time', 'timebonus', 'discount', 'expires'])
      client.cookies.set(name, anHourAgo().toISOString());
    return {};
  },
  'another address and browser': () => ({
    ip: '198.51.100.7',
    headers: { 'user-agent': 'Mozilla/5.0 (another device)', 'accept-language': 'da' },
  }),
  'the host of another brand': (client) => {
    client.host = 'she.localhost:3000';
    return {};
  },
};

describe('at 14,399, 14,400 and 14,401 seconds', () => {
  test.each(Object.entries(CLAIMS))('[M07] %s moves nothing', async (_where, claim) => {
    const inTime = await newcomer(DEADLINE - 1);
    const ordered = await inTime.client.post('order.php', BONUS, claim(inTime.client));
    expect([ordered.statusCode, ordered.json().order?.total]).toEqual([201, WITH_BONUS]);
    for (const seconds of [DEADLINE, DEADLINE + 1]) {
      const { client } = await newcomer(seconds);
      expect([seconds, await refusal(client, claim(client))]).toEqual([seconds, LATE]);
    }
  });

  test('[M07] whatever else the headers say, an order one second late is refused', async () => {
    const { client } = await newcomer(DEADLINE + 1);
    const time = fc
      .integer({ min: -86_400, max: 86_400 })
      .map((seconds) => new Date(app.clock() - seconds * SECOND));
    const header = fc.tuple(
      fc.constantFrom('date', 'x-date', 'x-now', 'expires', 'last-modified', 'x-forwarded-date'),
      fc.oneof(
        time.map((at) => at.toUTCString()),
        time.map((at) => at.toISOString()),
        time.map((at) => String(at.getTime())),
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(header, { maxLength: 4 }), async (headers) => {
        expect(await refusal(client, { headers: Object.fromEntries(headers) })).toEqual(LATE);
      }),
      { numRuns: 40, seed: 20_261_121 },
    );
  });

  test('[M07] no field of the body and no query says what time it is', async () => {
    const { client } = await newcomer(DEADLINE);
    const query = { now: anHourAgo().toISOString(), signup_date: anHourAgo().toISOString() };
    const body = { ...BONUS, server_time: anHourAgo().toISOString() };
    expect(await refusal(client, { query })).toEqual(LATE);
    // A field that the contract does not know is refused before the price is looked at.
    expect((await client.post('order.php', body)).json().code).toBe('validation_failed');
  });
});

describe('over the deadline', () => {
  test('[M07] a tab that was opened in time is refused, and the price it is told is the one to pay', async () => {
    const { client } = await newcomer(DEADLINE - 1);
    const code = { discount_code: 'TIMEBONUS25' };
    const quote = () =>
      client.get('quote.php', { query: { package: 'p1', method: 'ideal', ...code } });
    expect((await quote()).json().total).toBe(WITH_BONUS);
    expect((await client.get('paymentoptions.php')).json().discount.code).toBe('TIMEBONUS25');
    app.clock.advance(SECOND);
    const { params, ...rest } = await refusal(client);
    expect({ ...rest, params }).toEqual(LATE);
    expect((await quote()).json().code).toBe('discount_expired');
    expect((await client.get('paymentoptions.php')).json().discount).toBeNull();
    const { total } = params as { total: number };
    const again = await client.post('order.php', { ...ORDER, total });
    expect([again.statusCode, again.json().order.total]).toEqual([201, REGULAR]);
  });

  test('[M07] leaving the code away does not keep its price', async () => {
    const { client } = await newcomer(DEADLINE);
    const changed = { status: 409, code: 'price_changed', params: { total: REGULAR } };
    expect(await refusal(client, {}, { ...ORDER, total: WITH_BONUS })).toEqual(changed);
  });

  test('[M07] another session, or logging in again, starts no new time', async () => {
    const { member } = await newcomer(DEADLINE + 1);
    const fresh = app.client();
    const { services } = app;
    fresh.cookies.set('session', await openSession(services, services.db, member.id, 'phone'));
    expect(await refusal(fresh)).toEqual(LATE);
  });

  test('[M07] an order of the last second keeps its price: sent again, and paid later', async () => {
    const { client } = await newcomer(DEADLINE - 1);
    const key = '0193b6a1-7c00-7000-8000-00000000b0b0';
    const { order } = (await client.post('order.php', BONUS, { key })).json();
    app.clock.advance(SECOND);
    const again = await client.post('order.php', BONUS, { key });
    expect(again.json().order).toMatchObject({ id: order.id, total: WITH_BONUS });
    expect(await refusal(client)).toEqual(LATE);
    await tell(app, order.id, 'completed');
    const paid = (await client.get('order.php', { query: { id: order.id } })).json().order;
    expect(paid).toMatchObject({ status: 'completed', total: WITH_BONUS });
  });
});
