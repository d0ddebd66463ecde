/** Two processes of the product over one database, each kept busy by members of its own, while something is done to the database. */
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Services } from '../context.ts';
import { connect } from '../db/connection.ts';
import type { Database } from '../db/connection.ts';
import type { EmbeddedServer } from '../db/launcher.ts';
import { messages, orders } from '../db/schema.ts';
import { waitUntil } from '../db/wait.ts';
import { verifyLedger } from '../domain/credits/verify.ts';
import { openSession } from '../domain/sessions/sessions.ts';
import { createIds } from '../ids.ts';
import { systemClock } from '../ports/clock.ts';
import { Random } from '../seed/random.ts';
import { CrashWorld } from './crash.ts';
import type { Caller } from './crash.ts';
import { temporaryDataDir } from './guarded-folder.ts';
import { makeMember } from './members.ts';
import { ORDER } from './orders.ts';
import { ended, productOver } from './product.ts';
import type { RunningProduct } from './product.ts';

const CREDITS = 10_000_000;
const READ = [
  '/api/user.php',
  '/api/chats.php',
  '/api/members.php',
  '/api/likes.php?type=liked_by',
] as const;

/** Six members in the database of a `temporaryCluster`: with members no process makes the demo's. */
export async function databaseOfCallers(server: EmbeddedServer): Promise<readonly Caller[]> {
  const database = connect(server.target('velours'), { max: 6 });
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
  const callers = await Promise.all(Array.from({ length: 6 }, caller));
  await database.end();
  return callers;
}

export interface BusyProcesses {
  readonly processes: readonly RunningProduct[];
  readonly worlds: readonly CrashWorld[];
  /** Until every process has stored messages and orders since it was asked. @throws what a caller met that is no right answer */
  untilWorked(): Promise<void>;
  /** Lets everybody come to an end; throws where one of them met a wrong answer. */
  finish(): Promise<void>;
  /** Ends the processes, which are all there yet. */
  stop(): Promise<void>;
}

/** @param callers three for each process */
export async function busyProcesses(
  callers: readonly Caller[],
  env: Readonly<Record<string, string>>,
): Promise<BusyProcesses> {
  const product = productOver(await temporaryDataDir());
  const working: Promise<void>[] = [];
  const processes = await Promise.all([1, 2].map(() => product.start(env)));
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
  return {
    processes,
    worlds,
    untilWorked: async () => {
      const before = worlds.map(({ sent, ordered }) => [sent.size, ordered.size] as const);
      const haveWorked = () =>
        worlds.every(({ sent, ordered }, index) => {
          const [written = 0, bought = 0] = before[index] ?? [];
          return sent.size > written + 4 && ordered.size > bought;
        });
      await Promise.race([
        waitUntil(haveWorked, { timeoutMs: 240_000, what: 'messages and orders' }),
        failing,
      ]);
      // At any point of what runs.
      await delay(Math.random() * 100);
    },
    finish: async () => {
      for (const world of worlds) world.isOver = true;
      await failing;
    },
    stop: async () => {
      for (const { child } of processes) {
        expect([child.exitCode, child.signalCode]).toEqual([null, null]);
        child.kill('SIGTERM');
        expect(await ended(child)).toBe(0);
      }
    },
  };
}

/** What the callers were told is what is stored, and the ledger is sound. @returns how many messages and orders there are */
export async function expectNothingLost(
  { db }: Database,
  worlds: readonly CrashWorld[],
): Promise<{ readonly messages: number; readonly orders: number }> {
  for (const { sent, seen, ordered } of worlds) {
    expect(sent.size).toBeGreaterThan(0);
    expect(ordered.size).toBeGreaterThan(0);
    expect([200, 201, 303, 503]).toEqual(expect.arrayContaining([...seen.keys()]));
  }
  const stored = await db.select().from(messages);
  const acknowledged = worlds.flatMap(({ sent }) => [...sent.values()]);
  expect(stored.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
  const rows = await db.select().from(orders);
  expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
    new Map(
      worlds.flatMap(({ ordered }) =>
        [...ordered].map(([id, { end }]): [string, string] => [id, end ?? 'pending']),
      ),
    ),
  );
  expect((await verifyLedger(db)).isSound).toBe(true);
  return { messages: stored.length, orders: rows.length };
}
