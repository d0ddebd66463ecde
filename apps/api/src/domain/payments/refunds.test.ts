import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ledgerEntries, mailQueue, orders, refunds, sandboxReversals } from '../../db/schema.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { PaymentRefused, PaymentUnknown } from '../../ports/payments/payment-port.ts';
import type { NewRefund, PaymentFacts, Reversal } from '../../ports/payments/payment-port.ts';
import { createTestApp } from '../../testing/app.ts';
import { eventsDuring } from '../../testing/events.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { ORDER, bankOf, callWebhook, pay, paymentOf, refuseToAsk } from '../../testing/orders.ts';
import { balanceOf, spend } from '../credits/ledger.ts';
import { verifyLedger } from '../credits/verify.ts';
import { ASK_AGAIN_MS, resumeRefunds } from './ask-refund.ts';
import { START_RETRY_MS } from './names.ts';
import { withdraw } from './withdrawal.ts';

describe('money that goes back', async () => {
  const app = await createTestApp({ max: 20 });
  const { db } = app.services;
  const bank = bankOf(app);
  const toBank = bank.refund;
  const statusAtBank = bank.status;
  afterEach(() => vi.restoreAllMocks());

  /** A member who has bought 100 credits for 16.35 and used some. */
  async function bought({ used = 0 } = {}) {
    const member = await makeMember(app.services, { signupDate: new Date(0) });
    const client = await clientOf(app, member);
    const { order } = (await client.post('order.php', ORDER)).json();
    await pay(app, order.id);
    await db.transaction((tx) =>
      spend(app.services, tx, member.id, { kind: 'message', reference: 'x', amount: used }),
    );
    const id = order.id as string;
    const read = async () => (await client.get('order.php', { query: { id } })).json().order;
    return { member, client, id, read };
  }

  /** The bank takes a refund, and has not paid it yet. */
  async function takenAtBank({ payment, ownReference, amount }: NewRefund): Promise<Reversal> {
    const reversal = { id: app.services.newId(), kind: 'refund', amount, ownReference } as const;
    await db
      .insert(sandboxReversals)
      .values({ ...reversal, paymentId: payment, createdAt: new Date(app.clock()) });
    return { ...reversal, reference: reversal.id, status: 'pending' };
  }

  async function withdrawn(used = 0, amount = 1635) {
    const one = await bought({ used });
    const answer = await one.client.post('withdrawal.php', { order: one.id, amount });
    expect(answer.statusCode).toBe(201);
    return one;
  }

  const later = async (ms: number) => {
    app.clock.advance(ms);
    await app.jobs.runAll();
  };

  /** The bank says what went back of an order's payment. */
  async function tellReversals(id: string, reversals?: readonly Reversal[]) {
    const payment = await paymentOf(app, id);
    const went = reversals ?? (await bank.reversals.of(payment));
    return callWebhook(app, bank.call(`${payment.id} completed`, payment, 'completed', went));
  }

  const atBank = async (id: string) => bank.reversals.of(await paymentOf(app, id));
  const choose = async (id: string, outcome: Parameters<typeof bank.reversals.decide>[1]) =>
    bank.reversals.decide(await paymentOf(app, id), outcome);

  async function owedBy(memberId: string): Promise<number> {
    const rows = await db.select().from(ledgerEntries).where(eq(ledgerEntries.memberId, memberId));
    return rows
      .filter(({ account }) => account === 'receivable')
      .reduce((sum, { amount }) => sum - amount, 0);
  }

  describe('asked by us', () => {
    test('[M11] an answer that was lost: the bank is asked what went back, and not for the money again', async () => {
      const asked = vi.spyOn(bank, 'refund').mockImplementation(async (refund: NewRefund) => {
        await toBank(refund);
        throw new Error('timeout');
      });
      const { id, read } = await withdrawn();
      expect((await read()).refunds).toMatchObject([{ status: 'completed' }]);
      await later(START_RETRY_MS);
      expect(asked).toHaveBeenCalledTimes(1);
      expect(await atBank(id)).toMatchObject([{ amount: 1635 }]);
    });

    test('[M11] a request that never arrived is repeated under the same name, when the bank certainly knows of none', async () => {
      const asked = vi.spyOn(bank, 'refund').mockRejectedValueOnce(new Error('no route to host'));
      const { id, read } = await withdrawn();
      await later(START_RETRY_MS);
      await later(ASK_AGAIN_MS - START_RETRY_MS - 1);
      expect((await read()).refunds).toMatchObject([{ status: 'pending', ended_at: null }]);
      expect(asked).toHaveBeenCalledTimes(1);
      await later(1);
      expect(asked).toHaveBeenCalledTimes(2);
      const names = asked.mock.calls.map(([refund]) => refund.ownReference);
      expect(new Set(names).size).toBe(1);
      expect((await read()).refunds).toMatchObject([{ status: 'completed' }]);
      expect(await atBank(id)).toHaveLength(1);
    });

    test('[M11] a process that ended before it had asked: another one asks, once, however many try', async () => {
      const { member, id, read } = await bought();
      const { services } = app;
      await db.transaction((tx) => withdraw(services, tx, member.id, id, 1635));
      app.clock.advance(START_RETRY_MS);
      await Promise.all([app.jobs.runAll(), resumeRefunds(services), resumeRefunds(services)]);
      expect((await read()).refunds).toMatchObject([{ status: 'completed', amount: 1635 }]);
      expect(await atBank(id)).toHaveLength(1);
    });

    test('[M11] refused because the support gave money back in the same moment: that is booked, with its credits', async () => {
      const { member, client, id, read } = await bought();
      vi.spyOn(bank, 'refund').mockImplementationOnce(async (refund: NewRefund) => {
        await choose(id, 'refund');
        return toBank(refund);
      });
      await client.post('withdrawal.php', { order: id, amount: 1635 });
      expect((await read()).refunds).toMatchObject([
        { kind: 'withdrawal', status: 'failed', credits: 100 },
        { kind: 'refund', status: 'completed', credits: 50, amount: 818 },
      ]);
      expect(await atBank(id)).toMatchObject([{ amount: 818 }]);
      expect(await balanceOf(db, member.id)).toBe(50);
      expect((await verifyLedger(db)).isSound).toBe(true);
    });

    test('[M11] refused by the bank: the credits and premium are back, a mail says so, and it can be declared again after the last day', async () => {
      vi.spyOn(bank, 'refund').mockRejectedValueOnce(new PaymentRefused('closed account'));
      const { member, client, id, read } = await withdrawn(30, 1145);
      expect(await read()).toMatchObject({
        status: 'completed',
        withdrawal: { state: 'open', unused_credits: 70, amount: 1145 },
        refunds: [{ kind: 'withdrawal', status: 'failed', credits: 70 }],
      });
      expect(await balanceOf(db, member.id)).toBe(70);
      expect((await client.get('user.php')).json().user.paid_user).toBe(true);
      await later(0);
      const subjects = app.mails.filter(({ to }) => to === member.email).map((m) => m.subject);
      expect(subjects).toEqual([
        'Confirmation of your purchase',
        'Confirmation of your withdrawal',
        'Your refund could not be paid',
      ]);
      await later(20 * DAY_MS);
      const again = await client.post('withdrawal.php', { order: id, amount: 1145 });
      expect([again.statusCode, again.json().order.refunds.length]).toEqual([201, 2]);
      expect(await balanceOf(db, member.id)).toBe(0);
    });

    test('[M11] pending at the bank, and refused there later', async () => {
      const { member, client, id, read } = await bought();
      await choose(id, 'refunds-failed');
      await client.post('withdrawal.php', { order: id, amount: 1635 });
      expect((await client.get('user.php')).json().user.paid_user).toBe(false);
      const events = await eventsDuring(app.services, member.id, () => later(10_000));
      expect(events).toEqual([{ type: 'order', id, status: 'completed' }, { type: 'user' }]);
      expect((await read()).refunds).toMatchObject([{ status: 'failed' }]);
      expect([await balanceOf(db, member.id), await owedBy(member.id)]).toEqual([100, 0]);
      expect((await client.get('user.php')).json().user.paid_user).toBe(true);
    });

    test('[M11] an end that no call told is learnt by the member’s poll, and by the sweep for one who is gone', async () => {
      const [waiting, gone] = [await bought(), await bought()];
      for (const { id, client } of [waiting, gone]) {
        await choose(id, 'refunds-pending');
        await client.post('withdrawal.php', { order: id, amount: 1635 });
        const { id: paymentId } = await paymentOf(app, id);
        await db
          .update(sandboxReversals)
          .set({ status: 'completed' })
          .where(eq(sandboxReversals.paymentId, paymentId));
      }
      app.clock.advance(2_000);
      await waiting.read();
      expect((await waiting.read()).refunds).toMatchObject([{ status: 'completed' }]);
      const statusOf = async (memberId: string) =>
        (await db.select().from(refunds).where(eq(refunds.memberId, memberId)))[0]?.status;
      expect(await statusOf(gone.member.id)).toBe('pending');
      app.clock.advance(10 * 60_000);
      await resumeRefunds(app.services);
      expect(await statusOf(gone.member.id)).toBe('completed');
    });

    test.each(['sandbox', 'other'])(
      '[M11] an end is learnt by the sweep behind any number of older refunds that wait (%s)',
      async (provider) => {
        const own = await createTestApp();
        const { services } = own;
        const member = await makeMember(services, { signupDate: new Date(0) });
        const client = await clientOf(own, member);
        const { id } = (await client.post('order.php', ORDER)).json().order;
        await pay(own, id);
        await bankOf(own).reversals.decide(await paymentOf(own, id), 'refunds-pending');
        await client.post('withdrawal.php', { order: id, amount: 1635 });
        await services.db.update(sandboxReversals).set({ status: 'completed' });
        const [order] = await services.db.select().from(orders).where(eq(orders.id, id));
        const [refund] = await services.db.select().from(refunds).where(eq(refunds.orderId, id));
        const older = Array.from({ length: 200 }, () => services.newId());
        await services.db
          .insert(orders)
          .values(
            older.map((one) => ({ ...order!, id: one, providerReference: services.newId() })),
          );
        await services.db.insert(refunds).values(
          older.map((orderId) => ({
            ...refund!,
            id: services.newId(),
            orderId,
            provider,
            providerReference: services.newId(),
            createdAt: new Date(refund!.createdAt.getTime() - 1000),
          })),
        );
        for (let time = 0; time < 2; time += 1) {
          own.clock.advance(11 * 60_000);
          await resumeRefunds(services);
        }
        const [ended] = await services.db.select().from(refunds).where(eq(refunds.orderId, id));
        expect(ended?.status).toBe('completed');
      },
    );

    test('[M11] an end is learnt by the sweep beside a refund whose order cannot be asked for now', async () => {
      const own = await createTestApp();
      const client = await clientOf(
        own,
        await makeMember(own.services, { signupDate: new Date(0) }),
      );
      const ids: string[] = [];
      for (let time = 0; time < 2; time += 1) {
        const { id } = (await client.post('order.php', ORDER)).json().order;
        await pay(own, id);
        await bankOf(own).reversals.decide(await paymentOf(own, id), 'refunds-pending');
        await client.post('withdrawal.php', { order: id, amount: 1635 });
        own.clock.advance(1);
        ids.push(id);
      }
      await own.services.db.update(sandboxReversals).set({ status: 'completed' });
      own.clock.advance(11 * 60_000);
      await refuseToAsk(own, ids[0]!);
      await resumeRefunds(own.services);
      const ends = await own.services.db
        .select({ status: refunds.status })
        .from(refunds)
        .orderBy(refunds.createdAt);
      expect(ends).toEqual([{ status: 'pending' }, { status: 'completed' }]);
    });

    describe('of a payment that the bank does not have any more', () => {
      const gone = async () => {
        throw new PaymentUnknown('No such payment');
      };
      const noBooks = async (reference: string): Promise<PaymentFacts> => {
        const { reversals: _, ...facts } = await statusAtBank(reference);
        return { ...facts, hasNoBooks: true };
      };
      const logged = async (order: string) => {
        const [row] = await db.select().from(refunds).where(eq(refunds.orderId, order));
        return vi
          .mocked(app.services.log.error)
          .mock.calls.filter(([of]: unknown[]) => (of as { refund?: string }).refund === row?.id)
          .map(([, text]: unknown[]) => text);
      };
      const sweepFor = async (days: number) => {
        for (let day = 0; day < days; day += 1) {
          await resumeRefunds(app.services);
          await later(DAY_MS);
        }
      };

      test.each([
        ['its answer was lost', gone, async () => Promise.reject(new Error('timeout'))],
        ['its answer was lost, it has no books', noBooks, async () => Promise.reject(new Error())],
        ['it was taken', gone, async (refund: NewRefund) => takenAtBank(refund)],
        [
          'it was taken, it has no books',
          noBooks,
          async (refund: NewRefund) => takenAtBank(refund),
        ],
      ])(
        '[M11] (%s): a person is told once, and after a week it has failed: credits and premium are back, a mail says so',
        async (_what, status, refund) => {
          vi.spyOn(app.services.log, 'error');
          vi.spyOn(bank, 'refund').mockImplementation(refund);
          const asked = vi.spyOn(bank, 'status').mockImplementation(status);
          const { member, client, id, read } = await withdrawn(30, 1145);
          await later(11 * 60_000);
          await sweepFor(6);
          await later(DAY_MS - 11 * 60_000);
          await resumeRefunds(app.services);
          expect((await read()).refunds).toMatchObject([{ status: 'pending' }]);
          expect(await balanceOf(db, member.id)).toBe(0);
          expect(await logged(id)).toEqual(['refund is not known to the provider']);
          expect(asked.mock.calls.length).toBeLessThan(14);
          app.clock.advance(11 * 60_000);
          const events = await eventsDuring(app.services, member.id, () =>
            Promise.all([resumeRefunds(app.services), resumeRefunds(app.services)]),
          );
          expect(events).toEqual([{ type: 'order', id, status: 'completed' }, { type: 'user' }]);
          expect((await read()).refunds).toMatchObject([{ status: 'failed', credits: 70 }]);
          expect([await balanceOf(db, member.id), await owedBy(member.id)]).toEqual([70, 0]);
          expect((await client.get('user.php')).json().user.paid_user).toBe(true);
          await app.jobs.runAll();
          const mails = app.mails.filter(({ to }) => to === member.email);
          expect(mails.at(-1)?.subject).toBe('Your refund could not be paid');
          expect(await logged(id)).toEqual(['refund is not known to the provider']);
        },
      );

      test('[M11] that it has again meanwhile: the week begins anew, and what it says counts', async () => {
        vi.spyOn(bank, 'refund').mockImplementation(takenAtBank);
        const asked = vi.spyOn(bank, 'status').mockImplementation(gone);
        const { member, id, read } = await withdrawn();
        await later(11 * 60_000);
        await sweepFor(6);
        asked.mockImplementation(statusAtBank);
        await sweepFor(1);
        asked.mockImplementation(gone);
        await sweepFor(6);
        expect((await read()).refunds).toMatchObject([{ status: 'pending' }]);
        asked.mockRestore();
        await db
          .update(sandboxReversals)
          .set({ status: 'completed' })
          .where(eq(sandboxReversals.paymentId, (await paymentOf(app, id)).id));
        await sweepFor(1);
        expect((await read()).refunds).toMatchObject([{ status: 'completed' }]);
        expect(await balanceOf(db, member.id)).toBe(0);
      });
    });

    test('[M11] an end never changes, whatever is told after it, and the order stays completed', async () => {
      const { member, id, read } = await withdrawn();
      const [sent] = await atBank(id);
      for (const status of ['pending', 'failed', 'completed'] as const)
        expect((await tellReversals(id, [{ ...sent!, status }])).statusCode).toBe(200);
      expect(await read()).toMatchObject({
        status: 'completed',
        refunds: [{ status: 'completed' }],
      });
      expect(await balanceOf(db, member.id)).toBe(0);
    });

    test('[M11] the bank’s call before its answer is about the same refund, with or without our name for it', async () => {
      for (const ownReference of [undefined, null]) {
        vi.spyOn(bank, 'refund').mockImplementationOnce(async (refund: NewRefund) => {
          const reversal = await toBank(refund);
          const [order] = await db
            .select({ id: orders.id })
            .from(orders)
            .where(eq(orders.providerReference, refund.payment));
          await tellReversals(order!.id, [
            { ...reversal, ...(ownReference === null && { ownReference }) },
          ]);
          return reversal;
        });
        const { read } = await withdrawn();
        expect((await read()).refunds).toMatchObject([{ kind: 'withdrawal', status: 'completed' }]);
      }
    });

    test('[M11] the payment that was paid is refunded: also one that came second, or whose start was never answered', async () => {
      const member = await makeMember(app.services, { signupDate: new Date(0) });
      const client = await clientOf(app, member);
      const { id } = (await client.post('order.php', ORDER)).json().order;
      const first = await paymentOf(app, id);
      const url = { webhookUrl: 'http://localhost:3000/x', returnUrl: first.returnUrl };
      const { reference } = await bank.create({
        ...url,
        merchantReference: first.reference,
        method: 'ideal',
        amount: 1635,
        currency: 'EUR',
        description: 'again',
        saveMethod: false,
        language: 'en',
      });
      await db.update(orders).set({ providerReference: null }).where(eq(orders.id, id));
      await bank.decide(reference, 'completed');
      const second = (await bank.find(reference))!;
      await client.post('withdrawal.php', { order: id, amount: 1635 });
      expect(await bank.reversals.of(second)).toMatchObject([{ amount: 1635 }]);
      expect(await bank.reversals.of(first)).toEqual([]);
    });

    test('[M02] an order that was paid twice: what goes back of the second payment is not the order’s', async () => {
      const { member, id, read } = await bought();
      const paid = await paymentOf(app, id);
      const other = { ...paid, id: app.services.newId() };
      const reversal = {
        reference: 'z',
        ownReference: null,
        kind: 'refund',
        amount: 1635,
      } as const;
      const told = [{ ...reversal, status: 'completed' as const }];
      await callWebhook(app, bank.call(`${other.id} completed`, other, 'completed', told));
      expect((await read()).refunds).toEqual([]);
      expect(await balanceOf(db, member.id)).toBe(100);
    });
  });

  describe('begun at the provider', () => {
    test('[M10] a chargeback takes back what is left; what was spent is owed, and the wallet is never below zero', async () => {
      const { member, client, id, read } = await bought({ used: 30 });
      const events = await eventsDuring(app.services, member.id, async () => {
        await choose(id, 'chargeback');
        await Promise.all([1, 2, 3, 4].map(() => tellReversals(id)));
      });
      expect(events).toEqual([{ type: 'order', id, status: 'completed' }, { type: 'user' }]);
      expect(await read()).toMatchObject({
        status: 'completed',
        withdrawal: { state: 'nothing', amount: null },
        refunds: [{ kind: 'chargeback', status: 'completed', credits: 70, amount: 1635 }],
      });
      expect([await balanceOf(db, member.id), await owedBy(member.id)]).toEqual([0, 30]);
      expect((await client.get('user.php')).json().user.paid_user).toBe(false);
    });

    test('[M10] the credits of another order are not touched by it', async () => {
      const { member, client, id } = await bought({ used: 80 });
      const second = (await client.post('order.php', ORDER)).json().order;
      await pay(app, second.id);
      await choose(id, 'chargeback');
      expect([await balanceOf(db, member.id), await owedBy(member.id)]).toEqual([100, 80]);
      expect((await client.get('user.php')).json().user.paid_user).toBe(true);
    });

    test('[M10] the support gives half back: half the credits go, and the member can withdraw from the rest', async () => {
      const { member, client, id, read } = await bought();
      await choose(id, 'refund');
      expect(await read()).toMatchObject({
        withdrawal: { state: 'open', unused_credits: 50, amount: 817 },
        refunds: [{ kind: 'refund', credits: 50, amount: 818 }],
      });
      const { withdrawal } = (await client.get('withdrawal.php', { query: { order: id } })).json();
      expect(withdrawal.lines).toEqual([
        { kind: 'paid', amount: 1635, credits: 100 },
        { kind: 'refunded', amount: -818, credits: 50 },
      ]);
      await client.post('withdrawal.php', { order: id, amount: 817 });
      expect(await balanceOf(db, member.id)).toBe(0);
      expect((await read()).refunds).toMatchObject([{ kind: 'refund' }, { kind: 'withdrawal' }]);
    });

    test('[M10] the bank takes the rest of a withdrawn order: what was spent is owed, no other credit is taken', async () => {
      const { member, id, read } = await withdrawn(30, 1145);
      await choose(id, 'chargeback');
      expect((await read()).refunds).toMatchObject([
        { kind: 'withdrawal', credits: 70, amount: 1145 },
        { kind: 'chargeback', credits: 0, amount: 490 },
      ]);
      expect([await balanceOf(db, member.id), await owedBy(member.id)]).toEqual([0, 30]);
    });

    test.each(['completed', 'failed'] as const)(
      '[M10] the support’s refund that is on its way has %s: the sweep learns it where no call told, and asks for no money',
      async (status) => {
        const { member, id, read } = await bought();
        const begun = app.services.newId();
        await db.insert(sandboxReversals).values({
          id: begun,
          paymentId: (await paymentOf(app, id)).id,
          kind: 'refund',
          amount: 818,
          createdAt: new Date(app.clock()),
        });
        await tellReversals(id);
        expect((await read()).refunds).toMatchObject([{ status: 'pending', credits: 50 }]);
        await db.update(sandboxReversals).set({ status }).where(eq(sandboxReversals.id, begun));
        const asked = vi.spyOn(bank, 'refund');
        app.clock.advance(11 * 60_000);
        await resumeRefunds(app.services);
        await app.jobs.runAll();
        const rows = await db.select().from(refunds).where(eq(refunds.orderId, id));
        expect(rows).toMatchObject([{ kind: 'refund', status }]);
        expect(await balanceOf(db, member.id)).toBe(status === 'failed' ? 100 : 50);
        expect(asked).not.toHaveBeenCalled();
      },
    );

    test('[M10] the bank takes all of it back after half was given back: the rest is booked, once, and a mail says so', async () => {
      const error = vi.spyOn(app.services.log, 'error');
      const { member, id, read } = await bought();
      await choose(id, 'refund');
      await choose(id, 'chargeback-all');
      await tellReversals(id);
      expect((await read()).refunds).toMatchObject([
        { kind: 'refund', credits: 50, amount: 818 },
        { kind: 'chargeback', credits: 50, amount: 817 },
      ]);
      expect(await balanceOf(db, member.id)).toBe(0);
      expect(error.mock.calls.map(([, text]: unknown[]) => text)).toEqual([
        'more went back than was paid',
      ]);
      await app.jobs.runAll();
      const mails = await db.select().from(mailQueue).where(eq(mailQueue.memberId, member.id));
      expect(mails.map(({ template }) => template)).toEqual(['purchase', 'moneyBack', 'moneyBack']);
    });

    test('[M10] more than was paid is booked as far as it was: somebody has to look', async () => {
      const { member, id, read } = await bought();
      const told = {
        reference: 'r',
        ownReference: null,
        kind: 'refund',
        status: 'completed',
      } as const;
      for (const amount of [0, -5]) await tellReversals(id, [{ ...told, amount }]);
      expect((await read()).refunds).toEqual([]);
      expect(await balanceOf(db, member.id)).toBe(100);
      await tellReversals(id, [{ ...told, amount: 1636 }]);
      expect((await read()).refunds).toMatchObject([{ amount: 1635, credits: 100 }]);
    });

    test('[M10] one that failed there before we knew of it is none; told together with the payment, both count', async () => {
      const member = await makeMember(app.services, { signupDate: new Date(0) });
      const client = await clientOf(app, member);
      const { id } = (await client.post('order.php', ORDER)).json().order;
      const reversal = { ownReference: null, kind: 'chargeback', amount: 1635 } as const;
      await tellReversals(id, [
        { ...reversal, reference: 'a', status: 'failed' },
        { ...reversal, reference: 'b', status: 'completed' },
      ]);
      const { order } = (await client.get('order.php', { query: { id } })).json();
      expect(order).toMatchObject({ status: 'completed', refunds: [{ kind: 'chargeback' }] });
      expect(await balanceOf(db, member.id)).toBe(0);
    });
  });

  test('ledger:verify finds the books sound after all of this', async () => {
    expect((await verifyLedger(db)).lines.slice(1)).toEqual([]);
  });
});
