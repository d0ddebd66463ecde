import path from 'node:path';
import { count, sql } from 'drizzle-orm';
import { createLog } from '@velours/host/log';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { SOCKET_PORT } from './db/postmaster.ts';
import { createTestDatabase } from './db/testing.ts';
import { HEARTBEAT_SECONDS, LOOK_EVERY_SECONDS, countWaiting, createJobs } from './jobs.ts';
import { HOUR_MS } from './ports/clock.ts';
import { sentBy, walksOf } from './testing/statements.ts';
import { tcpTo } from './testing/tcp.ts';

describe('jobs', async () => {
  const database = await createTestDatabase();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const jobs = createJobs(database.target, log);
  const done: unknown[] = [];
  let failures = 1;
  jobs.work('note', async (data) => void done.push(data['text']));
  jobs.work('shaky', async (data) => {
    failures -= 1;
    if (failures >= 0) throw new Error('not yet');
    done.push(data['text']);
  });
  jobs.work('refused', async () => {
    throw new Error('550 <canary@velours.test> is not here');
  });
  const meet = new Map<string, () => void>();
  jobs.work(
    'at-once',
    // Each ends once the other has begun.
    async ({ text }) => {
      const met = new Promise<void>((resolve) => meet.set(String(text), resolve));
      if (meet.size === 2) for (const end of meet.values()) end();
      await met;
    },
    { retry: { retryLimit: 2, retryDelay: 30 }, isAtOnce: true },
  );
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
    await jobs.send(database.db, 'note', { text: id }, { startAfterMs: HOUR_MS });
    await jobs.send(database.db, 'note', { text: 'of somebody else' }, { startAfterMs: HOUR_MS });
    await expect.poll(() => done.includes(id)).toBe(true);
    const states = () =>
      database.db
        .select({ state: sql<string>`state` })
        .from(sql`jobs.job t`)
        .where(isMember)
        .orderBy(sql`state::text`);
    await expect.poll(states).toEqual([{ state: 'completed' }, { state: 'created' }]);
    const sent = await sentBy(() => database.db.transaction((tx) => jobs.forget(tx, id)));
    expect(await walksOf(database.target, sent)).toEqual([]);
    expect(await found()).toBe(0);
    const others = await database.db
      .select({ rows: count() })
      .from(sql`jobs.job`)
      .where(sql`data->>'text' = 'of somebody else'`);
    expect(others).toEqual([{ rows: 1 }]);
  });

  it('that are to be queued once an hour are, and as usual with another key', async () => {
    const key = (text: string) => jobs.send(database.db, 'note', { text }, { onceAnHour: text });
    await Promise.all([key('one key'), key('one key'), key('another key')]);
    // A test that begins at the end of an hour ends in the next.
    const ofKey = async (text: string) => {
      const [row] = await database.db
        .select({ jobs: count(), hours: sql<number>`count(distinct singleton_on)::int` })
        .from(sql`jobs.job`)
        .where(sql`data->>'text' = ${text}`);
      return row;
    };
    const one = await ofKey('one key');
    expect(one?.jobs).toBe(one?.hours);
    expect((await ofKey('another key'))?.jobs).toBe(1);
  });

  it('are tried again when they fail', async () => {
    await jobs.send(database.db, 'shaky', { text: 'second try' });
    await expect.poll(() => done.includes('second try')).toBe(true);
  });

  it.each([
    ['of one transaction', 0],
    ['that were deferred', 500],
  ])('run many at a time: a hundred %s', async (what, startAfterMs) => {
    await database.db.transaction(async (tx) => {
      for (let n = 0; n < 100; n += 1)
        await jobs.send(tx, 'note', { text: `${what} ${n}`, what }, { startAfterMs });
    });
    const isOfThese = sql`data->>'what' = ${what} and state = 'completed'`;
    const finished = async () => {
      const [row] = await database.db
        .select({ rows: count(), fetches: sql<number>`count(distinct started_on)::int` })
        .from(sql`jobs.job`)
        .where(isOfThese);
      return row;
    };
    await expect
      .poll(async () => (await finished())?.rows, { timeout: 120_000, interval: 100 })
      .toBe(100);
    expect((await finished())?.fetches).toBeLessThan(50);
    expect(done.filter((text) => String(text).startsWith(what))).toHaveLength(100);
  });

  it('of a queue that is worked at once do not wait for each other', async () => {
    const both = sql`data->>'text' in ('first at once', 'second at once')`;
    await database.db.transaction(async (tx) => {
      for (const text of ['first at once', 'second at once'])
        await jobs.send(tx, 'at-once', { text });
    });
    await expect
      .poll(() => database.db.$count(sql`jobs.job`, sql`${both} and state = 'completed'`))
      .toBe(2);
    const [job] = await database.db
      .select({ limit: sql<number>`retry_limit`, delay: sql<number>`retry_delay` })
      .from(sql`jobs.job`)
      .where(both);
    expect(job).toEqual({ limit: 2, delay: 30 });
  });

  it('one that fails is tried again alone', async () => {
    failures = 1;
    await database.db.transaction(async (tx) => {
      for (const text of ['first of two', 'second of two']) await jobs.send(tx, 'shaky', { text });
    });
    await expect.poll(() => done.filter((text) => String(text).endsWith('of two')).length).toBe(2);
    const tries = await database.db
      .select({ retries: sql<number>`retry_count` })
      .from(sql`jobs.job`)
      .where(sql`data->>'text' like '%of two'`)
      .orderBy(sql`retry_count`);
    expect(tries).toEqual([{ retries: 0 }, { retries: 1 }]);
  });

  it('say in the log that they failed and why, and keep nothing of anybody', async () => {
    await jobs.send(database.db, 'refused', { text: 'a mail' });
    const ofIt = () =>
      database.db
        .select({ row: sql<string>`t::text`, state: sql<string>`state` })
        .from(sql`jobs.job t`)
        .where(sql`name = 'refused'`);
    await expect.poll(async () => (await ofIt())[0]?.state).toBe('retry');
    const said = lines.find((line) => line.includes('"queue":"refused"'));
    expect(JSON.parse(said ?? '{}')).toMatchObject({
      level: 50,
      msg: 'job failed',
      err: { message: '550 <[...]> is not here' },
    });
    expect(JSON.stringify([lines, await ofIt()])).not.toContain('canary');
    // It backs off until later, and is waited for meanwhile; one that is deferred is not.
    await database.db.execute(
      sql`update jobs.job set start_after = now() + interval '1 hour' where name = 'refused'`,
    );
    await expect.poll(() => countWaiting(database.db)).toBe(1);
  });

  it('go on after their connections were lost', async () => {
    await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await jobs.send(database.db, 'note', { text: 'later' });
    await expect.poll(() => done.includes('later')).toBe(true);
    await jobs.stop();
  });
});

