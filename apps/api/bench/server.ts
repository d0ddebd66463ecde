/**
 * `npm run bench:server [-- <rounds>]`: requests a second with ten callers, of the product and of a bare twin (bare.ts) over the same database. They
 * take turns in one run, so that what else the machine does hits both alike; what counts is the ratio of the medians. Ends with an error
 * where a call asks the database more often than it may. A bench and not a test: what it measures depends on the machine.
 */
import { createHash, randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { serialize } from 'node:v8';
import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import NODE_FLAGS from '../node-flags.mjs';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { Services } from '../src/context.ts';
import { addressOf } from '../src/db/connection.ts';
import { launchEmbedded } from '../src/db/launcher.ts';
import { createDatabase } from '../src/db/open.ts';
import { openSession } from '../src/domain/sessions/sessions.ts';
import { seedDemo } from '../src/seed/seed.ts';
import { openServices } from '../src/services.ts';
import { mountSite } from '@velours/host/mount';
import { makeMember } from '../src/testing/members.ts';
import { databasePids } from '../src/testing/product.ts';
import { FRESH } from './fresh.ts';
import { recorded, transactionsIn } from './record.ts';
import type { Statement } from './record.ts';

const ROUNDS = Number(process.argv[2] ?? 5);
const SECONDS = 3;
const CALLERS = 10;
const SITE = path.resolve(import.meta.dirname, '../../site/build');

/** Per call: transactions it may need, share of the bare twin to reach, and requests a second that commit 4bfb32e answered. */
const FIGURES = {
  settings: { path: '/api/settings.php', most: 1, share: 0.6, before: 393 },
  user: { path: '/api/user.php', most: 1, share: 0.6, before: 202 },
  chats: { path: '/api/chats.php', most: 2, share: 0.6, before: 165 },
  members: { path: '/api/members.php?gender=male', most: 2, share: 0.6, before: 164 },
  send: { path: '/api/messages.php', most: 2, share: 0.6, before: 65 },
  page: { path: '/members', most: 6, share: 0.5, before: 20 },
} as const;
type Name = keyof typeof FIGURES;
const NAMES = Object.keys(FIGURES) as Name[];

/** Of messages, so that they are told from other numbers. */
const FIRST_POSITION = 700_000;

interface Caller {
  readonly id: string;
  readonly cookie: string;
  readonly recipient: string;
}

const say = (line = ''): void => void process.stdout.write(`${line}\n`);

/** Members with a session each who write to one other, and the demo's Anna, who has likes and conversations. */
async function makeCallers(services: Services): Promise<{ anna: string; callers: Caller[] }> {
  const session = async (id: string) =>
    `session=${await openSession(services, services.db, id, 'bench')}; locale=en`;
  const {
    rows: [anna],
  } = await services.db.execute<{ id: string }>(
    sql`select id from members where email = 'anna@demo.velours.test'`,
  );
  const callers: Caller[] = [];
  for (let count = 0; count < CALLERS; count += 1) {
    const { id } = await makeMember(services, { paidUser: true, credits: 10_000_000 });
    const recipient = await makeMember(services, { gender: 'male' });
    callers.push({ id, cookie: await session(id), recipient: recipient.id });
  }
  return { anna: await session(anna?.id ?? ''), callers };
}

const headersOf = (cookie: string) => ({
  cookie,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
  'accept-encoding': 'gzip',
});

const messageTo = (recipient: string): string =>
  JSON.stringify({ profile: recipient, text: 'Hello, how are you today?' });

/** What the product asks and answers, once a caller. */
async function record(services: Services, app: FastifyInstance, anna: string, callers: Caller[]) {
  const ask = async (name: Name, caller?: Caller) => {
    const key = randomUUID();
    const ids: string[] = [];
    const { newId } = services;
    Object.assign(services, {
      newId: () => {
        const id = newId();
        ids.push(id);
        return id;
      },
    });
    let answer = { status: 0, body: '' };
    const statements = await recorded(async () => {
      const { statusCode, payload } = await app.inject({
        method: caller === undefined ? 'GET' : 'POST',
        url: FIGURES[name].path,
        headers: {
          ...headersOf(caller?.cookie ?? anna),
          'accept-encoding': 'identity',
          host: 'localhost:3000',
          'idempotency-key': key,
        },
        ...(caller !== undefined && { payload: messageTo(caller.recipient) }),
      });
      answer = { status: statusCode, body: payload };
    });
    Object.assign(services, { newId });
    if (answer.status >= 300) throw new Error(`${name} answered ${answer.status}: ${answer.body}`);
    const hash = caller && createHash('sha256').update(`${caller.id} ${key}`).digest();
    const written = (value: unknown): unknown => {
      if (value === key) return FRESH.key;
      if (typeof value === 'string' && ids.includes(value))
        return `${FRESH.id}${ids.indexOf(value)}`;
      if (typeof value === 'number' && value > FIRST_POSITION) return FRESH.position;
      if (hash === undefined) return value;
      if (Buffer.isBuffer(value) && value.equals(hash)) return FRESH.hash;
      return value === hash.readBigInt64BE().toString() ? FRESH.lock : value;
    };
    return {
      ...answer,
      statements: statements.map((one): Statement => ({ ...one, values: one.values.map(written) })),
    };
  };

  // Opens as many connections as a page asks at once: what each is told first is no call's.
  await ask('page');
  for (const caller of callers) await ask('send', caller);
  await services.db.execute(sql`update conversations set last_position = ${FIRST_POSITION}`);
  const reads = [];
  for (const name of NAMES) if (name !== 'send') reads.push({ name, ...(await ask(name)) });
  const sends = [];
  for (const caller of callers) sends.push(await ask('send', caller));
  return { reads, sends };
}

/** Starts a server and finds the address that it says it listens on. */
async function start(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [...NODE_FLAGS, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (part) => {
      output += String(part);
      const port = /http:\/\/[\w.]+:(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', () => reject(new Error(`a server did not start: ${output}`)));
  });
  return { child, origin: await origin };
}

interface Rate {
  /** Requests a second. */
  readonly rate: number;
  /** What the server's own process computed for one, in milliseconds: other work on the machine is hardly in it. */
  readonly processor: number;
  /** The same of the database's processes. */
  readonly database: number;
}

/** Processor time of a process so far, in milliseconds (Linux counts it in hundredths of a second). */
async function processorOf(pid: number | undefined): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const processorOfDatabase = async (): Promise<number> => {
  const pids = await databasePids(dataDir);
  return (await Promise.all(pids.map(processorOf))).reduce((sum, one) => sum + one, 0);
};

async function load(
  { origin, child }: Awaited<ReturnType<typeof start>>,
  name: Name,
  anna: string,
  callers: Caller[],
): Promise<Rate> {
  const [before, ofDatabase] = [await processorOf(child.pid), await processorOfDatabase()];
  let turn = 0;
  const isSend = name === 'send';
  const { requests, non2xx, errors } = await autocannon({
    url: origin,
    connections: CALLERS,
    duration: SECONDS,
    requests: [
      {
        method: isSend ? 'POST' : 'GET',
        path: FIGURES[name].path,
        headers: headersOf(anna),
        ...(isSend && {
          setupRequest: (request) => {
            const caller = callers[(turn += 1) % callers.length];
            if (caller === undefined) return request;
            const headers = { ...headersOf(caller.cookie), 'idempotency-key': randomUUID() };
            return { ...request, headers, body: messageTo(caller.recipient) };
          },
        }),
      },
    ],
  });
  if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx} refused, ${errors} failed`);
  const processor = ((await processorOf(child.pid)) - before) / requests.total;
  const database = ((await processorOfDatabase()) - ofDatabase) / requests.total;
  return { rate: requests.total / SECONDS, processor, database };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const dataDir = await mkdtemp(path.join(os.tmpdir(), 'velours-bench-'));
const database = await launchEmbedded({ dataDir });
const children: ChildProcess[] = [];
try {
  await createDatabase(database.target('postgres'), 'velours');
  const target = database.target('velours');
  const { host, port, user } = addressOf(target) as { host: string; port: number; user: string };
  const environment = {
    DATABASE_URL: `postgresql://${user}@localhost/velours?host=${encodeURIComponent(host)}&port=${port}`,
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
  };
  const { services, close } = await openServices(readConfig(environment));
  await services.jobs.start();
  await seedDemo(services);
  const { anna, callers } = await makeCallers(services);
  const app = await createApp(services);
  await mountSite(app, { buildDir: SITE, services });
  const { reads, sends } = await record(services, app, anna, callers);
  await app.close();
  await close();

  const figures = new Map<Name, { transactions: number; statements: number }>();
  for (const { name, statements } of [...reads, { name: 'send' as const, ...sends[0]! }])
    figures.set(name, {
      transactions: transactionsIn(statements),
      statements: statements.length,
    });
  const file = path.join(dataDir, 'bare');
  const bareCall = (name: Name, of: typeof sends) => ({
    method: name === 'send' ? 'POST' : 'GET',
    path: FIGURES[name].path,
    status: of[0]?.status,
    body: JSON.parse(of[0]?.body ?? ''),
    statements: of.map(({ statements }) => statements),
  });
  await writeFile(
    file,
    serialize({
      connection: addressOf(target),
      calls: [
        ...reads.filter(({ name }) => name !== 'page').map((one) => bareCall(one.name, [one])),
        bareCall('send', sends),
      ],
      page: reads.find(({ name }) => name === 'page')?.body,
    }),
  );
  const ours = await start([path.resolve(import.meta.dirname, '../src/main.ts')], environment);
  children.push(ours.child);
  const bare = await start([path.join(import.meta.dirname, 'bare.ts'), file], {
    NODE_ENV: 'production',
  });
  children.push(bare.child);

  const rates = new Map(NAMES.map((name) => [name, { ours: [] as Rate[], bare: [] as Rate[] }]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of NAMES) {
      const own = await load(ours, name, anna, callers);
      const twin = await load(bare, name, anna, callers);
      // The first round warms both up.
      if (round === 0) continue;
      rates.get(name)?.ours.push(own);
      rates.get(name)?.bare.push(twin);
    }
  }

  say(
    `Requests a second, ${CALLERS} callers, medians of ${ROUNDS} rounds of ${SECONDS} s; 4bfb32e as it was measured then`,
  );
  say();
  say(
    '| call | 4bfb32e | now | bare | now : bare | goal | processor, ms | bare | bare : now | database, ms | transactions | statements |',
  );
  say('| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |');
  for (const name of NAMES) {
    const { share, before, most } = FIGURES[name];
    const of = (side: 'ours' | 'bare', figure: keyof Rate) =>
      median((rates.get(name)?.[side] ?? []).map((rate) => rate[figure]));
    const [own, twin] = [of('ours', 'rate'), of('bare', 'rate')];
    const [ownWork, twinWork] = [of('ours', 'processor'), of('bare', 'processor')];
    const { transactions = 0, statements = 0 } = figures.get(name) ?? {};
    const row = [
      name,
      before,
      own.toFixed(0),
      twin.toFixed(0),
      (own / twin).toFixed(2),
      share,
      ownWork.toFixed(2),
      twinWork.toFixed(2),
      (twinWork / ownWork).toFixed(2),
      of('ours', 'database').toFixed(2),
      transactions,
      statements,
    ];
    say(`| ${row.join(' | ')} |`);
    if (transactions > most) {
      say(`${name}: ${transactions} transactions, ${most} are allowed`);
      process.exitCode = 1;
    }
  }
} finally {
  for (const child of children) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}
