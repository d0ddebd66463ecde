import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app.ts';
import { clientOf, makeMember } from '../testing/members.ts';
import { ORDER, paymentOf, statusOf } from '../testing/orders.ts';
import { OUTCOMES } from '../ports/payments/sandbox-bank.ts';
import type { Outcome } from '../ports/payments/sandbox-bank.ts';
import { AFTER_OUTCOMES } from '../ports/payments/sandbox-reversals.ts';

describe('the sandbox bank’s page', async () => {
  const test = await createTestApp();
  const headers = { host: 'localhost:3000' };

  async function ordered() {
    const client = await clientOf(test, await makeMember(test.services));
    const { order } = (await client.post('order.php', ORDER)).json();
    const url = new URL(order.redirect_url).pathname;
    const choose = (outcome: string) =>
      test.app.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: `outcome=${outcome}`,
      });
    return { id: order.id as string, url, choose, client };
  }

  it('[M02] says what is paid, and offers every way it can go', async () => {
    const { id, url } = await ordered();
    const page = await test.app.inject({ url, headers });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('€16.35');
    for (const outcome of Object.keys(OUTCOMES)) expect(page.body).toContain(`value="${outcome}"`);
    const payment = await paymentOf(test, id);
    expect(payment.status).toBe('pending');
  });

  it.each([
    ['completed', 'completed', 'completed'],
    ['failed', 'failed', 'failed'],
    ['cancelled', 'cancelled', 'cancelled'],
    ['pending-completed', 'pending', 'completed'],
    ['pending-failed', 'pending', 'failed'],
    ['late', 'pending', 'completed'],
    ['duplicated', 'completed', 'completed'],
    ['out-of-order', 'completed', 'completed'],
    ['silent', 'pending', 'pending'],
  ] as const satisfies readonly (readonly [Outcome, string, string])[])(
    '[M02] %s: the order is %s when the member is back, and %s in the end',
    async (outcome, atFirst, inTheEnd) => {
      const { id, url, choose } = await ordered();
      const answer = await choose(outcome);
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(`http://localhost:3000/credits/return?order=${id}`);
      expect(await statusOf(test, id)).toBe(atFirst);
      test.clock.advance(60_000);
      await test.jobs.runAll();
      expect(await statusOf(test, id)).toBe(inTheEnd);
      // An end at the bank offers no other; what is paid can go back.
      const page = await test.app.inject({ url, headers });
      const values = [...page.body.matchAll(/<button [^>]*value="([^"]+)"/g)].map(([, one]) => one);
      const isPaid = (await paymentOf(test, id)).status === 'completed';
      expect(values).toEqual(isPaid ? Object.keys(AFTER_OUTCOMES) : []);
    },
  );

  it.each([
    ['refund', 'refund', 818],
    ['chargeback', 'chargeback', 1635],
    ['chargeback-all', 'chargeback', 1635],
  ] as const)(
    '[M10] %s: a tester has money go back after it was paid',
    async (outcome, kind, amount) => {
      const { id, url, choose, client } = await ordered();
      await choose('completed');
      expect((await choose(outcome)).headers.location).toBe(url);
      const { order } = (await client.get('order.php', { query: { id } })).json();
      expect(order.refunds).toMatchObject([{ kind, amount, status: 'completed' }]);
      const page = await test.app.inject({ url, headers });
      expect(page.body).toContain(kind === 'refund' ? '€8.18, completed' : '€16.35, completed');
      // At the latest the second chargeback finds nothing that is left, and the page is shown as before.
      for (const again of ['chargeback', 'chargeback'])
        expect((await choose(again)).statusCode).toBe(303);
    },
  );

  it.each([
    ['refunds-completed', 'completed', 'completed'],
    ['refunds-pending', 'pending', 'completed'],
    ['refunds-failed', 'pending', 'failed'],
  ] as const)(
    '[M11] %s: a withdrawal is %s at first, and %s in the end',
    async (outcome, ...statuses) => {
      const { id, choose, client } = await ordered();
      await choose('completed');
      await choose(outcome);
      const refunds = [
        (await client.post('withdrawal.php', { order: id, amount: 1635 })).json().order.refunds,
      ];
      test.clock.advance(10_000);
      await test.jobs.runAll();
      refunds.push((await client.get('order.php', { query: { id } })).json().order.refunds);
      expect(refunds).toMatchObject(statuses.map((status) => [{ status, amount: 1635 }]));
    },
  );

  it('changes nothing for an outcome it does not have, and knows no other payment', async () => {
    const { id, choose } = await ordered();
    expect((await choose('constructor')).statusCode).toBe(400);
    expect(await statusOf(test, id)).toBe('pending');
    for (const path of ['x', '0198c0de-0005-7a00-8a00-00000000ffff']) {
      const page = await test.app.inject({ url: `/__dev/pay/${path}`, headers });
      expect(page.statusCode).toBe(404);
    }
  });

  it('does not exist in production', async () => {
    const config = { mode: 'production' as const };
    const production = await createTestApp({ database: test.services.database, config });
    const { url } = await ordered();
    const page = await production.app.inject({ url, headers });
    expect(page.statusCode).toBe(404);
  });
});
