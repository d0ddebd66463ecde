import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isDatabaseAway } from './away.ts';
import { connect } from './connection.ts';
import { createTestDatabase } from './testing.ts';

/** What the work fails with. */
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => {
      throw new Error('It did not fail.');
    },
    (error: unknown) => error,
  );

const coded = (code: string) => Object.assign(new Error('said'), { code });

/** A server of one socket; what it does with a connection is up to `serve`. */
async function serverThat(serve: (socket: net.Socket) => void) {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    serve(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `postgres://velours@127.0.0.1:${port}/velours`, close };
}

describe('the database is away', async () => {
  const database = await createTestDatabase({ max: 2 });
  const { db, pool, target } = database;

  it('where nobody listens, at an address or at a socket', async () => {
    const gone = await serverThat(() => undefined);
    gone.close();
    for (const url of [gone.url, 'postgres://velours@%2Fnowhere/velours']) {
      const nobody = connect({ url });
      expect(isDatabaseAway(await failure(nobody.db.execute(sql`select 1`)))).toBe(true);
      await nobody.end();
    }
  });

  it.each([
    ['closes the connection', (socket: net.Socket) => void socket.end()],
    ['resets the connection', (socket: net.Socket) => void socket.resetAndDestroy()],
    ['does not answer', () => undefined],
  ])('where the server %s', async (_what, serve) => {
    const server = await serverThat(serve);
    const mute = connect({ url: server.url });
    expect(isDatabaseAway(await failure(mute.db.execute(sql`select 1`)))).toBe(true);
    await mute.end();
    server.close();
  });

  it('where a statement is cut, inside a transaction or outside, and the next ones get other connections', async () => {
    const cut = sql`select pg_terminate_backend(pg_backend_pid()), pg_sleep(10)`;
    for (let turn = 0; turn < 4; turn += 1) {
      expect(isDatabaseAway(await failure(db.execute(cut)))).toBe(true);
      const inside = db.transaction(async (tx) => tx.execute(cut));
      expect(isDatabaseAway(await failure(inside))).toBe(true);
    }
    expect((await db.execute(sql`select 1`)).rowCount).toBe(1);
  });

  it('where a connection was lost before its transaction began, and none of the pool is lost with it', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const client = await pool.connect();
      client.release();
      // The pool does not know yet.
      client.connection.stream.destroy();
      expect(isDatabaseAway(await failure(db.transaction(async () => undefined)))).toBe(true);
    }
    await db.transaction(async (tx) => tx.execute(sql`select 1`));
  });

  it('where a statement never comes back, and its connection is not used again', async () => {
    const slow = connect(target, { max: 1, statementMs: 1_000 });
    const asleep = sql`select pg_sleep(60)`;
    expect(isDatabaseAway(await failure(slow.db.execute(asleep)))).toBe(true);
    const inside = slow.db.transaction(async (tx) => tx.execute(asleep));
    expect(isDatabaseAway(await failure(inside))).toBe(true);
    expect((await slow.db.execute(sql`select 1`)).rowCount).toBe(1);
    await slow.end();
  });

  it('where no connection gets free', async () => {
    const narrow = connect(target, { max: 1 });
    const held = await narrow.pool.connect();
    expect(isDatabaseAway(await failure(narrow.db.execute(sql`select 1`)))).toBe(true);
    held.release();
    await narrow.end();
  });

  it.each(['57P01', '57P02', '57P03', '53300', '08006', 'EPIPE', 'ECONNRESET'])(
    'by the code %s, also behind another error',
    (code) => {
      expect(isDatabaseAway(coded(code))).toBe(true);
      expect(isDatabaseAway(new Error('failed query', { cause: coded(code) }))).toBe(true);
    },
  );

  it('and is not by what it refuses, nor by a file that is missing', async () => {
    for (const wrong of [sql`select 1 / 0`, sql`select * from nowhere`]) {
      expect(isDatabaseAway(await failure(db.execute(wrong)))).toBe(false);
    }
    const other = new pg.Client({ ...target, host: pool.options.host, database: 'nowhere' });
    expect(isDatabaseAway(await failure(other.connect()))).toBe(false);
    expect(isDatabaseAway(await failure(fs.readFile('/nowhere')))).toBe(false);
    expect(isDatabaseAway(null)).toBe(false);
  });
});
