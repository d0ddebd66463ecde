import { beforeAll, describe, expect, test } from 'vitest';

import { discountRedemptions } from '../../db/schema.ts';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({
    settings: { welcome_discount: { percentage: 25, valid_seconds: 604_800 } },
  });
});

const SECOND = 1000;

/** A member who signed up so many seconds ago, and what discountcode.php answers. */
async function ask(secondsAgo: number, values: object = {}, query: Record<string, string> = {}) {
  const signupDate = new Date(app.clock() - secondsAgo * SECOND);
  const member = await makeMember(app.services, { signupDate, ...values });
  const client = await clientOf(app, member);
  return { member, client, response: await client.get('discountcode.php', { query }) };
}

describe('the time bonus', () => {
  test('[M07] is TIMEBONUS25: 25 percent, once per user, until 14,400 seconds after sign-up by the server', async () => {
    const { member, response } = await ask(60);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      code: 'TIMEBONUS25',
      country: null,
      user_id: member.id,
      expires: new Date(member.signupDate.getTime() + 14_400 * SECOND).toISOString(),
      value_percentage: 25,
      percentage: 25,
      currency: null,
      minimum_order_value: null,
      status: 'active',
      validity: 'once-per-user',
      expired: false,
      paymentmethods: [],
      server_time: new Date(app.clock()).toISOString(),
    });
  });

  test.each([
    ['in its last second', 14_399, 200],
    ['at its end', 14_400, 404],
    ['later', 14_401, 404],
  ])('[M07] %s the answer is right', async (_when, seconds, status) => {
    const { response } = await ask(seconds);
    expect(response.statusCode).toBe(status);
    expect(response.json().code).toBe(status === 200 ? 'TIMEBONUS25' : 'discount_not_found');
  });

  test('[M07] is not for a member who has paid, nor for one who used it, nor for a visitor', async () => {
    expect((await ask(60, { paidUser: true })).response.statusCode).toBe(404);
    const { member, client } = await ask(60);
    await app.services.db
      .insert(discountRedemptions)
      .values({ memberId: member.id, code: 'TIMEBONUS25', usedAt: new Date(app.clock()) });
    expect((await client.get('discountcode.php')).statusCode).toBe(404);
    expect((await app.client().get('discountcode.php')).statusCode).toBe(403);
  });
});

describe('the welcome discount', () => {
  const welcome = { welcome: 'true' };

  test('[M09] is 25 percent for as long as the domain says, and gone afterwards', async () => {
    const early = await ask(20_000, {}, welcome);
    expect(early.response.json()).toMatchObject({
      code: 'WELCOME25',
      percentage: 25,
      expires: new Date(early.member.signupDate.getTime() + 604_800 * SECOND).toISOString(),
    });
    expect((await ask(604_800, {}, welcome)).response.statusCode).toBe(404);
    expect((await ask(60, { paidUser: true }, welcome)).response.statusCode).toBe(404);
  });

  test('[M09] does not exist where the domain offers none', async () => {
    const plain = await createTestApp({
      database: app.services.database,
      settings: { welcome_discount: null },
    });
    const { member } = await ask(60);
    const client = await clientOf(plain, member);
    expect((await client.get('discountcode.php', { query: welcome })).statusCode).toBe(404);
    expect((await client.get('discountcode.php')).statusCode).toBe(200);
  });
});
