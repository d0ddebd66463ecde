import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../testing/app.ts';
import { clientOf, makeMember } from '../../../testing/members.ts';
import { ORDER } from '../../../testing/orders.ts';
import { paynlSettings, startPaynl } from '../../../testing/paynl-server.ts';
import { balanceOf } from '../../../domain/credits/ledger.ts';
import { ASK_AGAIN_MS, resumeRefunds } from '../../../domain/payments/ask-refund.ts';
import { manualClock } from '../../clock.ts';
import { PaymentDenied, PaymentRefused, WebhookRefused } from '../payment-port.ts';
import type { PaynlLog } from './paynl-client.ts';
import { createPaynl } from './paynl.ts';
import { statusOfCode } from './statuses.ts';

const pay = await startPaynl();
afterAll(() => pay.close());

const log = { error: vi.fn<PaynlLog['error']>() };
const clock = manualClock('2026-11-21T12:00:00Z');
const settings = paynlSettings(pay);
const port = createPaynl({ settings, clock, log });
const lastRequest = () => pay.requests.at(-1);

const payment = {
  merchantReference: '0198c0de00057a008a00000000000001',
  method: 'ideal',
  amount: 1635,
  currency: 'EUR',
  description: 'VEL-2026-7F3K9QXB',
  saveMethod: false,
  returnUrl: 'https://velours.example/credits/return?order=1',
  webhookUrl: 'https://velours.example/webhooks/payments',
  language: 'nl',
};

beforeEach(() => void pay.failures.splice(0));

