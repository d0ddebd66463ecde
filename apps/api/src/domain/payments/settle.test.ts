import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { members, orders, paymentReferences, sandboxPayments } from '../../db/schema.ts';
import { HOUR_MS } from '../../ports/clock.ts';
import { createTestApp } from '../../testing/app.ts';
import { eventsDuring } from '../../testing/events.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import {
  ORDER,
  bankOf,
  callWebhook,
  paymentOf,
  refuseToAsk,
  statusOf,
  tell,
} from '../../testing/orders.ts';
import type { PaymentStatus } from '../../ports/payments/payment-port.ts';
import { auditLedger } from '../credits/audit.ts';
import { balanceOf } from '../credits/ledger.ts';
import { refreshOverdue } from './follow.ts';
import { nextStatus } from './settle.ts';

/** `npm run bench:orders` takes ten thousand. */
const ORDERS = Number(process.env['ORDERS'] ?? 150);
/** How long one order is not asked for again. */
const ASK_EVERY_MS = 2_000;
const SOUND = { total: 0, unbalanced: [], wrongWallets: [] };

describe('the status of an order', () => {
  const all = ['pending', 'completed', 'failed', 'cancelled'] as const;

  test('[M02] never goes back to pending, keeps its first end, and money counts whenever it comes', () => {
    for (const now of all) {
      expect(nextStatus(now, 'pending')).toBe(now);
      expect(nextStatus(now, 'completed')).toBe('completed');
      for (const told of ['failed', 'cancelled'] as const) {
        expect(nextStatus(now, told)).toBe(now === 'pending' ? told : now);
      }
    }
  });
});

