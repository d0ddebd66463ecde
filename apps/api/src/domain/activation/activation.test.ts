import { describe, expect, it } from 'vitest';
import { ledgerEntries, mailQueue } from '../../db/schema.ts';
import { LIMITS } from '../../http/rate-limits.ts';
import { DAY_MS, HOUR_MS } from '../../ports/clock.ts';
import { sweep } from '../../sweep.ts';
import { createTestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import type { TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { deliverMail } from '../mail/deliver.ts';
import { removeExpired } from '../members/members.ts';
import { auditLedger } from '../credits/audit.ts';

async function signUp(
  test: TestApp,
  email: string,
  more: Record<string, unknown> = {},
): Promise<Client> {
  const client = test.client();
  const body = {
    email,
    name: 'Noor',
    password: 'a long password',
    date_of_birth: '1992-04-17',
    ...more,
  };
  const answer = await client.post('signup.php', body);
  expect(answer.statusCode).toBe(201);
  await test.jobs.runAll();
  return client;
}

/** The token of the newest mail to the address. */
function tokenFor(test: TestApp, email: string): string {
  const mail = test.mails.findLast((one) => one.to === email);
  const token = /\/activate\/done\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`No activation mail to ${email}`);
  return token;
}

describe('activation', async () => {
  const test = await createTestApp();
  const activate = (token: string) => test.client().post('activation.php', { token });
  const user = async (client: Client) => (await client.get('user.php')).json().user;

  it('[S04] the link of the mail confirms the address; the member is then active and visible', async () => {
    const client = await signUp(test, 'noor@example.test');
    const before = await user(client);
    expect([before.status, before.profile.status]).toEqual(['not_confirmed', 'disabled']);
    const view = () => test.client().get('member.php', { query: { id: before.id } });
    expect((await view()).statusCode).toBe(404);

    const answer = await activate(tokenFor(test, 'noor@example.test'));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'activated', other_account: false, first_message: null },
    ]);
    const after = await user(client);
    expect([after.status, after.profile.status]).toEqual(['active', 'active']);
    expect((await view()).statusCode).toBe(200);
    test.clock.advance(8 * DAY_MS);
    expect((await user(client)).status).toBe('active');
  });

  it('[S10] signup_credits are granted once, by the ledger', async () => {
    const client = await signUp(test, 'credits@example.test');
    const first = tokenFor(test, 'credits@example.test');
    await client.post('activation-resend.php', {});
    await test.jobs.runAll();
    const second = tokenFor(test, 'credits@example.test');
    expect(second).not.toBe(first);
    const answers = await Promise.all([first, second, first, second].map(activate));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect((await user(client)).credits).toBe(50);
    expect(await auditLedger(test.services.db)).toEqual({
      total: 0,
      unbalanced: [],
      wrongWallets: [],
    });
  });

  it('[S04] a link works once: used again it is 410 activation_link_used', async () => {
    await signUp(test, 'once@example.test');
    const token = tokenFor(test, 'once@example.test');
    await activate(token);
    const again = await activate(token);
    expect([again.statusCode, again.json().code]).toEqual([410, 'activation_link_used']);
  });

  it('[S04] a link works for 24 hours: after that it is 410 activation_link_expired, and another can be asked for', async () => {
    const client = await signUp(test, 'late@example.test');
    const token = tokenFor(test, 'late@example.test');
    test.clock.advance(DAY_MS);
    const late = await activate(token);
    expect([late.statusCode, late.json().code]).toEqual([410, 'activation_link_expired']);
    expect((await client.post('activation-resend.php', {})).json()).toEqual({ status: 'sent' });
    await test.jobs.runAll();
    expect((await activate(tokenFor(test, 'late@example.test'))).statusCode).toBe(200);
  });

  it('[S04] an unknown link is 404 activation_link_invalid', async () => {
    const answer = await activate('x'.repeat(43));
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'activation_link_invalid']);
  });

  it('of two accounts over one new address the first confirmed has it, and the other cannot be confirmed', async () => {
    await signUp(test, 'shared@example.test', { name: 'First' });
    const first = tokenFor(test, 'shared@example.test');
    await signUp(test, 'shared@example.test', { name: 'Second' });
    const second = tokenFor(test, 'shared@example.test');
    const answers = await Promise.all([activate(first), activate(second)]);
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200, 410]));
  });

  it('[S04] confirming by the link of another account over the same address says so, and ends the session that is left over', async () => {
    const email = 'two-devices@example.test';
    await signUp(test, email, { name: 'First' });
    const older = tokenFor(test, email);
    const device = await signUp(test, email, { name: 'Second' });
    const own = tokenFor(test, email);
    const answer = await device.post('activation.php', { token: older });
    expect(answer.json()).toMatchObject({ status: 'activated', other_account: true });
    expect(answer.cookies[0]).toMatchObject({ name: 'session', value: '', maxAge: 0 });
    expect(await user(device)).toBeUndefined();
    expect((await device.post('activation.php', { token: own })).json().code).toBe(
      'activation_link_used',
    );
  });

  it('[S04] the own link of an account that came second over its address ends its session, and nobody else ends it', async () => {
    const email = 'second@example.test';
    await signUp(test, email, { name: 'First' });
    const first = tokenFor(test, email);
    const device = await signUp(test, email, { name: 'Second' });
    const own = tokenFor(test, email);
    await activate(first);
    expect((await user(device)).status).toBe('not_confirmed');
    const late = await device.post('activation.php', { token: own });
    expect([late.statusCode, late.json().code]).toEqual([410, 'activation_link_used']);
    expect(late.cookies[0]).toMatchObject({ name: 'session', value: '', maxAge: 0 });
    expect(await user(device)).toBeUndefined();
  });

  it('[S04] whoever is logged in to an account with another address stays there', async () => {
    await signUp(test, 'one@example.test');
    const token = tokenFor(test, 'one@example.test');
    const other = await signUp(test, 'other@example.test');
    const answer = await other.post('activation.php', { token });
    expect([answer.json().other_account, answer.cookies]).toEqual([true, []]);
    await other.post('activation.php', { token });
    expect((await user(other)).email).toBe('other@example.test');
  });

  it('[S10] the sign-up message goes to the first member at activation, charged like any other', async () => {
    const bram = await makeMember(test.services, { name: 'Bram' });
    const bramsClient = await clientOf(test, bram);
    const client = await signUp(test, 'message@example.test', {
      first_member: bram.id,
      signup_message: 'Hello Bram',
    });
    expect((await bramsClient.get('chats.php')).json().chats).toEqual([]);
    expect((await user(client)).first_member).toEqual({
      id: bram.id,
      name: 'Bram',
      message: 'Hello Bram',
    });
    const { first_message } = (await activate(tokenFor(test, 'message@example.test'))).json();
    const [chat] = (await bramsClient.get('chats.php')).json().chats;
    expect(chat).toMatchObject({
      num_unread_messages: 1,
      last_message: { text: 'Hello Bram' },
    });
    expect(first_message).toEqual({ conversation_id: chat.conversation_id, name: 'Bram' });
    expect(await user(client)).toMatchObject({ credits: 40, first_member: null });
  });

  it('[S10] a sign-up message to someone who is not there costs nothing and stops nothing', async () => {
    const client = await signUp(test, 'nobody@example.test', {
      first_member: test.services.newId(),
      signup_message: 'Hello?',
    });
    expect((await user(client)).first_member).toBeNull();
    const answer = await activate(tokenFor(test, 'nobody@example.test'));
    expect([answer.statusCode, answer.json().first_message]).toEqual([200, null]);
    expect((await user(client)).credits).toBe(50);
  });

  it('[S10] whom a first message waits for is told as long as it can reach them, and where one was written', async () => {
    const bram = await makeMember(test.services, { name: 'Bram' });
    const silent = await signUp(test, 'silent@example.test', { first_member: bram.id });
    expect((await user(silent)).first_member).toBeNull();

    const client = await signUp(test, 'blocked@example.test', {
      first_member: bram.id,
      signup_message: 'Hello Bram',
    });
    expect((await user(client)).first_member).toEqual({
      id: bram.id,
      name: 'Bram',
      message: 'Hello Bram',
    });
    expect((await client.post('block.php', { profile: bram.id })).statusCode).toBe(200);
    expect((await user(client)).first_member).toBeNull();
    const answer = await activate(tokenFor(test, 'blocked@example.test'));
    expect(answer.json().first_message).toBeNull();
  });

  it('[E01] a first message written after the account is sent at activation: the last one, once, and none after it', async () => {
    const [bram, eva] = [
      await makeMember(test.services, { name: 'Bram' }),
      await makeMember(test.services, { name: 'Eva' }),
    ];
    const client = await signUp(test, 'written@example.test');
    const write = (first_member: string, signup_message: string) =>
      client.put('first-message.php', { first_member, signup_message });
    expect((await write(bram.id, 'Hello Bram')).statusCode).toBe(200);
    expect((await write(eva.id, ' Hello Eva ')).json()).toEqual({ kept: true });
    expect((await user(client)).credits).toBe(0);

    await activate(tokenFor(test, 'written@example.test'));
    const chatsOf = async (member: typeof bram) =>
      (await (await clientOf(test, member)).get('chats.php')).json().chats;
    expect(await chatsOf(bram)).toEqual([]);
    expect(await chatsOf(eva)).toMatchObject([{ last_message: { text: 'Hello Eva' } }]);
    expect((await user(client)).credits).toBe(40);

    const late = await write(bram.id, 'Hello again');
    expect([late.statusCode, late.json().code]).toEqual([409, 'already_confirmed']);
    expect(await chatsOf(bram)).toEqual([]);
  });

  it.each([
    ['to oneself', 'own', 'Hello', 404, 'member_not_found'],
    ['to nobody', 'nobody', 'Hello', 404, 'member_not_found'],
    ['of blanks', 'bram', '   ', 422, 'validation_failed'],
    ['of what cannot be seen', 'bram', '\u200B\u3164', 422, 'validation_failed'],
    ['longer than messages may be', 'bram', 'a'.repeat(501), 422, 'validation_failed'],
  ])('[E01] a first message %s is refused', async (title, whom, text, status, code) => {
    const client = await signUp(test, `${title.replaceAll(' ', '-')}@example.test`);
    const bram = await makeMember(test.services, { name: 'Bram' });
    const ids: Record<string, string> = {
      own: (await user(client)).id,
      nobody: test.services.newId(),
      bram: bram.id,
    };
    const answer = await client.put('first-message.php', {
      first_member: ids[whom],
      signup_message: text,
    });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('an account that nobody confirms is gone after seven days, with all that was its own', async () => {
    const fresh = await createTestApp();
    await signUp(fresh, 'gone@example.test');
    fresh.clock.advance(7 * DAY_MS - 1);
    expect(await removeExpired(fresh.services)).toBe(0);
    fresh.clock.advance(1);
    expect(await removeExpired(fresh.services)).toBe(1);
    for (const table of [
      'members',
      'email_claims',
      'sessions',
      'activation_tokens',
      'mail_queue',
      'wallets',
    ]) {
      const { rows } = await fresh.services.database.pool.query(`select 1 from ${table}`);
      expect(rows).toHaveLength(0);
    }
    await signUp(fresh, 'gone@example.test');
  });
});