describe('PAY.', () => {
  test('[M02] is asked to take a payment as its API is published, with basic authentication', async () => {
    const started = await port.create(payment);
    expect(lastRequest()).toEqual({
      method: 'POST',
      path: '/v1/orders',
      authorization: `Basic ${Buffer.from(`AT-1234-5678:${settings.apiToken}`).toString('base64')}`,
      body: {
        serviceId: 'SL-1234-5678',
        amount: { value: 1635, currency: 'EUR' },
        description: 'VEL-2026-7F3K9QXB',
        reference: '0198c0de00057a008a00000000000001',
        returnUrl: payment.returnUrl,
        exchangeUrl: payment.webhookUrl,
        paymentMethod: { id: 10 },
        integration: { test: true },
        customer: { language: 'NL' },
      },
    });
    const [order] = [...pay.orders.values()].slice(-1);
    expect(started).toEqual({
      reference: order?.orderId,
      redirectUrl: `https://connect.pay.nl/v1/orders/${order?.id}/start`,
      status: 'pending',
    });
  });

  test('[M01] lists the methods that are switched on and that we offer; the list is kept while it does not answer', async () => {
    const wanted = [
      { id: 'ideal', canSave: false, minimum: 1, maximum: 1_000_000 },
      { id: 'card', canSave: false, minimum: null, maximum: null },
    ];
    expect(await port.methods()).toEqual(wanted);
    expect(lastRequest()?.path).toBe('/v2/services/config?serviceId=SL-1234-5678');
    const asked = pay.requests.length;
    await port.methods();
    expect(pay.requests.length).toBe(asked);
    clock.advance(5 * 60_000);
    pay.failures.push(503);
    expect(await port.methods()).toEqual(wanted);
    await expect.poll(() => pay.requests.length).toBe(asked + 1);
    const fresh = createPaynl({ settings, clock, log });
    pay.failures.push(503);
    await expect(fresh.methods()).rejects.toThrow('answered 503');
  });

  test('[M01] is asked for its methods once for all who wait; nobody waits for a list that is known, nor asks again after a failure', async () => {
    const answers: PromiseWithResolvers<void>[] = [];
    const slow = createPaynl({
      settings,
      clock,
      log,
      fetch: async () => {
        const answer = Promise.withResolvers<void>();
        answers.push(answer);
        await answer.promise;
        return Response.json({ checkoutOptions: [{ paymentMethods: [{ id: 10 }] }] });
      },
    });
    const first = Promise.all([slow.methods(), slow.methods(), slow.methods()]);
    answers[0]?.resolve();
    const [known] = await first;
    expect(known).toMatchObject([{ id: 'ideal' }]);
    expect(answers).toHaveLength(1);
    clock.advance(5 * 60_000);
    expect(await Promise.all([slow.methods(), slow.methods()])).toEqual([known, known]);
    expect(answers).toHaveLength(2);
    answers[1]?.reject(new Error('timeout'));
    await answers[1]?.promise.catch(() => undefined);
    await new Promise(setImmediate);
    expect(await slow.methods()).toEqual(known);
    expect(answers).toHaveLength(2);
    clock.advance(5 * 60_000);
    await slow.methods();
    expect(answers).toHaveLength(3);
    answers[2]?.resolve();
  });

  test.each([
    [400, true],
    [401, true],
    [403, true],
    [422, true],
    [407, false],
    [408, false],
    [425, false],
    [429, false],
    [500, false],
    [503, false],
  ])(
    '[M02] answer %i: the payment is refused: %s; else it is not known',
    async (status, refused) => {
      pay.failures.push(status);
      const error = await port.create(payment).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(error instanceof PaymentRefused).toBe(refused);
    },
  );

  test('[L12] of what it answers to a refused call only the status and its error codes are told on: the words may name somebody', async () => {
    const body = {
      errors: [{ code: 'PAY-1409', message: 'IBAN NL91ABNA0417164300 of Anna de Vries' }],
    };
    const refusing = createPaynl({
      settings,
      clock,
      log,
      fetch: async () => Response.json(body, { status: 422 }),
    });
    const error = await refusing.create(payment).catch((reason: unknown) => String(reason));
    expect(error).toBe('PaymentRefused: POST /v1/orders answered 422 PAY-1409');
  });

  test('[M02] no answer at all is not known either', async () => {
    const away = createPaynl({
      settings: { ...settings, gatewayUrl: 'http://127.0.0.1:9' },
      clock,
      log,
    });
    const error = await away.create(payment).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(PaymentRefused);
  });

  test.each([
    [20, 'pending'],
    [50, 'pending'],
    [90, 'pending'],
    [98, 'pending'],
    [85, 'pending'],
    [95, 'pending'],
    [80, 'pending'],
    [-51, 'pending'],
    [100, 'completed'],
    [-81, 'completed'],
    [-82, 'completed'],
    [-72, 'completed'],
    [-71, 'completed'],
    [-70, 'completed'],
    [-90, 'cancelled'],
    [-80, 'cancelled'],
    [-64, 'cancelled'],
    [-61, 'cancelled'],
    [-63, 'failed'],
    [-60, 'failed'],
  ])('[M02] status %i is %s', (code, status) => {
    expect(statusOfCode(code)).toBe(status);
  });

  test('[M02] tells how a payment stands, and names that word', async () => {
    const { reference } = await port.create(payment);
    pay.setStatus(reference, 100, 'PAID');
    expect(await port.status(reference)).toEqual({
      reference,
      merchantReference: payment.merchantReference,
      status: 'completed',
      amount: 1635,
      currency: 'EUR',
      mandate: null,
      event: `${reference} 100`,
      refunded: 0,
      reversals: [],
    });
    expect(pay.requests.slice(-2)).toMatchObject([
      { method: 'GET', path: `/v1/orders/${reference}/status` },
      { method: 'GET', path: `/v2/transactions/${reference}/status` },
    ]);
  });

  test('[M02] a payment is known while their management system is away; nothing is said of refunds then', async () => {
    const { reference } = await port.create(payment);
    pay.setStatus(reference, 100, 'PAID');
    const away = createPaynl({
      settings: { ...settings, restUrl: 'http://127.0.0.1:9' },
      clock,
      log,
    });
    const facts = await away.status(reference);
    expect(facts.status).toBe('completed');
    expect([facts.refunded, facts.reversals]).toEqual([undefined, undefined]);
  });

  test('ends a payment; one that is paid stays as it is', async () => {
    const { reference } = await port.create(payment);
    await port.cancel(reference);
    expect(lastRequest()).toMatchObject({ method: 'PATCH', path: `/v1/orders/${reference}/abort` });
    expect((await port.status(reference)).status).toBe('cancelled');
    pay.setStatus(reference, 100, 'PAID');
    await port.cancel(reference);
    expect((await port.status(reference)).status).toBe('completed');
  });

  test.each([401, 403, 429])(
    'a payment that cannot be ended now, for the answer is %i, is not taken for one that has ended',
    async (status) => {
      const { reference } = await port.create(payment);
      pay.failures.push(status);
      await expect(port.cancel(reference)).rejects.toThrow(`answered ${status}`);
    },
  );

  test.each([401, 403])(
    '[M10] answer %i to a refund is about our token, not about the money',
    async (status) => {
      const { reference } = await port.create(payment);
      pay.setStatus(reference, 100, 'PAID');
      pay.failures.push(status);
      const refund = port.refund({
        payment: reference,
        ownReference: 'a1',
        amount: 500,
        currency: 'EUR',
        description: 'VEL-2026-7F3K9QXB',
        webhookUrl: 'http://localhost:3000/webhooks/payments',
      });
      await expect(refund).rejects.toBeInstanceOf(PaymentDenied);
    },
  );

  test('[M10] refunds an amount, and tells the sum of what was refunded; more than was paid is refused', async () => {
    const { reference } = await port.create(payment);
    pay.setStatus(reference, 100, 'PAID');
    const refund = {
      payment: reference,
      ownReference: 'a1',
      amount: 500,
      currency: 'EUR',
      description: 'VEL-2026-7F3K9QXB',
      webhookUrl: 'http://localhost:3000/webhooks/payments',
    };
    expect(await port.refund(refund)).toEqual({
      reference: 'a1',
      ownReference: 'a1',
      kind: 'refund',
      status: 'pending',
      amount: 500,
    });
    expect(lastRequest()).toMatchObject({
      method: 'PATCH',
      path: `/v2/transactions/${reference}/refund`,
      body: {
        amount: { value: 500, currency: 'EUR' },
        description: 'VEL-2026-7F3K9QXB',
        exchangeUrl: 'http://localhost:3000/webhooks/payments',
      },
    });
    pay.setStatus(reference, -82, 'PARTIAL_REFUND');
    expect(await port.status(reference)).toMatchObject({ status: 'completed', refunded: 500 });
    await expect(port.refund({ ...refund, amount: 1200 })).rejects.toBeInstanceOf(PaymentRefused);
    pay.failures.push(503);
    const unknown = await port.refund(refund).catch((reason: unknown) => reason);
    expect(unknown).not.toBeInstanceOf(PaymentRefused);
  });

  test.each([-70, -71])(
    '[M10] status %i is a chargeback of what was left of the payment',
    async (code) => {
      const { reference } = await port.create(payment);
      pay.setStatus(reference, 100, 'PAID');
      pay.orders.get(reference)!.refunded = 600;
      pay.setStatus(reference, code, 'CHARGEBACK');
      expect(await port.status(reference)).toMatchObject({
        status: 'completed',
        refunded: 600,
        reversals: [
          {
            reference: `${reference} chargeback`,
            ownReference: null,
            kind: 'chargeback',
            status: 'completed',
            amount: 1035,
          },
        ],
      });
    },
  );

  test('[M10] the exchange tells of a refund that could not be paid', () => {
    const read = (action: string) =>
      port.readWebhook({
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        query: {},
        body: Buffer.from(new URLSearchParams({ action, order_id: '123X' }).toString()),
      });
    expect(read('refund:storno')).toMatchObject({ reference: '123X', hasFailedRefund: true });
    expect(read('refund:received')).toMatchObject({ reference: '123X', hasFailedRefund: false });
  });

  test('[M08] collects by a flexible mandate', async () => {
    const started = await port.charge({ ...payment, mandate: 'IO-1234-5678-9012' });
    expect(started).toMatchObject({ redirectUrl: null, status: 'pending' });
    expect(lastRequest()).toMatchObject({
      path: '/v2/directdebits',
      body: {
        mandate: 'IO-1234-5678-9012',
        isLastOrder: false,
        description: 'VEL-2026-7F3K9QXB',
        amount: { value: 1635, currency: 'EUR' },
      },
    });
  });
});

