/**
 * PostgreSQL restarted under two processes that several callers keep busy. `npm run bench:restarts` takes 50 restarts and prints what the
 * callers and the machine saw of them; `npm run bench:pool` does so with PgBouncer (Debian's) between, which is killed by turns with it.
 */
import fs from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Services } from './context.ts';
import { connect } from './db/connection.ts';
import { launchEmbedded } from './db/launcher.ts';
import { migrate } from './db/migrate.ts';
import { createDatabase } from './db/open.ts';
import { messages, orders } from './db/schema.ts';
import { waitUntil } from './db/wait.ts';
import { verifyLedger } from './domain/credits/verify.ts';
import { openSession } from './domain/sessions/sessions.ts';
import { createIds } from './ids.ts';
import { systemClock } from './ports/clock.ts';
import { Random } from './seed/random.ts';
import { CrashWorld } from './testing/crash.ts';
import type { Caller } from './testing/crash.ts';
import { temporaryDataDir } from './testing/guarded-folder.ts';
import { makeMember } from './testing/members.ts';
import { ORDER } from './testing/orders.ts';
import { startPgbouncer } from './testing/pgbouncer.ts';
import { ended, productOver } from './testing/product.ts';

const RESTARTS = Number(process.env['RESTARTS'] ?? 2);
const PGBOUNCER = process.env['PGBOUNCER'];
const isBench = process.env['RESTARTS'] !== undefined;
const CREDITS = 10_000_000;
const READ = [
  '/api/user.php',
  '/api/chats.php',
  '/api/members.php',
  '/api/likes.php?type=liked_by',
] as const;

it(
  '[B03] a database that restarts under load ends no process and loses nothing that was acknowledged: meanwhile calls are answered 503',
  { timeout: 300_000 + RESTARTS * 30_000 },
  async () => {
    const server = await launchEmbedded({ dataDir: await temporaryDataDir() });
    const target = server.target('velours');
    await createDatabase(server.target('postgres'), 'velours');
    await migrate(target);
    const database = connect(target, { max: 2 });
    const services = {
      db: database.db,
      clock: systemClock,
      newId: createIds(systemClock),
    } as Services;
    const caller = async (): Promise<Caller> => {
      const { id } = await makeMember(services, {
        credits: CREDITS,
        paidUser: true,
        signupDate: new Date(0),
      });
      return { id, session: await openSession(services, database.db, id, 'test') };
    };

    const product = productOver(await temporaryDataDir());
    const pool = PGBOUNCER === undefined ? null : await startPgbouncer(PGBOUNCER, server.socketDir);
    const DATABASE_URL =
      pool?.url('velours') ?? `postgres://velours@${encodeURIComponent(server.socketDir)}/velours`;
    const working: Promise<void>[] = [];
    // With members no process makes the demo's.
    const callers = await Promise.all(Array.from({ length: 6 }, caller));
    const processes = await Promise.all([1, 2].map(() => product.start({ DATABASE_URL })));
    const worlds = processes.map(({ origin }, index) => {
      const world = new CrashWorld();
      world.origin = origin;
      const [writer, reader, buyer] = callers.slice(3 * index) as [Caller, Caller, Caller];
      working.push(
        world.write(writer, reader.id),
        world.write(reader, writer.id),
        world.buy(buyer, ORDER, new Random(index)),
        world.read(writer, READ),
        world.read(reader, READ),
      );
      return world;
    });
    // A caller who met a wrong answer ends the test at once.
    const failing = Promise.all(working);
    failing.catch(() => undefined);
    const random = new Random(RESTARTS);
    for (let round = 0; round < RESTARTS; round += 1) {
      const before = worlds.map(({ sent, ordered }) => [sent.size, ordered.size] as const);
      const isBusy = () =>
        worlds.every(({ sent, ordered }, index) => {
          const [written = 0, bought = 0] = before[index] ?? [];
          return sent.size > written + 4 && ordered.size > bought;
        });
      await Promise.race([
        waitUntil(isBusy, { timeoutMs: 240_000, what: 'messages and orders' }),
        failing,
      ]);
      // At any point of what runs.
      await delay(random.int(0, 100));
      if (pool !== null && round % 2 === 0) {
        await pool.restart();
        continue;
      }
      await server.stop();
      await server.restart();
    }
    for (const world of worlds) world.isOver = true;
    await failing;

    for (const { sent, seen, ordered } of worlds) {
      expect(sent.size).toBeGreaterThan(0);
      expect(ordered.size).toBeGreaterThan(0);
      expect([200, 201, 303, 503]).toEqual(expect.arrayContaining([...seen.keys()]));
    }
    const stored = await database.db.select().from(messages);
    const acknowledged = worlds.flatMap(({ sent }) => [...sent.values()]);
    expect(stored.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
    const rows = await database.db.select().from(orders);
    expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
      new Map(
        worlds.flatMap(({ ordered }) =>
          [...ordered].map(([id, { end }]): [string, string] => [id, end ?? 'pending']),
        ),
      ),
    );
    expect((await verifyLedger(database.db)).isSound).toBe(true);
    await database.end();

    if (isBench) {
      const peaks = await Promise.all(processes.map(({ child }) => peakMb(child.pid ?? 0)));
      const seen = worlds.map((world) => JSON.stringify(Object.fromEntries(world.seen)));
      const slowest = Math.round(
        Math.max(...worlds.map(({ slowestRefusalMs }) => slowestRefusalMs)),
      );
      process.stdout.write(
        `${RESTARTS} restarts: ${stored.length} messages, ${rows.length} orders; answers ${seen.join(' and ')}; ` +
          `slowest 503 after ${slowest} ms; most memory ${peaks.join(' and ')} MB\n`,
      );
    }
    for (const { child } of processes) {
      expect([child.exitCode, child.signalCode]).toEqual([null, null]);
      child.kill('SIGTERM');
      expect(await ended(child)).toBe(0);
    }
    await pool?.close();
    await server.stop();
  },
);

/** The most resident memory that a process has had. */
async function peakMb(pid: number): Promise<number> {
  const status = await fs.readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
