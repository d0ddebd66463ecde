import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  createPushReader,
  PUSH_SERVICE_CERTIFICATE,
  startPushService,
} from '../../testing/push-service.ts';
import { keptVapidKeys } from './vapid.ts';
import { createWebPush } from './web-push.ts';

const CHUNK = Buffer.alloc(1 << 20, 'a');
const TOO_MUCH = 64 * CHUNK.length;
const TIMEOUT_MS = 500;

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Bytes that were written of answers. */
let sent = 0;

const endless =
  (status: number): Answer =>
  (_request, response) => {
    response.writeHead(status);
    const go = () => {
      while (!response.destroyed && sent < TOO_MUCH) {
        sent += CHUNK.length;
        if (!response.write(CHUNK)) return void response.once('drain', go);
      }
      response.end();
    };
    go();
  };

/** A letter now and then, so that the socket is never idle. */
const dripping =
  (head: string): Answer =>
  ({ socket }) => {
    socket.write(head);
    const timer = setInterval(() => socket.write('a'), TIMEOUT_MS / 10);
    socket.on('close', () => clearInterval(timer));
  };

const raw =
  (head: string): Answer =>
  ({ socket }) =>
    void socket.write(head);

describe('an endpoint that a member chose', async () => {
  let answer: Answer = endless(201);
  const service = await startPushService((request, response) => answer(request, response));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'velours-push-'));
  const push = createWebPush(await keptVapidKeys(dataDir, 'mailto:operator@velours.test'), {
    addresses: ['127.0.0.1'],
    ca: PUSH_SERVICE_CERTIFICATE,
    timeoutMs: TIMEOUT_MS,
  });
  afterAll(async () => {
    await service.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const send = (own: Answer) => {
    [answer, sent] = [own, 0];
    return push.send({ endpoint: `${service.origin}/send`, ...createPushReader().keys }, '{}');
  };

  test.each([
    [201, 'sent'],
    [410, 'gone'],
  ])('[N02] %i is known by its head, what follows is not read', async (status, outcome) => {
    expect(await send(endless(status))).toBe(outcome);
    expect(sent).toBeLessThan(TOO_MUCH);
    expect(await send(dripping(`HTTP/1.1 ${status} Answer\r\n\r\n`))).toBe(outcome);
    await expect.poll(() => service.connections()).toBe(0);
  });

  test('[N02] another status is a failure that names no endpoint and repeats nothing', async () => {
    await expect(send(endless(500))).rejects.toThrow(/^the push service answered 500$/);
  });

  test.each<[what: string, answer: Answer]>([
    ['does not answer', () => undefined],
    ['goes on with its head', dripping('HTTP/1.1 201 Created\r\nx: ')],
    ['goes on before its answer', dripping('HTTP/1.1 102 Processing\r\nx: ')],
  ])('[N02] one that %s is given up after a time as a whole', async (_what, own) => {
    expect(await send(own)).toBe('unanswered');
    await expect.poll(() => service.connections()).toBe(0);
  });

  test.each<[what: string, answer: Answer]>([
    ['hangs up', ({ socket }) => void socket.destroy()],
    ['changes the protocol', raw('HTTP/1.1 101 Go\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n')],
    ['speaks no HTTP', raw('hello\r\n\r\n')],
  ])('[N02] one that %s is a failure', async (_what, own) => {
    await expect(send(own)).rejects.toThrow(/hang up|without an answer|Parse Error/);
  });
});
