/** What a call to the webhook can bring about that anybody may have made: an exchange of PAY. is not signed. */
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { mailQueue } from '../../../db/schema.ts';
import { createTestApp } from '../../../testing/app.ts';
import { clientOf, makeMember } from '../../../testing/members.ts';
import { ORDER } from '../../../testing/orders.ts';
import { paynlSettings, startPaynl } from '../../../testing/paynl-server.ts';
import { balanceOf, spend } from '../../../domain/credits/ledger.ts';
import { verifyLedger } from '../../../domain/credits/verify.ts';
import { eraseAccount } from '../../../domain/deletion/erase.ts';
import { findMember } from '../../../domain/members/members.ts';
import { hashPassword } from '../../../domain/members/passwords.ts';
import { resumeRefunds } from '../../../domain/payments/ask-refund.ts';
import { LIMITS } from '../../../http/rate-limits.ts';
import { DAY_MS } from '../../clock.ts';
import type { PaynlLog } from './paynl-client.ts';
import { createPaynl } from './paynl.ts';

const PASSWORD = 'a good password 1';
const passwordHash = await hashPassword(PASSWORD);

const pay = await startPaynl();
afterAll(() => pay.close());

/** Holds the calls for a refund back once it is set. */
let gate: { readonly reached: () => void; readonly open: Promise<void> } | null = null;
const app = await createTestApp({
  limits: LIMITS,
  payments: createPaynl({
    settings: paynlSettings(pay),
    clock: Date.now,
    log: { error: vi.fn<PaynlLog['error']>() },
    fetch: async (url, init) => {
      if (gate !== null && init?.method === 'PATCH') {
        gate.reached();
        await gate.open;
      }
      return fetch(url, init);
    },
  }),
});
const { db, log } = app.services;
const exchange = (query: string) =>
  app.app.inject({ method: 'GET', url: `/webhooks/payments?${query}` });

/** 100 credits for 16.35, not paid yet. */
async function ordered() {
  const member = await makeMember(app.services, { signupDate: new Date(0), passwordHash });
  const client = await clientOf(app, member);
  const { id } = (await client.post('order.php', ORDER)).json().order;
  const reference = [...pay.orders.keys()].at(-1) ?? '';
  const atPay = pay.orders.get(reference)!;
  return {
    member,
    client,
    reference,
    atPay,
    pay: () => {
      pay.setStatus(reference, 100, 'PAID');
      return exchange(`order_id=${reference}`);
    },
    erase: async () => {
      const { confirmation } = (await client.post('deletion.php', { password: PASSWORD })).json();
      await client.delete('deletion.php', { confirmation });
      await app.jobs.runAll();
      app.clock.advance(14 * DAY_MS);
      await eraseAccount(app.services, member.id);
      expect(await findMember(db, member.id)).toMatchObject({ email: '' });
    },
    withdraw: () => client.post('withdrawal.php', { order: id, amount: 1635 }),
    storno: () => exchange(`action=refund:storno&order_id=${reference}`),
    refunds: async () => (await client.get('order.php', { query: { id } })).json().order.refunds,
    balance: () => balanceOf(db, member.id),
    told: () =>
      vi
        .mocked(log.error)
        .mock.calls.filter(([of]: unknown[]) => (of as { order?: string }).order === id)
        .map(([, text]: unknown[]) => text),
  };
}

async function paid() {
  const order = await ordered();
  await order.pay();
  return order;
}

/** Withdrawn, and asked for; PAY. has not paid it: its sum has nothing of it. */
async function unpaid() {
  const order = await paid();
  await order.withdraw();
  order.atPay.refunded = 0;
  vi.spyOn(log, 'error').mockClear();
  return order;
}

async function sweepFor(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    app.clock.advance(DAY_MS);
    await resumeRefunds(app.services);
  }
}

