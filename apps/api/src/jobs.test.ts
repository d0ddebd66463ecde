import { count, sql } from 'drizzle-orm';
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

  it('of a member who is erased are gone from every table, waiting ones and those that are done', async () => {
    const id = '0198c0de-0001-7a00-8a00-000000000001';
    const isMember = sql`t::text like ${`%${id}%`}`;
    const found = async () => {
      const tables = await database.db
        .select({ name: sql<string>`table_name` })
        .from(sql`information_schema.tables`)
        .where(sql`table_schema = 'jobs'`);
      const counts = tables.map(async ({ name }) => {
        const from = sql`${sql.identifier('jobs')}.${sql.identifier(name)} t`;
        const [row] = await database.db.select({ rows: count() }).from(from).where(isMember);
        return row?.rows ?? 0;
      });
      return (await Promise.all(counts)).reduce((sum, rows) => sum + rows, 0);
    };
    await jobs.send(database.db, 'note', { text: id });
    await jobs.send(database.db, 'note', { text: id }, { startAfterMs: 3_600_000 });
    await jobs.send(database.db, 'note', { text: 'of somebody else' }, { startAfterMs: 3_600_000 });
    await expect.poll(() => done.includes(id)).toBe(true);
    const states = () =>
      database.db
        .select({ state: sql<string>`state` })
        .from(sql`jobs.job t`)
        .where(isMember)
        .orderBy(sql`state::text`);
    await expect.poll(states).toEqual([{ state: 'completed' }, { state: 'created' }]);
    await database.db.transaction((tx) => jobs.forget(tx, id));
    expect(await found()).toBe(0);
    const others = await database.db
      .select({ rows: count() })
      .from(sql`jobs.job`)
      .where(sql`data->>'text' = 'of somebody else'`);
    expect(others).toEqual([{ rows: 1 }]);
  });

  it('are tried again when they fail', async () => {
    await jobs.send(database.db, 'shaky', { text: 'second try' });
    await expect.poll(() => done.includes('second try')).toBe(true);
  });

  it('go on after their connections were lost', async () => {
    await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await jobs.send(database.db, 'note', { text: 'later' });
    await expect.poll(() => done.includes('later')).toBe(true);
    await jobs.stop();
  });
});
