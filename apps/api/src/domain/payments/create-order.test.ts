import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  discountCodes,
  discountRedemptions,
  orders,
  sandboxPayments,
  savedMethods,
} from '../../db/schema.ts';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { ORDER, bankOf, paymentOf, statusOf, tell } from '../../testing/orders.ts';
import { PaymentRefused } from '../../ports/payments/payment-port.ts';
import { balanceOf } from '../credits/ledger.ts';
import { resumeUnanswered } from './unanswered.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ max: 30 });
});

const SECOND = 1000;
const BONUS = { ...ORDER, discount_code: 'TIMEBONUS25', total: 1235 };

type Values = Parameters<typeof makeMember>[1];

async function buyer(values: Values = {}) {
  const member = await makeMember(app.services, values);
  return { member, client: await clientOf(app, member) };
}

/** A member who signed up so many seconds ago. */
const newcomer = (secondsAgo: number, values: Values = {}) =>
  buyer({ signupDate: new Date(app.clock() - secondsAgo * SECOND), ...values });

async function refused(client: Client, body: object) {
  const response = await client.post('order.php', body);
  const { code, params, errors } = response.json();
  return { status: response.statusCode, code, params, errors };
}

async function ordersOf(memberId: string) {
  return app.services.db.select().from(orders).where(eq(orders.memberId, memberId));
}

describe('what can be bought', () => {
  test('[M01] packages, methods with their costs and VAT follow from the member’s country', async () => {
    const { client } = await buyer({ signupDate: new Date(0) });
    expect((await client.get('paymentoptions.php')).json()).toMatchObject({
      country: 'NL',
      currency: 'EUR',
      packages: [
        { id: 'p0', credits: 50, price: 875, discount: null, discounted_price: 875 },
        { id: 'p1', credits: 100, price: 1600 },
        { id: 'p2', credits: 250, price: 3750 },
        { id: 'p3', credits: 1000, price: 12_500 },
      ],
      saved_methods: [],
      discount: null,
      vat_percentage: 21,
      server_time: new Date(app.clock()).toISOString(),
    });
    const polish = await buyer({ country: 'PL', signupDate: new Date(0) });
    const options = (await polish.client.get('paymentoptions.php')).json();
    expect(options).toMatchObject({ country: 'PL', currency: 'PLN', vat_percentage: 23 });
    expect(options.methods.map(({ id }: { id: string }) => id)).toEqual([
      'przelewy24',
      'card',
      'paypal',
    ]);
  });

  test('[M09] prices are worked out with one discount: the entered code, else the time bonus', async () => {
    await code('FIFTY', { percentage: 50 });
    const { client } = await newcomer(60);
    const bonus = (await client.get('paymentoptions.php')).json();
    expect(bonus.discount.code).toBe('TIMEBONUS25');
    expect(bonus.packages[1]).toMatchObject({
      price: 1600,
      discount: { code: 'TIMEBONUS25', percentage: 25, amount: 400 },
      discounted_price: 1200,
    });
    const entered = await client.get('paymentoptions.php', { query: { discount_code: 'fifty' } });
    expect(entered.json().discount.code).toBe('FIFTY');
    expect(entered.json().packages[1].discounted_price).toBe(800);
    const unknown = await client.get('paymentoptions.php', { query: { discount_code: 'NOPE' } });
    expect(unknown.json().discount.code).toBe('TIMEBONUS25');
  });

  test('[M09] a code for orders from exactly the price of a package on is shown as the quote grants it', async () => {
    await code('NINE80', { currency: 'USD', minimumOrderValue: 980 });
    const { client } = await buyer({
      country: 'US',
      countryregion: null,
      signupDate: new Date(0),
    });
    const query = { discount_code: 'NINE80' };
    const { packages } = (await client.get('paymentoptions.php', { query })).json();
    const quote = await client.get('quote.php', {
      query: { ...query, package: 'p0', method: 'card' },
    });
    expect(packages[0]).toMatchObject({ id: 'p0', price: 980, discounted_price: 882 });
    expect(quote.json().total).toBe(882);
  });
});