describe('an exchange of PAY.', () => {
  const notice = (type: string, body: string, query = {}) =>
    port.readWebhook({ headers: { 'content-type': type }, query, body: Buffer.from(body) });
  const read = {
    reference: '1234X15a0',
    merchantReference: 'abc',
    hasFailedRefund: false,
    facts: null,
  };

  test('[M02] is read in each of its forms, and never believed about the status', () => {
    const object = { orderId: '1234X15a0', reference: 'abc', status: { code: 100 } };
    const json = JSON.stringify({ event: 'status_changed', type: 'order', version: 1, object });
    expect(notice('application/json', json)).toEqual(read);
    const form = 'action=new_ppt&order_id=1234X15a0&extra1=abc';
    expect(notice('application/x-www-form-urlencoded', form)).toEqual(read);
    expect(notice('', '', { action: 'cancel', order_id: '1234X15a0', extra1: 'abc' })).toEqual(
      read,
    );
  });

  test.each([
    ['application/json', '{'],
    ['application/json', '{}'],
    ['application/json', 'null'],
    ['application/x-www-form-urlencoded', 'order_id=../../status'],
    ['', ''],
  ])('is refused when it names no order (%s %s)', (type, body) => {
    expect(() => notice(type, body)).toThrow(WebhookRefused);
  });
});

