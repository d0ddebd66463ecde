import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { isSandboxAgeCheck } from '../ports/age-check/sandbox-age-check.ts';
import { DAY_MS } from '../ports/clock.ts';
import { createTestApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import type { Client } from '../testing/client.ts';
import { openLiveStream, originOf } from '../testing/live-stream.ts';
import { clientOf, makeMember } from '../testing/members.ts';
import { uploadPhoto } from '../testing/photo-form.ts';
import { approvePhoto } from '../domain/photos/moderation.ts';
import { LIMITS } from './rate-limits.ts';
import { NO_PHOTOS, without } from './withheld.ts';

let test: TestApp;
let shown: { readonly id: string; readonly file: string };

const statusOf = async (client: Client) => (await client.get('age-check.php')).json().status;

const fileOf = (client: Client, file: string) =>
  test.app.inject({
    url: `/photos/${file}`,
    headers: {
      accept: 'image/webp',
      host: client.host,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });

/** What a browser sees of somebody with a photo: the card, the profile and the file. */
async function seenBy(client: Client) {
  const { profile } = (await client.get('member.php', { query: { id: shown.id } })).json();
  const file = await fileOf(client, shown.file);
  return [profile.main_image !== null, profile.photos.length, file.statusCode];
}

/** Goes through the sandbox's check, as a browser would. */
async function check(client: Client, result: 'passed' | 'failed'): Promise<void> {
  const begun = await client.post('age-check.php', { return_to: '/members?page=2' });
  expect(begun.statusCode).toBe(200);
  const { url } = begun.json();
  expect(url).toMatch(/^\/__dev\/age-check\/[0-9a-f-]{36}$/);
  expect(await statusOf(client)).toBe('checking');
  const { ageCheck } = test.services;
  const id = url.split('/').at(-1);
  if (!isSandboxAgeCheck(ageCheck)) throw new Error('no sandbox');
  expect(ageCheck.returnUrlOf(id)).toBe('http://localhost:3000/age-check?to=%2Fmembers%3Fpage%3D2');
  ageCheck.decide(id, result);
}

beforeAll(async () => {
  test = await createTestApp({ settings: { requires_age_check: true } });
  const member = await makeMember(test.services);
  const client = await clientOf(test, member);
  const picture = {
    create: { width: 300, height: 300, channels: 3, background: '#c85078' },
  } as const;
  const { photo } = (
    await uploadPhoto(test, client, await sharp(picture).jpeg().toBuffer())
  ).json();
  await approvePhoto(test.services, photo.id, 'kim');
  shown = { id: member.id, file: photo.card_filename };
});

describe('a domain that demands an age check', () => {
  it('[B14] withholds the photos of others in answers and as files until it is passed', async () => {
    const client = await clientOf(test, await makeMember(test.services));
    expect(await statusOf(client)).toBe('needed');
    expect((await client.get('settings.php')).json().settings.age_check).toBe('needed');
    expect(await seenBy(client)).toEqual([false, 0, 404]);
    expect((await fileOf(client, 'demo/clara-1-card.webp')).statusCode).toBe(404);

    await check(client, 'passed');
    expect(await seenBy(client)).toEqual([false, 0, 404]);
    expect(await statusOf(client)).toBe('passed');
    expect(await seenBy(client)).toEqual([true, 1, 200]);
    expect((await client.get('settings.php')).json().settings.age_check).toBe('passed');
    // A cache between could show it to somebody who has shown nothing.
    expect((await fileOf(client, shown.file)).headers['cache-control']).toMatch(/^private/);
  });

  it('[B14] shows members their own photos all along', async () => {
    const member = await makeMember(test.services);
    const client = await clientOf(test, member);
    const picture = {
      create: { width: 300, height: 300, channels: 3, background: '#223344' },
    } as const;
    const bytes = await sharp(picture).jpeg().toBuffer();
    const { photo } = (await uploadPhoto(test, client, bytes)).json();
    await approvePhoto(test.services, photo.id, 'kim');
    expect((await client.get('user.php')).json().user.profile.main_image).not.toBeNull();
    expect((await fileOf(client, photo.card_filename)).statusCode).toBe(200);
  });

  it('[B14] a check that was not passed shows nothing, and another can be begun', async () => {
    const client = await clientOf(test, await makeMember(test.services));
    await check(client, 'failed');
    expect(await statusOf(client)).toBe('failed');
    expect(await statusOf(client)).toBe('needed');
    expect(await seenBy(client)).toEqual([false, 0, 404]);
    await check(client, 'passed');
    expect(await statusOf(client)).toBe('passed');
  });

  it('[B14] the proof holds for 30 days, in its own browser and until log-out, and cannot be made up', async () => {
    const client = await clientOf(test, await makeMember(test.services));
    await check(client, 'passed');
    expect(await statusOf(client)).toBe('passed');
    const proof = client.cookies.get('age_check') ?? '';
    client.cookies.set('age_check', `${proof.slice(0, -2)}${proof.endsWith('AA') ? 'BB' : 'AA'}`);
    expect(await statusOf(client)).toBe('needed');
    client.cookies.set('age_check', proof);
    test.clock.advance(31 * DAY_MS);
    expect(await statusOf(client)).toBe('needed');

    const other = await clientOf(test, await makeMember(test.services));
    await check(other, 'passed');
    expect(await statusOf(other)).toBe('passed');
    await other.get('logout.php');
    expect(other.cookies.has('age_check')).toBe(false);
    expect(await statusOf(other)).toBe('needed');
  });

  it('[B14] a live stream brings no photo either', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const member = await makeMember(test.services);
    const client = await clientOf(test, member);
    const stream = await openLiveStream(originOf(test.app), client.cookies);
    await stream.next();
    await test.services.events.publish(test.services.db, member.id, {
      type: 'like',
      profile: shown.id,
      match: false,
    });
    const event = await stream.next();
    stream.close();
    expect(event).toMatchObject({
      event: 'like',
      data: { profile: { id: shown.id, main_image: null } },
    });
  });

  it('[B14] a provider that does not answer is told, and changes nothing', async () => {
    const away = async (): Promise<never> => {
      throw new Error('away');
    };
    const other = await createTestApp({
      settings: { requires_age_check: true },
      ageCheck: { name: 'away', begin: away, result: away },
    });
    const client = other.client();
    const answer = await client.post('age-check.php', { return_to: '/members' });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'service_unavailable']);
    expect(client.cookies.has('age_check')).toBe(false);
  });

  it('[B14] leaves alone what is nobody’s photo', () => {
    const own = { id: 'me', main_image: { a: 1 }, photos: [1] };
    const other = { id: 'you', main_image: { a: 1 }, photos: [1], photos_total: 1 };
    const answer = { user: own, list: [other], at: null, photos: [{ id: 'p', filename: 'x' }] };
    expect(without(NO_PHOTOS, answer, 'me')).toEqual({
      ...answer,
      list: [{ ...other, main_image: null, photos: [] }],
    });
  });
});