/** Puts a code on sale; it holds for a day unless said. */
async function code(name: string, values: Partial<typeof discountCodes.$inferInsert> = {}) {
  await app.services.db
    .insert(discountCodes)
    .values({
      code: name,
      percentage: 10,
      expiresAt: new Date(app.clock() + 86_400 * SECOND),
      createdAt: new Date(app.clock()),
      ...values,
    })
    .onConflictDoNothing();
}

describe('an order', () => {
  test('[M02] is pending at the price on the button, with the address of the bank', async () => {
    const { client } = await buyer({ signupDate: new Date(0) });
    const response = await client.post('order.php', ORDER);
    expect(response.statusCode).toBe(201);
    const { order } = response.json();
    const payment = await paymentOf(app, order.id);
    expect(order).toMatchObject({
      status: 'pending',
      package: 'p1',
      credits: 100,
      currency: 'EUR',
      total: 1635,
      transaction_costs: 35,
      vat: { percentage: 21, amount: 284 },
      method: 'ideal',
      method_name: 'iDEAL',
      redirect_url: `http://localhost:3000/__dev/pay/${payment.id}`,
      ended_at: null,
    });
    expect(order.payment_id).toMatch(/^VEL-2026-[0-9A-Z]{8}$/);
    expect(payment).toMatchObject({
      amount: 1635,
      currency: 'EUR',
      description: order.payment_id,
      returnUrl: `http://localhost:3000/credits/return?order=${order.id}`,
    });
    expect((await client.get('order.php', { query: { id: order.id } })).json()).toEqual({ order });
  });

  test.each([
    ['a cent less', 1634],
    ['a cent more', 1636],
    ['nothing', 0],
  ])('is refused at %s than the price, and told the price', async (_what, total) => {
    const { client, member } = await buyer();
    expect(await refused(client, { ...ORDER, total })).toMatchObject({
      status: 409,
      code: 'price_changed',
      params: { total: 1635 },
    });
    expect(await ordersOf(member.id)).toEqual([]);
  });

  test('needs the consent that delivery begins at once, and a method of the country', async () => {
    const { client } = await buyer();
    // The same number, agreed to in another currency.
    expect(await refused(client, { ...ORDER, currency: 'SEK' })).toMatchObject({
      status: 409,
      code: 'price_changed',
      params: { total: ORDER.total },
    });
    expect(await refused(client, { ...ORDER, withdrawal_consent: false })).toMatchObject({
      status: 422,
      errors: [{ field: 'withdrawal_consent', code: 'required' }],
    });
    expect(
      await refused(client, { ...ORDER, withdrawal_consent: false, method: '' }),
    ).toMatchObject({
      status: 422,
      errors: [
        { field: 'method', code: 'too_short' },
        { field: 'withdrawal_consent', code: 'required' },
      ],
    });
    expect(await refused(client, { ...ORDER, method: 'bancontact' })).toMatchObject({
      status: 422,
      errors: [{ field: 'method', code: 'invalid' }],
    });
  });

  test('[M01] is refused at its method below and above what the provider takes by it, and taken at both ends', async () => {
    const bounded = await createTestApp({ database: app.services.database });
    const bank = bankOf(bounded);
    const { member } = await buyer({ signupDate: new Date(0) });
    const client = await clientOf(bounded, member);
    const invalid = [{ field: 'method', code: 'invalid' }];
    for (const [minimum, maximum, status, errors] of [
      [1636, null, 422, invalid],
      [null, 1634, 422, invalid],
      [1635, 1635, 201, undefined],
    ] as const) {
      bank.methods = async () => [{ id: 'ideal', canSave: false, minimum, maximum }];
      const answer = await client.post('order.php', ORDER);
      expect([answer.statusCode, answer.json().errors]).toEqual([status, errors]);
      const query = { package: 'p1', method: 'ideal' };
      const quote = await client.get('quote.php', { query });
      expect([quote.statusCode, quote.json().errors]).toEqual([errors ? 422 : 200, errors]);
      // Before a method is chosen nothing is known against it.
      const open = await client.get('quote.php', { query: { package: 'p1' } });
      expect(open.json().total).toBe(1600);
    }
    expect(await ordersOf(member.id)).toHaveLength(1);
  });

  test('[M01] holds nobody up while the provider is slow to say what it takes', async () => {
    const narrow = await createTestApp({ max: 2 });
    const bank = bankOf(narrow);
    const methods = await bank.methods();
    const open = Promise.withResolvers<void>();
    const buyers = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const member = await makeMember(narrow.services, { signupDate: new Date(0) });
        return clientOf(narrow, member);
      }),
    );
    const asked = vi.spyOn(bank, 'methods').mockImplementation(async () => {
      await open.promise;
      return methods;
    });
    const ordering = buyers.map((client) => client.post('order.php', ORDER));
    await expect.poll(() => asked.mock.calls.length).toBe(4);
    const { pool } = narrow.services.database;
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
    expect((await buyers[0]!.get('user.php')).statusCode).toBe(200);
    open.resolve();
    const statuses = (await Promise.all(ordering)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([201, 201, 201, 201]);
  });

  test('[B03] that was made is answered again while the provider says nothing', async () => {
    const silent = await createTestApp({ database: app.services.database });
    const { member } = await buyer();
    const client = await clientOf(silent, member);
    const key = randomUUID();
    const { order } = (await client.post('order.php', ORDER, { key })).json();
    vi.spyOn(bankOf(silent), 'methods').mockRejectedValue(new Error('timeout'));
    const again = await client.post('order.php', ORDER, { key });
    expect([again.statusCode, again.json().order.id]).toEqual([201, order.id]);
    expect((await client.post('order.php', ORDER)).statusCode).toBe(503);
  });

  test('[B03] the same key a hundred times at once is one order and one payment; another payload is refused', async () => {
    const { client, member } = await buyer();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => client.post('order.php', ORDER, { key })),
    );
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    expect([...statuses].filter((status) => status !== 201 && status !== 409)).toEqual([]);
    const made = answers.filter(({ statusCode }) => statusCode === 201);
    expect(new Set(made.map((answer) => answer.json().order.id)).size).toBe(1);
    expect(await ordersOf(member.id)).toHaveLength(1);
    const [books] = await app.services.db
      .select({ number: count() })
      .from(sandboxPayments)
      .where(eq(sandboxPayments.id, (await paymentOf(app, made[0]?.json().order.id)).id));
    expect(books?.number).toBe(1);
    const other = await client.post(
      'order.php',
      { ...ORDER, method: 'card', total: 1600 },
      { key },
    );
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
  });

  test('a key sent again is answered with the order as it stands then', async () => {
    const { client } = await buyer();
    const key = randomUUID();
    const { order } = (await client.post('order.php', ORDER, { key })).json();
    await tell(app, order.id, 'completed');
    const again = await client.post('order.php', ORDER, { key });
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.json().order).toMatchObject({ id: order.id, status: 'completed' });
  });

  test('is nobody else’s to see', async () => {
    const { client } = await buyer();
    const { order } = (await client.post('order.php', ORDER)).json();
    const other = await buyer();
    const seen = await other.client.get('order.php', { query: { id: order.id } });
    expect([seen.statusCode, seen.json().code]).toEqual([404, 'order_not_found']);
    expect((await other.client.get('orders.php')).json().orders).toEqual([]);
  });

  test('[M10] stands in the list of the member, newest first, page by page, with sums of what was paid', async () => {
    const { client } = await buyer();
    const ids: string[] = [];
    for (const status of ['completed', 'failed', 'completed'] as const) {
      const { order } = (await client.post('order.php', ORDER)).json();
      await tell(app, order.id, status);
      ids.unshift(order.id);
    }
    const first = (await client.get('orders.php', { query: { limit: '2' } })).json();
    expect(first.orders.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2));
    expect(first).toMatchObject({
      has_more: true,
      totals: { credits: 200, amounts: [{ currency: 'EUR', amount: 3270 }] },
    });
    const rest = (await client.get('orders.php', { query: { before: ids[1] ?? '' } })).json();
    expect(rest.orders.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2));
    expect(rest.has_more).toBe(false);
  });
});

