import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from './db/testing.ts';
import { createJobs } from './jobs.ts';

describe('jobs', async () => {
  const database = await createTestDatabase();
  const jobs = createJobs(database.target, pino({ level: 'silent' }));
  const done: unknown[] = [];
  let failures = 1;
  jobs.work('note', async (data) => void done.push(data['text']));
  jobs.work('shaky', async (data) => {
    failures -= 1;
    if (failures >= 0) throw new Error('not yet');
    done.push(data['text']);
  });
  await jobs.start();

  it('run after the commit of their cause', async () => {
    await database.db.transaction(async (tx) => {
      await jobs.send(tx, 'note', { text: 'committed' });
      expect(done).toEqual([]);
    });
    await expect.poll(() => done).toEqual(['committed']);
  });

  it('do not exist when their cause was rolled back', async () => {
    await database.db
      .transaction(async (tx) => {
        await jobs.send(tx, 'note', { text: 'rolled back' });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await jobs.send(database.db, 'note', { text: 'after' });
    await expect.poll(() => done).toEqual(['committed', 'after']);
  });

  it('are tried again when they fail', async () => {
    await jobs.send(database.db, 'shaky', { text: 'second try' });
    await expect.poll(() => done.includes('second try')).toBe(true);
    await jobs.stop();
  });
});
