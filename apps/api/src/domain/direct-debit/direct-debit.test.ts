import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  directDebitEvents,
  directDebitMandates,
  directDebits,
  mailQueue,
  sandboxPayments,
  smsOutbox,
} from '../../db/schema.ts';
import { DAY_MS, HOUR_MS } from '../../ports/clock.ts';
import { NumberRefused } from '../../ports/sms/sms-port.ts';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { bankOf, callWebhook, paymentOf, statusOf, tell } from '../../testing/orders.ts';
import type { Reversal } from '../../ports/payments/payment-port.ts';
import { UNPAID_IBAN } from '../../ports/payments/sandbox-bank.ts';
import { balanceOf } from '../credits/ledger.ts';
import { LIMITS } from '../../http/rate-limits.ts';
import { merchantReferenceOf } from '../payments/names.ts';
import { startPayment } from '../payments/start.ts';
import { resumeUnanswered } from '../payments/unanswered.ts';
import { sweep } from '../../sweep.ts';
import { block, blockAfterChargeback } from './blocks.ts';
import { expireUnconfirmed } from './expire.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ max: 30 });
});

const MINUTE = 60_000;
const IBAN = 'NL91ABNA0417164300';
const ORDER = {
  package: 'p1',
  method: 'directdebit',
  discount_code: null,
  withdrawal_consent: true,
  total: 1625,
};

/** Every member has a number of their own: codes are limited by number too. */
let phones = 0;
const newPhone = () => {
  phones += 1;
  return `06${String(10_000_000 + phones)}`;
};

const formOf = (order: string, own: object = {}) => ({
  order,
  account_holder: ' A. de Vries ',
  iban: 'nl91 abna 0417 1643 00',
  street: 'Voorbeeldstraat',
  house_number: '1a',
  zip: '1000 AA',
  city: 'Amsterdam',
  phone: newPhone(),
  ...own,
});

async function buyer(values: Parameters<typeof makeMember>[1] = {}) {
  const member = await makeMember(app.services, { signupDate: new Date(0), ...values });
  return { member, client: await clientOf(app, member) };
}

async function ordered(client: Client, own: object = {}): Promise<string> {
  const response = await client.post('order.php', { ...ORDER, ...own });
  expect(response.statusCode).toBe(201);
  return response.json().order.id;
}

const problemOf = (response: { statusCode: number; json: () => { code?: string } }) =>
  `${response.statusCode} ${response.json().code}`;

const sign = (client: Client, form: object, key?: string) =>
  client.post('directdebit.php', form, { ...(key && { key }) });

/** The code in the last SMS. */
async function lastCode(): Promise<string> {
  const sent = await app.services.db.select().from(smsOutbox).orderBy(smsOutbox.id);
  return /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
}

const confirm = (client: Client, order: string, otp: string, key?: string) =>
  client.post('directdebit-confirm.php', { order, otp }, { ...(key && { key }) });

/** An order that is signed, with the code that came. */
async function signed(own: object = {}, buying: Parameters<typeof makeMember>[1] = {}) {
  const who = await buyer(buying);
  const order = await ordered(who.client);
  const response = await sign(who.client, formOf(order, own));
  expect(response.statusCode).toBe(200);
  return { ...who, order, code: await lastCode() };
}

const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

const eventsOf = async (order: string) =>
  (
    await app.services.db
      .select()
      .from(directDebitEvents)
      .where(eq(directDebitEvents.orderId, order))
      .orderBy(directDebitEvents.id)
  ).map(({ kind }) => kind);

