import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessions } from '../../db/schema.ts';
import { LIMITS } from '../../http/rate-limits.ts';
import { DAY_MS } from '../../ports/clock.ts';
import { createTestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import type { TestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import type { MemberRow } from './members.ts';
import { hashPassword } from './passwords.ts';

const PASSWORD = 'correct horse battery';

const member = async (test: TestApp, email: string, values = {}) =>
  makeMember(test.services, { email, passwordHash: await hashPassword(PASSWORD), ...values });

describe('log-in', async () => {
  const test = await createTestApp();
  await member(test, 'anna@example.test', { name: 'Anna' });
  const logIn = (email: string, password = PASSWORD) =>
    test.client().post('user.php', { email, password }, { key: null });

  it('[S06] the right address and password open a session for 30 days, however the address is written', async () => {
    const answer = await logIn('Anna@Example.test');
    expect(answer.statusCode).toBe(200);
    expect(answer.json().user).toMatchObject({
      email: 'anna@example.test',
      profile: { name: 'Anna' },
    });
    expect(answer.cookies[0]).toMatchObject({
      name: 'session',
      maxAge: 2_592_000,
      httpOnly: true,
      sameSite: 'Lax',
    });
  });

  it('[S06] a wrong password and an unknown address get the same bytes', async () => {
    const wrong = await logIn('anna@example.test', 'wrong');
    const unknown = await logIn('nobody@example.test', 'wrong');
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'login_failed']);
    expect(unknown.body).toBe(wrong.body);
    expect(Object.keys(unknown.headers).toSorted()).toEqual(Object.keys(wrong.headers).toSorted());
  });

  it('[S06] every log-in verifies as many passwords, found or not, and asks the database the same', async () => {
    await member(test, 'both@example.test');
    await member(test, 'both@example.test', { status: 'not_confirmed' });
    const work = (email: string) => statementsOf(() => logIn(email, 'wrong'));
    const expected = await work('nobody@example.test');
    expect(expected.length).toBeGreaterThan(3);
    expect(await work('anna@example.test')).toEqual(expected);
    expect(await work('both@example.test')).toEqual(expected);
  });

  it('the newest unconfirmed account over an address can log in too, with its own password', async () => {
    await member(test, 'twice@example.test', { name: 'Owner' });
    await makeMember(test.services, {
      email: 'twice@example.test',
      name: 'Newer',
      status: 'not_confirmed',
      passwordHash: await hashPassword('another password'),
    });
    expect((await logIn('twice@example.test')).json().user.profile.name).toBe('Owner');
    expect((await logIn('twice@example.test', 'another password')).json().user.profile.name).toBe(
      'Newer',
    );
  });

  it('later sign-ups with an address that is not confirmed keep its first account out no more than its newest', async () => {
    const opened = ['first password', 'second password', 'third password', 'fourth password'];
    for (const password of opened) {
      test.clock.advance(1000);
      const passwordHash = await hashPassword(password);
      await member(test, 'again@example.test', {
        status: 'not_confirmed',
        name: password,
        passwordHash,
      });
    }
    for (const password of ['first password', 'fourth password']) {
      const { user } = (await logIn('again@example.test', password)).json();
      expect(user.profile.name).toBe(password);
    }
    expect((await logIn('again@example.test', 'fifth password')).statusCode).toBe(401);
  });

  it.each(['disabled', 'deleted'] as const)('a %s member cannot log in', async (status) => {
    await member(test, `${status}@example.test`, { status });
    expect((await logIn(`${status}@example.test`)).json().code).toBe('login_failed');
  });

  it('[S06] the session id changes at log-in, and the one from before opens nothing any more', async () => {
    const client = await clientOf(test, await member(test, 'before@example.test'));
    const before = client.cookies.get('session')!;
    await client.post(
      'user.php',
      { email: 'anna@example.test', password: PASSWORD },
      { key: null },
    );
    expect(client.cookies.get('session')).not.toBe(before);
    const old = test.client();
    old.cookies.set('session', before);
    expect((await old.get('user.php')).statusCode).toBe(403);
  });

  it('[S06] a late answer to a call with the old session does not take the new cookie away', async () => {
    const late = test.client();
    late.cookies.set('session', 'ended-a-moment-ago');
    const answer = await late.get('chats.php');
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
  });

  it.each([
    ['of no form', () => 'chosen-by-a-stranger'],
    ['of the right form', ({ id }: MemberRow) => `${id}.${'x'.repeat(43)}`],
  ])('a session id %s that a stranger chose is not taken over at log-in', async (_form, choose) => {
    const client = test.client();
    const chosen = choose(await makeMember(test.services));
    client.cookies.set('session', chosen);
    await client.post(
      'user.php',
      { email: 'anna@example.test', password: PASSWORD },
      { key: null },
    );
    expect(client.cookies.get('session')).not.toBe(chosen);
  });

  it('[S06] the id of a session opens nothing under the name of another member', async () => {
    const [own, other] = [await makeMember(test.services), await makeMember(test.services)];
    const id = (await clientOf(test, own)).cookies.get('session')!;
    expect(id.startsWith(`${own.id}.`)).toBe(true);
    await clientOf(test, other);
    const forger = test.client();
    forger.cookies.set('session', id.replace(own.id, other.id));
    expect((await forger.get('user.php')).statusCode).toBe(403);
    forger.cookies.set('session', id);
    expect((await forger.get('user.php')).statusCode).toBe(200);
  });

  it('[S06] log-out ends the session on the server, not only in the browser', async () => {
    const client = test.client();
    await client.post(
      'user.php',
      { email: 'anna@example.test', password: PASSWORD },
      { key: null },
    );
    const id = client.cookies.get('session')!;
    const answer = await client.get('logout.php');
    expect(answer.json()).toEqual({ logged_out: true });
    expect(answer.cookies[0]).toMatchObject({ name: 'session', value: '', maxAge: 0 });
    client.cookies.set('session', id);
    expect((await client.get('user.php')).statusCode).toBe(403);
  });

  it('[S06] a session ends after 30 days and not before', async () => {
    const fresh = await createTestApp();
    const client = await clientOf(fresh, await member(fresh, 'anna@example.test'));
    fresh.clock.advance(30 * DAY_MS - 1);
    expect((await client.get('user.php')).statusCode).toBe(200);
    fresh.clock.advance(1);
    expect((await client.get('user.php')).statusCode).toBe(403);
  });

  it('the database holds no session id', async () => {
    const client = test.client();
    await client.post(
      'user.php',
      { email: 'anna@example.test', password: PASSWORD },
      { key: null },
    );
    const stored = await test.services.db.select().from(sessions);
    expect(stored.map((row) => row.idHash.toString())).not.toContain(client.cookies.get('session'));
    expect(stored.every((row) => row.idHash.length === 32)).toBe(true);
  });
});

