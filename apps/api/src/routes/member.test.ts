import { beforeAll, describe, expect, test } from 'vitest';

import { createTestApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import { photos } from '../db/schema.ts';
import { hashPassword } from '../domain/members/passwords.ts';
import { clientOf, makeMember } from '../testing/members.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

async function withPhotos(values: Parameters<typeof makeMember>[1] = {}) {
  const ids = ['active', 'pending', 'rejected', 'active'].map((status) => ({
    status: status as 'active' | 'pending' | 'rejected',
    id: app.services.newId(),
  }));
  const member = await makeMember(app.services, { ...values, mainPhotoId: ids[3]?.id ?? null });
  await app.services.db.insert(photos).values(
    ids.map(({ id, status }, position) => ({
      memberId: member.id,
      id,
      status,
      position,
      filename: `${member.id}/${position}-main.webp`,
      thumbFilename: `${member.id}/${position}-thumb.webp`,
      matchFilename: `${member.id}/${position}-match.webp`,
      width: 800,
      height: 1000,
      createdAt: new Date(app.clock()),
    })),
  );
  return { member, ids: ids.map(({ id }) => id) };
}

const profileOf = async (viewer: Awaited<ReturnType<typeof clientOf>>, id: string) =>
  (await viewer.get('member.php', { query: { id } })).json().profile;
const photoIds = (profile: { photos: { id: string }[] }) => profile.photos.map((photo) => photo.id);

describe('a profile', () => {
  test('[P02] has the fields of the contract, its interests in the order of the list', async () => {
    const { member } = await withPhotos({
      sexuality: 'bi',
      reason: 'dating',
      aboutMe: 'Hello.',
      interests: ['wine', 'art', 'adventure'],
    });
    const viewer = await clientOf(app, await makeMember(app.services));
    expect(await profileOf(viewer, member.id)).toMatchObject({
      id: member.id,
      name: member.name,
      kind: 'member',
      status: 'active',
      country: 'NL',
      countryregion: 'NL-NH',
      gender: 'female',
      age: 36,
      sexuality: 'bi',
      reason: 'dating',
      tattoos: null,
      about_me: 'Hello.',
      interests: ['adventure', 'art', 'wine'],
      conversation_id: null,
      online: true,
    });
    app.clock.advance(6 * 60_000);
    expect((await profileOf(viewer, member.id)).online).toBe(false);
  });

  test('[P02] others see inspected photos only, the main one first; the owner sees them all in their order; a visitor one', async () => {
    const { member, ids } = await withPhotos();
    const viewer = await clientOf(app, await makeMember(app.services));
    const shown = await profileOf(viewer, member.id);
    expect(photoIds(shown)).toEqual([ids[3], ids[0]]);
    expect(shown.main_image.id).toBe(ids[3]);
    const own = await profileOf(await clientOf(app, member), member.id);
    expect(photoIds(own)).toEqual(ids);
    expect(photoIds(await profileOf(app.client(), member.id))).toEqual([ids[3]]);
  });

  test.each(['demo', 'fictional', 'member'] as const)(
    '[P03] the kind of a %s profile is told on card and profile',
    async (kind) => {
      const member = await makeMember(app.services, { kind, birthDate: '1937-01-01' });
      const viewer = await clientOf(app, await makeMember(app.services));
      const profile = await profileOf(viewer, member.id);
      expect(profile.kind).toBe(kind);
      expect(profile.fictional_icon).toBe(kind === 'fictional');
      const found = await viewer.get('members.php', { query: { min_age: '85' } });
      const card = found.json().results.find((one: { id: string }) => one.id === member.id);
      expect(card).toMatchObject({ kind, fictional_icon: kind === 'fictional' });
    },
  );

  test('unknown, unconfirmed, disabled and deleted members are answered alike; an unconfirmed one sees oneself', async () => {
    const viewer = await clientOf(app, await makeMember(app.services));
    const unconfirmed = await makeMember(app.services, { status: 'not_confirmed' });
    const disabled = await makeMember(app.services, { status: 'disabled' });
    const deleted = await makeMember(app.services, { status: 'deleted' });
    const bodies = new Set<string>();
    for (const id of [
      unconfirmed.id,
      disabled.id,
      deleted.id,
      '0198c0de-0001-7a00-8a00-00000000dead',
    ]) {
      const response = await viewer.get('member.php', { query: { id } });
      expect(response.statusCode).toBe(404);
      bodies.add(response.body);
    }
    expect(bodies.size).toBe(1);
    const own = await profileOf(await clientOf(app, unconfirmed), unconfirmed.id);
    expect(own.status).toBe('disabled');
  });
});

describe('what a card says of a person', () => {
  const cardFor = async (viewer: Awaited<ReturnType<typeof clientOf>>, id: string) => {
    const { first_line: line, shared_interests: shared } = await profileOf(viewer, id);
    return { line, shared };
  };

  test('[E08] at most three interests that both have, none for a visitor or of oneself', async () => {
    const theirs = await makeMember(app.services, {
      interests: ['sushi', 'wine', 'art', 'tea'],
    });
    const mine = await makeMember(app.services, { interests: ['tea', 'art', 'wine', 'sushi'] });
    const stranger = await makeMember(app.services, { interests: ['gym'] });
    expect((await cardFor(await clientOf(app, mine), theirs.id)).shared).toEqual([
      'sushi',
      'wine',
      'art',
    ]);
    expect((await cardFor(await clientOf(app, stranger), theirs.id)).shared).toEqual([]);
    expect((await cardFor(await clientOf(app, mine), mine.id)).shared).toEqual([]);
  });

  test.each([
    ['', null],
    ['  \n ', null],
    ['\u200B\n\u2800', null],
    ['\u200B\nThere.', 'There.'],
    [
      'Tea in bed, and someone who reads aloud. And more.',
      'Tea in bed, and someone who reads aloud.',
    ],
    ['No end\nA second line.', 'No end'],
    ['Really?! Yes.', 'Really?!'],
    ['3.5 km a day. Slowly.', '3.5 km a day.'],
    [`a${'😀'.repeat(200)}`, `a${'😀'.repeat(118)}…`],
    ['👩‍👩‍👧'.repeat(30), `${'👩‍👩‍👧'.repeat(23)}…`],
    [`${'word '.repeat(40)}end.`, `${'word '.repeat(23)}word…`],
  ])('[E08] the first sentence of %j is %j', async (aboutMe, line) => {
    const member = await makeMember(app.services, { aboutMe });
    const viewer = await clientOf(app, await makeMember(app.services));
    expect((await cardFor(viewer, member.id)).line).toBe(line);
  });

  test('[E08] a long sentence ends at a word, within 120 characters', async () => {
    const member = await makeMember(app.services, { aboutMe: 'wandering slowly '.repeat(20) });
    const viewer = await clientOf(app, await makeMember(app.services));
    const { line } = await cardFor(viewer, member.id);
    expect(line).toMatch(/ (wandering|slowly)…$/);
    expect([...line].length).toBeLessThanOrEqual(120);
  });
});

test('[P02] what the domain does not show of a profile is told to nobody but its member, on cards neither', async () => {
  const passwordHash = await hashPassword('a long password');
  const own = await createTestApp({
    database: app.services.database,
    settings: { visible_profile_fields: ['age', 'country', 'tattoos'] },
  });
  const said = { sexuality: 'bi', reason: 'dating', tattoos: 'few', aboutMe: 'Hello.' } as const;
  const member = await makeMember(own.services, { ...said, interests: ['wine'], passwordHash });
  const told = { country: 'NL', tattoos: 'few', age: 36 };
  const viewer = await clientOf(own, await makeMember(own.services, { interests: ['wine'] }));
  const ofCard = { countryregion: null, shared_interests: [], first_line: null };
  for (const client of [viewer, own.client()])
    expect(await profileOf(client, member.id)).toMatchObject({
      ...told,
      ...ofCard,
      sexuality: null,
      reason: null,
      interests: [],
      about_me: '',
    });
  await makeMember(own.services, { gender: 'male', aboutMe: 'Hello.' });
  const { cards } = (await viewer.get('swipe.php')).json();
  expect(cards[0]).toMatchObject({ profile: ofCard, about_me: '' });
  await viewer.post('like.php', { profile: member.id });
  const { profiles } = (await viewer.get('likes.php')).json();
  expect(profiles).toEqual([expect.objectContaining({ ...ofCard, id: member.id, country: 'NL' })]);
  const whole = {
    ...told,
    countryregion: 'NL-NH',
    sexuality: 'bi',
    interests: ['wine'],
    about_me: 'Hello.',
  };
  const self = own.client();
  const logIn = { email: member.email, password: 'a long password' };
  expect((await self.post('user.php', logIn)).json().user.profile).toMatchObject(whole);
  expect(await profileOf(self, member.id)).toMatchObject(whole);
});