describe('an order by direct debit', () => {
  test('[M05] leads to the page that signs its mandate, and no bank is asked before', async () => {
    const { client } = await buyer();
    const { order } = (await client.post('order.php', ORDER)).json();
    expect(order).toMatchObject({ status: 'pending', method: 'directdebit', total: 1625 });
    expect(order.redirect_url).toBe(`http://localhost:3000/directdebit?order=${order.id}`);
    app.clock.advance(MINUTE);
    await app.jobs.runAll();
    await expect(paymentOf(app, order.id)).rejects.toThrow('The bank knows nothing');
    const { direct_debit } = (
      await client.get('directdebit.php', { query: { order: order.id } })
    ).json();
    expect(direct_debit).toEqual({
      order: order.id,
      is_confirmed: false,
      mandate: {
        reference: expect.stringMatching(/^VEL-M-\d{4}-[0-9A-Z]{12}$/),
        sequence: 'FRST',
        account: null,
        creditor: {
          id: 'NL22ZZZ000000000000',
          name: 'Velours Demo B.V.',
          address: 'Voorbeeldstraat 1, 1000 AA Amsterdam, NL',
        },
      },
      code: { sent_to: null, length: 6, valid_minutes: 10 },
      phone_prefix: '+31',
    });
  });

  test.each([
    ['NL', true],
    ['DE', true],
    ['PL', false],
    ['GB', false],
    ['US', false],
  ] as const)('[M05] in %s is offered: %s', async (country, isOffered) => {
    const { client } = await buyer({ country });
    const { methods } = (await client.get('paymentoptions.php')).json();
    expect(methods.some(({ id }: { id: string }) => id === 'directdebit')).toBe(isOffered);
  });

  test('[M05] of somebody else, or paid in another way, is not found', async () => {
    const { order } = await signed();
    const { client } = await buyer();
    expect(problemOf(await client.get('directdebit.php', { query: { order } }))).toBe(
      '404 order_not_found',
    );
    expect(problemOf(await sign(client, formOf(order)))).toBe('404 order_not_found');
    expect(problemOf(await confirm(client, order, '123456'))).toBe('404 order_not_found');
    const other = await ordered(client, { method: 'ideal', total: 1635 });
    expect(problemOf(await sign(client, formOf(other)))).toBe('404 order_not_found');
  });
});

describe('the mandate', () => {
  test('[M05] is signed by the form; the code goes to the number in the member’s language, with what is paid', async () => {
    const { client } = await buyer({ language: 'nl' });
    const order = await ordered(client);
    const response = await sign(client, formOf(order, { phone: '06-12 34 56 78' }));
    expect(response.json().direct_debit).toMatchObject({
      is_confirmed: false,
      mandate: { account: 'NL •••• 4300', sequence: 'FRST' },
      code: { sent_to: '+31 ••• 78' },
    });
    const [sms] = (await app.services.db.select().from(smsOutbox).orderBy(smsOutbox.id)).slice(-1);
    expect(sms?.toNumber).toBe('+31612345678');
    expect(sms?.text).toMatch(/^\d{6} is je code om €\s16,25 via incasso aan Velours Demo B\.V\./);
    // Where the page is, for the browser that fills the code in (WICG, origin-bound one-time codes).
    expect(sms?.text).toMatch(/\n@localhost #\d{6}$/);
    expect(await eventsOf(order)).toEqual(['signed', 'code_sent']);
  });

  test('[B09] in discreet mode the text message does not name the site', async () => {
    await signed({}, { discreet: true });
    const [sms] = (await app.services.db.select().from(smsOutbox).orderBy(smsOutbox.id)).slice(-1);
    expect(sms?.text).toMatch(/^\d{6} /);
    expect(sms?.text).not.toContain('localhost');
  });

  test('[M05] holds no account, number or code in clear', async () => {
    const { order, code } = await signed({ phone: '0687654321' });
    const [row] = await app.services.db
      .select()
      .from(directDebits)
      .where(eq(directDebits.orderId, order));
    const text = Object.values(row ?? {})
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
      .join(' ');
    for (const secret of [IBAN, '0417164300', '687654321', code, 'Vries', 'Voorbeeldstraat']) {
      expect(text).not.toContain(secret);
    }
  });

  test.each([
    ['iban', { iban: 'NL91ABNA0417164301' }],
    ['iban', { iban: 'BR1800360305000010009795493C1' }],
    ['phone', { phone: '020 123 4567' }],
  ])('[M05] with a wrong %s is refused at its field, and no code is sent', async (field, own) => {
    const { client } = await buyer();
    const order = await ordered(client);
    const response = await sign(client, formOf(order, own));
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      code: 'validation_failed',
      errors: [{ field, code: 'invalid' }],
    });
    expect(await eventsOf(order)).toEqual([]);
  });

  test('[M05] an IBAN that cannot be right is told together with what is missing', async () => {
    const { client } = await buyer();
    const order = await ordered(client);
    const response = await sign(client, formOf(order, { iban: 'NL91ABNA0417164301', city: '' }));
    expect(response.json().errors).toEqual([
      { field: 'city', code: 'too_short', params: { minimum: 1 } },
      { field: 'iban', code: 'invalid' },
    ]);
  });

  test('[M05] a holder that cannot be seen is missing', async () => {
    const { client } = await buyer();
    const order = await ordered(client);
    const response = await sign(client, formOf(order, { account_holder: '\u200B\u2800' }));
    expect(response.json().errors).toEqual([{ field: 'account_holder', code: 'required' }]);
  });

  test('[M05] sent 20 times with one key is signed once, and one code goes out', async () => {
    const { client } = await buyer();
    const order = await ordered(client);
    const [form, key] = [formOf(order), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => sign(client, form, key)));
    for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode);
    expect((await sign(client, form, key)).statusCode).toBe(200);
    expect(await eventsOf(order)).toEqual(['signed', 'code_sent']);
    const other = await sign(client, { ...form, city: 'Utrecht' }, key);
    expect(problemOf(other)).toBe('422 idempotency_key_reused');
  });

  test('[M05] signed again with another number makes the code of before worthless', async () => {
    const { client, order, code } = await signed();
    app.clock.advance(MINUTE);
    await sign(client, formOf(order));
    const next = await lastCode();
    expect(next).not.toBe(code);
    expect(problemOf(await confirm(client, order, code))).toBe('422 code_invalid');
    expect((await confirm(client, order, next)).statusCode).toBe(200);
  });
});

