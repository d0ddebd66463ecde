import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import type pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connect, withClient } from './connection.ts';
import { keepClient } from './kept-client.ts';
import { SOCKET_PORT } from './postmaster.ts';
import type { DatabaseTarget } from './launcher.ts';
import { tcpTo } from '../testing/tcp.ts';
import { createTestDatabase } from './testing.ts';

/** Each way to a connection: what it asks on it. */
const WAYS: readonly [string, (target: DatabaseTarget, ask: Ask) => Promise<void>][] = [
  [
    'the pool',
    async (target, ask) => {
      const { pool, end } = connect(target, { max: 1 });
      try {
        const client = await pool.connect();
        await ask(client);
        client.release();
      } finally {
        await end();
      }
    },
  ],
  ['one for a piece of work', withClient],
  [
    'one that is kept',
    async (target, ask) => {
      const kept = await keepClient(target, { setUp: ask });
      await kept.close();
    },
  ],
];
type Ask = (client: pg.ClientBase) => Promise<void>;

describe.each(WAYS)('a connection: %s', (_name, open) => {
  let server: net.Server | undefined;
  afterEach(() => server?.close());

  it('is set up before it is used', async () => {
    const { target } = await createTestDatabase();
    const settings = ['TimeZone', 'plan_cache_mode', 'lock_timeout', 'application_name'];
    const found: string[] = [];
    await open(target, async (client) => {
      for (const name of settings) {
        const { rows } = await client.query<{ value: string }>(
          'select current_setting($1) as value',
          [name],
        );
        found.push(rows[0]?.value ?? '');
      }
    });
    expect(found).toEqual(['UTC', 'auto', '10s', 'velours']);
  });

  // https://www.pgbouncer.org/config.html, ignore_startup_parameters: any other ends the connection.
  it('brings along no setting that PgBouncer refuses', async () => {
    const told: string[] = [];
    server = net.createServer((socket) =>
      socket.once('data', (packet) => {
        // Length and version of the protocol, then names and values, each ended by a zero.
        const words = packet.subarray(8).toString().split('\0');
        told.push(...words.filter((word, index) => index % 2 === 0 && word !== ''));
        socket.destroy();
      }),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as net.AddressInfo;
    const url = `postgres://velours:secret@127.0.0.1:${port}/velours`;
    await expect(open({ url }, async () => undefined)).rejects.toThrow(/terminated|ECONNRESET/);
    expect(told.toSorted()).toEqual(['application_name', 'client_encoding', 'database', 'user']);
  });

  it('asks after half a minute of silence whether the network is still there', async () => {
    const { target } = await createTestDatabase();
    if ('url' in target) throw new Error('Tests have a socket');
    const tcp = await tcpTo(path.join(target.socketDir, `.s.PGSQL.${SOCKET_PORT}`));
    const url = `postgres://${target.user}@127.0.0.1:${tcp.port}/${target.database}`;
    const keepsAlive = vi.spyOn(net.Socket.prototype, 'setKeepAlive');
    try {
      await open({ url }, async () => undefined);
      expect(keepsAlive.mock.calls).toEqual([[true, 30_000]]);
    } finally {
      keepsAlive.mockRestore();
      await tcp.close();
    }
  });
});