/** Its last second: discounts/deadline.test.ts. */
describe('the time bonus', () => {
  test('[M07] is not for a member who has paid, and for one order only', async () => {
    const paid = await newcomer(60, { paidUser: true });
    expect(await refused(paid.client, BONUS)).toMatchObject({ code: 'discount_member' });
    const { client, member } = await newcomer(60);
    const { order } = (await client.post('order.php', BONUS)).json();
    await tell(app, order.id, 'completed');
    expect(await refused(client, BONUS)).toMatchObject({
      status: 409,
      code: 'discount_used',
      params: { total: 1635 },
    });
    const used = await app.services.db
      .select()
      .from(discountRedemptions)
      .where(eq(discountRedemptions.memberId, member.id));
    expect(used).toMatchObject([{ code: 'TIMEBONUS25', orderId: order.id }]);
  });

  test('[M07] in two tabs at once it is for the later order: the other is cancelled, at the bank too', async () => {
    const { client, member } = await newcomer(60);
    const both = await Promise.all([
      client.post('order.php', BONUS),
      client.post('order.php', BONUS),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const rows = await ordersOf(member.id);
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'pending']);
    await app.jobs.runAll();
    const cancelled = rows.find(({ status }) => status === 'cancelled');
    expect((await paymentOf(app, cancelled?.id ?? '')).status).toBe('cancelled');
  });

  test('[M07] of the discounts for new members one is used: an order with the other cancels the first, at the bank too', async () => {
    const both = await createTestApp({
      settings: { welcome_discount: { percentage: 25, valid_seconds: 604_800 } },
    });
    const member = await makeMember(both.services, { signupDate: new Date(both.clock()) });
    const client = await clientOf(both, member);
    const orderWith = async (code: string) =>
      (await client.post('order.php', { ...BONUS, discount_code: code })).json().order.id as string;
    const first = await orderWith('TIMEBONUS25');
    const second = await orderWith('WELCOME25');
    await both.jobs.runAll();
    expect(await statusOf(both, first)).toBe('cancelled');
    expect((await paymentOf(both, first)).status).toBe('cancelled');
    await tell(both, second, 'completed');
    expect(await statusOf(both, second)).toBe('completed');
    // Paid at the bank all the same: money that arrived is delivered.
    await tell(both, first, 'completed');
    expect(await statusOf(both, first)).toBe('completed');
    expect(await balanceOf(both.services.db, member.id)).toBe(200);
  });

  test('[M07] paid with one discount for new members, an order that waits with the other is cancelled', async () => {
    const both = await createTestApp({
      settings: { welcome_discount: { percentage: 25, valid_seconds: 604_800 } },
    });
    const member = await makeMember(both.services, { signupDate: new Date(both.clock()) });
    const client = await clientOf(both, member);
    // As they were ordered until one cancelled the other.
    const waitingWith = async (discountCode: string) => {
      const { id } = (await client.post('order.php', ORDER)).json().order;
      const values = { discountCode, discountPercentage: 25 };
      await both.services.db.update(orders).set(values).where(eq(orders.id, id));
      return id as string;
    };
    const [one, other] = [await waitingWith('TIMEBONUS25'), await waitingWith('WELCOME25')];
    await tell(both, one, 'completed');
    expect([await statusOf(both, one), await statusOf(both, other)]).toEqual([
      'completed',
      'cancelled',
    ]);
  });

  test('[M07] [M02] paid at the bank, which told nobody, and ordered with again: the paid order counts', async () => {
    const { client, member } = await newcomer(60);
    const { order: paid } = (await client.post('order.php', BONUS)).json();
    await bankOf(app).decide((await paymentOf(app, paid.id)).id, 'silent');
    const { order: again } = (await client.post('order.php', BONUS)).json();
    await app.jobs.runAll();
    expect(await statusOf(app, paid.id)).toBe('completed');
    expect(await statusOf(app, again.id)).toBe('cancelled');
    expect(await balanceOf(app.services.db, member.id)).toBe(100);
  });
});

