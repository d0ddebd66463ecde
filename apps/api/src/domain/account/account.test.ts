import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  accountDeletions,
  accountTokens,
  emailChanges,
  emailClaims,
  mailReports,
  members,
  passkeys,
  pushSubscriptions,
  sessions,
} from '../../db/schema.ts';
import { LIMITS } from '../../http/rate-limits.ts';
import { DAY_MS, HOUR_MS } from '../../ports/clock.ts';
import { createTestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import type { TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { sweep } from '../../sweep.ts';
import { hashPassword } from '../members/passwords.ts';
import { disableMails } from '../notifications/disabling.ts';
import { releaseOldAddresses } from './claims.ts';
import { confirmMailChange } from './mail-change.ts';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'another horse battery';
const passwordHash = await hashPassword(PASSWORD);

const person = async (test: TestApp, email: string, values = {}) => {
  const member = await makeMember(test.services, { email, passwordHash, ...values });
  return { member, client: await clientOf(test, member) };
};

const logIn = (test: TestApp, email: string, password: string) =>
  test.client().post('user.php', { email, password }, { key: null });

/** The token of the newest mail to the address with a link to this page. */
function tokenOf(test: TestApp, email: string, page: string): string {
  const pattern = new RegExp(`/${page}\\?token=([\\w-]+)`, 'u');
  const mail = test.mails.findLast((one) => one.to === email && pattern.test(one.text));
  const token = pattern.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`No mail with /${page} to ${email}`);
  return token;
}

const ask = async (test: TestApp, client: Client, email: string, password = PASSWORD) => {
  const answer = await client.post('mail-change.php', { email, password });
  await test.jobs.runAll();
  return answer;
};

/** Asks for the address and confirms it. */
async function move(test: TestApp, client: Client, email: string): Promise<void> {
  await ask(test, client, email);
  const token = tokenOf(test, email, 'mail-change/do');
  expect((await client.post('mail-change-confirm.php', { token })).statusCode).toBe(200);
  await test.jobs.runAll();
}

describe('changing the e-mail address', async () => {
  const test = await createTestApp();
  const { db } = test.services;

  it('[A01] is done when the link to the new address is confirmed, and not before', async () => {
    const { client } = await person(test, 'anna@old.test');
    const answer = await ask(test, client, 'Anna@New.test');
    expect([answer.statusCode, answer.json()]).toEqual([
      202,
      {
        pending: {
          email: 'anna@new.test',
          asked_at: new Date(test.clock()).toISOString(),
          expires_at: new Date(test.clock() + DAY_MS).toISOString(),
        },
      },
    ]);
    expect((await client.get('user.php')).json().user.email).toBe('anna@old.test');
    expect((await client.get('mail-change.php')).json()).toEqual(answer.json());

    const token = tokenOf(test, 'anna@new.test', 'mail-change/do');
    const look = await test.client().get('account-link.php', { query: { token } });
    expect(look.json()).toMatchObject({ kind: 'mail_change', email: 'anna@new.test' });
    const before = client.cookies.get('session');
    const done = await client.post('mail-change-confirm.php', { token });
    expect([done.statusCode, done.json()]).toEqual([200, { status: 'changed' }]);
    expect(client.cookies.get('session')).not.toBe(before);
    expect((await client.get('user.php')).json().user.email).toBe('anna@new.test');
    expect((await client.get('mail-change.php')).json()).toEqual({ pending: null });
    expect((await logIn(test, 'anna@old.test', PASSWORD)).statusCode).toBe(401);
    expect((await logIn(test, 'anna@new.test', PASSWORD)).statusCode).toBe(200);

    // Loaded again, the page of the link says what holds; the session stays, and nobody is told again.
    const session = client.cookies.get('session');
    await test.jobs.runAll();
    const mails = test.mails.length;
    const again = await client.post('mail-change-confirm.php', { token });
    expect([again.statusCode, again.json()]).toEqual([200, { status: 'changed' }]);
    await test.jobs.runAll();
    expect([client.cookies.get('session'), test.mails.length]).toEqual([session, mails]);

    const undo = tokenOf(test, 'anna@old.test', 'mail-change/undo');
    await test.client().post('mail-change-undo.php', { token: undo, password: NEW_PASSWORD });
    const late = await test.client().post('mail-change-confirm.php', { token });
    expect([late.statusCode, late.json().code]).toEqual([410, 'link_used']);
  });

  it('[A01] ends every other session, also when it is confirmed on a device without one', async () => {
    const { member, client } = await person(test, 'two@old.test');
    const other = await clientOf(test, member);
    await ask(test, client, 'two@new.test');
    const token = tokenOf(test, 'two@new.test', 'mail-change/do');
    const heard: unknown[] = [];
    test.services.events.subscribe(member.id, (event) => heard.push(event));
    const stranger = test.client();
    await stranger.post('mail-change-confirm.php', { token });
    // Open pages of theirs are told at once.
    await expect.poll(() => heard).toContainEqual({ type: 'user' });
    expect(stranger.cookies.has('session')).toBe(false);
    for (const one of [client, other]) expect((await one.get('user.php')).statusCode).toBe(403);
  });

  it('[A01] needs the password, and refuses the address the member has', async () => {
    const { client } = await person(test, 'wrong@old.test');
    const wrong = await ask(test, client, 'wrong@new.test', 'not this one');
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      422,
      [{ field: 'password', code: 'password_wrong' }],
    ]);
    const same = await ask(test, client, 'WRONG@old.test');
    expect(same.json().errors).toEqual([{ field: 'email', code: 'email_unchanged' }]);
    const invalid = await ask(test, client, 'no address');
    expect(invalid.json().errors).toEqual([{ field: 'email', code: 'email_invalid' }]);
    expect((await client.get('mail-change.php')).json()).toEqual({ pending: null });
  });

  it('[A01] answers the same, with the same work, whether somebody has the new address or not', async () => {
    await person(test, 'known@old.test');
    const { client } = await person(test, 'asks@old.test');
    const work = async (email: string) => {
      let body = '';
      const statements = await statementsOf(async () => {
        const answer = await client.post('mail-change.php', { email, password: PASSWORD });
        body = answer.body.replace(email, '');
      });
      return { body, statements };
    };
    await work('first@old.test');
    const unknown = await work('unknown@old.test');
    expect(unknown.statements.length).toBeGreaterThan(3);
    expect(await work('known@old.test')).toEqual(unknown);
    await test.jobs.runAll();
    // The owner is told; the link is nowhere.
    const mail = test.mails.findLast((one) => one.to === 'known@old.test');
    expect(mail?.text).not.toContain('token=');
    expect(mail?.text).toContain('/login');
  });

  it('[A01] a later request replaces the one that waits, and a cancelled one is worth nothing', async () => {
    const { client } = await person(test, 'later@old.test');
    await ask(test, client, 'later@first.test');
    await ask(test, client, 'later@second.test');
    const first = tokenOf(test, 'later@first.test', 'mail-change/do');
    const answer = await client.post('mail-change-confirm.php', { token: first });
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'link_expired']);
    const second = tokenOf(test, 'later@second.test', 'mail-change/do');
    expect((await client.delete('mail-change.php', undefined)).json()).toEqual({ pending: null });
    expect((await client.post('mail-change-confirm.php', { token: second })).json().code).toBe(
      'link_expired',
    );
  });

  it('[A01] the mail can be sent again; a link works for 24 hours', async () => {
    const { client } = await person(test, 'again@old.test');
    await ask(test, client, 'again@new.test');
    const first = tokenOf(test, 'again@new.test', 'mail-change/do');
    test.clock.advance(23 * HOUR_MS);
    await client.put('mail-change.php', undefined);
    await test.jobs.runAll();
    const second = tokenOf(test, 'again@new.test', 'mail-change/do');
    expect(second).not.toBe(first);
    test.clock.advance(HOUR_MS);
    const look = await test.client().get('account-link.php', { query: { token: first } });
    expect([look.statusCode, look.json().code]).toEqual([410, 'link_expired']);
    expect((await client.post('mail-change-confirm.php', { token: second })).statusCode).toBe(200);
  });

  it('[A01] the old address is told and can take the change back for 48 hours, with a new password', async () => {
    const { client } = await person(test, 'undo@old.test');
    await move(test, client, 'undo@new.test');
    const token = tokenOf(test, 'undo@old.test', 'mail-change/undo');
    // Nobody takes the address in between.
    await person(test, 'thief@old.test').then((thief) => ask(test, thief.client, 'undo@old.test'));
    expect(() => tokenOf(test, 'undo@old.test', 'mail-change/do')).toThrow('No mail');

    test.clock.advance(48 * HOUR_MS - 1);
    const answer = await test
      .client()
      .post('mail-change-undo.php', { token, password: NEW_PASSWORD });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'restored' }]);
    expect((await client.get('user.php')).statusCode).toBe(403);
    expect((await logIn(test, 'undo@new.test', PASSWORD)).statusCode).toBe(401);
    expect((await logIn(test, 'undo@old.test', PASSWORD)).statusCode).toBe(401);
    expect((await logIn(test, 'undo@old.test', NEW_PASSWORD)).statusCode).toBe(200);
    const left = await db.select().from(emailClaims).where(eq(emailClaims.email, 'undo@new.test'));
    expect(left).toEqual([]);
  });

  it('[A01] [A02] the undo takes back an account too that was deleted with the new address, for the old one alone', async () => {
    const { member, client } = await person(test, 'robbed@old.test', { paidUser: true });
    await move(test, client, 'robber@new.test');
    const token = tokenOf(test, 'robbed@old.test', 'mail-change/undo');
    const { confirmation } = (await client.post('deletion.php', { password: PASSWORD })).json();
    expect((await client.delete('deletion.php', { confirmation })).statusCode).toBe(200);
    await test.jobs.runAll();
    const look = await test.client().get('account-link.php', { query: { token } });
    expect(look.json()).toMatchObject({ kind: 'mail_change_undo', email: 'robbed@old.test' });
    const before = test.mails.length;
    const answer = await test
      .client()
      .post('mail-change-undo.php', { token, password: NEW_PASSWORD });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'restored' }]);
    expect((await logIn(test, 'robbed@old.test', NEW_PASSWORD)).statusCode).toBe(200);
    await test.jobs.runAll();
    expect(test.mails.slice(before).map(({ to }) => to)).toEqual([member.email, member.email]);
    const link = tokenOf(test, 'robber@new.test', 'reactivate/do');
    const late = await test.client().post('reactivation.php', { token: link });
    expect([late.statusCode, late.json().code]).toEqual([410, 'link_used']);
  });

  it('[A01] the notice with the undo is sent also where the account was deleted first, and not once it is erased', async () => {
    const { member, client } = await person(test, 'quick@old.test');
    await ask(test, client, 'quick@new.test');
    const link = tokenOf(test, 'quick@new.test', 'mail-change/do');
    await client.post('mail-change-confirm.php', { token: link });
    const { confirmation } = (await client.post('deletion.php', { password: PASSWORD })).json();
    await client.delete('deletion.php', { confirmation });
    await test.jobs.runAll();
    const token = tokenOf(test, 'quick@old.test', 'mail-change/undo');
    await db
      .update(accountDeletions)
      .set({ erasingAt: new Date(test.clock()) })
      .where(eq(accountDeletions.memberId, member.id));
    const look = await test.client().get('account-link.php', { query: { token } });
    expect([look.statusCode, look.json().code]).toEqual([404, 'link_invalid']);
    const answer = await test
      .client()
      .post('mail-change-undo.php', { token, password: NEW_PASSWORD });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'link_invalid']);
  });

  it('[A01] after 48 hours the undo is over and the old address is free', async () => {
    const { client } = await person(test, 'free@old.test');
    await move(test, client, 'free@new.test');
    const token = tokenOf(test, 'free@old.test', 'mail-change/undo');
    test.clock.advance(48 * HOUR_MS);
    const body = { token, password: NEW_PASSWORD };
    const answer = await test.client().post('mail-change-undo.php', body);
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'link_expired']);
    await sweep(test.services);
    const other = await person(test, 'other@old.test');
    await move(test, other.client, 'free@old.test');
    expect((await other.client.get('user.php')).json().user.email).toBe('free@old.test');
  });

  it('[A01] an old address that cannot be released now keeps no other, and is the next sweep’s', async () => {
    // Those of before are none of its business.
    test.clock.advance(48 * HOUR_MS);
    await releaseOldAddresses(test.services);
    const people = [await person(test, 'stuck@old.test'), await person(test, 'next@old.test')];
    for (const [number, { client }] of people.entries())
      await move(test, client, `stuck${number}@new.test`);
    test.clock.advance(48 * HOUR_MS);
    const stuck = people.map(({ member }) => member.id).toSorted()[0]!;
    await db.execute(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$`);
    await db.execute(sql`create trigger refuse before update on email_changes for each row
      when (old.member_id = ${sql.raw(`'${stuck}'`)}) execute function refuse()`);
    const released = await releaseOldAddresses(test.services);
    await db.execute(sql`drop function refuse() cascade`);
    expect(released).toBe(1);
    expect(await releaseOldAddresses(test.services)).toBe(1);
  });

  it('[A01] who goes back to the old address in the moment in which it is released keeps it', async () => {
    const { member, client } = await person(test, 'returns@old.test');
    await move(test, client, 'returns@new.test');
    test.clock.advance(48 * HOUR_MS);
    await ask(test, client, 'returns@old.test');
    const token = tokenOf(test, 'returns@old.test', 'mail-change/do');
    await db.transaction(async (tx) => {
      await confirmMailChange(test.services, tx, token, 'http://localhost:3000');
      await releaseOldAddresses(test.services);
    });
    await sweep(test.services);
    expect((await logIn(test, 'returns@old.test', PASSWORD)).statusCode).toBe(200);
    const claims = await db.select().from(emailClaims).where(eq(emailClaims.memberId, member.id));
    // The other one can be asked back for 48 hours.
    expect(claims.map(({ email }) => email).toSorted()).toEqual([
      'returns@new.test',
      'returns@old.test',
    ]);
  });

  it('[A01] taking the first of two changes back takes the second back with it', async () => {
    const { client } = await person(test, 'chain@a.test');
    await move(test, client, 'chain@b.test');
    // By another process, whose clock is behind.
    test.clock.advance(-20_000);
    await move(test, client, 'chain@c.test');
    const second = tokenOf(test, 'chain@b.test', 'mail-change/undo');
    const token = tokenOf(test, 'chain@a.test', 'mail-change/undo');
    const undo = (one: string) =>
      test.client().post('mail-change-undo.php', { token: one, password: NEW_PASSWORD });
    expect((await undo(token)).statusCode).toBe(200);
    expect((await logIn(test, 'chain@a.test', NEW_PASSWORD)).statusCode).toBe(200);
    expect((await undo(second)).json().code).toBe('link_expired');
    const claims = await db.select().from(emailClaims);
    const chain = claims.map((claim) => claim.email).filter((email) => email.startsWith('chain'));
    expect(chain).toEqual(['chain@a.test']);
  });

  it('[A01] an address that somebody confirms meanwhile is refused, and everything stays', async () => {
    const { client } = await person(test, 'slow@old.test');
    await ask(test, client, 'wanted@new.test');
    const token = tokenOf(test, 'wanted@new.test', 'mail-change/do');
    await person(test, 'wanted@new.test');
    const answer = await client.post('mail-change-confirm.php', { token });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'email_taken']);
    expect((await client.get('user.php')).json().user.email).toBe('slow@old.test');
  });

  it('[A01] of many who confirm one address in the same moment exactly one gets it', async () => {
    const people = await Promise.all(
      Array.from({ length: 8 }, (_, index) => person(test, `race-${index}@old.test`)),
    );
    const tokens = [];
    for (const { client } of people) {
      await ask(test, client, 'race@new.test');
      tokens.push(tokenOf(test, 'race@new.test', 'mail-change/do'));
    }
    const answers = await Promise.all(
      tokens.map((token) => test.client().post('mail-change-confirm.php', { token })),
    );
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
    const owners = await db.select().from(members).where(eq(members.email, 'race@new.test'));
    expect(owners).toHaveLength(1);
    const claims = await db
      .select()
      .from(emailClaims)
      .where(eq(emailClaims.email, 'race@new.test'));
    expect(claims.map((claim) => claim.memberId)).toEqual([owners[0]?.id]);
  });

  it('[A01] two requests of one member in the same moment leave one that waits', async () => {
    const { member, client } = await person(test, 'both@old.test');
    const answers = await Promise.all(
      ['both@one.test', 'both@two.test'].map((email) =>
        client.post('mail-change.php', { email, password: PASSWORD }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual([202, 202]);
    const waiting = await db
      .select()
      .from(emailChanges)
      .where(eq(emailChanges.memberId, member.id));
    expect(waiting.filter((change) => change.cancelledAt === null)).toHaveLength(1);
  });

  it('[A01] who has not confirmed yet gets the other address at once, with a mail to it', async () => {
    const { client } = await person(test, 'typo@old.test', { status: 'not_confirmed' });
    const answer = await ask(test, client, 'right@new.test');
    expect([answer.statusCode, answer.json()]).toEqual([202, { pending: null }]);
    expect((await client.get('user.php')).json().user.email).toBe('right@new.test');
    const token = tokenOf(test, 'right@new.test', 'activate/done');
    expect((await client.post('activation.php', { token })).statusCode).toBe(200);
    expect((await client.get('user.php')).json().user.status).toBe('active');
  });

  it('[A01] a mail that waits for the mistyped address confirms nothing, and what came back from it is forgotten', async () => {
    const { member, client } = await person(test, 'slip@old.test', { status: 'not_confirmed' });
    await client.post('activation-resend.php', {});
    await test.services.db.transaction((tx) =>
      disableMails(test.services, tx, member.id, 'bounce'),
    );
    const before = test.mails.length;
    await ask(test, client, 'meant@new.test');
    expect(test.mails.slice(before).map(({ to }) => to)).toEqual(['meant@new.test']);
    expect((await client.get('user.php')).json().user.notifications_disabled).toEqual([]);

    await test.services.db.transaction((tx) =>
      disableMails(test.services, tx, member.id, 'bounce'),
    );
    const token = tokenOf(test, 'meant@new.test', 'activate/done');
    expect((await client.post('activation.php', { token })).statusCode).toBe(200);
    expect((await client.get('user.php')).json().user.notifications_disabled).toEqual([]);
    expect(await db.select().from(mailReports).where(eq(mailReports.memberId, member.id))).toEqual(
      [],
    );
  });

  it('[A01] what was mailed to the old address opens the account no longer', async () => {
    const { client } = await person(test, 'leak@old.test');
    await test.client().post('reset-password.php', { email: 'leak@old.test' });
    await test.jobs.runAll();
    const token = tokenOf(test, 'leak@old.test', 'reset-password/do');
    await move(test, client, 'leak@new.test');
    const answer = await test
      .client()
      .post('reset-password-confirm.php', { token, password: NEW_PASSWORD });
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'link_expired']);
  });

  it('[A01] a link of one kind does nothing of another kind', async () => {
    const { client } = await person(test, 'kinds@old.test');
    await ask(test, client, 'kinds@new.test');
    const token = tokenOf(test, 'kinds@new.test', 'mail-change/do');
    for (const path of ['reset-password-confirm.php', 'mail-change-undo.php']) {
      const answer = await test.client().post(path, { token, password: NEW_PASSWORD });
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 404, 'link_invalid']);
    }
    expect((await client.post('mail-change-confirm.php', { token })).statusCode).toBe(200);
  });

  it('the database holds no token', async () => {
    const { client } = await person(test, 'hash@old.test');
    await ask(test, client, 'hash@new.test');
    const token = tokenOf(test, 'hash@new.test', 'mail-change/do');
    const stored = await db.select().from(accountTokens);
    expect(stored.every((row) => row.tokenHash.length === 32)).toBe(true);
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});

describe('the password', async () => {
  const test = await createTestApp();

  it('[A01] is changed with the one there is; other sessions end and this one has a new id', async () => {
    const { member, client } = await person(test, 'anna@example.test');
    const other = await clientOf(test, member);
    const before = client.cookies.get('session')!;
    const answer = await client.post('password.php', { current: PASSWORD, password: NEW_PASSWORD });
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'changed' }]);
    expect(client.cookies.get('session')).not.toBe(before);
    expect((await client.get('user.php')).statusCode).toBe(200);
    expect((await other.get('user.php')).statusCode).toBe(403);
    const old = test.client();
    old.cookies.set('session', before);
    expect((await old.get('user.php')).statusCode).toBe(403);
    expect((await logIn(test, 'anna@example.test', PASSWORD)).statusCode).toBe(401);
    expect((await logIn(test, 'anna@example.test', NEW_PASSWORD)).statusCode).toBe(200);
    await test.jobs.runAll();
    expect(test.mails.findLast((one) => one.to === 'anna@example.test')?.text).toContain(
      '/reset-password',
    );
  });

  it('[A01] a new one gives up an e-mail change that waits: who asked for it may have been somebody else', async () => {
    const { client } = await person(test, 'changes@example.test');
    await ask(test, client, 'intruder@new.test');
    await client.post('password.php', { current: PASSWORD, password: NEW_PASSWORD });
    expect((await client.get('mail-change.php')).json()).toEqual({ pending: null });
    const token = tokenOf(test, 'intruder@new.test', 'mail-change/do');
    const answer = await test.client().post('mail-change-confirm.php', { token });
    expect(answer.json().code).toBe('link_expired');
  });

  it('[A01] a wrong current password, a short new one and the same again are told at their fields', async () => {
    const { member, client } = await person(test, 'fields@example.test');
    const wrong = await client.post('password.php', { current: 'no', password: NEW_PASSWORD });
    expect(wrong.json().errors).toEqual([{ field: 'current', code: 'password_wrong' }]);
    const short = await client.post('password.php', { current: PASSWORD, password: 'short' });
    expect(short.json().errors).toEqual([
      { field: 'password', code: 'password_too_short', params: { minimum: 8 } },
    ]);
    const same = await client.post('password.php', { current: PASSWORD, password: PASSWORD });
    expect(same.json().errors).toEqual([{ field: 'password', code: 'password_unchanged' }]);
    const own = await test.services.db
      .select()
      .from(sessions)
      .where(eq(sessions.memberId, member.id));
    expect(own).toHaveLength(1);
  });

  it('[A01] after ten wrong tries a member waits 15 minutes', async () => {
    const limited = await createTestApp({ limits: LIMITS });
    const { client } = await person(limited, 'tries@example.test');
    const attempt = () => client.post('password.php', { current: 'no', password: NEW_PASSWORD });
    for (let count = 0; count < 10; count += 1) expect((await attempt()).statusCode).toBe(422);
    const blocked = await attempt();
    expect([blocked.statusCode, blocked.json()]).toEqual([
      429,
      expect.objectContaining({ code: 'too_many_attempts', retry_after_minutes: 15 }),
    ]);
  });
});

describe('a forgotten password', async () => {
  const test = await createTestApp();
  const request = async (email: string) => {
    const answer = await test.client().post('reset-password.php', { email });
    await test.jobs.runAll();
    return answer;
  };
  const reset = (token: string, client = test.client()) =>
    client.post('reset-password-confirm.php', { token, password: NEW_PASSWORD });

  it('[S07] the link of the mail sets a new one; every session ends', async () => {
    const { client } = await person(test, 'anna@example.test');
    const answer = await request('Anna@example.test');
    expect([answer.statusCode, answer.json()]).toEqual([202, { status: 'sent' }]);
    const token = tokenOf(test, 'anna@example.test', 'reset-password/do');
    const look = await test.client().get('account-link.php', { query: { token } });
    expect(look.json()).toMatchObject({ kind: 'password_reset', email: 'anna@example.test' });
    expect((await reset(token)).statusCode).toBe(200);
    expect((await client.get('user.php')).statusCode).toBe(403);
    expect((await logIn(test, 'anna@example.test', PASSWORD)).statusCode).toBe(401);
    expect((await logIn(test, 'anna@example.test', NEW_PASSWORD)).statusCode).toBe(200);
    expect((await reset(token)).json().code).toBe('link_used');
  });

  it('[S07] [A01] [B08] a new password by a link, and the old address again, end passkeys and notifications', async () => {
    const { member, client } = await person(test, 'keys@example.test');
    const give = async () => {
      await test.services.db.insert(passkeys).values({
        memberId: member.id,
        id: test.services.newId(),
        credentialId: 'theirs',
        publicKey: Buffer.from('key'),
        counter: 0,
        rpId: 'localhost',
        createdAt: new Date(test.clock()),
      });
      await test.services.db.insert(pushSubscriptions).values({
        memberId: member.id,
        endpoint: 'https://push.test/theirs',
        p256dh: 'p',
        auth: 'a',
        createdAt: new Date(test.clock()),
      });
    };
    const left = async () => [
      ...(await test.services.db.select().from(passkeys).where(eq(passkeys.memberId, member.id))),
      ...(await test.services.db
        .select()
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.memberId, member.id))),
    ];
    await move(test, client, 'keys@new.test');
    await give();
    const undo = tokenOf(test, 'keys@example.test', 'mail-change/undo');
    await test.client().post('mail-change-undo.php', { token: undo, password: PASSWORD });
    expect(await left()).toEqual([]);
    await give();
    await request('keys@example.test');
    expect((await reset(tokenOf(test, 'keys@example.test', 'reset-password/do'))).statusCode).toBe(
      200,
    );
    expect(await left()).toEqual([]);
  });

  it('[S07] a link works for an hour, and a newer one ends it', async () => {
    await person(test, 'hour@example.test');
    await request('hour@example.test');
    const first = tokenOf(test, 'hour@example.test', 'reset-password/do');
    await request('hour@example.test');
    const second = tokenOf(test, 'hour@example.test', 'reset-password/do');
    expect((await reset(first)).json().code).toBe('link_expired');
    test.clock.advance(HOUR_MS);
    expect((await reset(second)).json().code).toBe('link_expired');
    expect((await reset('a-token-nobody-made')).json().code).toBe('link_invalid');
  });

  it('[S07] the answer and the work are the same for a known and an unknown address', async () => {
    await person(test, 'known@example.test');
    await person(test, 'waiting@example.test', { status: 'not_confirmed' });
    const work = async (email: string) => {
      let body = '';
      const statements = await statementsOf(async () => {
        const answer = await test.client().post('reset-password.php', { email });
        body = `${answer.statusCode} ${answer.body}`;
      });
      return { body, statements };
    };
    const unknown = await work('nobody@example.test');
    expect(unknown.statements.length).toBeGreaterThan(3);
    for (const email of ['known@example.test', 'waiting@example.test'])
      expect(await work(email)).toEqual(unknown);
    const before = test.mails.length;
    await test.jobs.runAll();
    expect(
      test.mails
        .slice(before)
        .map((mail) => mail.to)
        .toSorted(),
    ).toEqual(['known@example.test', 'waiting@example.test']);
  });

  it('[S07] after five mails a day another is refused to who asked, known or not; after thirty to all, but on the owner’s device', async () => {
    const limited = await createTestApp({ limits: LIMITS });
    await person(limited, 'anna@example.test');
    const own = limited.client();
    await own.post('user.php', { email: 'anna@example.test', password: PASSWORD }, { key: null });
    const request = async (email: string, ip: string, client = limited.client()) =>
      (await client.post('reset-password.php', { email }, { ip })).statusCode;
    for (const email of ['anna@example.test', 'nobody@example.test']) {
      for (let caller = 0; caller < 6; caller += 1) {
        for (let count = 0; count < 5; count += 1)
          expect(await request(email, `10.0.1.${caller}`)).toBe(202);
        expect(await request(email, `10.0.1.${caller}`)).toBe(429);
      }
      expect(await request(email, '10.0.2.1')).toBe(429);
    }
    for (let count = 0; count < 5; count += 1)
      expect(await request('anna@example.test', '10.0.1.1', own)).toBe(202);
    expect(await request('anna@example.test', '10.0.2.2', own)).toBe(429);
    expect(await request('nobody@example.test', '10.0.2.2', own)).toBe(429);
  });

  it('[S07] [A01] a mail to an address that nobody has confirmed does not greet by the name that somebody typed', async () => {
    const name = 'Visit https://evil.example/ now';
    const typed = await person(test, 'stranger@example.test', { name, status: 'not_confirmed' });
    await typed.client.post('activation-resend.php', {});
    await request('stranger@example.test');
    const body = { current: PASSWORD, password: NEW_PASSWORD };
    expect((await typed.client.post('password.php', body)).statusCode).toBe(200);
    await test.jobs.runAll();
    const { confirmation } = (
      await typed.client.post('deletion.php', { password: NEW_PASSWORD })
    ).json();
    await typed.client.delete('deletion.php', { confirmation });
    const { client } = await person(test, 'confirmed@example.test', { name });
    await ask(test, client, 'anybody@new.test');
    const mails = test.mails.filter(({ to }) =>
      ['stranger@example.test', 'anybody@new.test'].includes(to),
    );
    expect(mails).toHaveLength(5);
    for (const { text, html } of mails) {
      expect(text).toContain('\n\nHello,\n\n');
      expect(text + html).not.toContain('evil.example');
    }
  });

  it('[S07] gives up an e-mail change that waits: who asked for it may have been somebody else', async () => {
    const { client } = await person(test, 'both@example.test');
    await ask(test, client, 'both@new.test');
    await request('both@example.test');
    await reset(tokenOf(test, 'both@example.test', 'reset-password/do'));
    const token = tokenOf(test, 'both@new.test', 'mail-change/do');
    const answer = await test.client().post('mail-change-confirm.php', { token });
    expect(answer.json().code).toBe('link_expired');
  });

  it('[S07] a member who deleted the account gets no link', async () => {
    const { member } = await person(test, 'gone@example.test');
    await test.services.db
      .update(members)
      .set({ status: 'deleted' })
      .where(and(eq(members.id, member.id)));
    await request('gone@example.test');
    expect(test.mails.filter((mail) => mail.to === 'gone@example.test')).toEqual([]);
  });
});
