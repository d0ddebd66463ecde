/**
 * Generated calls of the money operations that get through: with packages, methods, codes and orders that exist, at the right price
 * often enough. The same calls by chance alone (contract.test.ts) are refused before any money is looked at. `npm run fuzz` sends more.
 */
import { fuzzOperation } from '@velours/api-client/testing';
import type { Samples } from '@velours/api-client/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { discountCodes, savedMethods } from '../../db/schema.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { ORDER, tell } from '../../testing/orders.ts';
import { sendAs } from '../../testing/send-as.ts';
import { verifyLedger } from '../credits/verify.ts';

const CASES = Number(process.env['FUZZ_CASES'] ?? 120);
const SMALL = { ...ORDER, package: 'p0', method: 'card', total: 875, save_method: true };

let app: TestApp;
let send: (request: Request) => Promise<Response>;
let samples: Samples;

beforeAll(async () => {
  app = await createTestApp();
  const member = await makeMember(app.services, { signupDate: new Date(0) });
  const client = await clientOf(app, member);
  const paid: string[] = [];
  for (let time = 0; time < 6; time += 1) {
    const { order } = (await client.post('order.php', SMALL)).json();
    await tell(app, order.id, 'completed');
    paid.push(order.id);
  }
  const { order: waiting } = (await client.post('order.php', ORDER)).json();
  const now = app.clock();
  await app.services.db.insert(discountCodes).values(
    [['TEN', DAY_MS] as const, ['OVER', -1] as const].map(([code, left]) => ({
      code,
      percentage: 10,
      createdAt: new Date(now),
      expiresAt: new Date(now + left),
    })),
  );
  const kept = await app.services.db.select().from(savedMethods);
  send = sendAs(app, member);
  samples = {
    package: ['p1'],
    method: ['ideal'],
    discount_code: [null, 'OVER'],
    code: ['TEN', 'OVER'],
    total: [1635],
    currency: ['EUR'],
    id: [...paid, waiting.id, ...kept.map(({ id }) => id)],
    order: paid,
    // All of an order's credits are unused.
    amount: [875],
    before: paid,
  };
});

describe('a member who buys', () => {
  test.each([
    ['createOrder', [201, 409, 410, 422]],
    ['getOrder', [200, 404, 422]],
    ['getQuote', [200, 410, 422]],
    ['getDiscountCode', [200, 404, 410, 422]],
    ['getWithdrawal', [200, 404, 422]],
    ['withdrawOrder', [201, 409, 422]],
    ['removePaymentMethod', [200, 404, 422]],
  ] as const)(
    '%s: generated calls meet each of %j, and nothing that is not declared',
    { timeout: 300_000 + CASES * 50 },
    async (id, reached) => {
      const { statuses } = await fuzzOperation(id, { send, samples, cases: CASES });
      expect(Object.keys(statuses).map(Number)).toEqual(expect.arrayContaining([...reached]));
    },
  );

  test('leaves a sound ledger behind', async () => {
    expect((await verifyLedger(app.services.db)).lines).toEqual([
      expect.stringContaining('The ledger is sound'),
    ]);
  });
});
