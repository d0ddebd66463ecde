import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';

import { mailQueue, members, operatorActions, photos } from '../../db/schema.ts';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { makePerson } from '../../testing/members.ts';
import type { NewMember } from '../../testing/members.ts';
import { uploadPhoto } from '../../testing/photo-form.ts';
import type { PhotoForm } from '../../testing/photo-form.ts';
import { ban } from '../bans/bans.ts';
import { setBlock } from '../blocks/blocks.ts';
import { balanceOf } from '../credits/ledger.ts';
import { like } from '../likes/likes.ts';
import { moderate } from '../moderation/command.ts';
import { approvePhoto, listPending, rejectPhoto } from './moderation.ts';
import { removePhoto } from './photos.ts';
import { imageTypeOf } from './recognise.ts';

let app: TestApp;
let picture: Buffer;

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 120 } } });

beforeAll(async () => {
  app = await createTestApp();
  picture = await drawn(400, 300).jpeg().toBuffer();
});

const person = (values: NewMember = {}) => makePerson(app, values);

const upload = (client: Client, bytes: Buffer, form: PhotoForm = {}) =>
  uploadPhoto(app, client, bytes, form);

const cookieOf = (client: Client) =>
  [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

const fileOf = async (name: string, by?: Client) =>
  app.app.inject({
    url: `/photos/${name}`,
    headers: { accept: 'image/webp', ...(by !== undefined && { cookie: cookieOf(by) }) },
  });

describe('adding a photo', () => {
  test('[P04] it is stored anew in five sizes, waits for inspection, and only its owner sees it', async () => {
    const { member, client } = await person();
    const response = await upload(client, picture);
    expect(response.statusCode).toBe(201);
    const { photo } = response.json();
    expect(photo).toMatchObject({ status: 'pending', width: 400, height: 300 });
    expect(photo.placeholder).toMatch(/^#[0-9a-f]{6},#[0-9a-f]{6},#[0-9a-f]{6}$/);
    for (const [name, width, height] of [
      [photo.filename, 400, 300],
      [photo.view_filename, 400, 300],
      [photo.card_filename, 400, 500],
      [photo.thumb_filename, 320, 320],
      [photo.match, 600, 750],
    ] as const) {
      const own = await fileOf(name, client);
      expect(own.statusCode).toBe(200);
      expect(own.headers['content-type']).toBe('image/webp');
      expect(own.headers['cache-control']).toBe('private, no-store');
      expect(await sharp(own.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width,
        height,
      });
      expect((await fileOf(name)).statusCode).toBe(404);
      expect((await fileOf(name, (await person()).client)).statusCode).toBe(404);
    }
    const viewer = (await person()).client;
    const shown = await viewer.get('member.php', { query: { id: member.id } });
    expect(shown.json().profile).toMatchObject({ photos: [], main_image: null });
    const own = await client.get('user.php');
    expect(own.json().user.profile.main_image).toMatchObject({ id: photo.id, status: 'pending' });
  });

  test('[P04] until a photo has come, its colours stand there, from top to bottom', async () => {
    const { client } = await person();
    const band = (colour: string, top: number) => ({
      input: { create: { width: 400, height: 170, channels: 3 as const, background: colour } },
      left: 0,
      top,
    });
    const banded = await drawn(400, 510)
      .composite([band('#f00', 0), band('#0f0', 170), band('#00f', 340)])
      .png()
      .toBuffer();
    const { photo } = (await upload(client, banded)).json();
    const strongest = photo.placeholder.split(',').map((colour: string) => {
      const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
      return parts.indexOf(Math.max(...parts));
    });
    expect(strongest).toEqual([0, 1, 2]);
  });

  test('[P04] place, camera and anything else hidden in the file is gone, and the picture stands upright', async () => {
    const secret = await drawn(300, 200)
      .withExif({ IFD0: { Copyright: 'SECRET-OWNER' }, IFD3: { GPSLatitude: '52/1 22/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(secret).metadata()).exif).toBeDefined();
    const { client } = await person();
    const { photo } = (
      await upload(client, Buffer.concat([secret, Buffer.from('SECRET-TAIL')]))
    ).json();
    expect([photo.width, photo.height]).toEqual([200, 300]);
    for (const name of [photo.filename, photo.thumb_filename, photo.match]) {
      const { rawPayload } = await fileOf(name, client);
      const metadata = await sharp(rawPayload).metadata();
      expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(rawPayload.includes('SECRET')).toBe(false);
    }
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    '[P04] %s is accepted by its first bytes',
    async (format) => {
      const bytes = await drawn(64, 64).toFormat(format).toBuffer();
      expect(imageTypeOf(bytes)).toBe(format);
      expect((await upload((await person()).client, bytes)).statusCode).toBe(201);
    },
  );

  test('[P04] only the part that the member keeps is stored, of the picture as it stands upright', async () => {
    const half = await sharp({
      create: { width: 200, height: 400, channels: 3, background: '#00f' },
    })
      .composite([
        {
          input: { create: { width: 200, height: 200, channels: 3, background: '#f00' } },
          gravity: 'north',
        },
      ])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { client } = await person();
    // Turned right, what was the top is the right half.
    const { photo } = (await upload(client, half, { crop: '0.5,0,0.5,1' })).json();
    expect([photo.width, photo.height]).toEqual([200, 200]);
    const { rawPayload } = await fileOf(photo.filename, client);
    const { channels } = await sharp(rawPayload).stats();
    expect(channels[0]?.mean).toBeGreaterThan(240);
    expect(channels[2]?.mean).toBeLessThan(15);
  });

  test.each(['0,0,1,1.5', '0.6,0,0.6,1', '0,0,0,1', 'all of it', '-0.1,0,1,1'])(
    'a crop that is none is refused: %s',
    async (crop) => {
      const refused = await upload((await person()).client, picture, { crop });
      expect([refused.statusCode, refused.json().errors]).toEqual([
        422,
        [{ field: 'crop', code: 'invalid' }],
      ]);
    },
  );

  test('a body without a file, or of another kind, is refused', async () => {
    const { client } = await person();
    expect((await upload(client, picture, { field: 'other' })).statusCode).toBe(422);
    const json = await client.post('photo.php', { file: 'x' });
    expect([json.statusCode, json.json().code]).toEqual([415, 'unsupported_media_type']);
    expect((await upload(app.client(), picture)).statusCode).toBe(403);
    const keyless = await upload(client, picture, { key: null });
    expect([keyless.statusCode, keyless.json().code]).toEqual([400, 'idempotency_key_required']);
  });

  test('[B03] the same key stores one photo, another file under it is refused', async () => {
    const { member, client } = await person();
    const key = '3f0c9a52-6f0e-4f0b-9d5e-1b7a4c1d2e3f';
    const first = await upload(client, picture, { key });
    const second = await upload(client, picture, { key });
    expect(second.json()).toEqual(first.json());
    const other = await upload(client, await drawn(50, 50).png().toBuffer(), { key });
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
    const rows = await app.services.db.select().from(photos).where(eq(photos.memberId, member.id));
    expect(rows).toHaveLength(1);
  });
});

describe('the limit', () => {
  test('[P04] a free member has at most 3 photos, also of many at once; a removed one makes room', async () => {
    const { client } = await person();
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(client, picture)));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(3);
    expect(answers.filter((answer) => answer.statusCode === 422)).toHaveLength(3);
    const refused = answers.find((answer) => answer.statusCode === 422);
    expect(refused?.json()).toMatchObject({ code: 'photo_limit_reached', params: { limit: 3 } });
    const own = (await client.get('user.php')).json().user.profile.photos;
    expect(own).toHaveLength(3);
    const removed = await client.delete('photo.php', { photo: own[0].id });
    expect(removed.json()).toEqual({ removed: true });
    expect((await upload(client, picture)).statusCode).toBe(201);
  });

  test('[P04] a premium member has at most 25', async () => {
    const { member, client } = await person({ paidUser: true });
    const row = {
      memberId: member.id,
      filename: 'x',
      thumbFilename: 'x',
      matchFilename: 'x',
      width: 1,
      height: 1,
      createdAt: new Date(app.clock()),
    };
    await app.services.db
      .insert(photos)
      .values(Array.from({ length: 24 }, () => ({ ...row, id: app.services.newId() })));
    expect((await upload(client, picture)).statusCode).toBe(201);
    expect((await upload(client, picture)).json()).toMatchObject({ params: { limit: 25 } });
  });
});

describe('removing a photo', () => {
  test('[P04] its files go with it, another photo stands in, and nobody removes the photo of somebody else', async () => {
    const { member, client } = await person();
    const first = (await upload(client, picture)).json().photo;
    const second = (await upload(client, picture)).json().photo;
    const stranger = await (await person()).client.delete('photo.php', { photo: first.id });
    expect([stranger.statusCode, stranger.json().code]).toEqual([404, 'photo_not_found']);
    await client.delete('photo.php', { photo: first.id });
    expect((await fileOf(first.filename, client)).statusCode).toBe(404);
    expect(await app.services.storage.has(first.filename)).toBe(false);
    const [row] = await app.services.db.select().from(members).where(eq(members.id, member.id));
    expect(row?.mainPhotoId).toBe(second.id);
  });
});

describe('a decision beside a removal', () => {
  const mainOf = async (id: string) => {
    const [row] = await app.services.db.select().from(members).where(eq(members.id, id));
    return row?.mainPhotoId;
  };
  const somebodyWaits = async () =>
    ((
      await app.services.db.execute(sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
    ).rowCount ?? 0) > 0;

  test('[P04] [S10] it waits for the removal, and the main photo is one that is there', async () => {
    const { member, client } = await person();
    const first = (await upload(client, picture)).json().photo;
    const second = (await upload(client, picture)).json().photo;
    await approvePhoto(app.services, first.id, 'kim');
    const [removed, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const removal = app.services.db.transaction(async (tx) => {
      await removePhoto(app.services, tx, member, first.id);
      removed.resolve();
      await goOn.promise;
    });
    await removed.promise;
    const decision = approvePhoto(app.services, second.id, 'kim');
    await expect.poll(somebodyWaits).toBe(true);
    goOn.resolve();
    expect(await Promise.all([decision, removal])).toEqual([true, undefined]);
    expect(await mainOf(member.id)).toBe(second.id);
  });

  test('[P04] [S10] of the same photo neither fails', async () => {
    const { member, client } = await person();
    const { photo } = (await upload(client, picture)).json();
    let decision: Promise<boolean> | undefined;
    await app.services.db.transaction(async (tx) => {
      await tx.select().from(members).where(eq(members.id, member.id)).for('update');
      decision = approvePhoto(app.services, photo.id, 'kim');
      await expect.poll(somebodyWaits).toBe(true);
      await removePhoto(app.services, tx, member, photo.id);
    });
    expect(await decision).toBe(false);
    expect(await mainOf(member.id)).toBeNull();
  });
});

describe('the own photos', () => {
  test('[P04] all of them in their order, each with what came of its inspection, and nobody else’s', async () => {
    const { client } = await person();
    expect((await client.get('photo.php')).json()).toEqual({ photos: [] });
    const sent = [];
    for (const _ of [1, 2, 3]) sent.push((await upload(client, picture)).json().photo);
    const [first, second, third] = sent;
    await approvePhoto(app.services, third.id, 'kim');
    await rejectPhoto(app.services, first.id, 'no_person', 'kim');
    expect((await client.get('photo.php')).json()).toEqual({
      photos: [
        { ...first, status: 'rejected', rejected_reason: 'no_person' },
        { ...second, rejected_reason: null },
        { ...third, status: 'active', rejected_reason: null },
      ],
    });
    await client.delete('photo.php', { photo: second.id });
    const left = (await client.get('photo.php')).json().photos;
    expect(left.map(({ id }: { id: string }) => id)).toEqual([first.id, third.id]);
    expect((await (await person()).client.get('photo.php')).json()).toEqual({ photos: [] });
  });

  test('a visitor has none to see', async () => {
    const refused = await app.client().get('photo.php');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'authentication_required']);
  });
});

describe('the order', () => {
  const ids = (list: { id: string }[]) => list.map(({ id }) => id);
  const three = async (client: Client): Promise<string[]> => {
    const sent: string[] = [];
    for (const _ of [1, 2, 3]) sent.push((await upload(client, picture)).json().photo.id);
    return sent;
  };

  test('[P04] it is the member’s choice, and the first one that others may see is the main one', async () => {
    const { member, client } = await person();
    const [a = '', b = '', c = ''] = await three(client);
    for (const id of [b, c]) await approvePhoto(app.services, id, 'kim');
    const mainOf = async () =>
      (await (await person()).client.get('member.php', { query: { id: member.id } })).json().profile
        .main_image.id;
    expect(await mainOf()).toBe(b);
    const arranged = await client.put('photo.php', { photos: [c, a, b] });
    expect(ids(arranged.json().photos)).toEqual([c, a, b]);
    expect(await mainOf()).toBe(c);
    // One that waits is passed over until it is accepted.
    await client.put('photo.php', { photos: [a, c, b] });
    expect(await mainOf()).toBe(c);
    await approvePhoto(app.services, a, 'kim');
    expect(await mainOf()).toBe(a);
    expect(ids((await client.get('user.php')).json().user.profile.photos)).toEqual([a, c, b]);
  });

  test('[P04] it names every own photo once: with one missing, foreign or removed meanwhile nothing changes', async () => {
    const { client } = await person();
    const [a = '', b = '', c = ''] = await three(client);
    const foreign = (await upload((await person()).client, picture)).json().photo.id;
    for (const wrong of [
      [c, b],
      [c, b, foreign],
      [c, b, a, foreign],
    ]) {
      const refused = await client.put('photo.php', { photos: wrong });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'photos_changed']);
    }
    expect((await client.put('photo.php', { photos: [a, a, b] })).statusCode).toBe(422);
    expect(ids((await client.get('photo.php')).json().photos)).toEqual([a, b, c]);
  });
});

describe('who sees how many', () => {
  async function shown() {
    const { member, client } = await person({ paidUser: true });
    const names: string[] = [];
    for (const _ of [1, 2, 3, 4, 5]) {
      const { photo } = (await upload(client, picture)).json();
      await approvePhoto(app.services, photo.id, 'kim');
      names.push(photo.filename);
    }
    return { member, names };
  }

  test('[P06] [V07] a visitor sees the main photo, a free member the first three, a premium member all; each hears how many there are', async () => {
    const { member, names } = await shown();
    const [free, premium] = [await person(), await person({ paidUser: true })];
    for (const [viewer, number] of [
      [app.client(), 1],
      [free.client, 3],
      [premium.client, 5],
    ] as const) {
      const { profile } = (await viewer.get('member.php', { query: { id: member.id } })).json();
      expect(profile.photos_total).toBe(5);
      expect(profile.photos.map((one: { filename: string }) => one.filename)).toEqual(
        names.slice(0, number),
      );
      // Neither is the file of one that is not named served, should its address have come from elsewhere.
      for (const [index, name] of names.entries()) {
        const { statusCode } = await fileOf(name, viewer);
        expect([index, statusCode]).toEqual([index, index < number ? 200 : 404]);
      }
    }
    // Who was banned meanwhile sees what a visitor sees.
    await app.services.db.transaction((tx) => ban(app.services, tx, premium.member.id));
    const statuses = names.map(async (name) => (await fileOf(name, premium.client)).statusCode);
    expect(await Promise.all(statuses)).toEqual([200, 404, 404, 404, 404]);
  });

  test('[P09] between two with a block no photo is served', async () => {
    const { member, names } = await shown();
    const other = await person({ paidUser: true });
    const [name = ''] = names;
    expect((await fileOf(name, other.client)).headers).toMatchObject({
      'cache-control': 'private, max-age=604800, immutable',
      vary: 'accept, cookie',
    });
    await app.services.db.transaction((tx) =>
      setBlock(app.services, tx, member.id, other.member.id),
    );
    expect((await fileOf(name, other.client)).statusCode).toBe(404);
  });

  test('[P04] each file is served in the best format that the browser names, and is nothing but a picture', async () => {
    const { names } = await shown();
    const [name = ''] = names;
    for (const [accept, type, format] of [
      ['image/avif,image/webp,image/apng,*/*;q=0.8', 'image/avif', 'heif'],
      ['image/webp,*/*', 'image/webp', 'webp'],
      ['image/avif;q=0, image/png', 'image/jpeg', 'jpeg'],
      [undefined, 'image/jpeg', 'jpeg'],
    ] as const) {
      const answer = await app.app.inject({
        url: `/photos/${name}`,
        headers: accept === undefined ? {} : { accept },
      });
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        vary: 'accept, cookie',
      });
      expect((await sharp(answer.rawPayload).metadata()).format).toBe(format);
    }
  });
});