describe('that a refund has failed', () => {
  test('[M11] said by a member while PAY. is asked for it: no credits beside the money', async () => {
    const { member, withdraw, storno, refunds, balance, atPay, reference } = await paid();
    const reached = Promise.withResolvers<void>();
    const open = Promise.withResolvers<void>();
    gate = { reached: reached.resolve, open: open.promise };
    const letThrough = () => {
      gate = null;
      open.resolve();
    };
    onTestFinished(letThrough);
    const withdrawing = withdraw();
    await reached.promise;
    expect((await storno()).statusCode).toBe(200);
    expect(await balance()).toBe(0);
    const spent = await db.transaction((tx) =>
      spend(app.services, tx, member.id, { kind: 'message', reference: 'x', amount: 1 }),
    );
    expect(spent).toBeNull();
    letThrough();
    expect((await withdrawing).statusCode).toBe(201);
    await exchange(`action=refund:received&order_id=${reference}`);
    expect(await refunds()).toMatchObject([
      { kind: 'withdrawal', status: 'completed', credits: 100, amount: 1635 },
    ]);
    expect([atPay.refunded, await balance()]).toEqual([1635, 0]);
  });

  test('[M11] said of one that PAY. pays on the next working day: neither credits nor a second withdrawal', async () => {
    const { withdraw, storno, refunds, balance, atPay, told } = await unpaid();
    for (let day = 0; day < 4; day += 1) {
      await storno();
      await sweepFor(1);
    }
    expect([(await withdraw()).json().code, await balance()]).toEqual(['withdrawal_done', 0]);
    atPay.refunded = 1635;
    await sweepFor(5);
    expect(await refunds()).toMatchObject([{ kind: 'withdrawal', status: 'completed' }]);
    expect(await balance()).toBe(0);
    expect(told()).toEqual(['refund is said to have failed']);
  });

  test('[M11] and that its sum has not shown for a week: the credits are back, and a mail says so', async () => {
    const { member, storno, refunds, balance, told } = await unpaid();
    await sweepFor(8);
    expect(await refunds()).toMatchObject([{ status: 'pending' }]);
    for (let time = 0; time < 3; time += 1) await storno();
    await sweepFor(6);
    expect(await refunds()).toMatchObject([{ status: 'pending' }]);
    expect(told()).toEqual(['refund is said to have failed']);
    await sweepFor(1);
    expect(await refunds()).toMatchObject([{ kind: 'withdrawal', status: 'failed' }]);
    expect(await balance()).toBe(100);
    await app.jobs.runAll();
    expect(app.mails.filter(({ to }) => to === member.email).at(-1)?.subject).toBe(
      'Your refund could not be paid',
    );
  });

  test('[M11] and that is paid after all, later than a week: the credits go again, and a person is told', async () => {
    const { storno, refunds, balance, atPay, reference, told } = await unpaid();
    await storno();
    await sweepFor(8);
    expect(await balance()).toBe(100);
    atPay.refunded = 1635;
    await exchange(`action=refund:send&order_id=${reference}`);
    expect(await refunds()).toMatchObject([
      { kind: 'withdrawal', status: 'failed' },
      { kind: 'refund', status: 'completed', credits: 100, amount: 1635 },
    ]);
    expect(await balance()).toBe(0);
    expect(told()).toEqual(['refund is said to have failed', 'a refund that had failed was paid']);
  });

  test('[M11] after its sum had it: a person is told, once', async () => {
    const { withdraw, storno, refunds, balance, atPay, reference, told } = await paid();
    await withdraw();
    await exchange(`action=refund:add&order_id=${reference}`);
    vi.spyOn(log, 'error').mockClear();
    app.clock.advance(3 * DAY_MS);
    await storno();
    expect(told()).toEqual([]);
    atPay.refunded = 0;
    for (let time = 0; time < 2; time += 1) await storno();
    expect(told()).toEqual(['a refund that was paid came back']);
    expect([await refunds(), await balance()]).toMatchObject([[{ status: 'completed' }], 0]);
  });

  test('[M11] of a member who was erased: nobody is written to or premium, the books are right, and a person is told', async () => {
    const { member, erase, storno, told } = await unpaid();
    await storno();
    await erase();
    const mails = app.mails.length;
    await resumeRefunds(app.services);
    await app.jobs.runAll();
    expect(app.mails.slice(mails)).toEqual([]);
    expect(await db.select().from(mailQueue).where(eq(mailQueue.memberId, member.id))).toEqual([]);
    expect((await findMember(db, member.id))?.paidUser).toBe(false);
    expect(told().at(-1)).toBe('refund of an erased member failed');
    expect((await verifyLedger(db)).isSound).toBe(true);
  });
});

test('[M02] that an order is paid whose member was erased makes nobody premium, and a person is told', async () => {
  const { member, erase, pay: payLate, told } = await ordered();
  await erase();
  vi.spyOn(log, 'error').mockClear();
  expect((await payLate()).statusCode).toBe(200);
  expect((await findMember(db, member.id))?.paidUser).toBe(false);
  expect(told()).toEqual(['an erased member has paid']);
  expect((await verifyLedger(db)).isSound).toBe(true);
});

test('[M02] calls without number ask PAY. a few times a minute; what its own call would have told is asked for later', async () => {
  const { reference, balance } = await paid();
  const asked = () => pay.requests.filter(({ path }) => path.includes(reference)).length;
  const before = asked();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => exchange(`order_id=${reference}`)),
  );
  expect(asked() - before).toBeLessThanOrEqual(2 * LIMITS.webhookByOrder.points);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 503]));
  pay.setStatus(reference, -71, 'CHARGEBACK');
  expect((await exchange(`action=chargeback&order_id=${reference}`)).statusCode).toBe(503);
  expect(await balance()).toBe(100);
  app.clock.advance(60_000);
  const flooded = asked();
  await app.jobs.runAll();
  expect(asked() - flooded).toBe(2);
  expect(await balance()).toBe(0);
});