describe('the code', () => {
  test('[M05] pays once, however often it comes: pending at the bank first, then paid, credited once', async () => {
    const { member, client, order, code } = await signed();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        confirm(client, order, code, index % 2 === 0 ? key : randomUUID()),
      ),
    );
    for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode);
    const again = await confirm(client, order, code, key);
    expect(again.json().direct_debit).toMatchObject({ is_confirmed: true });
    await app.jobs.runAll();
    const shown = (await client.get('order.php', { query: { id: order } })).json().order;
    expect(shown).toMatchObject({ status: 'pending', redirect_url: null });
    expect(await balanceOf(app.services.db, member.id)).toBe(0);
    app.clock.advance(10_000);
    await app.jobs.runAll();
    expect(await statusOf(app, order)).toBe('completed');
    expect(await balanceOf(app.services.db, member.id)).toBe(100);
    expect(await eventsOf(order)).toEqual(['signed', 'code_sent', 'confirmed']);
  });

  test('[M05] that is wrong is refused; after five tries none is taken, not even the right one', async () => {
    const { client, order, code } = await signed();
    for (let time = 0; time < 5; time += 1) {
      expect(problemOf(await confirm(client, order, wrong(code)))).toBe('422 code_invalid');
    }
    expect(problemOf(await confirm(client, order, code))).toBe('422 code_expired');
    app.clock.advance(MINUTE);
    const another = await client.post('directdebit-code.php', { order });
    expect(another.statusCode).toBe(200);
    expect((await confirm(client, order, await lastCode())).statusCode).toBe(200);
  });

  test('[M05] of 50 guesses at the same time no more than five are looked at', async () => {
    const { client, order, code } = await signed();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => confirm(client, order, wrong(code))),
    );
    const codes = answers.map((answer) => answer.json().code as string);
    expect(codes.filter((one) => one === 'code_invalid')).toHaveLength(5);
    expect(codes.filter((one) => one === 'code_expired')).toHaveLength(45);
  });

  test('[M05] holds for ten minutes', async () => {
    const { client, order, code } = await signed();
    app.clock.advance(10 * MINUTE + 1);
    expect(problemOf(await confirm(client, order, code))).toBe('422 code_expired');
    expect(await eventsOf(order)).toEqual(['signed', 'code_sent', 'code_expired']);
  });

  test('[M05] comes again no sooner than after half a minute, and five times an order', async () => {
    const { client, order, code } = await signed();
    const ask = () => client.post('directdebit-code.php', { order });
    expect(problemOf(await ask())).toBe('429 too_many_requests');
    expect((await confirm(client, order, wrong(code))).statusCode).toBe(422);
    for (let time = 1; time < 5; time += 1) {
      app.clock.advance(MINUTE);
      expect((await ask()).statusCode).toBe(200);
    }
    app.clock.advance(MINUTE);
    expect(problemOf(await ask())).toBe('429 too_many_codes');
    expect((await confirm(client, order, await lastCode())).statusCode).toBe(200);
    expect(problemOf(await ask())).toBe('409 order_not_open');
    expect(problemOf(await sign(client, formOf(order)))).toBe('409 order_not_open');
  });

  test('[M05] that could not be sent is told, and the same call sends it once it can be', async () => {
    const sent: string[] = [];
    let isAway = true;
    const own = await createTestApp({
      database: app.services.database,
      sms: {
        send: async ({ text }) => {
          if (isAway) throw new Error('away');
          sent.push(text);
        },
      },
    });
    const member = await makeMember(own.services, { signupDate: new Date(0) });
    const client = await clientOf(own, member);
    const order = await ordered(client);
    const [form, key] = [formOf(order), randomUUID()];
    expect(problemOf(await sign(client, form, key))).toBe('503 service_unavailable');
    const stands = await client.get('directdebit.php', { query: { order } });
    expect(stands.json().direct_debit.code.sent_to).toBeNull();
    isAway = false;
    expect((await sign(client, form, key)).statusCode).toBe(200);
    expect(sent).toHaveLength(1);
    const code = /\d{6}/.exec(sent[0] ?? '')?.[0] ?? '';
    expect((await confirm(client, order, code)).statusCode).toBe(200);
  });
});