describe('inspection', () => {
  test('[S10] an approved photo is shown to everybody, and the first one earns photo_credits once', async () => {
    const { member, client } = await person();
    const first = (await upload(client, picture)).json().photo;
    const second = (await upload(client, picture)).json().photo;
    const waiting = (await listPending(app.services)).filter((one) => one.memberId === member.id);
    expect(waiting.map((one) => one.id)).toEqual([first.id, second.id]);

    expect(await approvePhoto(app.services, first.id, 'kim')).toBe(true);
    expect(await balanceOf(app.services.db, member.id)).toBe(10);
    const shown = await fileOf(first.filename);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['cache-control']).toBe('public, max-age=604800, immutable');
    const viewer = (await person()).client;
    const { profile } = (await viewer.get('member.php', { query: { id: member.id } })).json();
    expect(profile.main_image).toMatchObject({ id: first.id, status: 'active' });
    expect(profile.photos).toHaveLength(1);

    expect(await approvePhoto(app.services, first.id, 'kim')).toBe(false);
    expect(await approvePhoto(app.services, second.id, 'kim')).toBe(true);
    expect(await balanceOf(app.services.db, member.id)).toBe(10);
  });

  test('a rejected photo stays hidden, earns nothing, keeps its reason and gives way to a new one', async () => {
    const { member, client } = await person();
    const { photo } = (await upload(client, picture)).json();
    await upload(client, picture);
    await upload(client, picture);
    expect(await rejectPhoto(app.services, photo.id, 'no_person', 'kim')).toBe(true);
    expect(await balanceOf(app.services.db, member.id)).toBe(0);
    const [row] = await app.services.db.select().from(photos).where(eq(photos.id, photo.id));
    expect(row?.rejectedReason).toBe('no_person');
    expect((await fileOf(photo.filename)).statusCode).toBe(404);
    const own = (await client.get('user.php')).json().user.profile;
    expect(own.main_image.id).not.toBe(photo.id);
    expect((await upload(client, picture)).statusCode).toBe(201);
    expect((await client.get('user.php')).json().user.profile.photos).toHaveLength(3);
  });

  test('[P04] the member hears of it by mail and in the open windows, whatever was decided', async () => {
    const { member, client } = await person();
    let told = 0;
    const stop = app.services.events.subscribe(member.id, ({ type }) => {
      if (type === 'user') told += 1;
    });
    const hears = async (what: () => Promise<unknown>) => {
      const before = told;
      await what();
      await expect.poll(() => told).toBeGreaterThan(before);
    };
    const sent: string[] = [];
    for (const _ of [1, 2]) {
      await hears(async () => sent.push((await upload(client, picture)).json().photo.id));
    }
    const [first = '', second = ''] = sent;
    await hears(() => rejectPhoto(app.services, second, 'too_explicit', 'kim'));
    await hears(() => approvePhoto(app.services, first, 'kim'));
    stop();
    const mails = await app.services.db
      .select()
      .from(mailQueue)
      .where(eq(mailQueue.memberId, member.id));
    expect(mails.map(({ template, subjectId }) => [template, subjectId])).toEqual([
      ['photoDecision', second],
      ['photoDecision', first],
    ]);
  });

  test('[P04] the mail leads to the brand of the member', async () => {
    const { member, client } = await person({ domain: 'she' });
    await approvePhoto(app.services, (await upload(client, picture)).json().photo.id, 'kim');
    const [mail] = await app.services.db
      .select()
      .from(mailQueue)
      .where(eq(mailQueue.memberId, member.id));
    expect(mail?.origin).toBe('http://she.localhost:3000');
  });

  test('[S10] a member ranks among those with a photo while others see one', async () => {
    const { member, client } = await person();
    const ranks = async () => {
      const [row] = await app.services.db.select().from(members).where(eq(members.id, member.id));
      return row?.hasPhoto;
    };
    expect(await ranks()).toBe(false);
    const first = (await upload(client, picture)).json().photo;
    const second = (await upload(client, picture)).json().photo;
    expect(await ranks()).toBe(false);
    await rejectPhoto(app.services, first.id, 'no_person', 'kim');
    expect(await ranks()).toBe(false);
    await approvePhoto(app.services, second.id, 'kim');
    expect(await ranks()).toBe(true);
    await client.delete('photo.php', { photo: second.id });
    expect(await ranks()).toBe(false);
  });

  test('the terminal lists what waits, approves by id, and refuses with a reason only', async () => {
    const { client } = await person({ name: 'Waiting' });
    const { photo } = (await upload(client, picture)).json();
    const { photo: other } = (await upload(client, picture)).json();
    const say = async (...words: string[]) => {
      const { ok, lines } = await moderate(app.services, words);
      return `${ok ? 'ok' : 'no'}: ${lines.join(' ').replaceAll('\n', ' ')}`;
    };
    expect(await say()).toMatch(new RegExp(`^ok: .*${photo.id} .*Waiting`));
    const { photo: third } = (await upload(client, picture)).json();
    expect(await say('approve', photo.id, 'x')).toMatch(/^no: npm run moderate/);
    expect(await say('approve', photo.id)).toMatch(/^ok: .*shown/);
    expect(await say('approve', photo.id)).toMatch(/^no: No such photo/);
    expect(await say('approve', photo.id, third.id)).toBe(
      `no: No such photo waits. One that is shown is taken down by hide. Photo ${third.id} is shown from now on.`,
    );
    expect(await say('reject', other.id)).toMatch(/^no: npm run moderate/);
    expect(await say('reject', other.id, 'too', 'dark')).toMatch(/^no: npm run moderate/);
    expect(await say('reject', other.id, 'contact_details')).toMatch(/^ok: .*contact_details/);
    expect(await say('reject', 'x', 'why')).toMatch(/^no: npm run moderate/);
    expect(await say('erase', other.id)).toMatch(/^no: npm run moderate/);
  });

  test('[P04] the terminal gives the picture itself, from wherever photos lie', async () => {
    const { client } = await person();
    const { photo } = (await upload(client, picture)).json();
    const { ok, file } = await moderate(app.services, ['photo', photo.id]);
    expect([ok, (await sharp(file).metadata()).format]).toEqual([true, 'jpeg']);
    for (const words of [['photo'], ['photo', photo.id, 'x'], ['photo', app.services.newId()]])
      expect((await moderate(app.services, words)).ok).toBe(false);
  });

  test('[P04] a photo that is shown is taken down by a decision, which the member is told and can object to', async () => {
    const { member, client } = await person();
    const { photo } = (await upload(client, picture)).json();
    const hide = (...more: string[]) =>
      moderate(app.services, ['hide', photo.id, '--rule', 'fake', ...more]);
    const why = ['--reason', 'Shows somebody else.', '--by', 'lou'];
    expect((await hide(...why)).lines).toEqual([
      'No such photo is shown. One that waits is refused by reject.',
    ]);
    await moderate(app.services, ['approve', photo.id, '--by', 'kim']);
    expect((await hide()).ok).toBe(false);
    expect((await hide(...why, '--rule', 'none')).ok).toBe(false);
    expect((await hide(...why)).ok).toBe(true);
    expect((await hide(...why)).ok).toBe(false);
    expect((await fileOf(photo.filename)).statusCode).toBe(404);
    expect((await moderate(app.services, ['list', member.email])).lines).toEqual([
      `${photo.id}  rejected  someone_else`,
    ]);
    expect((await client.get('photo.php')).json().photos).toMatchObject([
      { id: photo.id, status: 'rejected', rejected_reason: 'someone_else' },
    ]);
    const { decisions } = (await client.get('decisions.php')).json();
    expect(decisions).toMatchObject([
      { kind: 'photo_rejected', rule: 'fake', facts: 'Shows somebody else.', objection: null },
    ]);
    const mails = await app.services.db
      .select()
      .from(mailQueue)
      .where(eq(mailQueue.memberId, member.id));
    expect(mails.map(({ template }) => template)).toEqual(['photoDecision', 'decision']);
    const [{ id, reference }] = decisions;
    await client.post('objection.php', { decision: id, text: 'It is me.' });
    const granted = ['grant', reference, '--reason', 'It is you.', '--by', 'kim'];
    expect((await moderate(app.services, ['objections', ...granted])).ok).toBe(true);
    expect((await fileOf(photo.filename)).statusCode).toBe(200);
  });

  test('[P04] who approved or refused a photo is written down', async () => {
    const { member, client } = await person();
    const ids = [];
    for (const _ of [1, 2]) ids.push((await upload(client, picture)).json().photo.id as string);
    const [first = '', second = ''] = ids;
    await moderate(app.services, ['approve', first, '--by', 'kim']);
    await moderate(app.services, ['reject', second, 'no_person', '--by', 'lou']);
    const done = await app.services.db
      .select()
      .from(operatorActions)
      .where(eq(operatorActions.memberId, member.id));
    expect(done).toMatchObject([
      { action: 'photo_approved', targetId: first, reason: '', doneBy: 'kim' },
      { action: 'photo_rejected', targetId: second, reason: 'no_person', doneBy: 'lou' },
    ]);
  });

  test('photos of a member who may not be seen are hidden too', async () => {
    const { member, client } = await person();
    const { photo } = (await upload(client, picture)).json();
    await approvePhoto(app.services, photo.id, 'kim');
    await app.services.db
      .update(members)
      .set({ status: 'disabled' })
      .where(eq(members.id, member.id));
    expect((await fileOf(photo.filename)).statusCode).toBe(404);
  });

  test('[P04] photos of an invisible member are there for whom the profile is there, and for nobody else', async () => {
    const { member, client } = await person({ invisible: true });
    const { photo } = (await upload(client, picture)).json();
    await approvePhoto(app.services, photo.id, 'kim');
    const [liked, other] = [await person(), await person()];
    await app.services.db.transaction((tx) => like(app.services, tx, member, liked.member.id));
    for (const [viewer, status] of [
      [app.client(), 404],
      [other.client, 404],
      [liked.client, 200],
      [client, 200],
    ] as const) {
      const profile = await viewer.get('member.php', { query: { id: member.id } });
      const file = await fileOf(photo.filename, viewer);
      expect([profile.statusCode, file.statusCode]).toEqual([status, status]);
    }
  });

  test.each([
    '../package.json',
    '%2e%2e%2fpackage.json',
    'demo/../../etc/passwd',
    'demo/none.webp',
    '',
  ])('a path that is no photo is not found: %s', async (name) => {
    expect((await fileOf(name)).statusCode).toBe(404);
  });
});
