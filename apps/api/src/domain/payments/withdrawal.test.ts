import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Schemas } from '@velours/openapi/types';
import { ledgerEntries, ledgerTransactions, orders, refunds } from '../../db/schema.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { createTestApp } from '../../testing/app.ts';
import { eventsDuring } from '../../testing/events.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { ORDER, bankOf, pay, paymentOf } from '../../testing/orders.ts';
import { balanceOf, grant, spend } from '../credits/ledger.ts';
import { verifyLedger } from '../credits/verify.ts';

describe('withdrawing from an order', async () => {
  const app = await createTestApp({ max: 20 });
  const { db } = app.services;

  /** A member who has bought 100 credits for 16.35 and used some. */
  async function bought({
    used = 0,
    gifts = 0,
    language = 'en',
  }: { used?: number; gifts?: number; language?: Schemas['Language'] } = {}) {
    const member = await makeMember(app.services, { signupDate: new Date(0), language });
    const client = await clientOf(app, member);
    const { order } = (await client.post('order.php', ORDER)).json();
    await pay(app, order.id);
    await db.transaction(async (tx) => {
      const reference = app.services.newId();
      await spend(app.services, tx, member.id, { kind: 'message', reference, amount: used });
      await grant(app.services, tx, member.id, { kind: 'photo', reference, amount: gifts });
    });
    const id = order.id as string;
    const preview = () => client.get('withdrawal.php', { query: { order: id } });
    const withdraw = (amount: number, key?: string) =>
      client.post('withdrawal.php', { order: id, amount }, key === undefined ? {} : { key });
    const read = async () => (await client.get('order.php', { query: { id } })).json().order;
    return { member, client, id, preview, withdraw, read };
  }

  const entriesOf = async (memberId: string, kind: string) => {
    const rows = await db
      .select({ account: ledgerEntries.account, amount: ledgerEntries.amount })
      .from(ledgerEntries)
      .innerJoin(
        ledgerTransactions,
        and(
          eq(ledgerTransactions.memberId, ledgerEntries.memberId),
          eq(ledgerTransactions.id, ledgerEntries.transactionId),
        ),
      )
      .where(and(eq(ledgerEntries.memberId, memberId), eq(ledgerTransactions.kind, kind)));
    return rows.toSorted((a, b) => a.amount - b.amount);
  };

  test('[M10] a paid order has a receipt: number, seller as it was, VAT; the next of the company has the next number', async () => {
    const first = await (await bought()).read();
    const second = await (await bought()).read();
    expect(first.receipt).toEqual({
      number: expect.stringMatching(/^2026-\d{6}$/),
      issued_at: first.ended_at,
      seller: {
        name: 'Velours Demo B.V.',
        address: 'Voorbeeldstraat 1',
        zip: '1000 AA',
        city: 'Amsterdam',
        country: 'NL',
        kvk: '00000000',
        vat_number: 'NL000000000B01',
      },
      vat_lines: [{ percentage: 21, net: 1351, vat: 284, gross: 1635 }],
    });
    const numberOf = (order: { receipt: { number: string } }) =>
      Number(order.receipt.number.slice(5));
    expect(numberOf(second)).toBe(numberOf(first) + 1);
  });

  test('[M11] what comes back is shown in lines that sum to it, and stands on the order', async () => {
    const { id, preview, read } = await bought({ used: 30 });
    const { withdrawal } = (await preview()).json();
    expect(withdrawal).toMatchObject({
      order: id,
      currency: 'EUR',
      lines: [
        { kind: 'paid', amount: 1635, credits: 100 },
        { kind: 'used', amount: -490, credits: 30 },
      ],
      amount: 1145,
      credits: 70,
      vat: { percentage: 21, amount: 199 },
    });
    const order = await read();
    expect(order.withdrawal).toEqual({
      state: 'open',
      until: withdrawal.until,
      unused_credits: 70,
      amount: 1145,
    });
    expect(order.refunds).toEqual([]);
  });

  test('[M11] gifts count as used first: one more of them does not lower what comes back', async () => {
    const { preview } = await bought({ used: 30, gifts: 20 });
    expect((await preview()).json().withdrawal).toMatchObject({ credits: 90, amount: 1472 });
  });

  test('[B05] withdrawn: credits are taken back, the money goes, and the tabs are told; the order stays completed', async () => {
    const { member, id, withdraw, read } = await bought({ used: 30 });
    const events = await eventsDuring(app.services, member.id, async () => {
      const answer = await withdraw(1145);
      expect(answer.statusCode).toBe(201);
      expect(answer.json().order).toMatchObject({
        status: 'completed',
        withdrawal: { state: 'withdrawn', unused_credits: 0, amount: null },
        refunds: [{ kind: 'withdrawal', status: 'completed', credits: 70, amount: 1145 }],
      });
    });
    expect(events).toEqual([
      { type: 'order', id, status: 'completed' },
      { type: 'user' },
      { type: 'order', id, status: 'completed' },
    ]);
    expect(await balanceOf(db, member.id)).toBe(0);
    expect(await entriesOf(member.id, 'withdrawal')).toEqual([
      { account: 'wallet', amount: -70 },
      { account: 'withdrawal', amount: 70 },
    ]);
    const payment = await paymentOf(app, id);
    expect(await bankOf(app).reversals.of(payment)).toMatchObject([
      { kind: 'refund', status: 'completed', amount: 1145 },
    ]);
    expect((await read()).refunds[0].ended_at).not.toBeNull();
  });

  test.each<[Schemas['Language'], string, string, string, RegExp]>([
    ['en', 'Confirmation of your purchase', '€16.35', '100 credits', / at \d\d:\d\d UTC/],
    ['de', 'Bestätigung deines Kaufs', '16,35 €', '100 Credits', / um \d\d:\d\d UTC/],
    ['pl', 'Potwierdzenie zakupu', '16,35 €', '100 nowych kredytów', / \d\d:\d\d UTC/],
  ])(
    '[M11] a purchase is confirmed by mail (%s): what, of whom, for how much, and until when it can be withdrawn from',
    async (language, subject, amount, credits, time) => {
      const { member, read } = await bought({ language });
      await app.jobs.runAll();
      const mail = app.mails.findLast(({ to }) => to === member.email);
      expect(mail?.subject).toBe(subject);
      const text = mail?.text.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
      const order = await read();
      const { seller } = order.receipt;
      const lastDay = new Date(Date.parse(order.withdrawal.until) - 1).getUTCDate();
      for (const part of [
        amount,
        credits,
        order.payment_id,
        `${seller.name}, ${seller.address}, ${seller.zip} ${seller.city}`,
        ` ${lastDay}`,
        `/transactions/${order.id}`,
      ])
        expect(text).toContain(part);
      expect(text).toMatch(time);
    },
  );

  test.each([
    ['en', 'Confirmation of your withdrawal', '€11.45', '70 unused credits'],
    ['nl', 'Bevestiging van je herroeping', '€ 11,45', '70 ongebruikte credits'],
    ['pl', 'Potwierdzenie odstąpienia od zakupu', '11,45 €', '70 niewykorzystanych kredytów'],
  ])(
    '[B05] it is confirmed by mail (%s): what, when and how much',
    async (language, subject, amount, credits) => {
      const { member, client, withdraw, read } = await bought({ used: 30 });
      await client.put('user.php', { language });
      await withdraw(1145);
      await app.jobs.runAll();
      const mail = app.mails.findLast(({ to }) => to === member.email);
      expect(mail?.subject).toBe(subject);
      const text = mail?.text.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
      const order = await read();
      for (const part of [
        amount,
        credits,
        order.payment_id,
        `/transactions/${order.id}`,
        '2026',
        'UTC',
      ])
        expect(text).toContain(part);
      expect(mail?.html).toContain(order.payment_id);
    },
  );

  test('[M11] the amount on the button counts: another one is told, and nothing happens', async () => {
    const { member, withdraw } = await bought({ used: 30 });
    const answer = await withdraw(1635);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'amount_changed', params: { amount: 1145 } },
    ]);
    expect(await balanceOf(db, member.id)).toBe(70);
  });

  test('[M11] the same key again is answered with the same order as it stands then; another key with 409', async () => {
    const { member, withdraw } = await bought();
    const key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => withdraw(1635, key)));
    for (const { statusCode } of answers) expect([201, 409]).toContain(statusCode);
    expect((await withdraw(1635, key)).headers['idempotency-replayed']).toBe('true');
    const other = await withdraw(1635);
    expect([other.statusCode, other.json().code]).toEqual([409, 'withdrawal_done']);
    const rows = await db.select().from(refunds).where(eq(refunds.memberId, member.id));
    expect(rows).toHaveLength(1);
  });

  test('[M11] an order whose refund the bank refused a hundred times shows what moved money and the last refusals', async () => {
    const { member, withdraw, read } = await bought();
    await withdraw(1635);
    const at = app.clock();
    const [withdrawn] = await db.select().from(refunds).where(eq(refunds.memberId, member.id));
    const refusal = (number: number) => ({
      ...withdrawn!,
      id: app.services.newId(),
      status: 'failed' as const,
      providerReference: null,
      createdAt: new Date(at + number),
    });
    await db.insert(refunds).values(Array.from({ length: 120 }, (_, number) => refusal(number)));
    const shown: { status: string; created_at: string }[] = (await read()).refunds;
    expect(shown).toHaveLength(100);
    expect(shown.filter(({ status }) => status !== 'failed')).toHaveLength(1);
    expect(shown.at(-1)?.created_at).toBe(new Date(at + 119).toISOString());
  });

  test('[M11] two tabs at once withdraw once', async () => {
    const { member, withdraw } = await bought();
    const answers = await Promise.all([withdraw(1635), withdraw(1635)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      201, 409,
    ]);
    expect(await balanceOf(db, member.id)).toBe(0);
  });

  test('[M11] a message sent in the same moment: both or the new amount, and the wallet is never below zero', async () => {
    const { member, withdraw } = await bought();
    const { services } = app;
    const [answer] = await Promise.all([
      withdraw(1635),
      db.transaction((tx) =>
        spend(services, tx, member.id, { kind: 'message', reference: 'now', amount: 10 }),
      ),
    ]);
    const expected = answer.statusCode === 201 ? 0 : 90;
    expect(await balanceOf(db, member.id)).toBe(expected);
  });

  test('[M11] in the last second of the last day it can be done, and not after it', async () => {
    const { id, preview, withdraw, read } = await bought();
    const until = new Date((await read()).withdrawal.until).getTime();
    expect(until - app.clock()).toBeGreaterThan(14 * DAY_MS);
    app.clock.advance(until - app.clock() - 1000);
    expect((await preview()).statusCode).toBe(200);
    app.clock.advance(1000);
    for (const answer of [await preview(), await withdraw(1635)])
      expect([answer.statusCode, answer.json().code]).toEqual([410, 'withdrawal_over']);
    expect((await read()).withdrawal).toMatchObject({ state: 'over', amount: null });
    const [row] = await db.select().from(orders).where(eq(orders.id, id));
    expect(row?.status).toBe('completed');
  });

  test('[M11] nothing comes back of what is used up, not paid or somebody else’s', async () => {
    const { preview, read } = await bought({ used: 100 });
    expect((await preview()).json().code).toBe('withdrawal_nothing');
    expect((await read()).withdrawal.state).toBe('nothing');
    const { client } = await bought();
    const waiting = (await client.post('order.php', ORDER)).json().order;
    expect(waiting).toMatchObject({ withdrawal: null, refunds: [], receipt: null });
    const query = { order: waiting.id };
    expect((await client.get('withdrawal.php', { query })).json().code).toBe('withdrawal_nothing');
    const theirs = await bought();
    const answer = await client.get('withdrawal.php', { query: { order: theirs.id } });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'order_not_found']);
  });

  test('[M03] premium ends where no purchase is left, and only there', async () => {
    const whole = await bought();
    const part = await bought({ used: 1 });
    const two = await bought();
    const second = (await two.client.post('order.php', ORDER)).json().order;
    await pay(app, second.id);
    await whole.withdraw(1635);
    await part.withdraw(1619);
    await two.withdraw(1635);
    const isPremium = async ({ client }: typeof whole) =>
      (await client.get('user.php')).json().user.paid_user;
    expect([await isPremium(whole), await isPremium(part), await isPremium(two)]).toEqual([
      false,
      true,
      true,
    ]);
    await two.client.post('withdrawal.php', { order: second.id, amount: 1635 });
    expect(await isPremium(two)).toBe(false);
  });

  test('ledger:verify finds the books sound after all of this', async () => {
    expect((await verifyLedger(db)).lines.slice(1)).toEqual([]);
  });
});
