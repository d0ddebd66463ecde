import { eq, inArray, sql } from 'drizzle-orm';
import type { Answer, MatchPreferences } from '@velours/openapi/types';
import { beforeAll, describe, expect, test } from 'vitest';
import { members } from '../../db/schema.ts';
import { createTestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import type { TestApp } from '../../testing/app.ts';
import { fillMembers } from '../../testing/fill-members.ts';
import { clientOf, makeMember, makePerson } from '../../testing/members.ts';
import type { NewMember, Person } from '../../testing/members.ts';
import { lookedAt } from './candidates.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

const ANYBODY: MatchPreferences = {
  gender: null,
  min_age: 18,
  max_age: 99,
  area: 'anywhere',
  same_reason: false,
  shared_interests: false,
};

const person = (values: NewMember = {}) => makePerson(app, values);

const save = (who: Person, preferences: Partial<MatchPreferences>) =>
  who.client.put('matchfinder.php', { ...ANYBODY, ...preferences });

async function found(who: Person, limit?: number): Promise<Answer<'findMatches'>> {
  const query = limit === undefined ? {} : { limit: String(limit) };
  const answer = await who.client.get('matchfinder.php', { query });
  expect(answer.statusCode).toBe(200);
  return answer.json() as Answer<'findMatches'>;
}

const idsOf = async (who: Person) => (await found(who)).matches.map(({ profile }) => profile.id);

/** Members of a country that no other test of this file has. */
const inFinland = { country: 'FI', countryregion: 'FI-18' } as const;

describe('the match finder', () => {
  test('[P07] until preferences are saved the profile says the gender; saved ones are kept', async () => {
    const anna = await person({ gender: 'female', sexuality: 'hetero' });
    expect((await found(anna)).preferences).toEqual({ ...ANYBODY, gender: 'male' });
    const wanted = { ...ANYBODY, gender: 'female', min_age: 30, area: 'region' } as const;
    const answer = await save(anna, wanted);
    expect([answer.statusCode, answer.json()]).toEqual([200, { preferences: wanted }]);
    expect((await found(anna)).preferences).toEqual(wanted);
    const wrong = await save(anna, { min_age: 40, max_age: 30 });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json().errors).toEqual([
      { field: 'max_age', code: 'out_of_range', params: { minimum: 40, maximum: 99 } },
    ]);
    expect((await found(anna)).preferences).toEqual(wanted);
  });

  test('[P07] each match says why, in facts of both profiles, those with most in common first', async () => {
    const me = await person({
      ...inFinland,
      gender: 'male',
      reason: 'dating',
      interests: ['beach', 'wine', 'art', 'tea', 'sushi'],
    });
    const far = await makeMember(app.services, { country: 'NO', interests: ['beach'] });
    const near = await makeMember(app.services, {
      ...inFinland,
      kind: 'fictional',
      reason: 'dating',
      interests: ['tea', 'sushi', 'wine', 'beach'],
    });
    const lover = await person({ country: 'FI', countryregion: 'FI-11' });
    await lover.client.post('like.php', { profile: me.member.id });
    const nothing = await makeMember(app.services, { country: 'NO', interests: ['dancing'] });
    const { matches } = await found(me);
    const reasonsFor = (id: string) =>
      matches
        .find(({ profile }) => profile.id === id)
        ?.reasons.map((reason) => reason.interest ?? reason.kind);
    expect(reasonsFor(near.id)).toEqual(['reason', 'beach', 'sushi', 'tea', 'region']);
    expect(reasonsFor(lover.member.id)).toEqual(['likes_you', 'country']);
    expect(reasonsFor(far.id)).toEqual(['beach']);
    expect(reasonsFor(nothing.id)).toBeUndefined();
    expect(matches[0]?.profile).toMatchObject({ id: near.id, kind: 'fictional' });
    expect(matches.map(({ reasons }) => reasons.length)).toEqual(
      matches.map(({ reasons }) => reasons.length).toSorted((one, other) => other - one),
    );
    expect((await found(me, 1)).matches).toHaveLength(1);
  });

  test('[P07] a match fits both ways: gender, ages and place of the other count too', async () => {
    const place = { country: 'DK', countryregion: 'DK-84' } as const;
    const me = await person({ ...place, gender: 'male', birthDate: '1980-01-01' });
    await save(me, { gender: 'female' });
    const others = {
      hetero: await person({ ...place, sexuality: 'hetero' }),
      lesbian: await person({ ...place, sexuality: 'lesbian' }),
      man: await person({ ...place, gender: 'male' }),
      wantsYounger: await person(place),
      wantsMe: await person(place),
      wantsNear: await person({ country: 'DK', countryregion: 'DK-81' }),
      wantsWomen: await person({ ...place, sexuality: 'hetero' }),
    };
    await save(others.wantsYounger, { max_age: 45 });
    await save(others.wantsMe, { min_age: 46, max_age: 46, area: 'region' });
    await save(others.wantsNear, { area: 'region' });
    await save(others.wantsWomen, { gender: 'female' });
    const ids = await idsOf(me);
    const names = Object.entries(others)
      .filter(([, { member }]) => ids.includes(member.id))
      .map(([name]) => name);
    expect(names.toSorted()).toEqual(['hetero', 'wantsMe']);
  });

  test('[P07] narrows by area, the same reason and shared interests; who is liked or not to be seen is left out', async () => {
    const place = { country: 'SE', countryregion: 'SE-AB' } as const;
    const me = await person({ ...place, reason: 'casual', interests: ['tea', 'art'] });
    const both = await makeMember(app.services, { ...place, reason: 'casual', interests: ['art'] });
    const reason = await makeMember(app.services, { ...place, reason: 'casual' });
    const interest = await makeMember(app.services, {
      country: 'SE',
      interests: ['art'],
      countryregion: 'SE-O',
    });
    const liked = await makeMember(app.services, {
      ...place,
      reason: 'casual',
      interests: ['art'],
    });
    await makeMember(app.services, {
      ...place,
      reason: 'casual',
      interests: ['art'],
      status: 'disabled',
    });
    await me.client.post('like.php', { profile: liked.id });
    await save(me, { area: 'country' });
    expect((await idsOf(me)).toSorted()).toEqual([both.id, reason.id, interest.id].toSorted());
    await save(me, { area: 'region' });
    expect((await idsOf(me)).toSorted()).toEqual([both.id, reason.id].toSorted());
    await save(me, { area: 'country', shared_interests: true });
    expect((await idsOf(me)).toSorted()).toEqual([both.id, interest.id].toSorted());
    await save(me, { area: 'country', shared_interests: true, same_reason: true });
    expect(await idsOf(me)).toEqual([both.id]);
  });

  test('[P07] where nobody fits it says which preference is the narrowest', async () => {
    const place = { country: 'IE', countryregion: 'IE-D' } as const;
    const me = await person(place);
    for (let count = 0; count < 3; count += 1) await makeMember(app.services, place);
    await makeMember(app.services, {
      country: 'IE',
      countryregion: 'IE-CO',
      birthDate: '1930-01-01',
    });
    await save(me, { area: 'region', min_age: 90 });
    expect(await found(me)).toMatchObject({
      matches: [],
      narrowest: { preference: 'age', count: 3 },
    });
    await save(me, { area: 'region', min_age: 90, same_reason: true, shared_interests: true });
    expect(await found(me)).toMatchObject({ matches: [], narrowest: null });
  });

  test('[P07] how many there are without it counts whom the answer would name: nobody without a reason', async () => {
    const place = { country: 'AT', countryregion: 'AT-9' } as const;
    const me = await person({ ...place, reason: null, interests: ['wine'] });
    // They fit, and nothing stands in both profiles.
    for (let count = 0; count < 3; count += 1) {
      await makeMember(app.services, { country: 'CH', interests: [] });
    }
    await makeMember(app.services, { country: 'CH', interests: ['wine'] });
    await save(me, { area: 'region' });
    const { matches, narrowest } = await found(me);
    expect([matches, narrowest?.preference]).toEqual([[], 'area']);
    await save(me, { area: 'anywhere' });
    expect((await found(me)).matches).toHaveLength(narrowest?.count ?? 0);
  });

  test('[P07] [K03] the swipe game deals whom the preferences take in', async () => {
    const place = { country: 'PL', countryregion: 'PL-14' } as const;
    const me = await person(place);
    const young = await makeMember(app.services, { ...place, birthDate: '2000-01-01' });
    const older = await makeMember(app.services, { ...place, birthDate: '1970-01-01' });
    await save(me, { area: 'region', min_age: 40 });
    const { cards } = (await me.client.get('swipe.php')).json() as {
      cards: { profile: { id: string } }[];
    };
    expect(cards.map(({ profile }) => profile.id)).toEqual([older.id]);
    expect(cards.map(({ profile }) => profile.id)).not.toContain(young.id);
  });
});

