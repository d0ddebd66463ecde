/**
 * kill -9 in the middle of sends and settlements, with and without the database, and keys that are repeated over a restart.
 * `npm run bench:kill` takes 200 kills, `npm run bench:keys` 1,000 keys a hundred times each (docs/money-proofs.md).
 */
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Services } from './context.ts';
import { openDatabase } from './db/open.ts';
import { messages, orders } from './db/schema.ts';
import { waitUntil } from './db/wait.ts';
import { balanceOf } from './domain/credits/ledger.ts';
import { verifyLedger } from './domain/credits/verify.ts';
import { openSession } from './domain/sessions/sessions.ts';
import { createIds } from './ids.ts';
import { systemClock } from './ports/clock.ts';
import { Random } from './seed/random.ts';
import { CrashWorld } from './testing/crash.ts';
import type { Answered, Caller } from './testing/crash.ts';
import { temporaryCluster } from './testing/postgres.ts';
import { makeMember } from './testing/members.ts';
import { ORDER } from './testing/orders.ts';
import { ended, killDatabase, productOver } from './testing/product.ts';
import type { Product, RunningProduct } from './testing/product.ts';

const KILLS = Number(process.env['KILLS'] ?? 3);
const KEYS = Number(process.env['KEYS'] ?? 4);
/** Chooses the moments of the kills. */
const SEED = Number(process.env['SEED'] ?? 20_261_121);
const COPIES = 100;
const CREDITS = 10_000_000;
const MESSAGE_CREDITS = 10;
const WRITERS = 4;
const BUYERS = 8;
const isBench = process.env['KILLS'] !== undefined || process.env['KEYS'] !== undefined;
const RESTART_MS = 5_000;
const say = (line: string) => void (isBench && process.stdout.write(`${line}\n`));
/** 50 credits by card: nothing is added to the price. */
const SMALL = { ...ORDER, package: 'p0', method: 'card', total: 875 };

let dataDir: string;
let product: Product;
let writer: Caller;
let reader: string;
let buyers: readonly Caller[];
/** Messages and orders that an earlier test has made. */
let before = 0;

beforeAll(async () => {
  dataDir = await temporaryCluster();
  product = productOver(dataDir);
  const database = await openDatabase({ dataDir });
  const services = {
    db: database.db,
    clock: systemClock,
    newId: createIds(systemClock),
  } as Services;
  const caller = async (credits: number): Promise<Caller> => {
    const member = await makeMember(services, {
      credits,
      paidUser: true,
      signupDate: new Date(0),
    });
    return { id: member.id, session: await openSession(services, database.db, member.id, 'test') };
  };
  writer = await caller(CREDITS);
  reader = (await caller(0)).id;
  buyers = await Promise.all(Array.from({ length: BUYERS }, () => caller(0)));
  await database.close();
});

/** What dies: the process alone, with its database server, or with every worker of that as well. */
const DEATHS = ['process', 'database', 'workers'] as const;

async function kill(server: RunningProduct, death: (typeof DEATHS)[number]): Promise<void> {
  server.child.kill('SIGKILL');
  if (death !== 'process') await killDatabase(dataDir, death === 'workers');
  await ended(server.child);
}

async function stopped(server: RunningProduct) {
  server.child.kill('SIGTERM');
  expect(await ended(server.child)).toBe(0);
  return openDatabase({ dataDir });
}

describe('kill -9 in the middle of sends and settlements', () => {
  it(
    '[B03] [M02] after each restart what was acknowledged is there, nothing twice, charged and credited once',
    { timeout: 300_000 + KILLS * 30_000 },
    async () => {
      const world = new CrashWorld();
      const random = new Random(SEED);
      let server = await product.start();
      world.origin = server.origin;
      const working = [
        ...Array.from({ length: WRITERS }, () => world.write(writer, reader)),
        ...buyers.map((buyer, index) => world.buy(buyer, SMALL, new Random(index))),
      ];
      // A caller who met a wrong answer ends the test at once.
      const failing = Promise.all(working).then(() => undefined);
      failing.catch(() => undefined);
      const restarts: { readonly death: string; readonly ms: number; readonly own: number }[] = [];
      let inside = 0;
      for (let round = 0; round < KILLS; round += 1) {
        const [written, bought] = [world.sent.size, world.ordered.size];
        const isBusy = () => world.sent.size > written + 4 && world.ordered.size > bought + 4;
        await Promise.race([
          waitUntil(isBusy, { timeoutMs: 240_000, what: 'messages and orders' }),
          failing,
        ]);
        // At any point of what runs.
        await delay(random.int(0, 100));
        if (world.settling > 0) inside += 1;
        const death = DEATHS[round % DEATHS.length] ?? 'process';
        await kill(server, death);
        server = await product.start();
        world.origin = server.origin;
        restarts.push({ death, ms: server.startedInMs, own: server.processorMs });
      }
      world.isOver = true;
      await failing;

      const database = await stopped(server);
      const stored = await database.db.select().from(messages);
      expect(new Map(stored.map((row) => [row.text, row.id]))).toEqual(world.sent);
      expect(stored).toHaveLength(world.sent.size);
      expect(await balanceOf(database.db, writer.id)).toBe(
        CREDITS - MESSAGE_CREDITS * stored.length,
      );
      const rows = await database.db.select().from(orders);
      expect(new Map(rows.map((row) => [row.id, row.status]))).toEqual(
        new Map([...world.ordered].map(([id, { end }]) => [id, end ?? 'pending'])),
      );
      for (const { id } of buyers) {
        const paid = rows.filter((row) => row.memberId === id && row.status === 'completed');
        expect(await balanceOf(database.db, id)).toBe(50 * paid.length);
      }
      expect((await verifyLedger(database.db)).isSound).toBe(true);
      before = stored.length + rows.length;
      await database.close();

      say(
        `${KILLS} kills, ${inside} with settlements under way: ${stored.length} messages, ${rows.length} orders`,
      );
      for (const death of DEATHS) {
        const times = restarts.filter((one) => one.death === death);
        const [all, own] = [median(times.map(({ ms }) => ms)), median(times.map((one) => one.own))];
        say(
          `restart after the ${death} died: median ${Math.round(all)} ms of ${times.length}, ${own} ms of them its own`,
        );
      }
      if (!isBench) return;
      // Where the machine does other work, only what the process does itself can be judged.
      const isIdle = (os.loadavg()[0] ?? 0) < 2 * os.availableParallelism();
      const judged = restarts.map(({ ms, own }) => (isIdle ? ms : own));
      expect(median(judged)).toBeLessThan(RESTART_MS);
    },
  );
});

