import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEventBus } from '../events/bus.ts';
import { tcpTo } from '../testing/tcp.ts';
import { ASK_MS } from './kept-client.ts';
import { SOCKET_PORT } from './postmaster.ts';
import { createTestDatabase } from './testing.ts';

/** An event bus that hears its database over a network; the clock that it asks by stands still. */
async function listening() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const database = await createTestDatabase();
  const { target } = database;
  if ('url' in target) throw new Error('Tests have a socket');
  const tcp = await tcpTo(path.join(target.socketDir, `.s.PGSQL.${SOCKET_PORT}`));
  const url = `postgres://${target.user}@127.0.0.1:${tcp.port}/${target.database}`;
  const bus = await createEventBus({ ...database, target: { url } }, pino({ level: 'silent' }));
  let count = 0;
  bus.onGap(() => (count += 1));
  return { bus, database, tcp, gaps: () => count };
}

describe('a connection that is kept', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('[B01] is made again when the network is lost without a word: who listens is told of the gap, and hears on', async () => {
    const { bus, database, tcp, gaps } = await listening();
    const heard: string[] = [];
    bus.subscribe('anna', ({ type }) => heard.push(type));

    await bus.publish(database.db, 'anna', { type: 'chats' });
    await expect.poll(() => heard).toEqual(['chats']);
    tcp.fallSilent();
    vi.advanceTimersByTime(ASK_MS);
    await bus.publish(database.db, 'anna', { type: 'chats' });
    vi.advanceTimersByTime(ASK_MS);
    await expect.poll(gaps).toBe(1);
    await bus.publish(database.db, 'anna', { type: 'user' });
    await expect.poll(() => heard).toEqual(['chats', 'user']);

    await bus.close();
    await tcp.close();
  });

  it('stays while it is answered', async () => {
    const { bus, tcp, gaps } = await listening();
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    for (let turn = 0; turn < 3; turn += 1) {
      vi.advanceTimersByTime(ASK_MS);
      await asked.mock.results.at(-1)?.value;
    }
    expect(asked).toHaveBeenCalledTimes(3);
    asked.mockRestore();
    await bus.close();
    await tcp.close();
    expect(gaps()).toBe(0);
  });
});