test('[P07] [P02] what the domain does not show of a profile is told neither as a reason nor by a wish', async () => {
  const hidden = { visible_profile_fields: ['age', 'gender'], search_fields: [] } as const;
  const own = await createTestApp({ settings: hidden });
  const alike: NewMember = {
    country: 'BE',
    countryregion: 'BE-VAN',
    reason: 'dating',
    interests: ['tea'],
  };
  const me = await makePerson(own, alike);
  const near = await makeMember(own.services, alike);
  const far = await makeMember(own.services, { country: 'NO', countryregion: 'NO-03' });
  await save(me, { area: 'region', min_age: 20, same_reason: true, shared_interests: true });
  const { matches } = await found(me);
  expect(matches.map(({ profile }) => profile.id).toSorted()).toEqual([near.id, far.id].toSorted());
  expect(matches.map(({ reasons }) => reasons)).toEqual([[{ kind: 'age' }], [{ kind: 'age' }]]);
  const { cards } = (await me.client.get('swipe.php')).json();
  expect(cards).toHaveLength(2);
  // Nor by who comes and goes when the own profile changes: what others wish, and whom they love, is about it as well.
  const wisher = await makePerson(own, { ...alike, name: 'Wisher' });
  await save(wisher, { area: 'region' });
  const straight = await makeMember(own.services, {
    ...alike,
    gender: 'male',
    sexuality: 'hetero',
  });
  const everybody = [near.id, far.id, wisher.member.id, straight.id].toSorted();
  for (const change of [
    { gender: 'female', country: 'BE', countryregion: 'BE-VAN' },
    { gender: 'male', country: 'NO', countryregion: 'NO-03' },
  ] as const) {
    await own.services.db.update(members).set(change).where(eq(members.id, me.member.id));
    expect((await idsOf(me)).toSorted()).toEqual(everybody);
  }
  await own.services.db
    .update(members)
    .set({ ...alike, gender: null })
    .where(eq(members.id, me.member.id));
  await own.services.db.delete(members).where(inArray(members.id, [wisher.member.id, straight.id]));

  // What may be searched by may be wished, and a region that is shown is a reason where the country is not.
  const searched = await createTestApp({
    database: own.services.database,
    settings: { ...hidden, search_fields: ['country', 'countryregion'] },
  });
  const there = { member: me.member, client: await clientOf(searched, me.member) };
  expect(await idsOf(there)).toEqual([near.id]);
  const shown = await createTestApp({
    database: own.services.database,
    settings: { ...hidden, visible_profile_fields: ['age', 'countryregion', 'interests'] },
  });
  const here = { member: me.member, client: await clientOf(shown, me.member) };
  expect((await found(here)).matches.map(({ reasons }) => reasons)).toEqual([
    [{ kind: 'interest', interest: 'tea' }, { kind: 'region' }, { kind: 'age' }],
  ]);
});

