import http from 'node:http';
import { atEndOfFile } from '../testing/end-of-file.ts';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app.ts';
import type { TestApp } from '../testing/app.ts';
import { clientOf, makeMember } from '../testing/members.ts';
import { writeSmallSite } from '@velours/host/testing/small-site';
import { received } from '../testing/raw-http.ts';
import { createLog } from '@velours/host/log';
import { mountSite } from '@velours/host/mount';

describe('the mounted site', () => {
  let test: TestApp;
  let buildDir: string;
  let isMounted = false;
  beforeAll(async () => {
    buildDir = await writeSmallSite(atEndOfFile);
    test = await createTestApp({
      beforeReady: async (app, services) => {
        isMounted = await mountSite(app, { buildDir, services });
      },
    });
  });

  const page = (url: string, headers: Record<string, string> = {}, payload?: string) =>
    test.app.inject({
      url,
      method: payload === undefined ? 'GET' : 'POST',
      headers: { host: 'she.localhost:3000', 'sec-fetch-site': 'same-origin', ...headers },
      ...(payload !== undefined && { payload }),
    });

  it('answers every other path with a page, under the policy whose nonce the page is given', async () => {
    expect(isMounted).toBe(true);
    const answer = await page('/call?call=/api/settings.php');
    expect(answer.statusCode).toBe(200);
    const { nonce, host, now } = answer.json();
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    expect([host, now]).toEqual(['she.localhost:3000', test.clock()]);
    expect((await page('/nowhere')).statusCode).toBe(404);
  });

  it('[V01] calls in process are for the host and the member of the page', async () => {
    const settings = JSON.parse((await page('/call?call=/api/settings.php')).json().body);
    expect(settings.settings.name).toBe('Velours She');
    const member = await makeMember(test.services);
    const client = await clientOf(test, member);
    const cookie = `session=${client.cookies.get('session')}`;
    const answer = (await page('/call?call=/api/user.php', { cookie })).json();
    expect(JSON.parse(answer.body).user.id).toBe(member.id);
    expect((await page('/call?call=/api/user.php')).json().status).toBe(403);
  });

  it('a page without a database says when to come back', async () => {
    const answer = await page('/away');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
  });

  it('hands back cookies that a call sets, and passes a form on with its origin', async () => {
    const body = JSON.stringify({
      email: 'noor@example.test',
      name: 'Noor',
      password: 'a long password',
      date_of_birth: '1990-01-01',
    });
    const answer = await page('/call?call=/api/signup.php', { 'content-type': 'text/plain' }, body);
    expect(answer.json().status).toBe(201);
    expect(answer.cookies[0]).toMatchObject({ name: 'session', httpOnly: true });
    const foreign = { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' };
    const refused = await page('/call?call=/api/signup.php', foreign, body);
    expect(refused.json().status).toBe(403);
  });

  it('a call in process reaches the calls of this server only', async () => {
    for (const target of ['http://169.254.169.254/api/x', '/__dev/mail', '//evil.example/api/x']) {
      expect((await page(`/call?call=${encodeURIComponent(target)}`)).statusCode).toBe(500);
    }
  });

  it('files with a hash in their name are kept for a year, others for an hour', async () => {
    const hashed = await page('/assets/app-abc123.js');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-type']).toContain('javascript');
    expect((await page('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
    expect((await page('/assets/gone.js')).statusCode).toBe(404);
    expect((await page('/..%2f..%2fserver/index.js')).body).not.toContain('createLoadContext');
  });

  it('pages and files are compressed for who takes that, and only then', async () => {
    for (const [accepted, encoding, unpack] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip, br;q=0', 'gzip', gunzipSync],
    ] as const) {
      const big = await page('/call?call=/api/settings.php', { 'accept-encoding': accepted });
      expect(big.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(JSON.parse(unpack(big.rawPayload).toString()).status).toBe(200);
    }
    for (const accepted of ['identity', 'gzip;q=0']) {
      const plain = await page('/call?call=/api/settings.php', { 'accept-encoding': accepted });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.json().status).toBe(200);
    }
    const file = await page('/assets/app-abc123.js', { 'accept-encoding': 'br' });
    expect(file.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(brotliDecompressSync(file.rawPayload).toString()).toContain('export const text');
    const raw = await page('/assets/app-abc123.js');
    expect(raw.headers['content-encoding']).toBeUndefined();
    expect(raw.body).toContain('export const text');
  });

  describe('what a page reads of a form', () => {
    /** Posts parts over a connection of its own; a length that is said may be a lie. */
    const post = (target: string, headers: http.OutgoingHttpHeaders, parts: Iterable<Buffer>) =>
      new Promise<number>((done, fail) => {
        const { port } = test.app.server.address() as AddressInfo;
        const request = http.request({ port, path: target, method: 'POST', headers });
        request.on('response', (answer) => {
          answer.resume();
          done(answer.statusCode ?? 0);
          request.destroy();
        });
        request.on('error', fail);
        for (const part of parts) request.write(part);
        if (headers['content-length'] === undefined) request.end();
      });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const part = Buffer.alloc(64 * 1024, 'a');
    beforeAll(async () => {
      if (!test.app.server.listening) await test.app.listen({ port: 0 });
    });

    it('is refused unread where it says that it is too large', async () => {
      const length = { 'content-length': 150_000_000 };
      expect(await post('/call', { ...form, ...length }, [part])).toBe(413);
      const photo = { 'content-type': 'multipart/form-data; boundary=x', ...length };
      expect(await post('/profile', photo, [part])).toBe(413);
      for (const path of ['/call', '/signup']) {
        expect(await post(path, { ...photo, 'content-length': 1_000_000 }, [part])).toBe(413);
      }
    });

    it('is read up to its bound where it does not say how large it is', async () => {
      expect(await post('/call?call=/api/settings.php', form, Array(5).fill(part))).toBe(413);
      expect(await post('/call?call=/api/settings.php', form, Array(3).fill(part))).toBe(200);
    });
  });

  it.each([
    ['PUT / HTTP/1.1\r\nhost: localhost', 405],
    ['DELETE /call HTTP/1.1\r\nhost: localhost', 405],
    ['TRACE / HTTP/1.1\r\nhost: localhost', 405],
    ['GET /call HTTP/1.1\r\nhost: a b', 400],
    ['GET /call HTTP/1.1\r\nhost: a:b:c', 400],
    ['GET /call HTTP/1.1\r\nhost: [x', 400],
    ['GET /call HTTP/1.1\r\nhost: %zz', 400],
    ['GET /call HTTP/1.1\r\nhost: name@localhost', 400],
    ['GET /nowhere HTTP/1.1\r\nhost: [::1]:3000', 404],
    ['GET /call HTTP/1.0', 400],
    ['GET /%E0%A4%A HTTP/1.1\r\nhost: localhost', 400],
    ['GET * HTTP/1.1\r\nhost: localhost', 400],
    ['GET // HTTP/1.1\r\nhost: localhost', 400],
    ['GET /..//evil.example/call HTTP/1.1\r\nhost: localhost', 400],
    ['GET http://localhost/call HTTP/1.1\r\nhost: localhost:3000', 400],
    ['GET /photos/0198c0de-0001-7a00-8a00-000000000002/%00 HTTP/1.1\r\nhost: localhost', 404],
  ])(
    'what no browser sends is the sender’s fault: %j is answered with %i',
    async (head, status) => {
      if (!test.app.server.listening) await test.app.listen({ port: 0 });
      const { port } = test.app.server.address() as AddressInfo;
      const socket = net.connect(port, 'localhost');
      socket.write(`${head}\r\nconnection: close\r\n\r\n`);
      expect(await text(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    },
  );

  it.each([
    'GET /call?token=CANARY HTTP/1.1\r\nhost: a b',
    'GET //?token=CANARY HTTP/1.1\r\nhost: localhost',
    'GET //:x?token=CANARY HTTP/1.1\r\nhost: localhost',
    'POST //[?token=CANARY HTTP/1.1\r\nhost: localhost',
    'GET http://[x?token=CANARY HTTP/1.1\r\nhost: localhost',
    'GET //x/%2e%2e?token=CANARY HTTP/1.1\r\nhost: localhost',
    'GET http://a%20b/call?token=CANARY HTTP/1.1\r\nhost: localhost',
    'GET /call?token=CANARY&call=//evil.example/CANARY HTTP/1.1\r\nhost: localhost',
    'GET /call?token=CANARY\u0001 HTTP/1.1\r\nhost: localhost',
    'GET /call HTTP/1.1\r\nhost: CANARY@x\r\nbroken header CANARY',
  ])('[A02] the log has no token of a request that fails: %j', async (request) => {
    const lines: string[] = [];
    const watched = await createTestApp({
      database: test.services.database,
      log: createLog('trace', { write: (line) => void lines.push(line) }),
      beforeReady: async (app, services) => void (await mountSite(app, { buildDir, services })),
    });
    await watched.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = watched.app.server.address() as AddressInfo;
    const token = 'q3Vw8Zk1yT5uJx0LbN7aRc2MfHs9GdPeQoWi4XvKzB6';
    const socket = net.connect(port, '127.0.0.1');
    socket.write(`${request.replaceAll('CANARY', token)}\r\nconnection: close\r\n\r\n`);
    expect(await received(socket)).toMatch(/^HTTP\/1\.1 [1-5]/);
    expect(lines.join('')).not.toContain(token.slice(0, 20));
  });

  it('[N05] gives browsers the service worker, asked for at each page, or what takes it away where the operator says so', async () => {
    const given = await page('/worker.js');
    expect([given.body, given.headers['cache-control']]).toEqual(['/* worker.js */', 'no-cache']);
    const off = await createTestApp({
      database: test.services.database,
      config: { hasWorker: false },
      beforeReady: async (app, services) => void (await mountSite(app, { buildDir, services })),
    });
    const farewell = await off.app.inject({
      url: '/worker.js',
      headers: { host: 'localhost:3000' },
    });
    expect(farewell.body).toBe('/* no-worker.js */');
    expect(farewell.headers['content-type']).toMatch(/javascript/);
  });

  it('leaves the calls and the development pages to themselves', async () => {
    expect((await page('/api/nothing.php')).json().code).toBe('not_found');
    expect((await page('/__dev/mail.json')).json()).toEqual([]);
  });

  it('without a build the calls stand alone', async () => {
    const alone = await createTestApp();
    expect(await mountSite(alone.app, { buildDir: '/nowhere', services: alone.services })).toBe(
      false,
    );
  });
});
