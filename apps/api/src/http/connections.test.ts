import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Config } from '../config.ts';
import { createTestApp } from '../testing/app.ts';
import { received } from '../testing/raw-http.ts';
import { CONNECTION_BOUNDS } from '@velours/host/connections';
import type { ConnectionBounds } from '@velours/host/connections';

/** Opens connections to an application with these bounds. */
async function server(bounds: Partial<ConnectionBounds>, config: Partial<Config> = {}) {
  const connections = { ...CONNECTION_BOUNDS, perAddress: 1000, ...bounds };
  const { app } = await createTestApp({ config: { ...config, connections } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return (): net.Socket => net.connect(port, '127.0.0.1');
}

const HEAD =
  'POST /api/user.php HTTP/1.1\r\nhost: localhost:3000\r\nsec-fetch-site: same-origin\r\n';
const PING = 'GET /api/settings.php HTTP/1.1\r\nhost: localhost:3000\r\nconnection: close\r\n\r\n';
const statusOf = (answer: string): string => answer.slice(9, 12);

describe('a request that does not come to an end', () => {
  it.each([
    ['headers', `${HEAD}x: `, { headersMs: 50 }],
    [
      'a body',
      `${HEAD}content-type: application/json\r\ncontent-length: 60000\r\n\r\n`,
      { headersMs: 50, requestMs: 60 },
    ],
    [
      'a body in chunks',
      `${HEAD}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nffff\r\n`,
      { headersMs: 50, requestMs: 60 },
    ],
  ])('is answered 408 though a byte comes now and then (%s)', async (_what, head, bounds) => {
    const socket = (await server({ checkMs: 10, ...bounds }))();
    socket.write(head);
    const drip = setInterval(() => socket.write('a'), 5);
    const answer = await received(socket);
    clearInterval(drip);
    expect(statusOf(answer)).toBe('408');
  });
});

describe('connections of one address', () => {
  it('are so many; one more is told to come later, and has room when another ends', async () => {
    const connect = await server({ perAddress: 2 });
    const held = [connect(), connect()];
    await Promise.all(held.map((socket) => once(socket, 'connect')));
    const refused = await received(connect());
    expect(refused).toMatch(/^HTTP\/1\.1 503 /);
    expect(refused).toMatch(/retry-after: 60/i);
    held[0]?.destroy();
    const ask = async () => {
      const socket = connect();
      socket.write(PING);
      return statusOf(await received(socket));
    };
    await expect.poll(ask).toBe('200');
    held[1]?.destroy();
  });

  it.each([
    ['a trusted network', ['loopback']],
    ['a number of proxies', 1],
  ])('are not counted where they are those of %s', async (_who, trustProxy) => {
    const connect = await server({ perAddress: 1 }, { trustProxy });
    const held = [connect(), connect(), connect()];
    await Promise.all(held.map((socket) => once(socket, 'connect')));
    const asking = connect();
    asking.write(PING);
    expect(statusOf(await received(asking))).toBe('200');
    for (const socket of held) socket.destroy();
  });
});
