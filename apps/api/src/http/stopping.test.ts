import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app.ts';
import { received } from '../testing/raw-http.ts';
import { CONNECTION_BOUNDS } from '@velours/host/connections';

/** A server, and a log-in on its way: its head and half of its body have arrived. */
async function halfwayThrough(stopMs: number) {
  const connections = { ...CONNECTION_BOUNDS, perAddress: 1000, stopMs };
  const { app } = await createTestApp({ config: { connections } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  const answer = received(socket);
  const body = JSON.stringify({ email: 'nobody@example.test', password: 'wrong' });
  const begun = once(app.server, 'request');
  socket.write(
    `POST /api/user.php HTTP/1.1\r\nhost: localhost:3000\r\nsec-fetch-site: same-origin\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  await begun;
  return { app, socket, answer, rest: body.slice(10) };
}

describe('a stop', () => {
  it('waits for what is being answered, and says that the connection closes', async () => {
    const { app, socket, answer, rest } = await halfwayThrough(60_000);
    const closed = app.close();
    await expect.poll(() => app.server.listening).toBe(false);
    socket.write(rest);
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1\.1 401 /);
    expect(text).toMatch(/^connection: close\r$/im);
    expect(text).toContain('"login_failed"');
    await closed;
  });

  it('cuts what does not come to an end', async () => {
    const { app, answer } = await halfwayThrough(20);
    await app.close();
    expect(await answer).toBe('');
  });

  it.each([
    ['no byte', ''],
    ['half a head', 'GET /api/user.php HTTP/1.1\r\nhost: '],
  ])(
    'cuts a connection that has sent %s, where a stop would wait for its client',
    async (_, sent) => {
      const connections = { ...CONNECTION_BOUNDS, perAddress: 1000, stopMs: 20 };
      const { app } = await createTestApp({ config: { connections } });
      await app.listen({ port: 0, host: '127.0.0.1' });
      const connected = once(app.server, 'connection');
      const socket = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
      const cut = once(socket, 'close');
      socket.on('error', () => undefined).write(sent);
      await connected;
      await app.close();
      await cut;
      expect(app.server.listening).toBe(false);
    },
  );

  it('has nothing to wait for where nobody is being answered', async () => {
    const { app } = await createTestApp();
    await app.listen({ port: 0, host: 'localhost' });
    await app.close();
    expect(app.server.listening).toBe(false);
  });
});