describe('asking for the mail again', async () => {
  const test = await createTestApp();
  await makeMember(test.services, { email: 'owner@example.test' });
  const resend = (email: string) => test.client().post('activation-resend.php', { email });

  it('[S04] answers alike for a waiting, a confirmed and an unknown address, with the same work', async () => {
    await signUp(test, 'waiting@example.test');
    const work = async (email: string) => {
      let told: unknown;
      const statements = await statementsOf(async () => {
        const answer = await resend(email);
        told = [answer.statusCode, answer.body];
      });
      return { told, statements };
    };
    const expected = await work('waiting@example.test');
    expect(expected.told).toEqual([202, '{"status":"sent"}']);
    expect(expected.statements.length).toBeGreaterThan(5);
    expect(await work('owner@example.test')).toEqual(expected);
    expect(await work('unknown@example.test')).toEqual(expected);
    const before = test.mails.length;
    await test.jobs.runAll();
    expect(test.mails.slice(before).map((mail) => mail.to)).toEqual(['waiting@example.test']);
  });

  it('a visitor must name an address', async () => {
    const answer = await test.client().post('activation-resend.php', {});
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'email', code: 'required' }],
    });
  });

  it('[S04] five mails a day to one address, then 429 too_many_mails, known or not', async () => {
    const limited = await createTestApp({ limits: LIMITS });
    for (const email of ['a@example.test', 'b@example.test']) {
      const statuses = [];
      for (let count = 0; count < 6; count += 1) {
        const answer = await limited.client().post('activation-resend.php', { email });
        statuses.push(answer.json().code ?? answer.statusCode);
      }
      expect(statuses).toEqual([202, 202, 202, 202, 202, 'too_many_mails']);
    }
  });
});

