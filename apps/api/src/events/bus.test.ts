import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../db/testing.ts';
import { createEventBus } from './bus.ts';
import type { LiveEvent } from './bus.ts';

describe('live events', async () => {
  const database = await createTestDatabase();
  const lines: { msg: string; refused?: number }[] = [];
  const log = pino(
    { level: 'warn' },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  const here = await createEventBus(database, log);
  const there = await createEventBus(database, log);
  const listen = (bus: typeof here, member: string) => {
    const heard: LiveEvent[] = [];
    return { heard, stop: bus.subscribe(member, (event) => heard.push(event)) };
  };

  it('[B01] reach every process, and only the member they are for', async () => {
    const [anna, annaThere, bram] = [
      listen(here, 'anna'),
      listen(there, 'anna'),
      listen(there, 'bram'),
    ];
    const event = { type: 'typing', conversation: 'c', member: 'bram' } as const;
    await here.publish(database.db, 'anna', event);
    await expect.poll(() => [anna.heard, annaThere.heard]).toEqual([[event], [event]]);
    await there.publish(database.db, ['anna', 'bram'], { type: 'user' });
    await expect.poll(() => bram.heard).toEqual([{ type: 'user' }]);
    await expect.poll(() => anna.heard).toEqual([event, { type: 'user' }]);
  });

  it('[B01] are told at the commit, never before, and never after a rollback', async () => {
    const { heard } = listen(here, 'carol');
    await database.db.transaction(async (tx) => {
      await here.publish(tx, 'carol', { type: 'chats' });
      await there.publish(database.db, 'carol', { type: 'user' });
      await expect.poll(() => heard).toEqual([{ type: 'user' }]);
    });
    await expect.poll(() => heard).toEqual([{ type: 'user' }, { type: 'chats' }]);
    await database.db
      .transaction(async (tx) => {
        await here.publish(tx, 'carol', { type: 'chats' });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await here.publish(database.db, 'carol', { type: 'user' });
    await expect.poll(() => heard.length).toBe(3);
  });

  it('stop for who has stopped listening', async () => {
    const [gone, staying] = [listen(here, 'dora'), listen(here, 'dora')];
    gone.stop();
    await here.publish(database.db, 'dora', { type: 'user' });
    await expect.poll(() => staying.heard.length).toBe(1);
    expect(gone.heard).toEqual([]);
  });

  it('a lost connection is made again, and those who listen are told that they may have missed something', async () => {
    let gaps = 0;
    here.onGap(() => (gaps += 1));
    const { heard } = listen(here, 'eve');
    here.countRefusal();
    await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`);
    await expect.poll(() => gaps).toBeGreaterThan(0);
    const back = () => lines.filter(({ msg }) => msg === 'the database is back');
    await expect.poll(() => back().map(({ refused }) => refused)).toContain(1);
    await here.publish(database.db, 'eve', { type: 'user' });
    await expect.poll(() => heard.length).toBe(1);
    await here.close();
    await there.close();
  });
});
