import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Answer } from '@velours/openapi/types';
import { members, photos } from '../../db/schema.ts';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { makeMember } from '../../testing/members.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});

const ask = async (slug?: string, host = 'localhost') => {
  const client = app.client();
  client.host = host;
  const answer = await client.get('lander.php', { query: slug === undefined ? {} : { slug } });
  return { status: answer.statusCode, body: answer.json<Answer<'getLander'>>() };
};

/** A member with a photo that others may see. */
async function withPhoto(values: Parameters<typeof makeMember>[1]): Promise<string> {
  const { id } = await makeMember(app.services, values);
  const photoId = app.services.newId();
  const name = `${photoId}.webp`;
  await app.services.db.insert(photos).values({
    id: photoId,
    memberId: id,
    status: 'active',
    filename: name,
    thumbFilename: name,
    matchFilename: name,
    width: 600,
    height: 800,
    createdAt: new Date(app.clock()),
  });
  await app.services.db
    .update(members)
    .set({ mainPhotoId: photoId, hasPhoto: true })
    .where(eq(members.id, id));
  return id;
}

describe('lander.php', () => {
  test.each([
    ['localhost', undefined, null],
    ['localhost', 'general', null],
    ['localhost', 'general-summer', 'summer'],
    ['she.localhost:3000', 'she', null],
    ['gay.localhost', 'gay-winter', 'winter'],
  ])('[L04] on %s the slug %s is there', async (host, slug, campaign) => {
    const { status, body } = await ask(slug, host);
    expect([status, body.campaign]).toEqual([200, campaign]);
  });

  test.each([
    ['localhost', 'she'],
    ['localhost', 'she-summer'],
    ['she.localhost', 'general'],
    ['localhost', 'summer'],
    ['localhost', 'general-'],
    ['localhost', 'general-autumn'],
    ['localhost', 'General'],
    ['localhost', 'general-summer-x'],
  ])('[L04] on %s an unknown slug is not found: %s', async (host, slug) => {
    const { status, body } = await ask(slug, host);
    expect([status, (body as unknown as { code: string }).code]).toEqual([404, 'not_found']);
  });

  test('[L01] the profiles are demo and fictional ones of the niche, one of them fictional, and no member', async () => {
    await withPhoto({ kind: 'member' });
    await makeMember(app.services, { kind: 'demo' });
    await withPhoto({ kind: 'fictional' });
    await withPhoto({ kind: 'fictional' });
    const woman = await withPhoto({ kind: 'demo' });
    const man = await withPhoto({ kind: 'demo', gender: 'male' });
    await withPhoto({ kind: 'demo', status: 'disabled' });

    const { body } = await ask();
    expect(body.profiles).toHaveLength(3);
    expect(body.profiles.map(({ kind }) => kind)).toEqual(['fictional', 'demo', 'demo']);
    expect(body.profiles.map(({ id }) => id)).toEqual(expect.arrayContaining([woman, man]));
    // Each domain keeps a cast of its own.
    const place = (id: string) => createHash('md5').update(`${id}general`).digest('hex');
    const [, ...demo] = body.profiles.map(({ id }) => id);
    expect(demo).toEqual(demo.toSorted((one, other) => (place(one) < place(other) ? -1 : 1)));

    const { body: men } = await ask(undefined, 'gay.localhost');
    expect(men.profiles.map(({ id }) => id)).toEqual([man]);
    const { body: women } = await ask(undefined, 'bbw.localhost');
    expect(women.profiles.map(({ id }) => id)).not.toContain(man);
    expect(women.profiles).not.toEqual([]);
    // Where visitors see no members, samples are still samples.
    const { body: closed } = await ask(undefined, 'bdsm.localhost');
    expect(closed.profiles).toHaveLength(3);
  });
});
