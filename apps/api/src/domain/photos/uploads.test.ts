/** Who is let in, whose turn it is, and what is asked before anything is decoded; the decoder stands still until it is told. */
import { randomUUID } from 'node:crypto';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { RELAXED_LIMITS } from '../../http/rate-limits.ts';
import { createTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { uploadPhoto } from '../../testing/photo-form.ts';
import { received } from '../../testing/raw-http.ts';
import {
  nameOfPicture as nameOf,
  pictureNamed as picture,
  renderedPhoto as rendered,
} from '../../testing/rendered-photo.ts';
import { createUploads, LEAST_BYTES, MOST_BYTES_HELD } from './uploads.ts';
import type { Upload, Uploads } from './uploads.ts';

const MEGABYTE = 1024 * 1024;

/** A decoder that notes what it is given and goes on when it is told. */
function gatedDecoder() {
  const begun: string[] = [];
  const gates: (() => void)[] = [];
  const decode = async (bytes: Buffer) => {
    begun.push(nameOf(bytes));
    await new Promise<void>((open) => void gates.push(open));
    return rendered;
  };
  const next = async () => {
    gates.shift()?.();
    // Whoever waited behind it has begun by then.
    await setImmediate();
  };
  return { decode, begun, next };
}

const member = (id: string) => ({ id, status: 'active' }) as const;
const busy = expect.objectContaining({
  code: 'service_unavailable',
  extras: { retry_after_minutes: 1 },
});
const underWay = expect.objectContaining({ code: 'idempotency_in_progress' });

/** Sends so many bytes of the body, and no end. */
async function begin(upload: Upload, bytes: number) {
  const body = new PassThrough({ highWaterMark: MOST_BYTES_HELD });
  const form = upload.receive(body, async () => buffer(body));
  form.catch(() => undefined);
  await new Promise((taken) => body.write(Buffer.alloc(bytes), taken));
  await setImmediate();
  return { body, form };
}

/** Fills all there is by the uploads of one member. */
async function fill(uploads: Uploads, id: string) {
  const own = [0, 1, 2, 3].map((number) => uploads.admit(member(id), `${id} ${number}`));
  const sent = await Promise.all(own.map((upload) => begin(upload, MOST_BYTES_HELD / own.length)));
  return own.map((upload, index) => ({ upload, ...sent[index]! }));
}

describe('uploads', () => {
  it('[P04] are decoded one at a time, and members take turns', async () => {
    const { decode, begun, next } = gatedDecoder();
    const uploads = createUploads(decode);
    const all = ['anna 1', 'anna 2', 'anna 3', 'bram 1', 'cara 1', 'bram 2'].map((name) =>
      uploads.admit(member(name.slice(0, 4)), name).render(picture(name), null),
    );
    await setImmediate();
    expect(begun).toEqual(['anna 1']);
    for (let turn = 0; turn < all.length; turn += 1) await next();
    await Promise.all(all);
    expect(begun).toEqual(['anna 1', 'anna 2', 'bram 1', 'cara 1', 'anna 3', 'bram 2']);
  });

  it('[P04] a file that cannot be decoded leaves the turn to the next', async () => {
    const uploads = createUploads(async (bytes) => {
      if (nameOf(bytes) === 'broken') throw new Error('broken');
      return rendered;
    });
    const own = (name: string) => uploads.admit(member('anna'), name).render(picture(name), null);
    const [broken, sound] = [own('broken'), own('sound')];
    await expect(broken).rejects.toThrow('broken');
    expect(await sound).toBe(rendered);
  });

  it.each([
    ['a member', 'active', 6],
    ['an unconfirmed member', 'not_confirmed', 3],
  ] as const)('[P04] of %s are few at a time', (_who, status, most) => {
    const uploads = createUploads(async () => rendered);
    const own = Array.from({ length: most }, (_none, number) =>
      uploads.admit({ id: 'anna', status }, `own ${number}`),
    );
    expect(() => uploads.admit({ id: 'anna', status }, 'one more')).toThrow(
      expect.objectContaining({ code: 'too_many_requests', extras: { retry_after_minutes: 1 } }),
    );
    own[0]?.end();
    own[0]?.end();
    uploads.admit({ id: 'anna', status }, 'later');
  });

  it('[P04] all together are bounded: each counts as something, and another as light is refused', () => {
    const uploads = createUploads(async () => rendered);
    const all = Array.from({ length: MOST_BYTES_HELD / LEAST_BYTES }, (_none, number) =>
      uploads.admit(member(`member ${number}`), 'theirs'),
    );
    expect(() => uploads.admit(member('bram'), 'his')).toThrow(busy);
    all[0]?.end();
    uploads.admit(member('bram'), 'his');
  });

  it('[P04] where all is full, who has most under way gives way, with what came last', async () => {
    const uploads = createUploads(async () => rendered);
    const own = await fill(uploads, 'anna');
    const { form, body } = await begin(uploads.admit(member('bram'), 'his'), 8 * MEGABYTE);
    await expect(own[3]?.form).rejects.toEqual(busy);
    // What still comes of it is thrown away.
    own[3]?.body.end(Buffer.alloc(MEGABYTE));
    await expect.poll(() => own[3]?.body.readableEnded).toBe(true);
    body.end();
    expect(await form).toHaveLength(8 * MEGABYTE);
    // The others are left in peace.
    own[0]?.body.end();
    expect(await own[0]?.form).toHaveLength(MOST_BYTES_HELD / own.length);
  });

  it('[P04] who would hold more than all others gives way themselves', async () => {
    const uploads = createUploads(async () => rendered);
    const own = await fill(uploads, 'anna');
    own[0]?.body.write(Buffer.alloc(MEGABYTE));
    await expect(own[0]?.form).rejects.toEqual(busy);
    uploads.admit(member('bram'), 'his');
  });

  it('[P04] one that waits to be decoded gives way too, and takes no turn; one that is being decoded does not', async () => {
    const { decode, begun, next } = gatedDecoder();
    const uploads = createUploads(decode);
    const own = await fill(uploads, 'anna');
    for (const { body } of own) body.end();
    await Promise.all(own.map(({ form }) => form));
    const photos = own.map(({ upload }, index) => upload.render(picture(`anna ${index}`), null));
    photos[3]?.catch(() => undefined);
    await setImmediate();
    const his = uploads.admit(member('bram'), 'his');
    await expect(photos[3]).rejects.toEqual(busy);
    const photo = his.render(picture('bram'), null);
    for (let turn = 0; turn < 4; turn += 1) await next();
    expect(await photo).toBe(rendered);
    await Promise.all(photos.slice(0, 3));
    expect(begun).toEqual(['anna 0', 'anna 1', 'bram', 'anna 2']);
  });

  it('[P04] one that gave way before it was its turn to wait is not decoded', async () => {
    const { decode, begun } = gatedDecoder();
    const uploads = createUploads(decode);
    const own = await fill(uploads, 'anna');
    for (const { body } of own) body.end();
    await Promise.all(own.map(({ form }) => form));
    uploads.admit(member('bram'), 'his');
    await expect(own[3]?.upload.render(picture('anna'), null)).rejects.toEqual(busy);
    expect(begun).toEqual([]);
  });

  it('[P04] one that hardly comes is cut off; one that has brought enough may pause', async () => {
    const uploads = createUploads(async () => rendered, { graceMs: 20, bytesPerSecond: 1 });
    const quick = await begin(uploads.admit(member('anna'), 'quick'), 1000);
    const slow = await begin(uploads.admit(member('bram'), 'slow'), 0);
    await expect(slow.form).rejects.toEqual(busy);
    quick.body.end();
    expect(await quick.form).toHaveLength(1000);
  });

  it('[P04] [B03] the same call again takes the place of one that still comes in, and no second one later', async () => {
    const uploads = createUploads(async () => rendered);
    const admit = () => uploads.admit(member('anna'), 'one');
    let last = await begin(admit(), MEGABYTE);
    for (let count = 0; count < 10; count += 1) {
      const { form } = last;
      last = await begin(admit(), MEGABYTE);
      await expect(form).rejects.toEqual(underWay);
    }
    last.body.end();
    await last.form;
    expect(admit).toThrow(underWay);
  });
});

describe('uploads that are begun and not sent', () => {
  /** Sends the head of a form that says that it is as large as it can be. */
  const promise = ({ app: { server } }: TestApp, { cookies, host }: Client, key: string) => {
    const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
    const answer = received(socket);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    socket.write(
      `POST /api/photo.php HTTP/1.1\r\nhost: ${host}\r\nsec-fetch-site: same-origin\r\ncookie: ${cookie}\r\nidempotency-key: ${key}\r\n` +
        `content-type: multipart/form-data; boundary=x\r\ncontent-length: ${8 * MEGABYTE}\r\n\r\n` +
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n',
    );
    return { socket, answer };
  };

  it('[P04] by a few keep nobody from theirs', async () => {
    const admitted: string[] = [];
    const uploads = createUploads(async () => rendered);
    const test = await createTestApp({
      uploads: {
        admit: (who, key) => {
          const upload = uploads.admit(who, key);
          admitted.push(key);
          return upload;
        },
      },
    });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const keys: string[] = [];
    const held: net.Socket[] = [];
    for (let count = 0; count < 4; count += 1) {
      const client = await clientOf(test, await makeMember(test.services));
      for (let number = 0; number < 6; number += 1) {
        keys.push(randomUUID());
        held.push(promise(test, client, keys.at(-1) ?? '').socket);
      }
    }
    await expect.poll(() => admitted.length).toBe(keys.length);
    const bram = await clientOf(test, await makeMember(test.services));
    expect((await uploadPhoto(test, bram, picture('his'))).statusCode).toBe(201);
    for (const socket of held) socket.destroy();
  });

  it('[P04] are answered and ended after a time, and the same call again is a photo', async () => {
    const uploads = createUploads(async () => rendered, { graceMs: 50, bytesPerSecond: 1000 });
    const test = await createTestApp({ uploads });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const client = await clientOf(test, await makeMember(test.services));
    const key = randomUUID();
    const { socket, answer } = promise(test, client, key);
    const drip = setInterval(() => socket.write('a'), 5);
    const answered = await answer;
    clearInterval(drip);
    expect(answered).toMatch(/^HTTP\/1\.1 503 /);
    expect(answered).toMatch(/connection: close/i);
    expect(answered).toMatch(/retry-after: 60/i);
    expect(answered).toContain('service_unavailable');
    expect((await uploadPhoto(test, client, picture('again'), { key })).statusCode).toBe(201);
  });
});

describe('before a photo is decoded', async () => {
  const decoded: string[] = [];
  const storage = createMemoryStorage();
  const test = await createTestApp({
    storage,
    limits: { ...RELAXED_LIMITS, photoByMember: { ...RELAXED_LIMITS.photoByMember, points: 4 } },
    uploads: createUploads(async (bytes) => {
      decoded.push(nameOf(bytes));
      return rendered;
    }),
  });
  const person = async (values: Parameters<typeof makeMember>[1] = {}) =>
    clientOf(test, await makeMember(test.services, values));

  it('[P04] it is asked whether there is room for it', async () => {
    const client = await person();
    for (const name of ['room 1', 'room 2', 'room 3']) {
      expect((await uploadPhoto(test, client, picture(name))).statusCode).toBe(201);
    }
    const refused = await uploadPhoto(test, client, picture('room 4'));
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'photo_limit_reached']);
    expect(decoded.filter((name) => name.startsWith('room'))).toHaveLength(3);
  });

  it('[P04] a repeated call gets its answer, and a key for another file is refused', async () => {
    const client = await person();
    const key = randomUUID();
    const first = await uploadPhoto(test, client, picture('once'), { key });
    const files = storage.names().length;
    const again = await uploadPhoto(test, client, picture('once'), { key });
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
    expect(again.json()).toEqual(first.json());
    const other = await uploadPhoto(test, client, picture('other'), { key });
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
    expect(decoded.filter((name) => ['once', 'other'].includes(name))).toEqual(['once']);
    expect(storage.names()).toHaveLength(files);
  });

  it('[P04] who has sent many waits, and is told how long', async () => {
    const client = await person({ paidUser: true });
    for (const name of ['many 1', 'many 2', 'many 3', 'many 4']) {
      expect((await uploadPhoto(test, client, picture(name))).statusCode).toBe(201);
    }
    const refused = await uploadPhoto(test, client, picture('many 5'));
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    expect(refused.headers['retry-after']).toBe('3600');
    expect(decoded.filter((name) => name.startsWith('many'))).toHaveLength(4);
  });
});
