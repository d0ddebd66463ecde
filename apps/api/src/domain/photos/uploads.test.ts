/** Who is let in, whose turn it is, and what is asked before anything is decoded; the decoder stands still until it is told. */
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { RELAXED_LIMITS } from '../../http/rate-limits.ts';
import { createTestApp } from '../../testing/app.ts';
import { clientOf, makeMember } from '../../testing/members.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { uploadPhoto } from '../../testing/photo-form.ts';
import {
  nameOfPicture as nameOf,
  pictureNamed as picture,
  renderedPhoto as rendered,
} from '../../testing/rendered-photo.ts';
import { createUploads, MOST_BYTES_HELD, MOST_OF_A_MEMBER } from './uploads.ts';

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

describe('uploads', () => {
  it('[P04] are decoded one at a time, and members take turns', async () => {
    const { decode, begun, next } = gatedDecoder();
    const uploads = createUploads(decode);
    const all = ['anna 1', 'anna 2', 'anna 3', 'bram 1', 'cara 1', 'bram 2'].map((name) =>
      uploads.render(name.slice(0, 4), picture(name), null),
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
    const broken = uploads.render('anna', picture('broken'), null);
    const sound = uploads.render('anna', picture('sound'), null);
    await expect(broken).rejects.toThrow('broken');
    expect(await sound).toBe(rendered);
  });

  it('[P04] of one member are few at a time, and all together are bounded', () => {
    const uploads = createUploads(async () => rendered);
    const own = Array.from({ length: MOST_OF_A_MEMBER }, (_none, index) =>
      uploads.admit('anna', MEGABYTE, `own ${index}`),
    );
    expect(() => uploads.admit('anna', 1, 'one more')).toThrow(
      expect.objectContaining({ code: 'too_many_requests', extras: { retry_after_minutes: 1 } }),
    );
    const others = Array.from({ length: MOST_BYTES_HELD / MEGABYTE - own.length }, (_none, index) =>
      // However small the file is, it may be a large picture.
      uploads.admit(`member ${index}`, 1, 'theirs'),
    );
    expect(() => uploads.admit('bram', 1, 'his')).toThrow(
      expect.objectContaining({ code: 'service_unavailable' }),
    );
    for (const end of [...own, ...others]) end();
    uploads.admit('anna', 8 * MEGABYTE, 'later')();
  });

  it('[P04] [B03] the same call again takes no second place: it is told that the first is under way', () => {
    const uploads = createUploads(async () => rendered);
    const end = uploads.admit('anna', MEGABYTE, 'one');
    for (let count = 0; count <= MOST_OF_A_MEMBER; count += 1) {
      expect(() => uploads.admit('anna', MEGABYTE, 'one')).toThrow(
        expect.objectContaining({ code: 'idempotency_in_progress' }),
      );
    }
    uploads.admit('bram', MEGABYTE, 'one')();
    end();
    uploads.admit('anna', MEGABYTE, 'one')();
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