test('[M05] a number that the provider refuses for good is an error at its field, and another one gets the code', async () => {
  const sent: string[] = [];
  const own = await createTestApp({
    database: app.services.database,
    sms: {
      send: async ({ to }) => {
        if (to === '+31612345678') throw new NumberRefused('303');
        sent.push(to);
      },
    },
  });
  const member = await makeMember(own.services, { signupDate: new Date(0) });
  const client = await clientOf(own, member);
  const order = await ordered(client);
  const refused = await sign(client, formOf(order, { phone: '0612345678' }));
  expect(problemOf(refused)).toBe('422 validation_failed');
  expect(refused.json().errors).toEqual([{ field: 'phone', code: 'invalid' }]);
  expect((await sign(client, formOf(order, { phone: '0687654321' }))).statusCode).toBe(200);
  expect(sent).toEqual(['+31687654321']);
});

describe('the collection', () => {
  test('[M05] first collects by a new mandate, then again by the same; another account has another', async () => {
    const { client, member, order, code } = await signed();
    const first = (await confirm(client, order, code)).json().direct_debit.mandate;
    expect(first.sequence).toBe('FRST');
    const again = async (own: object) => {
      app.clock.advance(25 * HOUR_MS);
      const next = await ordered(client);
      const before = (await client.get('directdebit.php', { query: { order: next } })).json()
        .direct_debit.mandate;
      await sign(client, formOf(next, own));
      const { mandate } = (await confirm(client, next, await lastCode())).json().direct_debit;
      return { before, mandate };
    };
    const second = await again({});
    expect(second.before).toMatchObject({
      reference: first.reference,
      sequence: 'RCUR',
      account: 'NL •••• 4300',
    });
    expect(second.mandate).toMatchObject({ reference: first.reference, sequence: 'RCUR' });
    const third = await again({ iban: 'DE89370400440532013000' });
    expect(third.mandate).toMatchObject({ sequence: 'FRST', account: 'DE •••• 3000' });
    expect(third.mandate.reference).not.toBe(first.reference);
    const mandates = await app.services.db
      .select()
      .from(directDebitMandates)
      .where(eq(directDebitMandates.memberId, member.id));
    expect(mandates).toHaveLength(2);
    for (const { details, providerMandate } of mandates) {
      expect(details.toString('latin1')).not.toContain('ABNA');
      expect(providerMandate).toMatch(/^sandbox-mandate-VEL-M-/);
    }
  });

  test('[M05] that comes back unpaid ends the order as failed, without credits', async () => {
    const { member, client, order, code } = await signed({ iban: UNPAID_IBAN });
    await confirm(client, order, code);
    app.clock.advance(10_000);
    await app.jobs.runAll();
    expect(await statusOf(app, order)).toBe('failed');
    expect(await balanceOf(app.services.db, member.id)).toBe(0);
    // A bank tells after days, when nobody waits at a page.
    const mails = await app.services.db
      .select()
      .from(mailQueue)
      .where(eq(mailQueue.memberId, member.id));
    expect(mails).toMatchObject([{ template: 'paymentFailed', subjectId: order }]);
    const mail = app.mails.findLast(({ to }) => to === member.email);
    expect(mail?.subject).toBe('Your payment did not go through');
  });

  test('[M05] [M07] confirmed, it keeps its code: another order with that is refused, and both the day’s limit and the debit stay', async () => {
    const { client } = await buyer({ signupDate: new Date(app.clock() - MINUTE) });
    const bonus = { discount_code: 'TIMEBONUS25' };
    const order = await ordered(client, { ...bonus, total: 1225 });
    await sign(client, formOf(order));
    expect((await confirm(client, order, await lastCode())).statusCode).toBe(200);
    const again = await client.post('order.php', { ...ORDER, ...bonus, total: 1225 });
    expect(problemOf(again)).toBe('409 discount_used');
    expect(again.json().params.total).toBe(1625);
    expect(await statusOf(app, order)).toBe('pending');
    // Come to nothing, it leaves its code to another.
    await tell(app, order, 'failed');
    await ordered(client, { ...bonus, total: 1225 });
  });

  test('[M05] asked for by ten processes at once is asked of the bank once', async () => {
    const { member, client, order, code } = await signed();
    await confirm(client, order, code);
    await Promise.all(
      Array.from({ length: 10 }, () => startPayment(app.services, member.id, order)),
    );
    const asked = await app.services.db
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.reference, merchantReferenceOf({ id: order })));
    expect(asked).toHaveLength(1);
    await tell(app, order, 'completed');
    expect(await balanceOf(app.services.db, member.id)).toBe(100);
  });

  test('[M05] that could not be asked for after the confirmation is asked for by the sweep, also when the order is a day old', async () => {
    const { client, order, code } = await signed();
    app.clock.advance(23 * 60 * MINUTE);
    await client.post('directdebit-code.php', { order });
    const away = vi
      .spyOn(bankOf(app), 'registerMandate')
      .mockRejectedValue(new Error('no route to host'));
    const next = await lastCode();
    expect(next).not.toBe(code);
    expect((await confirm(client, order, next)).statusCode).toBe(200);
    await app.jobs.forget(app.services.db, order);
    app.clock.advance(2 * 60 * MINUTE);
    await resumeUnanswered(app.services);
    await app.jobs.runAll().catch(() => undefined);
    expect([away.mock.calls.length, await statusOf(app, order)]).toEqual([2, 'pending']);
    away.mockRestore();
    app.clock.advance(60 * MINUTE);
    await resumeUnanswered(app.services);
    await app.jobs.runAll();
    app.clock.advance(10_000);
    await app.jobs.runAll();
    expect(await statusOf(app, order)).toBe('completed');
  });

  test('[M05] that was asked for without an answer has failed after a week: the bank tells after days', async () => {
    const { client, order, code } = await signed();
    vi.spyOn(bankOf(app), 'charge').mockRejectedValueOnce(new Error('timeout'));
    await confirm(client, order, code);
    for (const [days, status] of [
      [6, 'pending'],
      [1, 'failed'],
    ] as const) {
      app.clock.advance(days * 24 * 60 * MINUTE);
      await sweep(app.services);
      await app.jobs.runAll();
      expect(await statusOf(app, order)).toBe(status);
    }
    await expect(paymentOf(app, order)).rejects.toThrow('The bank knows nothing');
  });

  test('[M05] is not started while the member has not confirmed', async () => {
    const { order } = await signed();
    app.clock.advance(23 * 60 * MINUTE);
    await app.jobs.runAll();
    await resumeUnanswered(app.services);
    expect(app.jobs.waiting()).not.toContainEqual(expect.objectContaining({ order }));
    expect(await statusOf(app, order)).toBe('pending');
  });

  test('[M05] never confirmed, the order is cancelled after a day and what was typed forgotten', async () => {
    const { order } = await signed();
    app.clock.advance(25 * HOUR_MS);
    await sweep(app.services);
    expect(await statusOf(app, order)).toBe('cancelled');
    expect(
      await app.services.db.select().from(directDebits).where(eq(directDebits.orderId, order)),
    ).toEqual([]);
    expect(await eventsOf(order)).toEqual(['signed', 'code_sent', 'expired']);
  });

  test('[M05] never confirmed, an order that cannot be cancelled now keeps no other from it, and is the next sweep’s', async () => {
    const [one, other] = [await signed(), await signed()];
    app.clock.advance(25 * HOUR_MS);
    vi.spyOn(app.services.events, 'publish').mockRejectedValueOnce(new Error('no news'));
    const log = vi.spyOn(app.services.log, 'error');
    await expireUnconfirmed(app.services);
    expect([await statusOf(app, one.order), await statusOf(app, other.order)]).toEqual([
      'pending',
      'cancelled',
    ]);
    expect(log).toHaveBeenCalledWith(
      { err: new Error('no news'), order: one.order },
      'unconfirmed order not expired',
    );
    vi.restoreAllMocks();
    await expireUnconfirmed(app.services);
    expect(await statusOf(app, one.order)).toBe('cancelled');
  });

  test('[M05] collected without an answer, it is followed under the bank’s own name once the bank speaks of it', async () => {
    const { member, order, code, client } = await signed();
    const bank = bankOf(app);
    const { charge } = bank;
    vi.spyOn(bank, 'charge').mockImplementationOnce(async (payment) => {
      await charge(payment);
      throw new Error('timeout');
    });
    await confirm(client, order, code);
    await tell(app, order, 'pending');
    const { id } = await paymentOf(app, order);
    // No call tells of its end.
    await app.services.db
      .update(sandboxPayments)
      .set({ status: 'completed' })
      .where(eq(sandboxPayments.id, id));
    await client.get('order.php', { query: { id: order } });
    expect(await statusOf(app, order)).toBe('completed');
    expect(await balanceOf(app.services.db, member.id)).toBe(100);
  });
});