describe('an entered code', () => {
  test('[M06] is read without regard to case and spaces, and taken off', async () => {
    await code('AUTUMN-10');
    const { client } = await buyer({ signupDate: new Date(0) });
    const body = { ...ORDER, discount_code: ' autumn-10 ', total: 1475 };
    const { order } = (await client.post('order.php', body)).json();
    expect(order).toMatchObject({ discount_code: 'AUTUMN-10', total: 1475 });
  });

  test.each([
    ['is unknown', {}, 'discount_not_found', 404],
    ['is disabled', { status: 'disabled' }, 'discount_not_found', 404],
    ['is over', { expiresAt: new Date('2026-11-21T12:00:00Z') }, 'discount_expired', 410],
    ['is for another country', { country: 'BE' }, 'discount_country', 422],
    ['is another member’s', { memberId: randomUUID() }, 'discount_member', 422],
    ['is for another method', { methods: ['card'] }, 'discount_method', 422],
    ['asks for more', { currency: 'EUR', minimumOrderValue: 1601 }, 'discount_minimum', 422],
    ['is in another currency', { currency: 'CHF', minimumOrderValue: 1 }, 'discount_country', 422],
  ] as const)('[M06] that %s is refused and says why', async (what, values, refusal, status) => {
    const name = what.toUpperCase().replaceAll(/[^A-Z]/g, '-');
    if (what !== 'is unknown')
      await code(name, { ...values, methods: [...('methods' in values ? values.methods : [])] });
    const { client } = await buyer({ signupDate: new Date(0) });
    const body = { ...ORDER, discount_code: name };
    expect(await refused(client, body)).toMatchObject({
      status,
      code: refusal,
      params: { total: 1635 },
    });
    const asked = await client.get('discountcode.php', {
      query: { code: name, package: 'p1', method: 'ideal' },
    });
    expect([asked.statusCode, asked.json().code]).toEqual([status, refusal]);
  });

  test('[M06] of a least order value holds from exactly that value on', async () => {
    await code('SIXTEEN', { currency: 'EUR', minimumOrderValue: 1600 });
    const { client } = await buyer();
    const query = { code: 'SIXTEEN', package: 'p1' };
    expect((await client.get('discountcode.php', { query })).json()).toMatchObject({
      code: 'SIXTEEN',
      minimum_order_value: 16,
      currency: 'EUR',
    });
    const small = await client.get('discountcode.php', { query: { ...query, package: 'p0' } });
    expect(small.json()).toMatchObject({
      code: 'discount_minimum',
      params: { minimum_order_value: 1600 },
    });
  });
});