describe('a domain that demands none', () => {
  it('[B14] needs no check, and leads on', async () => {
    const other = await createTestApp();
    const client = other.client();
    expect((await client.get('age-check.php')).json()).toEqual({ status: 'not_needed' });
    const answer = await client.post('age-check.php', { return_to: '/members' });
    expect(answer.json()).toEqual({ url: '/members' });
    for (const wrong of ['//other.example', 'https://other.example', '/\\other.example'])
      expect((await client.post('age-check.php', { return_to: wrong })).statusCode).toBe(422);
  });
});

it('[B14] of one check whoever makes it is asked so many times a minute', async () => {
  let asked = 0;
  const own = await createTestApp({
    settings: { requires_age_check: true },
    limits: LIMITS,
    ageCheck: {
      name: 'counted',
      begin: async () => ({ id: 'one', url: 'https://age.test/' }),
      result: async () => {
        asked += 1;
        return 'checking';
      },
    },
  });
  const client = own.client();
  await client.post('age-check.php', { return_to: '/members' });
  const { points } = LIMITS.resultByAgeCheck;
  for (let number = 0; number < points; number += 1)
    expect(await statusOf(client)).toBe('checking');
  const refused = await client.get('age-check.php');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  expect(asked).toBe(points);
});

it('[B14] of checks that one caller begins no more than so many are asked for', async () => {
  let begun = 0;
  const own = await createTestApp({
    settings: { requires_age_check: true },
    limits: LIMITS,
    ageCheck: {
      name: 'counted',
      begin: async () => {
        begun += 1;
        return { id: String(begun), url: 'https://age.test/' };
      },
      result: async () => 'checking',
    },
  });
  const { points } = LIMITS.ageCheckByCaller;
  const begin = (ip: string) =>
    own.client().call('POST', 'age-check.php', { body: { return_to: '/members' }, ip });
  for (let number = 0; number < points; number += 1)
    expect((await begin('192.0.2.1')).statusCode).toBe(200);
  const refused = await begin('192.0.2.1');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  expect(begun).toBe(points);
  expect((await begin('192.0.2.2')).statusCode).toBe(200);
});