describe('limits and blocks (spec sections 5 and 8)', () => {
  const BIG = { package: 'p3', total: 12_525 };

  test('[M05] a limit that is reached is told when signing and when confirming', async () => {
    const { client } = await buyer();
    const [one, two] = [await ordered(client, BIG), await ordered(client, BIG)];
    await sign(client, formOf(one));
    const firstCode = await lastCode();
    await sign(client, formOf(two));
    const secondCode = await lastCode();
    expect((await confirm(client, one, firstCode)).statusCode).toBe(200);
    expect(problemOf(await confirm(client, two, secondCode))).toBe(
      '403 direct_debit_limit_reached',
    );
    expect(problemOf(await sign(client, formOf(two)))).toBe('403 direct_debit_limit_reached');
    expect(await eventsOf(two)).toEqual([
      'signed',
      'code_sent',
      'direct_debit_limit_reached',
      'direct_debit_limit_reached',
    ]);
    // A debit that came to nothing leaves room.
    await tell(app, one, 'failed');
    expect((await sign(client, formOf(two))).statusCode).toBe(200);
  });

  test('[M05] the limits of a debit, a day and 30 days hold', async () => {
    const { member } = await buyer();
    const pay = async () => {
      // Sessions end after 30 days too.
      const client = await clientOf(app, member);
      const order = await ordered(client, BIG);
      const response = await sign(client, formOf(order));
      if (response.statusCode !== 200) return problemOf(response);
      return (await confirm(client, order, await lastCode())).statusCode;
    };
    expect(await pay()).toBe(200);
    expect(await pay()).toBe('403 direct_debit_limit_reached');
    app.clock.advance(25 * HOUR_MS);
    expect(await pay()).toBe(200);
    app.clock.advance(25 * HOUR_MS);
    expect(await pay()).toBe('403 direct_debit_limit_reached');
    app.clock.advance(30 * DAY_MS);
    expect(await pay()).toBe(200);

    const { directDebit } = app.services.config;
    const small = await createTestApp({
      database: app.services.database,
      config: { directDebit: { ...directDebit, maximum: 1_000 } },
    });
    const other = await clientOf(
      small,
      await makeMember(small.services, { signupDate: new Date(0) }),
    );
    const order = await ordered(other);
    expect(problemOf(await sign(other, formOf(order)))).toBe('403 direct_debit_limit_reached');
  });

  test('[M05] a blocked IBAN and a blocked number are refused, each by its name', async () => {
    const { client } = await buyer();
    const order = await ordered(client);
    await block(app.services, app.services.db, 'iban', 'BE68539007547034');
    await block(app.services, app.services.db, 'phone', '+31612121212');
    expect(problemOf(await sign(client, formOf(order, { iban: 'BE68 5390 0754 7034' })))).toBe(
      '403 iban_blocked',
    );
    expect(problemOf(await sign(client, formOf(order, { phone: '06 12121212' })))).toBe(
      '403 phone_blocked',
    );
    expect((await sign(client, formOf(order))).statusCode).toBe(200);
    expect(await eventsOf(order)).toEqual(['iban_blocked', 'phone_blocked', 'signed', 'code_sent']);
  });

  test('[M05] a chargeback blocks the account, for everybody, and ends the mandate', async () => {
    const { member, client, order, code } = await signed({ iban: 'FR1420041010050500013M02606' });
    await confirm(client, order, code);
    app.clock.advance(10_000);
    await app.jobs.runAll();
    const payment = await paymentOf(app, order);
    // Taken back at the bank, and told twice.
    await bankOf(app).reversals.decide(payment, 'chargeback');
    await app.jobs.runAll();
    const again = { memberId: member.id, id: order };
    await app.services.db.transaction((tx) => blockAfterChargeback(app.services, tx, again));
    const [mandate] = await app.services.db
      .select()
      .from(directDebitMandates)
      .where(eq(directDebitMandates.memberId, member.id));
    expect(mandate?.endedAt).not.toBeNull();
    const other = await buyer();
    const next = await ordered(other.client);
    const own = { iban: 'FR14 2004 1010 0505 0001 3M02 606' };
    expect(problemOf(await sign(other.client, formOf(next, own)))).toBe('403 iban_blocked');
    // An order that was paid in another way is left alone.
    const ideal = await ordered(other.client, { method: 'ideal', total: 1635 });
    await app.services.db.transaction((tx) =>
      blockAfterChargeback(app.services, tx, { memberId: other.member.id, id: ideal }),
    );
    expect(await eventsOf(ideal)).toEqual([]);
  });

  test('[M05] a chargeback of money that was given back before blocks the account and ends the mandate too, once', async () => {
    const { member, client, order, code } = await signed({ iban: 'ES9121000418450200051332' });
    await confirm(client, order, code);
    app.clock.advance(10_000);
    await app.jobs.runAll();
    const payment = await paymentOf(app, order);
    const tellReversal = (reversal: Pick<Reversal, 'reference' | 'kind' | 'amount'>) =>
      callWebhook(
        app,
        bankOf(app).call(`${payment.id} completed`, payment, 'completed', [
          { ...reversal, ownReference: null, status: 'completed' },
        ]),
      );
    await tellReversal({ reference: 'panel', kind: 'refund', amount: 1625 });
    const mandate = async () => {
      const [row] = await app.services.db
        .select()
        .from(directDebitMandates)
        .where(eq(directDebitMandates.memberId, member.id));
      return row?.endedAt?.getTime() ?? null;
    };
    expect(await mandate()).toBeNull();
    const now = app.clock();
    for (let time = 0; time < 2; time += 1) {
      await tellReversal({ reference: 'back', kind: 'chargeback', amount: 0 });
      app.clock.advance(MINUTE);
    }
    expect(await mandate()).toBe(now);
    expect(await eventsOf(order)).toEqual(['signed', 'code_sent', 'confirmed', 'charged_back']);
    const { refunds } = (await client.get('order.php', { query: { id: order } })).json().order;
    expect(refunds).toMatchObject([{ kind: 'refund', amount: 1625 }]);
    const next = await ordered(client);
    expect(
      problemOf(await sign(client, formOf(next, { iban: 'ES91 2100 0418 4502 0005 1332' }))),
    ).toBe('403 iban_blocked');
  });

  test('[M05] no more than six codes a day go to one number for one member, and thirty for all', async () => {
    const own = await createTestApp({ database: app.services.database, limits: LIMITS });
    const codes: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      const member = await makeMember(own.services, { signupDate: new Date(0) });
      const client = await clientOf(own, member);
      for (let time = 0; time < (count < 5 ? 7 : 1); time += 1) {
        const form = formOf(await ordered(client), { phone: '0611111111' });
        codes.push(problemOf(await sign(client, form)));
      }
    }
    const refused = '429 too_many_codes';
    const each = [...Array<string>(6).fill('200 undefined'), refused];
    expect(codes).toEqual([...Array.from({ length: 5 }, () => each).flat(), refused]);
  });
});
