import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { makePerson } from '../testing/members.ts';
import { ORDER } from '../testing/orders.ts';
import { hashPassword } from '../domain/members/passwords.ts';
import { discountCodes } from '../db/schema.ts';
import { LIMITS } from './rate-limits.ts';
import type { LimitName } from './rate-limits.ts';

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