describe('an order paid at PAY.', async () => {
  const app = await createTestApp({ payments: createPaynl({ settings, clock, log }) });
  /** Another process over the same data, whose way to their management system is cut. */
  const away = await createTestApp({
    database: app.services.database,
    payments: createPaynl({ settings: { ...settings, restUrl: 'http://127.0.0.1:9' }, clock, log }),
  });
  const exchange = (query: string, to = app) =>
    to.app.inject({ method: 'GET', url: `/webhooks/payments?${query}` });

  test('[M02] is settled by asking PAY., whatever the exchange claims, and answered TRUE', async () => {
    const member = await makeMember(app.services, { signupDate: new Date(0) });
    const client = await clientOf(app, member);
    const { order } = (await client.post('order.php', ORDER)).json();
    const reference = [...pay.orders.keys()].at(-1) ?? '';
    expect(order.redirect_url).toContain('https://connect.pay.nl/');

    const forged = await exchange(`action=new_ppt&order_id=${reference}`);
    expect([forged.statusCode, forged.body]).toEqual([200, 'TRUE|Order updated']);
    expect(await balanceOf(app.services.db, member.id)).toBe(0);

    pay.setStatus(reference, 100, 'PAID');
    for (let time = 0; time < 3; time += 1) await exchange(`action=new_ppt&order_id=${reference}`);
    expect(await balanceOf(app.services.db, member.id)).toBe(100);
    const seen = await client.get('order.php', { query: { id: order.id } });
    expect(seen.json().order.status).toBe('completed');
  });

  test.each(['a failure of its own', 'nonsense', 'nothing'])(
    '[M02] is to be told again where PAY., asked how it stands, answers %s',
    async (answered) => {
      const member = await makeMember(app.services, { signupDate: new Date(0) });
      await (await clientOf(app, member)).post('order.php', ORDER);
      const reference = [...pay.orders.keys()].at(-1) ?? '';
      pay.setStatus(reference, 100, 'PAID');
      if (answered === 'a failure of its own') pay.failures.push(500);
      else pay.trouble = answered === 'nonsense' ? 'wrong' : 'away';
      const failed = await exchange(`order_id=${reference}`);
      pay.trouble = null;
      expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '1']);
      expect(await balanceOf(app.services.db, member.id)).toBe(0);
      await exchange(`order_id=${reference}`);
      expect(await balanceOf(app.services.db, member.id)).toBe(100);
    },
  );

  async function bought() {
    const member = await makeMember(app.services, { signupDate: new Date(0) });
    const client = await clientOf(app, member);
    const { id } = (await client.post('order.php', ORDER)).json().order;
    const reference = [...pay.orders.keys()].at(-1) ?? '';
    const refunds = async () =>
      (await client.get('order.php', { query: { id } })).json().order.refunds;
    const balance = () => balanceOf(app.services.db, member.id);
    return { client, id: id as string, reference, refunds, balance };
  }

  async function paid() {
    const order = await bought();
    pay.setStatus(order.reference, 100, 'PAID');
    await exchange(`action=new_ppt&order_id=${order.reference}`);
    return order;
  }

  test('[M11] withdrawn: asked for once, and paid when PAY. counts it', async () => {
    const { client, id, reference, refunds, balance } = await paid();
    const asked = pay.requests.length;
    const answer = await client.post('withdrawal.php', { order: id, amount: 1635 });
    expect(answer.json().order.refunds).toMatchObject([{ status: 'pending', amount: 1635 }]);
    for (let time = 0; time < 3; time += 1)
      await exchange(`action=refund:received&order_id=${reference}&amount=16.35`);
    expect(await refunds()).toMatchObject([{ kind: 'withdrawal', status: 'completed' }]);
    expect(await balance()).toBe(0);
    const refunding = pay.requests.slice(asked).filter(({ method }) => method === 'PATCH');
    expect(refunding).toHaveLength(1);
  });

  test.each([401, 403, 407, 408, 425, 429])(
    '[M11] a refund that is answered %i is pending, and asked for again once PAY. listens',
    async (status) => {
      const { client, id, reference, refunds, balance } = await paid();
      log.error.mockClear();
      pay.failures.push(status);
      const answer = await client.post('withdrawal.php', { order: id, amount: 1635 });
      expect(answer.statusCode).toBe(201);
      expect([await refunds(), await balance()]).toMatchObject([[{ status: 'pending' }], 0]);
      app.clock.advance(ASK_AGAIN_MS);
      await resumeRefunds(app.services);
      expect(pay.orders.get(reference)?.refunded).toBe(1635);
      await exchange(`action=refund:received&order_id=${reference}`);
      expect(await refunds()).toMatchObject([{ kind: 'withdrawal', status: 'completed' }]);
      expect(log.error.mock.calls.length).toBe(status === 401 || status === 403 ? 1 : 0);
    },
  );

  test('[M10] refunded in their panel, and the rest charged back: each is booked once', async () => {
    const { reference, refunds, balance } = await paid();
    pay.orders.get(reference)!.refunded = 818;
    pay.setStatus(reference, -82, 'PARTIAL_REFUND');
    for (let time = 0; time < 2; time += 1)
      await exchange(`action=refund:add&order_id=${reference}`);
    expect(await balance()).toBe(50);
    pay.setStatus(reference, -71, 'CHARGEBACK');
    for (let time = 0; time < 2; time += 1)
      await exchange(`action=chargeback&order_id=${reference}`);
    expect(await refunds()).toMatchObject([
      { kind: 'refund', status: 'completed', credits: 50, amount: 818 },
      { kind: 'chargeback', status: 'completed', credits: 50, amount: 817 },
    ]);
    expect(await balance()).toBe(0);
  });

  test.each([
    [-71, 'CHARGEBACK', 0, 'chargeback'],
    [-81, 'REFUND', 1635, 'refund'],
    [-82, 'PARTIAL_REFUND', 818, 'refund'],
  ])(
    '[M10] status %i is to be told again while their management system cannot say what went back',
    async (code, action, refunded, kind) => {
      const { reference, refunds, balance } = await paid();
      pay.setStatus(reference, code, action);
      pay.orders.get(reference)!.refunded = refunded;
      const failed = await exchange(`order_id=${reference}`, away);
      expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '1']);
      expect([await refunds(), await balance()]).toEqual([[], 100]);
      const again = await exchange(`order_id=${reference}`);
      expect([again.statusCode, again.body]).toEqual([200, 'TRUE|Order updated']);
      expect(await refunds()).toMatchObject([{ kind, status: 'completed' }]);
    },
  );

  test('[M02] is settled while their management system is away, and to be told again', async () => {
    const member = await makeMember(app.services, { signupDate: new Date(0) });
    await (await clientOf(app, member)).post('order.php', ORDER);
    const reference = [...pay.orders.keys()].at(-1) ?? '';
    pay.setStatus(reference, 100, 'PAID');
    for (let time = 0; time < 2; time += 1) {
      expect((await exchange(`order_id=${reference}`, away)).statusCode).toBe(503);
      expect(await balanceOf(app.services.db, member.id)).toBe(100);
    }
    expect((await exchange(`order_id=${reference}`)).statusCode).toBe(200);
    expect(await balanceOf(app.services.db, member.id)).toBe(100);
  });

  test('[M02] an exchange of an order that PAY. does not have is told FALSE: asking again does not change that', async () => {
    const { id, reference, balance } = await bought();
    const own = id.replaceAll('-', '');
    const forged = await exchange(`order_id=1999999999X15a0&extra1=${own}`);
    expect([forged.statusCode, forged.body]).toEqual([200, 'FALSE|Unknown order']);
    pay.setStatus(reference, 100, 'PAID');
    await exchange(`order_id=${reference}`);
    expect(await balance()).toBe(100);
  });

  describe('with a management system of other books', async () => {
    const other = await startPaynl();
    afterAll(() => other.close());
    const denied = vi.fn<PaynlLog['error']>();
    const strange = await createTestApp({
      database: app.services.database,
      payments: createPaynl({
        settings: { ...settings, restUrl: other.url },
        clock,
        log: { error: denied },
      }),
    });

    test('[M10] what went back is asked for once more, and not waited for: a person is told', async () => {
      const { id, reference, refunds, balance } = await bought();
      const told = vi.spyOn(strange.services.log, 'error');
      pay.setStatus(reference, 100, 'PAID');
      // Their books may be a moment behind.
      expect((await exchange(`order_id=${reference}`, strange)).statusCode).toBe(503);
      const unknown = expect.objectContaining({ order: id });
      const words = 'what went back cannot be known';
      expect(told).not.toHaveBeenCalledWith(unknown, words);
      expect(await balance()).toBe(100);
      pay.setStatus(reference, -81, 'REFUND');
      const answer = await exchange(`order_id=${reference}`, strange);
      expect([answer.statusCode, answer.body]).toEqual([200, 'TRUE|Order updated']);
      expect(told).toHaveBeenCalledWith(unknown, words);
      expect([await refunds(), await balance()]).toEqual([[], 100]);
    });

    test.each([401, 403])(
      '[M02] that answers %i: a person is told once, however often it is asked, and PAY. is to tell again',
      async (status) => {
        const { reference } = await paid();
        // Let in, it has nothing to tell.
        await exchange(`order_id=${reference}`, strange);
        denied.mockClear();
        for (let time = 0; time < 3; time += 1) {
          other.failures.push(status);
          expect((await exchange(`order_id=${reference}`, strange)).statusCode).toBe(503);
        }
        const call = `GET ${other.url}/v2/transactions`;
        expect(denied.mock.calls).toEqual([[{ call, status }, 'PAY. refuses our token']]);
        // It is let in again, and not any more.
        await exchange(`order_id=${reference}`, strange);
        other.failures.push(status);
        await exchange(`order_id=${reference}`, strange);
        expect(denied).toHaveBeenCalledTimes(2);
      },
    );
  });

  test('[M02] an exchange of an order that is not ours is told FALSE, and asks nothing', async () => {
    const asked = pay.requests.length;
    const unknown = await exchange('action=new_ppt&order_id=999X999');
    expect([unknown.statusCode, unknown.body]).toEqual([200, 'FALSE|Unknown order']);
    expect(pay.requests.length).toBe(asked);
  });
});