describe('one key a hundred times in parallel, over a restart', () => {
  it(
    '[B03] is one effect; another payload is 422, a call on its way 409, none 400',
    { timeout: 300_000 + KEYS * 5_000 },
    async () => {
      const world = new CrashWorld();
      let server = await product.start();
      world.origin = server.origin;
      const seen: Record<string, number> = {};
      const effects = new Map<string, string>();
      const buyer = buyers[0] as Caller;

      const once = async (index: number) => {
        const key = randomUUID();
        const isOrder = index % 2 === 0;
        const send = (change: object = {}) =>
          isOrder
            ? world.call('/api/order.php', buyer, { key, body: { ...SMALL, ...change } })
            : world.call('/api/messages.php', writer, {
                key,
                body: { profile: reader, text: `key ${index}`, ...change },
              });
        const copy = async () => {
          const answer = await untilAnswered(send);
          seen[answer.status] = (seen[answer.status] ?? 0) + 1;
          return answer;
        };
        const answers = await Promise.all(Array.from({ length: COPIES }, copy));
        // All may have run into the one that the kill ended.
        answers.push(await world.until(201, send));
        const made = answers.filter(({ status }) => status === 201).map((one) => idOf(one));
        expect([index, new Set(made).size]).toEqual([index, 1]);
        effects.set(`${index}`, made[0] ?? '');
        const other = await world.until(422, () =>
          send(isOrder ? { save_method: true } : { text: 'another' }),
        );
        expect(JSON.parse(other.body)).toMatchObject({ code: 'idempotency_key_reused' });
      };

      let next = 0;
      const worker = async () => {
        for (let index = next; index < KEYS; index = next) {
          next += 1;
          await once(index);
        }
      };
      const restart = async () => {
        await waitUntil(() => next > KEYS / 2, {
          timeoutMs: 240_000 + KEYS * 5_000,
          what: 'half the keys',
        });
        await kill(server, 'process');
        server = await product.start();
        world.origin = server.origin;
      };
      await Promise.all([restart(), worker(), worker()]);
      const without = await world.until(400, () =>
        world.call('/api/order.php', buyer, { body: SMALL }),
      );
      expect(JSON.parse(without.body)).toMatchObject({ code: 'idempotency_key_required' });
      expect(Object.keys(seen).toSorted()).toEqual(['201', '409']);

      const database = await stopped(server);
      const rows = [
        ...(await database.db.select({ id: orders.id }).from(orders)),
        ...(await database.db.select({ id: messages.id }).from(messages)),
      ].map(({ id }) => id);
      const mine = new Set(effects.values());
      expect(mine.size).toBe(KEYS);
      expect(rows.filter((id) => mine.has(id))).toHaveLength(KEYS);
      expect(rows).toHaveLength(KEYS + before);
      expect((await verifyLedger(database.db)).isSound).toBe(true);
      await database.close();
      say(`${KEYS} keys x ${COPIES}: ${mine.size} effects, ${JSON.stringify(seen)}`);
    },
  );
});

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Sends until somebody answers: with the effect, or that it is under way. */
async function untilAnswered(send: () => Promise<Answered | null>): Promise<Answered> {
  for (;;) {
    const answer = await send();
    if (answer !== null && answer.status < 500) return answer;
    await delay(20);
  }
}

function idOf({ body }: Answered): string {
  const { order, message } = JSON.parse(body) as Record<string, { id: string } | undefined>;
  return (order ?? message)?.id ?? '';
}