describe('too many log-ins', () => {
  afterEach(() => void vi.useRealTimers());

  it('[S06] after ten failures the account is blocked for 15 minutes where they came from, known or not, exactly', async () => {
    // The limiter reads the wall clock.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') });
    const test = await createTestApp({ limits: LIMITS });
    await member(test, 'anna@example.test');
    const attempt = (email: string, password: string, ip = '10.0.0.1') =>
      test.client().post('user.php', { email, password }, { key: null, ip });
    for (const email of ['anna@example.test', 'nobody@example.test']) {
      for (let count = 0; count < 10; count += 1)
        expect((await attempt(email, 'wrong')).statusCode).toBe(401);
      const blocked = await attempt(email, PASSWORD);
      expect([blocked.statusCode, blocked.json()]).toEqual([
        429,
        expect.objectContaining({ code: 'too_many_attempts', retry_after_minutes: 15 }),
      ]);
      expect(blocked.headers['retry-after']).toBe('900');
    }
    expect((await attempt('anna@example.test', PASSWORD, '10.0.0.2')).statusCode).toBe(200);
    vi.setSystemTime(new Date('2026-11-21T12:07:30Z'));
    expect((await attempt('anna@example.test', PASSWORD)).json().retry_after_minutes).toBe(8);
    vi.setSystemTime(new Date('2026-11-21T12:15:01Z'));
    expect((await attempt('anna@example.test', PASSWORD)).statusCode).toBe(200);
  });

  it('[S06] a log-in that succeeds forgets the failures before it', async () => {
    const test = await createTestApp({ limits: LIMITS });
    await member(test, 'anna@example.test');
    const attempt = (password: string) =>
      test.client().post('user.php', { email: 'anna@example.test', password }, { key: null });
    for (let count = 0; count < 9; count += 1) await attempt('wrong');
    expect((await attempt(PASSWORD)).statusCode).toBe(200);
    for (let count = 0; count < 9; count += 1) await attempt('wrong');
    expect((await attempt(PASSWORD)).statusCode).toBe(200);
  });

  it('[S06] tries in parallel, at two processes, count as well: never more than ten are looked at', async () => {
    const one = await createTestApp({ limits: LIMITS });
    const two = await createTestApp({ limits: LIMITS, database: one.services.database });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (index % 2 === 0 ? one : two)
          .client()
          .post(
            'user.php',
            { email: 'x@example.test', password: 'wrong' },
            { key: null, ip: '10.1.0.1' },
          ),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(20);
  });

  it('a caller cannot pass as many by an X-Forwarded-For header', async () => {
    const test = await createTestApp({
      limits: { ...LIMITS, logInByCaller: { ...LIMITS.logInByCaller, points: 3 } },
    });
    const attempt = (index: number) =>
      test
        .client()
        .post(
          'user.php',
          { email: `a${index}@example.test`, password: 'wrong' },
          { key: null, headers: { 'x-forwarded-for': `10.2.0.${index}` } },
        );
    const statuses = [];
    for (let index = 0; index < 5; index += 1) statuses.push((await attempt(index)).statusCode);
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });

  it.each([
    ['one proxy', 1 as const, 'the address that it names', [401, 401, 401, 401, 401]],
    ['a network', ['127.0.0.0/8'], 'the address that it names', [401, 401, 401, 401, 401]],
    ['another network', ['10.0.0.0/8'], 'nobody', [401, 401, 401, 429, 429]],
  ])('behind %s that is trusted (%j), counted is %s', async (_name, trustProxy, _who, expected) => {
    const test = await createTestApp({
      config: { trustProxy },
      limits: { ...LIMITS, logInByCaller: { ...LIMITS.logInByCaller, points: 3 } },
    });
    const statuses = [];
    for (let index = 0; index < 5; index += 1) {
      const answer = await test.client().post(
        'user.php',
        { email: `a${index}@example.test`, password: 'wrong' },
        // The last is whom the proxy saw; what stands before it the caller wrote.
        { key: null, headers: { 'x-forwarded-for': `198.51.100.7, 10.2.0.${index}` } },
      );
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual(expected);
  });

  it('the table of limits holds no address', async () => {
    const test = await createTestApp({ limits: LIMITS });
    await test
      .client()
      .post('user.php', { email: 'secret@example.test', password: 'wrong' }, { key: null });
    expect(
      JSON.stringify((await test.services.db.execute(sql`select key from rate_limits`)).rows),
    ).not.toContain('secret');
  });
});