describe('what it costs', () => {
  test('[P07] of 30,000 members a rare wish reads at most the 1,000 that are looked at, by an index', async () => {
    const big = await createTestApp();
    await fillMembers(big.services.database.target, 30_000, big.clock());
    const me = await makeMember(big.services, { interests: ['wine'], reason: 'dating' });
    const client = await clientOf(big, me);
    await client.put('matchfinder.php', {
      ...ANYBODY,
      gender: 'male',
      shared_interests: true,
      same_reason: true,
    });
    const statements = await statementsOf(() => client.get('matchfinder.php'));
    expect(statements.filter((one) => one.includes('looked_at'))).not.toHaveLength(0);
    await big.services.db.execute(sql`analyze members`);
    const { preferences } = (await client.get('matchfinder.php')).json() as Answer<'findMatches'>;
    const {
      rows: [plan],
    } = await big.services.db.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      sql`explain (analyze, format json) ${lookedAt(big.services, me, preferences)}`,
    );
    const nodes = flatten(plan?.['QUERY PLAN'][0].Plan);
    const scans = nodes.filter((node) => node['Relation Name'] === 'members');
    expect(scans.map((node) => node['Node Type'])).toEqual([expect.stringContaining('Index')]);
    expect(Math.max(...nodes.map((node) => node['Actual Rows']))).toBeLessThanOrEqual(1001);
    expect(await big.services.db.$count(members)).toBe(30_001);
  });
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly Plans?: readonly PlanNode[];
}

const flatten = (node: PlanNode | undefined): PlanNode[] =>
  node === undefined ? [] : [node, ...(node.Plans ?? []).flatMap(flatten)];
