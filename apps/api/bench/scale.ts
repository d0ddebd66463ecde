/**
 * `npm run bench [-- --members <number>,...]`: member search over 100,000 members (or each number given, in a database of its own), page and capped
 * total, in the database and over HTTP; the list of 200 conversations and a send, in the database. Prints medians and 99th percentiles;
 * ends with an error when a median of the search misses its figure. `npm run bench:scale` shows how all grow from 10,000 to 1,000,000. A bench and
 * not a test: what it measures depends on the machine and on what else runs there.
 */
import { parseArgs } from 'node:util';
import { randomUUID } from 'node:crypto';
import { ne, sql } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Query } from '@velours/openapi/types';
import { countries } from '@velours/openapi/page-values';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { Services } from '../src/context.ts';
import { members } from '../src/db/schema.ts';
import { listChats } from '../src/domain/chat-list/chat-list.ts';
import { deliverMessage, sendMessage } from '../src/domain/chat/send.ts';
import { REGIONS } from '../src/domain/regions/regions.ts';
import { filterOf, valuesOf } from '../src/domain/search/filter.ts';
import { findPage } from '../src/domain/search/search.ts';
import { openSession } from '../src/domain/sessions/sessions.ts';
import { Random } from '../src/seed/random.ts';
import { openServices } from '../src/services.ts';
import { fillMembers } from '../src/testing/fill-members.ts';
import { makeMember } from '../src/testing/members.ts';

const { members: given } = parseArgs({
  options: { members: { type: 'string', default: '100000' } },
}).values;
const COUNTS = given.split(',').map(Number);
const WARM_UP = 200;
const CALLS = 2000;
const CALLERS = 10;
/** Members that the one who searches has blocked, and as many who have blocked them. */
const BLOCKS = 200;

const CONVERSATIONS = 200;
const SENDS = 1000;

/** Medians to reach, in milliseconds. */
const IN_DATABASE_MS = 3;
const OVER_HTTP_MS = 15;

const say = (line = '') => void process.stdout.write(`${line}\n`);

/** What members ask: mostly a gender in a country, often a region and an age range, sometimes a later page. */
function inventQuery(random: Random): Query<'searchMembers'> {
  const country = random.pick(countries);
  const min = random.int(18, 60);
  return {
    ...(random.chance(0.9) && { gender: random.pick(['male', 'female'] as const) }),
    ...(random.chance(0.9) && { country }),
    ...(random.chance(0.4) && { country, countryregion: random.pick(REGIONS[country]).id }),
    ...(random.chance(0.7) && { min_age: min, max_age: min + random.int(5, 30) }),
    ...(random.chance(0.2) && { page: random.int(2, 20) }),
  };
}

function report(name: string, times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  say(`${name.padEnd(44)} median ${at(0.5).toFixed(2)} ms   p99 ${at(0.99).toFixed(2)} ms`);
  return at(0.5);
}

async function timed(times: number[], work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  times.push(performance.now() - start);
}

/** A member who has blocked others, and was blocked: what is left out of a search must not slow it down. */
async function makeViewer(services: Services): Promise<string> {
  const { id } = await makeMember(services);
  await services.db.execute(sql`insert into blocks_given
    select ${id}, id, now() from members where id <> ${id} order by last_active_at desc limit ${BLOCKS}`);
  await services.db.execute(sql`insert into blocks_received
    select ${id}, id, now() from members where id <> ${id} order by last_active_at limit ${BLOCKS}`);
  return id;
}

async function benchSearch(services: Services, viewerId: string): Promise<number> {
  const random = new Random(1);
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + CALLS; index += 1) {
    const query = inventQuery(random);
    const values = valuesOf(filterOf(query), viewerId, [], services.clock());
    await timed(times, () => findPage(services.db, values, query.page ?? 1, null));
  }
  return report('page and capped total, in the database', times.slice(WARM_UP));
}

/** A list of conversations, and messages into them: the whole transaction, price and event included. */
async function benchChats(services: Services): Promise<void> {
  const viewer = await makeMember(services, { credits: 1_000_000, paidUser: true });
  const others = await services.db
    .select()
    .from(members)
    .where(ne(members.id, viewer.id))
    .limit(CONVERSATIONS);
  const content = { kind: 'text', text: 'Hello, how are you today?' } as const;
  for (const sender of others)
    await services.db.transaction((tx) =>
      deliverMessage(services, tx, { sender, recipient: viewer, content, price: 0 }),
    );
  await services.db.execute(sql`analyze conversation_members, messages, conversations`);

  const lists: number[] = [];
  for (let index = 0; index < WARM_UP + CALLS; index += 1)
    await timed(lists, () => listChats(services, viewer.id));
  report(`list of ${CONVERSATIONS} conversations`, lists.slice(WARM_UP));

  const [settings] = services.settings.domains;
  const sends: number[] = [];
  for (let index = 0; index < WARM_UP + SENDS; index += 1) {
    const profile = others[index % others.length]?.id ?? '';
    const sending = { profile, content, key: randomUUID() };
    await timed(sends, () =>
      services.db.transaction((tx) => sendMessage(services, tx, viewer, sending, settings)),
    );
  }
  report('send', sends.slice(WARM_UP));
}

async function benchHttp(services: Services): Promise<number> {
  const app = await createApp(services);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const member = await makeMember(services);
  const cookie = `session=${await openSession(services, services.db, member.id, 'bench')}`;
  const random = new Random(2);
  const call = async () => {
    const query = new URLSearchParams(
      Object.entries(inventQuery(random)).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    );
    const response = await fetch(`${origin}/api/members.php?${query.toString()}`, {
      headers: { cookie },
    });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`members.php answered ${response.status}`);
  };
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + CALLS; index += 1) await timed(times, call);
  const median = report('members.php over HTTP, one caller', times.slice(WARM_UP));

  const together: number[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      for (let index = 0; index < CALLS / CALLERS; index += 1) await timed(together, call);
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  report(`members.php over HTTP, ${CALLERS} callers`, together);
  say(`${''.padEnd(44)} ${Math.round(CALLS / seconds)} requests a second`);
  await app.close();
  return median;
}

async function bench(count: number): Promise<boolean> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'velours-bench-'));
  const environment = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' };
  const running = await openServices(readConfig(environment));
  const { services } = running;
  await services.jobs.start();
  try {
    const start = performance.now();
    await fillMembers(services.database.target, count, services.clock());
    say(`${count} members made in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    const inDatabase = await benchSearch(services, await makeViewer(services));
    await benchChats(services);
    const overHttp = await benchHttp(services);
    say();
    return inDatabase < IN_DATABASE_MS && overHttp < OVER_HTTP_MS;
  } finally {
    await running.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

let holds = true;
for (const count of COUNTS) holds = (await bench(count)) && holds;
say(`figures: ${IN_DATABASE_MS} ms and ${OVER_HTTP_MS} ms: ${holds ? 'held' : 'MISSED'}`);
process.exitCode = holds ? 0 : 1;
