import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { readSiteConfig } from './config.ts';
import { createServer } from './server.ts';
import { createLog } from './log.ts';
import { writeSmallSite } from './testing/small-site.ts';
import { mountSite } from './mount.ts';
import { registerProxy } from './proxy.ts';

/** What the other server was asked, told in its answer. */
const tell = async (request: http.IncomingMessage, response: http.ServerResponse) => {
  const { method, url, headers } = request;
  const body = await text(request);
  response.setHeader('set-cookie', ['one=1; HttpOnly', 'two=2']);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ method, url, headers, body }));
};
const other = http.createServer((request, response) => void tell(request, response));
/** A port on which nobody listens any more. */
const gone = http.createServer();

const portOf = (server: http.Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

const ends: (() => unknown)[] = [];

const siteBefore = async (port: number, env: Record<string, string> = {}) => {
  const config = readSiteConfig({ API_ORIGIN: `http://127.0.0.1:${port}`, ...env });
  const log = createLog('silent');
  const app = await createServer(config, log);
  await registerProxy(app, config.apiOrigin);
  const services = { clock: () => 0, config, log };
  await mountSite(app, { buildDir: await writeSmallSite((remove) => ends.push(remove)), services });
  return app;
};

describe('the site in front of another server', () => {
  let site: FastifyInstance;
  let alone: FastifyInstance;
  beforeAll(async () => {
    site = await siteBefore(await portOf(other));
    const port = await portOf(gone);
    gone.close();
    alone = await siteBefore(port);
  });
  afterAll(async () => {
    await Promise.all([site.close(), alone.close()]);
    other.close();
    for (const end of ends) await end();
  });

  it('[D04] is ready while the other server answers, and lives on while it does not', async () => {
    const states = [];
    for (const app of [site, alone])
      for (const url of ['/health/live', '/health/ready']) {
        const { statusCode, headers } = await app.inject(url);
        states.push([statusCode, headers['retry-after'] ?? null]);
      }
    expect(states).toEqual([
      [200, null],
      [200, null],
      [200, null],
      [503, '1'],
    ]);
  });

  it('[D03] passes a call on as it is, and who called in the headers for it, whatever the caller wrote there', async () => {
    const answer = await site.inject({
      method: 'POST',
      url: '/api/messages.php?a=b%20c',
      headers: {
        host: 'she.example:81',
        cookie: 'session=s',
        origin: 'http://she.example:81',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'idempotency-key': 'k',
        'x-forwarded-for': '203.0.113.7',
        'x-forwarded-host': 'evil.example',
        forwarded: 'for=203.0.113.7',
      },
      payload: '{"text":"hé"}',
      remoteAddress: '198.51.100.4',
    });
    const asked = answer.json();
    expect(asked).toMatchObject({
      method: 'POST',
      url: '/api/messages.php?a=b%20c',
      body: '{"text":"hé"}',
      headers: {
        host: 'she.example:81',
        cookie: 'session=s',
        origin: 'http://she.example:81',
        'sec-fetch-site': 'same-origin',
        'idempotency-key': 'k',
        'x-forwarded-for': '198.51.100.4',
        'x-forwarded-host': 'she.example:81',
        'x-forwarded-proto': 'http',
      },
    });
    expect(asked.headers.forwarded).toBeUndefined();
    expect(answer.headers['set-cookie']).toEqual(['one=1; HttpOnly', 'two=2']);
  });

  it('[D03] the calls of a page go the same way: its host, its cookies, its caller', async () => {
    const answer = await site.inject({
      url: `/call?call=${encodeURIComponent('/api/user.php')}`,
      headers: { host: 'gay.example', cookie: 'session=s' },
      remoteAddress: '198.51.100.4',
    });
    expect(JSON.parse(answer.json().body)).toMatchObject({
      url: '/api/user.php',
      headers: { host: 'gay.example', cookie: 'session=s', 'x-forwarded-for': '198.51.100.4' },
    });
    expect(answer.cookies.map(({ name }) => name)).toEqual(['one', 'two']);
  });

  it('photos and GIFs are the other server’s, the page of one’s own photos is not', async () => {
    expect((await site.inject('/photos/demo/anna-1.webp')).json().url).toBe(
      '/photos/demo/anna-1.webp',
    );
    expect((await site.inject('/gifs/a.webp')).json().url).toBe('/gifs/a.webp');
    expect((await site.inject('/photos')).statusCode).toBe(404);
  });

  it('while the other server is away, calls and pages get the answer that the contract has for it', async () => {
    const call = await alone.inject('/api/settings.php');
    expect([call.statusCode, call.headers['retry-after'], call.json().code]).toEqual([
      503,
      '1',
      'service_unavailable',
    ]);
    const page = await alone.inject({
      url: `/call?call=${encodeURIComponent('/api/settings.php')}`,
      headers: { host: 'she.example' },
    });
    expect(page.json().status).toBe(503);
  });

  it('behind a proxy of its own it names the caller that the proxy names, of calls and of the calls of a page', async () => {
    const behind = await siteBefore((other.address() as AddressInfo).port, {
      TRUST_PROXY: 'loopback',
    });
    const headers = {
      host: 'she.example',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
    };
    const call = await behind.inject({ url: '/api/user.php', headers });
    const page = await behind.inject({ url: '/call?call=%2Fapi%2Fuser.php', headers });
    for (const asked of [call.json(), JSON.parse(page.json().body)]) {
      expect(asked.headers).toMatchObject({ ...headers, 'x-forwarded-host': 'she.example' });
    }
    await behind.close();
  });

  it.each([undefined, 'localhost:3000', 'http://localhost:3000/', 'ftp://localhost'])(
    'does not start without the origin of a server: %s',
    (origin) => {
      expect(() => readSiteConfig({ API_ORIGIN: origin })).toThrow(/API_ORIGIN must be the origin/);
    },
  );

  it('in production it listens to all, over HTTPS; a setting that is wrong stops it', () => {
    const env = { API_ORIGIN: 'http://api.internal:3000', NODE_ENV: 'production' };
    expect(readSiteConfig(env)).toMatchObject({ host: '0.0.0.0', secure: true, logLevel: 'info' });
    expect(readSiteConfig({ ...env, HOST: '::1' }).host).toBe('::1');
    expect(() => readSiteConfig({ ...env, PORT: 'x' })).toThrow(/PORT must be/);
  });
});
