import { sql } from 'drizzle-orm';
import { countries } from '@velours/openapi/page-values';
import { beforeAll, describe, expect, test } from 'vitest';

import { members } from '../db/schema.ts';
import { ageOn } from '../domain/members/age.ts';
import { REGIONS } from '../domain/regions/regions.ts';
import { createTestApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import aboutTexts from './about-texts.json' with { type: 'json' };
import { ANNA_EMAIL, BRAM_EMAIL, DEMO_PASSWORD } from './accounts.ts';
import { inventPeople } from './people.ts';
import { drawPortraits } from './portraits.ts';
import { DEMO_CODES } from './purchases.ts';
import { seedDemo } from './seed.ts';

interface Order {
  readonly status: string;
  readonly total: number;
  readonly method: string;
}

let demo: TestApp;

beforeAll(async () => {
  demo = await createTestApp();
  // The whole network, with fewer drawings: those are what takes time.
  await seedDemo(demo.services, { portraits: 16 });
});

describe('the demo network', () => {
  test('2,000 adult members live in all countries and regions of the settings', async () => {
    const rows = await demo.services.db.select().from(members);
    expect(rows).toHaveLength(2000);
    const regions = new Set(rows.map((row) => row.countryregion));
    for (const country of countries) {
      for (const region of REGIONS[country]) expect(regions).toContain(region.id);
    }
    for (const row of rows) {
      expect(ageOn(row.birthDate, demo.clock())).toBeGreaterThanOrEqual(21);
      expect(ageOn(row.birthDate, demo.clock())).toBeLessThanOrEqual(71);
      expect(row.status).toBe('active');
    }
    const women = rows.filter((row) => row.gender === 'female').length;
    expect(Math.abs(women - 1000)).toBeLessThan(20);
  });

  test('[P03] everybody is labelled: about 2 percent fictional, all others demo members', async () => {
    const rows = await demo.services.db.select().from(members);
    const fictional = rows.filter((row) => row.kind === 'fictional').length;
    expect(fictional / rows.length).toBeGreaterThan(0.015);
    expect(fictional / rows.length).toBeLessThan(0.025);
    expect(rows.filter((row) => row.kind === 'member')).toHaveLength(0);
  });

  test('the same people are invented every time, none with an id or address twice', () => {
    const once = inventPeople(700);
    expect(inventPeople(700)).toEqual(once);
    expect(new Set(once.map((person) => person.id)).size).toBe(700);
    expect(new Set(once.map((person) => person.email)).size).toBe(700);
    expect(inventPeople(1998).slice(0, 100)).toEqual(once.slice(0, 100));
  });

  test('texts about oneself are in the language of where they live, and never explicit', () => {
    const people = inventPeople(1998);
    for (const { aboutMe = '', language } of people) {
      if (aboutMe === '') continue;
      const { opening } = aboutTexts[language as keyof typeof aboutTexts];
      expect(opening.filter((sentence) => aboutMe.startsWith(sentence))).toHaveLength(1);
    }
    const inRegion = (region: string) =>
      new Set(people.flatMap((one) => (one.countryregion === region ? [one.language] : [])));
    expect(['BE-VAN', 'BE-WLG', 'CH-ZH', 'CH-GE', 'FI-01', 'AT-9', 'US-CA'].map(inRegion)).toEqual(
      ['nl', 'fr', 'de', 'fr', 'sv', 'de', 'en'].map((language) => new Set([language])),
    );
    const texts = new Set(people.map((person) => person.aboutMe));
    expect(texts.size).toBeGreaterThan(1500);
    for (const text of texts) expect(text).not.toMatch(/{|\bsex|\bseks|naked|naakt|nackt|desnud/i);
  });

  test('each language has as many sentences of each kind: who somebody is does not depend on what is written', () => {
    const counts = Object.values(aboutTexts).map((texts) =>
      Object.values(texts).map((sentences) => new Set(sentences).size),
    );
    for (const count of counts) expect(count).toEqual(counts[0]);
  });

  test('portraits are the same every time, and older members are drawn with grey hair or none', () => {
    const drawn = drawPortraits(40);
    expect(drawPortraits(40)).toEqual(drawn);
    expect(new Set(drawn.map((portrait) => portrait.svg)).size).toBe(40);
    for (const { hairColour } of drawn.filter((portrait) => portrait.senior)) {
      expect(['grey', 'bald']).toContain(hairColour);
    }
  });

  test('credits of the log-in accounts came through the ledger: the wallet is the sum of its entries', async () => {
    const { rows } = await demo.services.db.execute<{
      balance: number;
      sum: number;
      total: number;
    }>(sql`
      select w.balance::int as balance,
        (select sum(amount)::int from ledger_entries e where e.member_id = w.member_id and account = 'wallet') as sum,
        (select sum(amount)::int from ledger_entries e where e.member_id = w.member_id) as total
      from wallets w`);
    expect(rows).toEqual([
      { balance: 500, sum: 500, total: 0 },
      { balance: 500, sum: 500, total: 0 },
    ]);
  });

  test.each([ANNA_EMAIL, BRAM_EMAIL])(
    '%s logs in and finds likes, matches, conversations and unread messages',
    async (email) => {
      const client = demo.client();
      const login = await client.post('user.php', { email, password: DEMO_PASSWORD });
      expect(login.statusCode).toBe(200);
      expect(login.json().user.credits).toBe(500);
      const likes = (await client.get('likes.php')).json();
      expect(
        likes.liked_by.filter((like: { like_new: boolean }) => like.like_new).length,
      ).toBeGreaterThan(2);
      expect(likes.matches.length).toBeGreaterThan(2);
      expect(likes.given.length).toBeGreaterThan(likes.matches.length);
      const kinds = likes.profiles.map((profile: { kind: string }) => profile.kind);
      expect(new Set(kinds)).toEqual(new Set(['demo', 'fictional']));
      const chats = (await client.get('chats.php')).json();
      expect(chats.chats.length).toBeGreaterThan(4);
      expect(chats.total_unread).toBeGreaterThan(1);
      const times = chats.chats.map((chat: { last_message: { sent_at: string } }) =>
        Date.parse(chat.last_message.sent_at),
      );
      expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
      expect(times[0]).toBeLessThan(demo.clock());
    },
  );

  test('what a demo member wrote is marked as automated, and counts of unread agree with the messages', async () => {
    const {
      rows: [wrong],
    } = await demo.services.db.execute<{ n: number }>(sql`
      select count(*)::int as n from messages m join members s on s.id = m.sender
      where m.automated <> s.auto_reply`);
    expect(wrong?.n).toBe(0);
    const { rows: sides } = await demo.services.db.execute<{ unread: number; counted: number }>(sql`
      select c.unread, (select count(*)::int from messages m where m.conversation_id = c.conversation_id
        and m.recipient = c.member_id and m.read_at is null) as counted
      from conversation_members c`);
    expect(sides.length).toBeGreaterThan(10);
    for (const side of sides) expect(side.unread).toBe(side.counted);
  });

  test('[M03] [M04] Anna has bought credits twice, is premium by it, and can order again by the card she saved', async () => {
    const client = demo.client();
    await client.post('user.php', { email: ANNA_EMAIL, password: DEMO_PASSWORD });
    expect((await client.get('user.php')).json().user.paid_user).toBe(true);
    const { orders, totals } = (await client.get('orders.php')).json();
    expect(orders.map(({ status, total, method }: Order) => [status, total, method])).toEqual([
      ['completed', 3000, 'card'],
      ['completed', 1635, 'ideal'],
    ]);
    expect(totals).toEqual({ credits: 350, amounts: [{ currency: 'EUR', amount: 4635 }] });
    const { saved_methods } = (await client.get('paymentoptions.php')).json();
    expect(saved_methods).toMatchObject([{ method: 'card', ending: '4242' }]);
    const order = {
      package: 'p2',
      method: saved_methods[0].id,
      discount_code: null,
      withdrawal_consent: true,
      total: 3750,
    };
    const repeated = (await client.post('order.php', order)).json();
    expect(repeated.order).toMatchObject({ status: 'completed', redirect_url: null });
  });

  test('[M06] there is a code for each way a code can go', async () => {
    const client = demo.client();
    await client.post('user.php', { email: ANNA_EMAIL, password: DEMO_PASSWORD });
    const check = async (code: string, choice = 'package=p0&method=ideal') => {
      const response = await client.get(`discountcode.php?code=${code}&${choice}`);
      return response.statusCode === 200 ? 'holds' : response.json().code;
    };
    expect(await check(DEMO_CODES.valid)).toBe('holds');
    expect(await check(DEMO_CODES.used)).toBe('discount_used');
    expect(await check(DEMO_CODES.expired)).toBe('discount_expired');
    expect(await check(DEMO_CODES.minimum)).toBe('discount_minimum');
    expect(await check(DEMO_CODES.minimum, 'package=p2')).toBe('holds');
    expect(await check(DEMO_CODES.country)).toBe('discount_country');
    expect(await check(DEMO_CODES.method)).toBe('discount_method');
    expect(await check(DEMO_CODES.method, 'package=p0&method=card')).toBe('holds');
    expect(await check('NOSUCHCODE')).toBe('discount_not_found');
  });
});