describe('mails that cannot be delivered', () => {
  it('are tried again, and sent once', async () => {
    let isDown = true;
    const sent: string[] = [];
    const test = await createTestApp({
      mail: {
        send: async (mail) => {
          if (isDown) throw new Error('connect ECONNREFUSED');
          sent.push(mail.to);
        },
        close: async () => undefined,
      },
    });
    await test.client().post('signup.php', {
      email: 'noor@example.test',
      name: 'Noor',
      password: 'a long password',
      date_of_birth: '1992-04-17',
    });
    const [queued] = await test.services.db.select().from(mailQueue);
    await expect(deliverMail(test.services, queued!.id)).rejects.toThrow(/ECONNREFUSED/);
    expect((await test.services.db.select().from(mailQueue))[0]).toMatchObject({
      attempts: 1,
      sentAt: null,
    });
    isDown = false;
    await Promise.all([1, 2, 3].map(() => deliverMail(test.services, queued!.id)));
    await deliverMail(test.services, queued!.id);
    expect(sent).toEqual(['noor@example.test']);
  });
});

describe('a mail server that is away for longer', () => {
  it('gets the mail when it is back, and the address is forgotten after 30 days', async () => {
    let isDown = true;
    const sent: string[] = [];
    const send = async (mail: { to: string }) => {
      if (isDown) throw new Error('away');
      sent.push(mail.to);
    };
    const test = await createTestApp({ mail: { send, close: async () => undefined } });
    await test.client().post('signup.php', {
      email: 'noor@example.test',
      name: 'Noor',
      password: 'a long password',
      date_of_birth: '1992-04-17',
    });
    await expect(test.jobs.runAll()).rejects.toThrow('away');
    await sweep(test.services);
    await test.jobs.runAll();
    isDown = false;
    test.clock.advance(HOUR_MS);
    await sweep(test.services);
    await test.jobs.runAll();
    expect(sent).toEqual(['noor@example.test']);
    await sweep(test.services);
    await test.jobs.runAll();
    expect(sent).toHaveLength(1);
    test.clock.advance(31 * DAY_MS);
    await sweep(test.services);
    expect(await test.services.db.select().from(mailQueue)).toEqual([]);
  });
});

describe('sign-up and the ledger', () => {
  it('an unconfirmed member has a wallet without entries', async () => {
    const test = await createTestApp();
    await signUp(test, 'new@example.test');
    expect(await test.services.db.select().from(ledgerEntries)).toEqual([]);
  });
});