describe('the end of a payment', async () => {
  const app = await createTestApp({ max: 50 });
  /** Another process over the same data. */
  const second = await createTestApp({ database: app.services.database });
  const { db } = app.services;

  async function memberOf(merchantReference: string): Promise<string> {
    const [known] = await db
      .select()
      .from(paymentReferences)
      .where(eq(paymentReferences.reference, merchantReference));
    return known?.memberId ?? '';
  }

  async function ordered(body: object = ORDER) {
    const member = await makeMember(app.services, { signupDate: new Date(0) });
    const client = await clientOf(app, member);
    const { order } = (await client.post('order.php', body)).json();
    return { member, client, id: order.id as string };
  }

  test('[M02] paid: credits, premium and news of it, once, however often it is told', async () => {
    const { member, id } = await ordered();
    const events = await eventsDuring(app.services, member.id, async () => {
      for (let time = 0; time < 5; time += 1) {
        expect((await tell(app, id, 'completed')).statusCode).toBe(200);
      }
    });
    expect(events).toEqual([{ type: 'order', id, status: 'completed' }, { type: 'user' }]);
    expect(await balanceOf(db, member.id)).toBe(100);
    const [row] = await db.select().from(members).where(eq(members.id, member.id));
    expect(row?.paidUser).toBe(true);
    expect(await auditLedger(db)).toEqual(SOUND);
  });

  test.each(['failed', 'cancelled'] as const)(
    '[M02] %s: no credits, no premium, and an end that stays',
    async (status) => {
      const { member, client, id } = await ordered();
      const events = await eventsDuring(app.services, member.id, () => tell(app, id, status));
      expect(events).toEqual([{ type: 'order', id, status }]);
      await tell(app, id, 'pending');
      const { order } = (await client.get('order.php', { query: { id } })).json();
      expect(order).toMatchObject({ status, redirect_url: null });
      expect(order.ended_at).not.toBeNull();
      expect(await balanceOf(db, member.id)).toBe(0);
      expect((await client.get('user.php')).json().user.paid_user).toBe(false);
    },
  );

  test('[M02] a call that the bank did not sign, or that was changed on the way, is refused', async () => {
    const { id } = await ordered();
    const payment = await paymentOf(app, id);
    const call = bankOf(app).call('x', payment, 'completed');
    const changed = { ...call, body: Buffer.from(call.body.toString().replace('1635', '1636')) };
    expect((await callWebhook(app, changed)).statusCode).toBe(400);
    expect((await callWebhook(app, { ...call, headers: {} })).statusCode).toBe(400);
    expect(await statusOf(app, id)).toBe('pending');
  });

  test('[M02] another amount, another currency or the payment of another order credits nothing', async () => {
    const error = vi.spyOn(app.services.log, 'error');
    const { member, id } = await ordered();
    const payment = await paymentOf(app, id);
    const bank = bankOf(app);
    await callWebhook(app, bank.call('less', { ...payment, amount: 1 }, 'completed'));
    await callWebhook(app, bank.call('other', { ...payment, currency: 'PLN' }, 'completed'));
    const other = { ...payment, reference: '0'.repeat(32) };
    await callWebhook(app, bank.call('order', other, 'completed'));
    expect([await statusOf(app, id), await balanceOf(db, member.id)]).toEqual(['pending', 0]);
    const noticed = error.mock.calls.length;
    await callWebhook(app, bank.call('less', { ...payment, amount: 1 }, 'completed'));
    expect(error.mock.calls.length).toBe(noticed);
    const unknown = { ...payment, id: app.services.newId(), reference: '1'.repeat(32) };
    const answer = await callWebhook(app, bank.call('unknown', unknown, 'completed'));
    expect([answer.statusCode, answer.body]).toEqual([200, '{"ok":false}']);
  });

  test('[M02] that no call told is learnt by the member’s poll, and by the sweep for one who is gone', async () => {
    const waiting = await ordered();
    const gone = await ordered();
    for (const { id } of [waiting, gone])
      await bankOf(app).decide((await paymentOf(app, id)).id, 'silent');
    const query = { id: waiting.id };
    const polled = await waiting.client.get('order.php', { query });
    expect(polled.json().order.status).toBe('completed');
    expect(await statusOf(app, gone.id)).toBe('pending');
    app.clock.advance(11 * 60_000);
    await refreshOverdue(app.services);
    expect(await statusOf(app, gone.id)).toBe('completed');
    expect(await balanceOf(db, gone.member.id)).toBe(100);
  });

  test('[M02] paid with another amount it is asked for a day long, a person is told once, and it has failed', async () => {
    const error = vi.spyOn(app.services.log, 'error');
    const { id } = await ordered();
    const { id: payment } = await paymentOf(app, id);
    await db
      .update(sandboxPayments)
      .set({ amount: 1, status: 'completed' })
      .where(eq(sandboxPayments.id, payment));
    error.mockClear();
    for (const hour of [1, 23]) {
      expect(await statusOf(app, id)).toBe('pending');
      app.clock.advance(hour * HOUR_MS);
      await refreshOverdue(app.services);
    }
    expect(await statusOf(app, id)).toBe('failed');
    expect(error.mock.calls.map(([, text]: unknown[]) => text)).toEqual([
      'payment of another amount',
    ]);
  });

  test.each([
    ['ideal', 1],
    ['directdebit', 7],
  ])(
    '[M02] that is never learnt, for the bank does not have the payment (%s): a person is told once, and it has failed after %i days; late money counts',
    async (method, days) => {
      const own = await createTestApp();
      const error = vi.spyOn(own.services.log, 'error');
      const create = vi.spyOn(bankOf(own), 'create');
      const member = await makeMember(own.services, { signupDate: new Date(0) });
      const client = await clientOf(own, member);
      const { id } = (await client.post('order.php', ORDER)).json().order;
      await own.services.db.update(orders).set({ method }).where(eq(orders.id, id));
      const payment = await paymentOf(own, id);
      await own.services.db.delete(sandboxPayments).where(eq(sandboxPayments.id, payment.id));
      const told = () => error.mock.calls.map(([, text]: unknown[]) => text);
      const read = async () =>
        (await client.get('order.php', { query: { id } })).json().order.status;
      // It may be a moment behind.
      expect([await read(), told()]).toEqual(['pending', []]);
      for (let hour = 1; hour < days * 24; hour += 1) {
        own.clock.advance(HOUR_MS);
        await refreshOverdue(own.services);
      }
      expect([await read(), told()]).toEqual(['pending', ['order is not known to the provider']]);
      own.clock.advance(HOUR_MS);
      const events = await eventsDuring(own.services, member.id, () =>
        Promise.all([refreshOverdue(own.services), refreshOverdue(own.services)]),
      );
      expect(events).toEqual([{ type: 'order', id, status: 'failed' }]);
      expect([await read(), told().length, create.mock.calls.length]).toEqual(['failed', 1, 1]);
      await callWebhook(own, bankOf(own).call('late', payment, 'completed'));
      expect([await read(), await balanceOf(own.services.db, member.id)]).toEqual([
        'completed',
        100,
      ]);
      expect(await auditLedger(own.services.db)).toEqual(SOUND);
    },
  );

  test('[M02] is learnt by the sweep beside an order that cannot be asked for now', async () => {
    const own = await createTestApp();
    const member = await makeMember(own.services, { signupDate: new Date(0) });
    const client = await clientOf(own, member);
    const ids: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      const { id } = (await client.post('order.php', ORDER)).json().order;
      await bankOf(own).decide((await paymentOf(own, id)).id, 'silent');
      own.clock.advance(1);
      ids.push(id);
    }
    own.clock.advance(11 * 60_000);
    await refuseToAsk(own, ids[0]!);
    await refreshOverdue(own.services);
    expect([await statusOf(own, ids[0]!), await statusOf(own, ids[1]!)]).toEqual([
      'pending',
      'completed',
    ]);
  });

  test.each([
    ['that stay pending', 'sandbox', 2],
    ['of another provider', 'other', 1],
  ])(
    '[M02] is learnt by the sweep behind any number of older orders %s',
    async (_what, provider, sweeps) => {
      const own = await createTestApp();
      const member = await makeMember(own.services, { signupDate: new Date(0) });
      const { id } = (await (await clientOf(own, member)).post('order.php', ORDER)).json().order;
      await bankOf(own).decide((await paymentOf(own, id)).id, 'silent');
      const [row] = await own.services.db.select().from(orders).where(eq(orders.id, id));
      await own.services.db.insert(orders).values(
        Array.from({ length: 200 }, () => ({
          ...row!,
          id: own.services.newId(),
          provider,
          providerReference: own.services.newId(),
          createdAt: new Date(row!.createdAt.getTime() - 1000),
        })),
      );
      for (let time = 0; time < sweeps; time += 1) {
        own.clock.advance(11 * 60_000);
        await refreshOverdue(own.services);
      }
      expect(await statusOf(own, id)).toBe('completed');
    },
  );

  test(
    '[M02] events one to five times, shuffled, early, racing each other, the return and the poll of two processes: the end is the model’s, credited once',
    { timeout: Math.max(300_000, ORDERS * 500) },
    async () => {
      const ENDS = ['completed', 'failed', 'cancelled'] as const;
      const plan = fc.record({
        end: fc.option(fc.constantFrom(...ENDS), { freq: 6 }),
        // Money that arrives after the member had cancelled.
        isPaidAfterAll: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
        times: fc.integer({ min: 1, max: 5 }),
        pendings: fc.integer({ min: 0, max: 2 }),
        isEarly: fc.integer({ min: 0, max: 3 }).map((number) => number === 0),
        polls: fc.integer({ min: 0, max: 3 }),
        order: fc.array(fc.nat(1000), { minLength: 20, maxLength: 20 }),
      });
      const plans = fc.sample(plan, { numRuns: ORDERS, seed: 20_261_121 });
      const bank = bankOf(app);
      const { create } = bank;
      const buyers = await Promise.all(
        Array.from({ length: 12 }, async () => {
          const member = await makeMember(app.services, { signupDate: new Date(0) });
          const [client, elsewhere] = [await clientOf(app, member), await clientOf(second, member)];
          return { member, client, elsewhere };
        }),
      );
      const credited = new Map(buyers.map(({ member }) => [member.id, 0]));
      let next = 0;

      // Words told before the bank has answered the order, by who orders; a member has one order on its way at a time.
      const early = new Map<string, PaymentStatus[]>();
      bank.create = async (payment) => {
        const started = await create(payment);
        const row = (await bank.find(started.reference))!;
        const words = early.get(await memberOf(payment.merchantReference)) ?? [];
        for (const word of words.splice(0))
          await callWebhook(app, bank.call(`${row.id} ${word}`, row, word));
        return started;
      };

      const run = async (index: number, buyer: (typeof buyers)[number]) => {
        const { member, client, elsewhere } = buyer;
        const { end, isPaidAfterAll, times, pendings, isEarly, polls, order } = plans[index]!;
        const words: PaymentStatus[] = [
          ...Array<PaymentStatus>(pendings).fill('pending'),
          ...(end === null ? [] : Array<PaymentStatus>(times).fill(end)),
          ...(end !== null && isPaidAfterAll ? (['completed'] as const) : []),
        ];
        const shuffled = words
          .map((word, place) => [order[place] ?? 0, word] as const)
          .toSorted(([a], [b]) => a - b)
          .map(([, word]) => word);
        early.set(member.id, isEarly ? shuffled.splice(0, 2) : []);
        const made = await client.post('order.php', ORDER);
        const { id } = made.json().order;
        const seen: string[] = [made.json().order.status];
        const payment = await paymentOf(app, id);
        const calls = shuffled.map(
          (word) => () => callWebhook(app, bank.call(`${payment.id} ${word}`, payment, word)),
        );
        const paid = end === 'completed' || (end !== null && isPaidAfterAll);
        // The bank is asked again for each order, and has its end in its own books from some moment on.
        app.clock.advance(ASK_EVERY_MS);
        second.clock.advance(ASK_EVERY_MS);
        const close = async () => {
          if (end === null) return;
          await db
            .update(sandboxPayments)
            .set({ status: paid ? 'completed' : end })
            .where(eq(sandboxPayments.id, payment.id));
        };
        const asks = Array.from({ length: polls }, (_, place) => async () => {
          const answer = await (place % 2 === 0 ? elsewhere : client).get('order.php', {
            query: { id },
          });
          seen.push(answer.json().order.status);
        });
        await Promise.all([...calls, close, ...asks].map((step) => step()));
        const expected = paid ? 'completed' : (end ?? 'pending');
        expect([index, await statusOf(app, id)]).toEqual([index, expected]);
        if (paid) credited.set(member.id, credited.get(member.id)! + 100);
        const last = (await client.get('order.php', { query: { id } })).json().order.status;
        expect([index, last]).toEqual([index, expected]);
        for (const status of seen) expect(['pending', end, expected]).toContain(status);
      };

      const worker = async (buyer: (typeof buyers)[number]) => {
        for (let index = next; index < plans.length; index = next) {
          next += 1;
          await run(index, buyer);
        }
      };
      await Promise.all(buyers.map(worker));
      bank.create = create;
      expect(await auditLedger(db)).toEqual(SOUND);
      for (const [id, credits] of credited) expect(await balanceOf(db, id)).toBe(credits);
    },
  );
});