describe('a provider', () => {
  test('[M02] that refuses the payment ends the order as failed', async () => {
    const refusing = await createTestApp({ database: app.services.database });
    bankOf(refusing).create = async () => {
      throw new PaymentRefused('no');
    };
    const { member } = await buyer();
    const client = await clientOf(refusing, member);
    const { order } = (await client.post('order.php', ORDER)).json();
    expect(order.status).toBe('failed');
  });

  test('[M02] that does not answer leaves the order pending, and is asked again by a job', async () => {
    const silent = await createTestApp({ database: app.services.database });
    const bank = bankOf(silent);
    const { create } = bank;
    bank.create = async () => {
      throw new Error('timeout');
    };
    const { member } = await buyer();
    const client = await clientOf(silent, member);
    const { order } = (await client.post('order.php', ORDER)).json();
    expect(order).toMatchObject({ status: 'pending', redirect_url: null });
    bank.create = create;
    silent.clock.advance(30_000);
    await silent.jobs.runAll();
    const later = await client.get('order.php', { query: { id: order.id } });
    expect(later.json().order.redirect_url).toContain('/__dev/pay/');
  });
});

describe('an order whose start is not answered', () => {
  const HOUR = 3600 * SECOND;

  /** A process over the same data whose bank does not answer; `resume` is what the sweep does an hour later. */
  async function unanswered(values: Values = {}) {
    const silent = await createTestApp({ database: app.services.database });
    const bank = bankOf(silent);
    const create = vi.spyOn(bank, 'create').mockRejectedValue(new Error('timeout'));
    const { member } = await buyer({ signupDate: new Date(0), ...values });
    const client = await clientOf(silent, member);
    const { order } = (await client.post('order.php', ORDER)).json();
    await silent.jobs.forget(silent.services.db, order.id);
    const resume = async (ms = HOUR) => {
      silent.clock.advance(ms);
      await resumeUnanswered(silent.services);
      await silent.jobs.runAll().catch(() => undefined);
    };
    return { silent, create, member, client, id: order.id as string, resume };
  }

  test('[M02] is started again for a day, also when its job has given up', async () => {
    const { silent, create, client, id, resume } = await unanswered();
    await resume(9 * 60 * SECOND);
    expect(create).toHaveBeenCalledTimes(1);
    await resume();
    expect(create).toHaveBeenCalledTimes(2);
    create.mockRestore();
    await resume();
    const { order } = (await client.get('order.php', { query: { id } })).json();
    expect(order).toMatchObject({ status: 'pending' });
    expect(order.redirect_url).toContain('/__dev/pay/');
    await tell(silent, id, 'completed');
    expect(await statusOf(silent, id)).toBe('completed');
  });

  test('[M02] is cancelled after a day; money that arrives later counts', async () => {
    const { silent, create, member, id, resume } = await unanswered();
    create.mockRestore();
    vi.spyOn(bankOf(silent), 'create').mockImplementationOnce(async (payment) => {
      await bankOf(app).create(payment);
      throw new Error('timeout');
    });
    await resume();
    vi.spyOn(bankOf(silent), 'create').mockRejectedValue(new Error('timeout'));
    await resume(23 * HOUR - 1);
    expect(await statusOf(silent, id)).toBe('pending');
    await resume(2 * SECOND);
    expect(await statusOf(silent, id)).toBe('cancelled');
    await tell(silent, id, 'completed');
    expect(await statusOf(silent, id)).toBe('completed');
    expect((await (await clientOf(silent, member)).get('user.php')).json().user.credits).toBe(100);
  });

  test('[M02] of another provider is not started at this one, and ends too', async () => {
    const { silent, create, id, resume } = await unanswered();
    await silent.services.db.update(orders).set({ provider: 'other' }).where(eq(orders.id, id));
    await resume();
    expect([create.mock.calls.length, await statusOf(silent, id)]).toEqual([1, 'pending']);
    await resume(24 * HOUR);
    expect(await statusOf(silent, id)).toBe('cancelled');
  });
});

