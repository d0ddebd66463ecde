import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createS3Storage, s3Of } from './s3-storage.ts';
import type { S3Settings } from './s3-storage.ts';
import { StorageRefusedError } from './storage-port.ts';

const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const of = (port: number, more: Partial<S3Settings> = {}): S3Settings => ({
  endpoint: `http://localhost:${port}`,
  bucket: 'photos',
  region: 'us-east-1',
  ...KEYS,
  ...more,
});

describe('photos in an object storage', () => {
  let dir: string;
  let server: S3rver;
  let port: number;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'velours-s3-'));
    server = new S3rver({
      port: 0,
      silent: true,
      directory: dir,
      configureBuckets: [{ name: 'photos', configs: [] }],
    });
    ({ port } = await server.run());
  });
  afterAll(async () => {
    await server.close();
    await rm(dir, { recursive: true, force: true });
  });

  test('a stored file is read back as it was written, as often as asked, and replaced as a whole', async () => {
    const storage = createS3Storage(of(port));
    const large = Buffer.alloc(3_000_000, 7);
    await storage.put('ab/photo.webp', Buffer.from('one'));
    await storage.put('ab/photo.webp', large);
    const file = await storage.open('ab/photo.webp');
    expect(file?.size).toBe(large.length);
    for (const _again of [1, 2])
      expect(file && (await buffer(file.stream())).equals(large)).toBe(true);
    expect(await storage.has('ab/photo.webp')).toBe(true);
  });

  test('an empty file is a file', async () => {
    const storage = createS3Storage(of(port));
    await storage.put('ab/empty.webp', Buffer.from(''));
    expect((await storage.open('ab/empty.webp'))?.size).toBe(0);
  });

  test('a removed file is gone, and removing it again is no error', async () => {
    const storage = createS3Storage(of(port));
    await storage.put('ab/gone.webp', Buffer.from('one'));
    await storage.remove('ab/gone.webp');
    await storage.remove('ab/gone.webp');
    expect(await storage.has('ab/gone.webp')).toBe(false);
    expect(await storage.open('ab/gone.webp')).toBeNull();
  });

  test.each(['../secret.webp', '/etc/passwd', 'a/../b.webp', 'a//b.webp', '.env', 'a?x=1', 'a'])(
    'a name that could mean something else is refused: %s',
    async (name) => {
      const storage = createS3Storage(of(port));
      await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow(RangeError);
      expect(await storage.open(name)).toBeNull();
    },
  );

  test('whoever has not the key is let at nothing', async () => {
    const storage = createS3Storage(of(port, { accessKeyId: 'ANOTHER' }));
    await expect(storage.put('ab/photo.webp', Buffer.from('x'))).rejects.toThrow(
      'the object storage answered 403 to PUT',
    );
    await expect(storage.has('ab/photo.webp')).rejects.toThrow('403');
  });

  test('a bucket that is not there is an error, and no missing file', async () => {
    const storage = createS3Storage(of(port, { bucket: 'another' }));
    await expect(storage.put('ab/photo.webp', Buffer.from('x'))).rejects.toThrow('404 to PUT');
  });
});

describe('an object storage in trouble', () => {
  /** A service that answers so, one after the other, and keeps what it was asked. */
  async function answering(...answers: (readonly [status: number, body?: string])[]) {
    const asked: { method: string; signed: boolean; hash: string }[] = [];
    const server = http.createServer((request, response) => {
      request.resume();
      const { authorization = '', 'x-amz-content-sha256': hash = '' } = request.headers;
      const signed = /^AWS4-HMAC-SHA256 Credential=S3RVER\/\d{8}\/us-east-1\/s3\/aws4_request/;
      asked.push({
        method: request.method ?? '',
        signed: signed.test(authorization),
        hash: String(hash),
      });
      const [status, body = ''] = answers[asked.length - 1] ?? answers.at(-1) ?? [200];
      response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const storage = createS3Storage(of(port, { endpoint: `http://127.0.0.1:${port}` }), {
      retryMs: 1,
    });
    return { storage, asked, [Symbol.dispose]: () => void server.close() };
  }

  test('every request is signed, and what is written carries its hash', async () => {
    using service = await answering([200]);
    await service.storage.put('ab/photo.webp', Buffer.from('one'));
    expect(service.asked).toEqual([
      {
        method: 'PUT',
        signed: true,
        hash: '7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed',
      },
    ]);
  });

  test('is asked again, and the file is written once it can be', async () => {
    using service = await answering([503], [500], [200]);
    await service.storage.put('ab/photo.webp', Buffer.from('one'));
    expect(service.asked).toHaveLength(3);
  });

  test('that lasts is an error that names no file', async () => {
    using service = await answering([503]);
    const put = service.storage.put('0198c0de/photo.webp', Buffer.from('one'));
    await expect(put).rejects.toThrow(/^the object storage answered 503 to PUT$/);
    await expect(service.storage.open('0198c0de/photo.webp')).rejects.toThrow('503 to HEAD');
    await expect(service.storage.remove('0198c0de/photo.webp')).rejects.toThrow('503 to DELETE');
  });

  test.each([
    [507, ''],
    [403, '<Error><Code>QuotaExceeded</Code></Error>'],
  ])('with no room left it says so: %i', async (...answer) => {
    using service = await answering(answer);
    await expect(service.storage.put('ab/photo.webp', Buffer.from('x'))).rejects.toThrow(
      StorageRefusedError,
    );
  });
});

describe('its settings', () => {
  const read = (env: Record<string, string>) => {
    const faults: string[] = [];
    return { settings: s3Of((name) => env[name], faults), faults };
  };
  const whole = {
    S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com',
    S3_BUCKET: 'velours-photos',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  test('none is the data folder, all of them the storage, with the region where it has one', () => {
    expect(read({})).toEqual({ settings: null, faults: [] });
    expect(read({ ...whole, S3_REGION: 'eu-central-1' })).toEqual({
      settings: {
        endpoint: whole.S3_ENDPOINT,
        bucket: 'velours-photos',
        region: 'eu-central-1',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
      },
      faults: [],
    });
    expect(read(whole).settings?.region).toBe('us-east-1');
  });

  test.each(Object.keys(whole))('without %s the others are no use', (name) => {
    const { [name as keyof typeof whole]: _left, ...rest } = whole;
    expect(read(rest).faults).toEqual([`${name} is not set, and the others of S3 are`]);
  });

  test('what is no address and no bucket is named', () => {
    expect(
      read({ ...whole, S3_ENDPOINT: 's3.amazonaws.com/photos', S3_BUCKET: 'A' }).faults,
    ).toEqual([
      expect.stringMatching(/^S3_ENDPOINT must be an origin/),
      expect.stringMatching(/^S3_BUCKET must be the name/),
    ]);
  });
});
