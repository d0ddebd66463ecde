import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import fc from 'fast-check';
import type { Answer, ProfileCard, Query } from '@velours/openapi/types';
import { beforeAll, describe, expect, test } from 'vitest';

import { withClient } from '../../db/connection.ts';
import { members } from '../../db/schema.ts';
import type { TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { createTestApp } from '../../testing/app.ts';
import { fillMembers } from '../../testing/fill-members.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { DEMO_SETTINGS } from '../settings/read-file.ts';
import { ageOn } from '../members/age.ts';
import type { MemberRow } from '../members/members.ts';
import { conditionOf, filterOf, valuesOf } from './filter.ts';
import { findPage, pageStatement, totalStatement } from './search.ts';

const COUNT = 30_000;

let app: TestApp;
let me: MemberRow;
let client: Client;
/** Everybody but oneself, in the order of the results. */
let everybody: {
  id: string;
  gender: string | null;
  sexuality: string | null;
  country: string | null;
  region: string | null;
  age: number;
}[];

beforeAll(async () => {
  app = await createTestApp();
  await fillMembers(app.services.database.target, COUNT, app.clock());
  me = await makeMember(app.services, { gender: 'female', country: 'NL', countryregion: 'NL-NH' });
  client = await clientOf(app, me);
  const rows = await app.services.db
    .select()
    .from(members)
    .orderBy(sql`has_photo desc, last_active_at desc, id desc`);
  everybody = rows
    .filter((row) => row.id !== me.id)
    .map((row) => ({
      id: row.id,
      gender: row.gender,
      sexuality: row.sexuality,
      country: row.country,
      region: row.countryregion,
      age: ageOn(row.birthDate, app.clock()),
    }));
});

/** As a reader would say it: whoever has said nothing likes nobody here. */
const likes = ({ gender, sexuality }: (typeof everybody)[number], whom: 'male' | 'female') =>
  gender !== null &&
  sexuality !== null &&
  (sexuality === 'bi' || (sexuality === 'hetero' ? gender !== whom : gender === whom));

const matching = (query: Query<'searchMembers'>) =>
  everybody
    .filter(
      (one) =>
        (query.gender === undefined || one.gender === query.gender) &&
        (query.interested_in === undefined || likes(one, query.interested_in)) &&
        (query.country === undefined || one.country === query.country) &&
        (query.countryregion === undefined || one.region === query.countryregion) &&
        (query.min_age === undefined || one.age >= query.min_age) &&
        (query.max_age === undefined || query.max_age === 99 || one.age <= query.max_age),
    )
    .map((one) => one.id);

async function search(
  query: Query<'searchMembers'>,
  by = client,
): Promise<Answer<'searchMembers'>> {
  const entries = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const response = await by.get('members.php', { query: Object.fromEntries(entries) });
  expect(response.statusCode).toBe(200);
  return response.json<Answer<'searchMembers'>>();
}

const idsOf = (cards: readonly ProfileCard[]) => cards.map((card) => card.id);

describe('member search', () => {
  test('[P01] [E05] gender, whom they like, country, region and ages decide who is found, who has a photo and was active last first, 24 a page', async () => {
    const query = fc.record(
      {
        gender: fc.constantFrom('male' as const, 'female' as const),
        liked: fc.constantFrom('male' as const, 'female' as const),
        place: fc.constantFrom(['NL'], ['NL', 'NL-UT'], ['BE', 'BE-VAN'], ['IE', 'IE-LM'], ['US']),
        ages: fc
          .tuple(fc.integer({ min: 18, max: 99 }), fc.integer({ min: 18, max: 99 }))
          .map(([a, b]) => (a < b ? [a, b] : [b, a])),
        page: fc.integer({ min: 1, max: 4 }),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(query, async ({ gender, liked, place, ages, page = 1 }) => {
        const asked: Query<'searchMembers'> = {
          ...(gender && { gender }),
          ...(liked && { interested_in: liked }),
          ...(place && { country: place[0], ...(place[1] && { countryregion: place[1] }) }),
          ...(ages && { min_age: ages[0], max_age: ages[1] }),
        };
        const expected = matching(asked);
        const found = await search({ ...asked, page });
        expect(idsOf(found.results)).toEqual(expected.slice((page - 1) * 24, page * 24));
        expect(found.page_number).toBe(page);
        expect(found.num_results).toBe(Math.min(expected.length, 1000));
        expect(found.num_results_capped).toBe(expected.length > 1000);
        const counted = Math.ceil(Math.min(expected.length, 1000) / 24);
        expect(found.num_pages).toBe(counted);
      }),
      { numRuns: 60, seed: 3 },
    );
  });

  test('[P01] totals are counted up to 1,000 and then said to be more', async () => {
    const found = await search({});
    expect(found.num_results).toBe(1000);
    expect(found.num_results_capped).toBe(true);
    expect(found.num_pages).toBe(42);
    expect(found.similar_results).toEqual([]);
  });

  test('[P01] pages far behind hold the right members too, one after the other and by a jump', async () => {
    const expected = matching({ gender: 'male' });
    for (const page of [49, 50, 51, 52, 53, 120, 121, 60, 52]) {
      const found = await search({ gender: 'male', page });
      expect(idsOf(found.results)).toEqual(expected.slice((page - 1) * 24, page * 24));
      expect(found.num_pages).toBeGreaterThan(page);
    }
    const behind = await search({ gender: 'male', page: 5000 });
    expect(behind.results).toEqual([]);
  });

  test('[P01] with few results similar members are announced: first without the region, then without the country', async () => {
    const asked = {
      gender: 'female',
      country: 'IE',
      countryregion: 'IE-LM',
      min_age: 30,
      max_age: 40,
    } as const;
    const expected = matching(asked);
    expect(expected.length).toBeLessThan(12);
    const found = await search(asked);
    expect(idsOf(found.results)).toEqual(expected);
    expect(found.similar_results.length).toBeGreaterThanOrEqual(12);
    const others = idsOf(found.similar_results);
    expect(new Set([...others, ...expected, me.id]).size).toBe(others.length + expected.length + 1);
    const { countryregion: _region, ...country } = asked;
    const nearby = matching(country).filter((id) => !expected.includes(id));
    expect(others.slice(0, nearby.length)).toEqual(nearby.slice(0, others.length));
    for (const card of found.similar_results) {
      expect(card.gender).toBe('female');
      expect(card.age).toBeGreaterThanOrEqual(30);
      expect(card.age).toBeLessThanOrEqual(40);
    }
  });

  test('[P01] where the ages find nobody, those of the country come before those of others', async () => {
    const found = await search({ country: 'IE', min_age: 99 });
    const nearby = matching({ country: 'IE' });
    const first = idsOf(found.similar_results).slice(0, nearby.length);
    expect(first.length).toBeGreaterThan(0);
    expect(nearby).toEqual(expect.arrayContaining(first));
  });

  test('[P01] nobody finds oneself, an unconfirmed, a disabled or a deleted member', async () => {
    const place = { country: 'FI', countryregion: 'FI-01', birthDate: '1930-01-01' } as const;
    const hidden = [
      await makeMember(app.services, { ...place, status: 'not_confirmed' }),
      await makeMember(app.services, { ...place, status: 'disabled' }),
      await makeMember(app.services, { ...place, status: 'deleted' }),
    ];
    const seen = await makeMember(app.services, {
      ...place,
      lastActiveAt: new Date(app.clock() - 900 * 86_400_000),
    });
    const asked = { country: 'FI', countryregion: 'FI-01', min_age: 95 } as const;
    const found = await search(asked);
    expect(idsOf(found.results)).toEqual([seen.id]);
    const similar = idsOf(found.similar_results);
    for (const one of [...hidden, me]) expect(similar).not.toContain(one.id);
    const own = await search(asked, await clientOf(app, seen));
    expect(own.num_results).toBe(0);
    await app.services.db.delete(members).where(sql`id = ${seen.id}`);
  });

  test.each([
    ['a region of another country', { country: 'NL', countryregion: 'BE-VAN' }, 'countryregion'],
    ['an unknown region', { countryregion: 'XX-YY' }, 'countryregion'],
    ['ages in the wrong order', { min_age: '40', max_age: '30' }, 'max_age'],
    ['an age below 18', { min_age: '17' }, 'min_age'],
    ['page 0', { page: '0' }, 'page'],
  ])('[P01] %s is refused at its field', async (_what, query: Record<string, string>, field) => {
    const response = await client.get('members.php', { query });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors[0].field).toBe(field);
  });
});

test('[E05] the search that a member made is kept for the next, and is theirs alone', async () => {
  const searchOf = async (by: Client) => (await by.get('user.php')).json().user.preferences.search;
  const other = await clientOf(app, await makeMember(app.services));
  expect(await searchOf(client)).toBeNull();
  const made = { gender: 'male', interested_in: 'male', country: 'DE', min_age: 40 };
  expect((await client.put('preferences.php', { search: made })).statusCode).toBe(200);
  await client.put('preferences.php', { text_size: 100 });
  expect(await searchOf(client)).toEqual(made);
  expect(await searchOf(other)).toBeNull();
  await client.put('preferences.php', { search: {} });
  expect(await searchOf(client)).toEqual({});
  for (const search of [{ min_age: 17 }, { gender: 'x' }, { page: 2 }, null]) {
    expect((await client.put('preferences.php', { search })).statusCode).toBe(422);
  }
});

describe('search of visitors', () => {
  test('[V07] a visitor sees the first page only, where the domain lets visitors search', async () => {
    const visitor = app.client();
    const first = await search({ country: 'NL' }, visitor);
    expect(first.results).toHaveLength(24);
    for (const card of first.results) {
      expect([card.liked, card.likes_me, card.match]).toEqual([false, false, false]);
    }
    const second = await visitor.get('members.php', { query: { page: '2' } });
    expect(second.statusCode).toBe(403);
    expect(second.json()).toMatchObject({
      code: 'authentication_required',
      authentication_required: true,
    });
  });

  test('[V07] where the domain does not, a visitor gets neither search nor profile', async () => {
    const closed = await createTestApp({
      database: app.services.database,
      settings: { logged_out_search: 'no' },
    });
    const visitor = closed.client();
    expect((await visitor.get('members.php')).statusCode).toBe(403);
    expect((await visitor.get('member.php', { query: { id: me.id } })).statusCode).toBe(403);
    const known = await clientOf(closed, me);
    expect((await known.get('members.php')).statusCode).toBe(200);
  });

  test('[V07] a visitor with a traffic source searches where the domain says so, for the whole visit', async () => {
    const settings = { logged_out_search: 'no', logged_out_search_trafficsource: 'yes' } as const;
    const database = app.services.database;
    const open = await createTestApp({ database, settings });
    const visitor = open.client();
    const search = async (by: Client) => (await by.get('members.php')).statusCode;
    expect(await search(visitor)).toBe(403);
    await visitor.get('settings.php', { query: { sub1: 'no-source' } });
    expect(await search(visitor)).toBe(403);
    await visitor.get('settings.php', { query: { network: 'demo', sub1: 'a' } });
    expect(await search(visitor)).toBe(200);
    // A page without link parameters takes nothing away, and the limits of a visitor stay.
    await visitor.get('settings.php');
    expect(await search(visitor)).toBe(200);
    expect((await visitor.get('member.php', { query: { id: me.id } })).statusCode).toBe(200);
    expect((await visitor.get('members.php', { query: { page: '2' } })).statusCode).toBe(403);

    const closed = await createTestApp({
      database,
      settings: { ...settings, logged_out_search_trafficsource: 'no' },
    });
    const refused = closed.client();
    await refused.get('settings.php', { query: { ref: 'autumn' } });
    expect(await search(refused)).toBe(403);
  });

  test('[V11] [V20] the operator says which parameter is a traffic source, and what its value must match', async () => {
    const campaign = await createTestApp({
      database: app.services.database,
      settings: {
        signups: 'with_trafficsource',
        traffic_source_parameters: ['sub1'],
        tracking_patterns: { sub1: 'camp-\\d+', ref: '[a-z]+' },
      },
    });
    const person = {
      name: 'Fien',
      password: 'a long password',
      date_of_birth: '1990-01-01',
    };
    const signUpWith = (email: string, tracking: object) =>
      campaign.client().post('signup.php', { ...person, email, tracking });
    for (const tracking of [{ ref: 'autumn' }, { sub1: 'camp-' }, { sub1: 'xcamp-1' }, {}])
      expect((await signUpWith('fien@example.test', tracking)).json().code).toBe('signup_closed');
    const accepted = await signUpWith('fien@example.test', { sub1: 'camp-1', ref: 'AUTUMN' });
    expect(accepted.statusCode).toBe(201);
    const [row] = await app.services.db
      .select({ tracking: members.tracking })
      .from(members)
      .where(sql`email = 'fien@example.test'`);
    expect(row?.tracking).toEqual({ sub1: 'camp-1' });
    // The page is there, and what does not match counts as not given.
    const visitor = campaign.client();
    expect((await visitor.get('settings.php', { query: { sub1: 'other' } })).statusCode).toBe(200);
    expect(visitor.cookies.has('traffic-source')).toBe(false);
    await visitor.get('settings.php', { query: { sub1: 'camp-2' } });
    expect(visitor.cookies.has('traffic-source')).toBe(true);
  });

  test('[V20] member_resell: a domain that says no keeps its members to itself, and finds no others', async () => {
    const general = DEMO_SETTINGS.domains['general'];
    const she = DEMO_SETTINGS.domains['she'];
    if (general === undefined || she === undefined) throw new Error('no such domain');
    const domains = { general, she: { ...she, member_resell: 'no' as const } };
    const apart = await createTestApp({ config: { settings: { ...DEMO_SETTINGS, domains } } });
    const [inside, other, outside] = await Promise.all(
      ['she', 'she', 'general'].map((domain) =>
        makeMember(apart.services, { domain, gender: 'female', sexuality: 'bi' }),
      ),
    );
    if (!inside || !other || !outside) throw new Error('no members');
    const found = async (member: MemberRow, host: string) => {
      const browser = await clientOf(apart, member);
      browser.host = host;
      const ids = async (path: string, idsOf: (answer: never) => { id: string }[]) =>
        idsOf((await browser.get(path)).json()).map(({ id }) => id);
      return [
        await ids('members.php', (answer: Answer<'searchMembers'>) => [
          ...answer.results,
          ...answer.similar_results,
        ]),
        await ids('matchfinder.php', (answer: Answer<'findMatches'>) =>
          answer.matches.map(({ profile }) => profile),
        ),
        await ids('swipe.php', (answer: Answer<'getSwipeDeck'>) =>
          answer.cards.map(({ profile }) => profile),
        ),
      ];
    };
    expect(await found(inside, 'she.localhost')).toEqual([[other.id], [other.id], [other.id]]);
    expect(await found(outside, 'localhost')).toEqual([[], [], []]);
    // Whose member one is says whom one finds, at whatever host one asks.
    expect(await found(inside, 'localhost')).toEqual([[other.id], [other.id], [other.id]]);
    expect(await found(outside, 'she.localhost')).toEqual([[], [], []]);
  });

  test('[V06] sign-up some pages after the link counts as by its traffic source', async () => {
    const campaign = await createTestApp({ settings: { signups: 'with_trafficsource' } });
    const signUp = (by: Client, number: number) =>
      by.post('signup.php', {
        email: `visitor-${number}@test.velours.test`,
        name: 'Vera',
        password: 'a long enough password',
        date_of_birth: '1990-01-01',
      });
    const isOpen = async (by: Client, query = {}): Promise<boolean> =>
      (await by.get('settings.php', { query })).json().settings.signup_open;
    const stranger = campaign.client();
    expect(await isOpen(stranger, { sub1: 'no-source' })).toBe(false);
    expect((await signUp(stranger, 1)).statusCode).toBe(403);
    const visitor = campaign.client();
    expect(await isOpen(visitor, { ref: 'autumn', sub2: 'b' })).toBe(true);
    // The page says the same as the call that it leads to.
    expect(await isOpen(visitor)).toBe(true);
    expect((await signUp(visitor, 2)).statusCode).toBe(201);
    const [row] = await campaign.services.db
      .select({ tracking: members.tracking })
      .from(members)
      .where(sql`email = 'visitor-2@test.velours.test'`);
    expect(row?.tracking).toEqual({ ref: 'autumn', sub2: 'b' });
  });

  test('[P01] a filter that the domain does not show is refused', async () => {
    const narrow = await createTestApp({
      database: app.services.database,
      settings: { search_fields: ['gender', 'min_age'] },
    });
    const known = await clientOf(narrow, me);
    const refusedField = async (query: Record<string, string>) => {
      const answer = await known.get('members.php', { query });
      return answer.statusCode === 200 ? null : answer.json().errors[0].field;
    };
    expect(await refusedField({ gender: 'male', min_age: '30', max_age: '40' })).toBeNull();
    expect(await refusedField({ country: 'NL' })).toBe('country');
    expect(await refusedField({ countryregion: 'NL-NH' })).toBe('countryregion');
  });
});

describe('plans', () => {
  const queries: Query<'searchMembers'>[] = [undefined, 'female' as const].flatMap((gender) =>
    [{}, { country: 'NL' as const }, { country: 'NL' as const, countryregion: 'NL-NH' }].flatMap(
      (place) =>
        [{}, { min_age: 30, max_age: 45 }, { min_age: 78 }].map((ages) => ({
          ...(gender && { gender }),
          ...place,
          ...ages,
        })),
    ),
  );

  test.each(queries.map((query) => [JSON.stringify(query), query] as const))(
    'the database finds page and total of %s by an index, never by reading everybody',
    async (_name, query) => {
      const condition = conditionOf(filterOf(query), me.id, [], app.clock());
      for (const statement of [pageStatement(condition, 1, null), totalStatement(condition)]) {
        const { rows } = await app.services.db.execute(sql`explain ${statement}`);
        const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
        expect(plan).toMatch(/Index (Only )?Scan.* (using|on) members_search_\w+/);
        expect(plan).not.toContain('Seq Scan');
      }
    },
  );

  test('with this many members each search is planned for what it asks, however often it is asked', async () => {
    const { rows } = await withClient(app.services.database.target, async (connection) => {
      for (const query of queries) {
        const values = valuesOf(filterOf(query), me.id, [], app.clock());
        await findPage(drizzle(connection), values, 1, null);
      }
      return connection.query(`select generic_plans, custom_plans from pg_prepared_statements`);
    });
    expect(rows).toEqual([{ generic_plans: '0', custom_plans: String(queries.length) }]);
  });

  test('a page after a known one starts at its place instead of counting rows', async () => {
    const condition = conditionOf(filterOf({ gender: 'male' }), null, [], app.clock());
    const {
      rows: [last],
    } = await app.services.db.execute<{ id: string; at: string; has_photo: boolean }>(
      sql`select id, last_active_at::text as at, has_photo from members where ${condition}
        order by has_photo desc, last_active_at desc, id desc limit 1 offset ${59 * 24 + 23}`,
    );
    const at = {
      id: last?.id ?? '',
      lastActiveAt: last?.at ?? '',
      hasPhoto: last?.has_photo ?? false,
    };
    const { rows } = await app.services.db.execute(
      sql`explain (analyze, timing off) ${pageStatement(condition, 61, { page: 60, at })}`,
    );
    const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    expect(plan).toMatch(/Index Cond:.*ROW\(has_photo, last_active_at, id\) < ROW/);
    expect(plan).toMatch(/Limit .*rows=25/);
  });
});
