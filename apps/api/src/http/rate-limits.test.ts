import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { makePerson } from '../testing/members.ts';
import { ORDER } from '../testing/orders.ts';
import { hashPassword } from '../domain/members/passwords.ts';
import { discountCodes } from '../db/schema.ts';
import { sha256 } from '../secrets.ts';
import { LIMITS } from './rate-limits.ts';
import type { LimitName, LimitTable } from './rate-limits.ts';

const PASSWORD = 'a long password';

describe('limits', async () => {
  const test = await createTestApp({ limits: LIMITS });
  const { services } = test;
  const passwordHash = await hashPassword(PASSWORD);
  const member = () => makePerson(test, { credits: 1000, paidUser: true, passwordHash });
  const now = new Date(services.clock());
  await services.db.insert(discountCodes).values({
    code: 'KNOWN',
    percentage: 10,
    createdAt: now,
    expiresAt: new Date(now.getTime() + 3_600_000),
  });

  type Call = (number: number) => ReturnType<Client['get']>;
  const calls: Partial<Record<LimitName, () => Promise<Call>>> = {
    orderByMember: async () => {
      const { client } = await member();
      return () => client.post('order.php', ORDER);
    },
    guessByMember: async () => {
      const { client } = await member();
      return (number) =>
        number % 2 === 0
          ? client.get('discountcode.php', { query: { code: `GUESS${number}` } })
          : client.get('quote.php', { query: { package: 'p1', discount_code: `GUESS${number}` } });
    },
    likeByMember: async () => {
      const [{ client }, other] = [await member(), await member()];
      return (number) =>
        client.call(number % 2 === 0 ? 'POST' : 'DELETE', 'like.php', {
          body: { profile: other.member.id },
        });
    },
    typingByMember: async () => {
      const [{ client }, other] = [await member(), await member()];
      const sent = await client.post('messages.php', { profile: other.member.id, text: 'Hello' });
      const { conversation } = sent.json().message;
      return () => client.post('typing.php', { conversation });
    },
    gifSearchByMember: async () => {
      const { client } = await makePerson(test, { status: 'not_confirmed' });
      return (number) => client.get('gifs.php', { query: { q: `cat ${number}` } });
    },
    mailByAddressAndCaller: async () => {
      const people = await Promise.all(Array.from({ length: 3 }, member));
      return (number) =>
        people[number % 3]!.client.post('mail-change.php', {
          email: 'one@new.test',
          password: PASSWORD,
        });
    },
    mailByAddress: async () => (number) =>
      test
        .client()
        .post('activation-resend.php', { email: 'many@new.test' }, { ip: `2001:db8:${number}::1` }),
  };

  it.each(Object.entries(calls))('[B03] %s: one more is refused', async (name, prepare) => {
    const call = await prepare();
    const { points, code } = LIMITS[name as LimitName];
    const refused: string[] = [];
    for (let number = 0; number <= points; number += 1) {
      const answer = await call(number);
      if (answer.statusCode === 429) refused.push(`${number} ${answer.json().code}`);
    }
    expect(refused).toEqual([`${points} ${code}`]);
  });

  it('[B03] looks at others are counted over all processes, by the hour and by the day; visitors of one address by themselves, and nobody for their own profile', async () => {
    const few = (name: LimitName) => ({ [name]: { ...LIMITS[name], points: 30, ahead: 10 } });
    const processes = async (names: readonly LimitName[]) => {
      const limits: LimitTable = Object.assign({}, LIMITS, ...names.map(few));
      return Promise.all([1, 2].map(() => createTestApp({ database: services.database, limits })));
    };
    const { member: seen } = await member();
    /** How many of so many looks are answered, in turn by one process and the other. */
    const looks = async (
      apps: readonly TestApp[],
      number: number,
      path: string,
      cookies: ReadonlyMap<string, string>,
      ip: string,
    ) => {
      const codes: unknown[] = [];
      for (let count = 0; count < number; count += 1) {
        const client = apps[count % apps.length]!.client();
        for (const [name, value] of cookies) client.cookies.set(name, value);
        const answer = await client.get(path, { ip });
        if (answer.statusCode !== 200) codes.push(answer.json().code);
      }
      return [number - codes.length, ...new Set(codes)];
    };
    const profile = `member.php?id=${seen.id}`;
    for (const [name, path] of [
      ['profileByMember', profile],
      ['profileDailyByMember', profile],
      ['listByMember', 'members.php'],
      ['listByMember', 'swipe.php'],
      ['listDailyByMember', 'matchfinder.php'],
    ] as const) {
      const apps = await processes([name]);
      const { client, member: own } = await member();
      // Two processes may each have counted some ahead.
      const [answered, ...code] = await looks(apps, 50, path, client.cookies, '192.0.2.7');
      expect([name, ...code]).toEqual([name, 'too_many_requests']);
      expect(answered).toBe(30);
      expect(await looks(apps, 1, `member.php?id=${own.id}`, client.cookies, '192.0.2.7')).toEqual([
        1,
      ]);
    }
    for (const [name, path] of [
      ['profileByCaller', profile],
      ['profileDailyByCaller', profile],
      ['listByCaller', 'members.php'],
      ['listDailyByCaller', 'members.php'],
    ] as const) {
      const apps = await processes([name]);
      const ip = `2001:db8:${name.length}:${path.length}::1`;
      expect(await looks(apps, 50, path, new Map(), ip)).toEqual([30, 'too_many_requests']);
      expect(await looks(apps, 1, path, new Map(), '192.0.2.8')).toEqual([1]);
      expect(await looks(apps, 1, path, (await member()).client.cookies, ip)).toEqual([1]);
    }
  });

  it('a discount code that there is counts as no guess; who guessed too often learns of none, and sees the shop', async () => {
    const { client } = await member();
    const ask = async (code: string) =>
      (await client.get('discountcode.php', { query: { code, package: 'p1' } })).statusCode;
    for (let number = 0; number <= LIMITS.guessByMember.points; number += 1) {
      expect(await ask('KNOWN')).toBe(200);
    }
    for (let number = 0; number < LIMITS.guessByMember.points; number += 1) {
      expect(await ask(`GUESS${number}`)).toBe(404);
    }
    expect(await ask('KNOWN')).toBe(429);
    const shop = await client.get('paymentoptions.php', { query: { discount_code: 'KNOWN' } });
    expect(shop.json().discount?.code).not.toBe('KNOWN');
  });

  it('[S04] a sign-up with an address that got five mails today from there is answered alike, and mails nobody; its owner elsewhere is mailed', async () => {
    const work = async (name: string, ip: string) => {
      const body = {
        email: 'typed@example.test',
        name,
        password: PASSWORD,
        date_of_birth: '1992-04-17',
      };
      const answer = await test.client().post('signup.php', body, { ip });
      expect(answer.statusCode).toBe(201);
      await test.jobs.runAll();
    };
    const mailed = () => test.mails.filter(({ to }) => to === 'typed@example.test');
    for (let number = 0; number < 8; number += 1) await work(`Noor ${number}`, '192.0.2.66');
    expect(mailed()).toHaveLength(5);
    const resend = await test
      .client()
      .post('activation-resend.php', { email: 'typed@example.test' }, { ip: '192.0.2.66' });
    expect(resend.json().code).toBe('too_many_mails');
    await work('Noor', '192.0.2.1');
    expect(mailed()).toHaveLength(6);
  });
});