describe('a saved method', () => {
  const card = { ...ORDER, method: 'card', total: 1600, save_method: true };

  async function saver() {
    const { client, member } = await buyer({ signupDate: new Date(0) });
    const { order } = (await client.post('order.php', card)).json();
    await tell(app, order.id, 'completed');
    const [saved] = (await client.get('paymentoptions.php')).json().saved_methods;
    return { client, member, saved };
  }

  test('[M04] is kept when the order is paid, without its number, and pays the next at once', async () => {
    const { client, saved } = await saver();
    expect(saved).toMatchObject({ method: 'card', ending: '4242', kind: 'card' });
    const repeat = { ...ORDER, method: saved.id, total: 1600 };
    const { order } = (await client.post('order.php', repeat)).json();
    expect(order).toMatchObject({ status: 'completed', method: 'card', redirect_url: null });
    expect((await client.get('user.php')).json().user.credits).toBe(200);
  });

  test('[M04] is kept only where the member asked for it', async () => {
    const { client } = await buyer();
    const { order } = (await client.post('order.php', { ...card, save_method: false })).json();
    await tell(app, order.id, 'completed');
    expect((await client.get('paymentoptions.php')).json().saved_methods).toEqual([]);
  });

  test('[M04] that was removed is not offered any more and pays nothing', async () => {
    const { client, saved } = await saver();
    expect((await client.delete('paymentmethod.php', { id: saved.id })).statusCode).toBe(200);
    expect((await client.get('paymentoptions.php')).json().saved_methods).toEqual([]);
    const body = { ...ORDER, method: saved.id, total: 1600 };
    expect(await refused(client, body)).toMatchObject({
      errors: [{ field: 'method', code: 'invalid' }],
    });
    const again = await client.delete('paymentmethod.php', { id: saved.id });
    expect(again.json().code).toBe('payment_method_not_found');
    const stranger = await buyer();
    const theirs = await stranger.client.delete('paymentmethod.php', { id: saved.id });
    expect(theirs.statusCode).toBe(404);
  });

  test('[M04] is charged once: a provider without an answer is not asked a second time', async () => {
    const { member, saved } = await saver();
    const silent = await createTestApp({ database: app.services.database });
    let charges = 0;
    bankOf(silent).charge = async () => {
      charges += 1;
      throw new Error('timeout');
    };
    const client = await clientOf(silent, member);
    const repeat = { ...ORDER, method: saved.id, total: 1600 };
    const { order } = (await client.post('order.php', repeat)).json();
    silent.clock.advance(30_000);
    await silent.jobs.runAll();
    expect([charges, await statusOf(silent, order.id)]).toEqual([1, 'pending']);
    const [row] = await app.services.db
      .select()
      .from(savedMethods)
      .where(eq(savedMethods.id, saved.id));
    expect(row?.removedAt).toBeNull();
  });

  test('[M04] charged without an answer: a person is told once, and after a day it has failed; late money counts', async () => {
    const { member, saved } = await saver();
    const silent = await createTestApp({ database: app.services.database });
    const bank = bankOf(silent);
    const charge = vi.spyOn(bank, 'charge').mockImplementationOnce(async (payment) => {
      await bankOf(app).charge(payment);
      throw new Error('timeout');
    });
    const error = vi.spyOn(silent.services.log, 'error');
    const client = await clientOf(silent, member);
    const { order } = (
      await client.post('order.php', { ...ORDER, method: saved.id, total: 1600 })
    ).json();
    const told = () =>
      error.mock.calls.filter(
        ([of, text]: unknown[]) =>
          (of as { order?: string }).order === order.id && text === 'order was never answered',
      ).length;
    await resumeUnanswered(silent.services);
    expect(told()).toBe(0);
    for (let hour = 1; hour < 24; hour += 1) {
      silent.clock.advance(3600 * SECOND);
      await resumeUnanswered(silent.services);
      expect([told(), await statusOf(silent, order.id)]).toEqual([1, 'pending']);
    }
    silent.clock.advance(3600 * SECOND);
    await Promise.all([resumeUnanswered(silent.services), resumeUnanswered(silent.services)]);
    await silent.jobs.runAll();
    expect([told(), charge.mock.calls.length, await statusOf(silent, order.id)]).toEqual([
      1,
      1,
      'failed',
    ]);
    await tell(silent, order.id, 'completed');
    expect(await statusOf(silent, order.id)).toBe('completed');
  });

  test('[M04] that was not charged at once is not charged hours later: the order is cancelled after a day', async () => {
    const { member, saved } = await saver();
    const ending = await createTestApp({ database: app.services.database });
    const { db } = ending.services;
    const charge = vi.spyOn(bankOf(ending), 'charge').mockRejectedValue(new Error('killed'));
    const client = await clientOf(ending, member);
    const { order } = (
      await client.post('order.php', { ...ORDER, method: saved.id, total: 1600 })
    ).json();
    // As if the process had ended, and its job were lost, before anything was asked for.
    await db.update(orders).set({ startedAt: null }).where(eq(orders.id, order.id));
    await ending.jobs.forget(db, order.id);
    for (const [hours, status] of [
      [1, 'pending'],
      [23, 'cancelled'],
    ] as const) {
      ending.clock.advance(hours * 3600 * SECOND);
      await resumeUnanswered(ending.services);
      await ending.jobs.runAll();
      expect([charge.mock.calls.length, await statusOf(ending, order.id)]).toEqual([1, status]);
    }
  });

  test('[M04] that was charged by a process that ended before it heard so is told by the bank', async () => {
    const { member, saved } = await saver();
    const ending = await createTestApp({ database: app.services.database });
    const bank = bankOf(ending);
    const { charge } = bank;
    bank.charge = async (payment) => {
      await charge(payment);
      throw new Error('killed');
    };
    const client = await clientOf(ending, member);
    const { order } = (
      await client.post('order.php', { ...ORDER, method: saved.id, total: 1600 })
    ).json();
    expect(order.status).toBe('pending');
    for (let time = 0; time < 3; time += 1) {
      ending.clock.advance(10_000);
      await ending.jobs.runAll();
    }
    expect(await statusOf(ending, order.id)).toBe('completed');
    expect((await client.get('user.php')).json().user.credits).toBe(200);
  });
});