describe('the job queue', () => {
  /** An ErrorResponse of the protocol. */
  const fatal = (code: string, message: string): Buffer => {
    const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
    const head = Buffer.from('E\0\0\0\0');
    head.writeInt32BE(fields.length + 4, 1);
    return Buffer.concat([head, fields]);
  };

  it('begins no job while it stops, and leaves those to whoever comes next', async () => {
    const { target, db } = await createTestDatabase();
    const jobs = createJobs(target, pino({ level: 'silent' }));
    const done: unknown[] = [];
    let stopped: Promise<void> | undefined;
    jobs.work('last', async (data) => {
      done.push(data['text']);
      stopped = jobs.stop();
    });
    await jobs.start();
    await db.transaction(async (tx) => {
      for (const text of ['a', 'b', 'c']) await jobs.send(tx, 'last', { text });
    });
    await expect.poll(() => stopped !== undefined).toBe(true);
    await stopped;
    expect(done).toHaveLength(1);
    const states = await db
      .select({ state: sql<string>`state`, rows: count() })
      .from(sql`jobs.job`)
      .where(sql`name = 'last'`)
      .groupBy(sql`state`)
      .orderBy(sql`state::text`);
    expect(states[0]).toEqual({ state: 'completed', rows: 1 });
    expect(states.map(({ state }) => state)).not.toContain('active');
  });

  it('says once why it cannot write, and goes on when it can', async () => {
    const database = await createTestDatabase();
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const jobs = createJobs(database.target, log);
    const done: unknown[] = [];
    jobs.work('note', async ({ text }) => void done.push(text));
    await jobs.start();
    const { rows } = await database.pool.query<{ name: string }>(
      'select quote_ident(current_database()) as name',
    );
    const letWrite = async (can: boolean) => {
      await database.pool.query('set default_transaction_read_only = off');
      await database.pool.query(
        `alter database ${rows[0]?.name} set default_transaction_read_only = ${can ? 'off' : 'on'}`,
      );
      await database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
    };
    await letWrite(false);
    const refused = () =>
      lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'job queue');
    await expect
      .poll(refused, { timeout: 30_000 })
      .toContainEqual(
        expect.objectContaining({ level: 50, err: expect.objectContaining({ code: '25006' }) }),
      );
    await letWrite(true);
    await jobs.send(database.db, 'note', { text: 'written' });
    await expect.poll(() => done, { timeout: 30_000 }).toEqual(['written']);
    await jobs.stop();
  });

  it('gives another worker what was taken too long ago, or by a process that is gone', async () => {
    const { target, db } = await createTestDatabase();
    const jobs = createJobs(target, pino({ level: 'silent' }), {
      takenForSeconds: 1,
      lookEverySeconds: 1,
    });
    const begun: unknown[] = [];
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    // Tried again once the test says so, however late it sees that it was given back.
    jobs.work(
      'slow',
      async (data) => {
        begun.push(data['text']);
        await held;
      },
      { retry: { retryLimit: 9, retryDelay: 3600 } },
    );
    const taken = createJobs(target, pino({ level: 'silent' }));
    const resumed: unknown[] = [];
    taken.work('left', async (data) => void resumed.push(data['text']));
    await taken.start();
    await jobs.start();
    await db.transaction(async (tx) => {
      for (const text of ['a', 'b']) await jobs.send(tx, 'slow', { text });
      await taken.send(tx, 'left', { text: 'c' });
      await tx.execute(sql`
        update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '61 seconds'
        where name = 'left'`);
    });
    const states = async () =>
      (
        await db
          .select({ state: sql<string>`state` })
          .from(sql`jobs.job`)
          .where(sql`name = 'slow'`)
      )
        .map(({ state }) => state)
        .join();
    await expect.poll(states).toBe('retry,retry');
    release();
    const statesOnceDue = async () => {
      await db.execute(
        sql`update jobs.job set start_after = now() where name = 'slow' and state = 'retry'`,
      );
      return states();
    };
    await expect.poll(statesOnceDue).toBe('completed,completed');
    expect(begun).toHaveLength(3);
    await expect.poll(() => resumed).toEqual(['c']);
    // It is looked for once a second here.
    expect(HEARTBEAT_SECONDS + LOOK_EVERY_SECONDS).toBe(120);
    await taken.stop();
    await jobs.stop();
  });

  it('takes what a process beside it sends, which takes none itself', async () => {
    const { target, db } = await createTestDatabase();
    const log = pino({ level: 'silent' });
    const jobs = createJobs(target, log);
    const sender = createJobs(target, log, { sendsOnly: true });
    const done: string[] = [];
    for (const [by, of] of Object.entries({ server: jobs, sender }))
      of.work('note', async (data) => void done.push(`${by} ${String(data['text'])}`));
    sender.work('alone', async () => void done.push('sender'));
    await jobs.start();
    await sender.start();
    for (let n = 0; n < 20; n += 1) await sender.send(db, 'note', { text: n });
    await expect.poll(() => done.length).toBe(20);
    expect(done.filter((line) => line.startsWith('sender'))).toEqual([]);
    const queues = await db.select({ name: sql<string>`name` }).from(sql`jobs.queue`);
    expect(queues.map(({ name }) => name)).not.toContain('alone');
    await sender.stop();
    await jobs.stop();
  });

  it('goes on after connections that were lost with two errors, as PgBouncer tells it', async () => {
    const { target, db } = await createTestDatabase();
    if (!('socketDir' in target)) throw new Error('The test database has a socket');
    const tcp = await tcpTo(path.join(target.socketDir, `.s.PGSQL.${SOCKET_PORT}`));
    const url = `postgres://${target.user}@127.0.0.1:${tcp.port}/${target.database}`;
    const jobs = createJobs({ url }, pino({ level: 'silent' }));
    const done: unknown[] = [];
    jobs.work('note', async (data) => void done.push(data['text']));
    await jobs.start();
    tcp.endWith(
      Buffer.concat([
        fatal('57P01', 'terminating connection due to administrator command'),
        fatal('08P01', 'server conn crashed?'),
      ]),
    );
    // Until the loss is known a job is refused with its cause.
    const isSent = () =>
      jobs.send(db, 'note', { text: 'afterwards' }).then(
        () => true,
        () => false,
      );
    await expect.poll(isSent).toBe(true);
    await expect.poll(() => done).toContain('afterwards');
    await jobs.stop();
    await tcp.close();
  });

  it('takes what a process sends that is only open by one that has started', async () => {
    const { target, db } = await createTestDatabase();
    const taken: string[] = [];
    const [opened, started] = ['opened', 'started'].map((name) => {
      const one = createJobs(target, pino({ level: 'silent' }));
      one.work('whose', async () => void taken.push(name));
      return one;
    });
    await opened?.open();
    await started?.start();
    for (let count = 0; count < 20; count += 1) await opened?.send(db, 'whose', {});
    await expect.poll(() => taken.length).toBe(20);
    expect(new Set(taken)).toEqual(new Set(['started']));
    await opened?.stop();
    await started?.stop();
  });
});