describe('a call that is tried again under its key, since nothing came of it, is counted once:', async () => {
  const twice = (name: LimitName) => ({ [name]: { ...LIMITS[name], points: 2 } });
  const test = await createTestApp({
    limits: {
      ...LIMITS,
      ...twice('orderByMember'),
      ...twice('reportByMember'),
      ...twice('complaintByMember'),
      ...twice('mailChangeByMember'),
      ...twice('resetByAddressAndCaller'),
      ...twice('mailByAddressAndCaller'),
      ...twice('signUpByCaller'),
      ...twice('linkByCaller'),
    },
  });
  const passwordHash = await hashPassword(PASSWORD);
  const member = () => makePerson(test, { credits: 1000, paidUser: true, passwordHash });
  const address = (name: string) => ({ email: `${name}@example.test` });

  type Tried = (key: string) => ReturnType<Client['get']>;
  const ofMember = async (path: string, body: object) => {
    const { client, member: own } = await member();
    return { caller: own.id, call: ((key) => client.post(path, body, { key })) satisfies Tried };
  };
  const ofVisitor = async (path: string, body: object, ip: string) => {
    const call: Tried = (key) => test.client().post(path, body, { ip, key });
    return { caller: 'visitor', call };
  };
  const signUp = {
    ...address('patient'),
    name: 'Noor',
    password: PASSWORD,
    date_of_birth: '1992-04-17',
  };
  const tried: Record<string, () => Promise<{ caller: string; call: Tried }>> = {
    order: () => ofMember('order.php', ORDER),
    report: async () => {
      const { member: other } = await member();
      return ofMember('report.php', { profile: other.id, kind: 'member', reason: 'spam' });
    },
    complaint: () => ofMember('complaint.php', { category: 'site', text: 'Nothing works here.' }),
    'change of address': () =>
      ofMember('mail-change.php', { ...address('changed'), password: PASSWORD }),
    'forgotten password': () => ofVisitor('reset-password.php', address('forgot'), '192.0.2.68'),
    'activation mail': () => ofVisitor('activation-resend.php', address('resent'), '192.0.2.69'),
    'sign-up': () => ofVisitor('signup.php', signUp, '192.0.2.67'),
  };

  /** Tries that come to nothing: whoever holds the key's lock keeps the call from ending, as a database in trouble does. */
  const codesOf = async (caller: string, key: string, tries: number, call: Tried) =>
    test.services.db.transaction(async (tx) => {
      const lock = sha256(`${caller} ${key}`).readBigInt64BE(0).toString();
      await tx.execute(sql`select pg_advisory_xact_lock(${lock}::bigint)`);
      const codes = new Set<string>();
      for (let count = 0; count < tries; count += 1) codes.add((await call(key)).json().code);
      return [...codes];
    });

  it.each(Object.entries(tried))('[S04] %s', async (name, prepare) => {
    const key = randomUUID();
    const { caller, call } = await prepare();
    const tries = LIMITS.callByKey.points - 1;
    expect(await codesOf(caller, key, tries, call)).toEqual(['idempotency_in_progress']);
    expect((await call(key)).statusCode).toBeLessThan(300);
    await test.jobs.runAll();
    const mails = test.mails.filter(({ to }) => to === signUp.email);
    expect(mails).toHaveLength(name === 'sign-up' ? 1 : 0);
  });

  it('but not for ever: nothing is free without end', async () => {
    const { caller, call } = await ofMember('order.php', ORDER);
    const codes = await codesOf(caller, randomUUID(), LIMITS.callByKey.points + 3, call);
    expect(codes).toEqual(['idempotency_in_progress', 'too_many_requests']);
  });

  it('and another guess under the same key is another', async () => {
    const key = randomUUID();
    const guess = async (token: string) =>
      (
        await test.client().post('mail-change-confirm.php', { token }, { ip: '192.0.2.70', key })
      ).json().code;
    const codes = [];
    for (const token of ['a', 'b', 'c']) codes.push(await guess(token.repeat(43)));
    expect(codes).toEqual(['link_invalid', 'link_invalid', 'too_many_attempts']);
  });
});
