import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createYoti } from './age-check/yoti.ts';
import { systemClock } from './clock.ts';
import { createKlipy } from './gifs/klipy.ts';
import { createPaynlCall } from './payments/paynl/paynl-client.ts';
import { createCmSms } from './sms/cm.ts';
import { createS3Storage } from './storage/s3-storage.ts';

const CHUNK = Buffer.alloc(1 << 20, ' ');
const TOO_MUCH = 32 * CHUNK.length;

/** A provider on this machine that goes on answering, or says what is set. */
describe('of an answer', async () => {
  let sent = 0;
  let status = 200;
  let whole: string | null = null;
  const server = createServer((request, response) => {
    request.resume();
    if (request.method === 'HEAD') return void response.setHeader('content-length', 3).end();
    response.writeHead(status);
    if (whole !== null) return void response.end(whole);
    const go = () => {
      while (!response.destroyed && sent < TOO_MUCH) {
        sent += CHUNK.length;
        if (!response.write(CHUNK)) return void response.once('drain', go);
      }
      response.end();
    };
    go();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => void server.close());
  beforeEach(() => {
    sent = 0;
    whole = null;
  });

  const sms = createCmSms({ productToken: '', sender: '', url });
  const yoti = createYoti({ sdkId: '', apiKey: '', url });
  const pay = createPaynlCall({ tokenCode: '', apiToken: '' }, { error: () => undefined });
  const gifs = createKlipy({
    settings: { key: 'key', url, filesHost: '127.0.0.1' },
    clock: systemClock,
  });
  const storage = createS3Storage({
    endpoint: url,
    bucket: 'photos',
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  });
  const read = async () => {
    const file = await storage.open('ab/photo.webp');
    return file && buffer(file.stream());
  };

  test.each<[title: string, status: number, call: () => Promise<unknown>]>([
    ['[M05] of CM.com', 200, () => sms.send({ id: '', to: '', text: '' })],
    ['[B14] of Yoti', 200, () => yoti.result('1')],
    ['[M02] of PAY.', 200, () => pay('GET', url)],
    ['[M02] of PAY. that refuses', 422, () => pay('GET', url)],
    ['[C06] of KLIPY', 200, () => gifs.search({ words: 'cat', page: 1, language: 'en' })],
    ['[C06] of a file of KLIPY', 200, () => gifs.fetch(`${url}/cat.webp`)],
    ['of an object storage', 200, read],
    ['of an object storage that refuses', 400, () => storage.put('ab/photo.webp', CHUNK)],
  ])('%s that does not end no more than a bounded part is read', async (_title, answered, call) => {
    status = answered;
    await expect(call()).rejects.toThrow(/^an answer of more than \d+ bytes$/);
    expect(sent).toBeLessThan(TOO_MUCH);
  });

  test.each<[title: string, call: () => Promise<unknown>]>([
    ['[M02] of PAY.', () => pay('GET', url)],
    ['[B14] of Yoti', () => yoti.result('1')],
  ])('%s that is no JSON no word is told', async (_title, call) => {
    status = 200;
    whole = 'NL91ABNA0417164300';
    await expect(call()).rejects.toThrow(/^an answer that is no JSON$/);
  });
});
