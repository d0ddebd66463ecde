/**
 * `npm run bench:streams [-- <streams>]`: idle live streams on one process: how long they take to open, and what each costs in memory. The server is a
 * process of its own (this file, forked), so that what the clients cost is not in it. A bench and not a test: times depend on the machine, and
 * each side needs a file for every stream (`ulimit -n`).
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { openSession } from '../src/domain/sessions/sessions.ts';
import { countStreams } from '../src/events/streams.ts';
import { openServices } from '../src/services.ts';
import { makeMember } from '../src/testing/members.ts';

const STREAMS = Number(process.argv[2] ?? 15_000);
const MEMBERS = 100;
/** Streams that are being opened at once. */
const OPENING = 200;

const say = (line: string) => void process.stdout.write(`${line}\n`);

interface Told {
  readonly port: number;
  readonly cookies: readonly string[];
}

/** The server's side: tells where it listens and for whom, then its memory whenever it is asked. */
async function serve(dataDir: string): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' });
  const running = await openServices(config);
  await running.services.jobs.start();
  // One machine plays all clients.
  const bounds = { perAddress: 1e6, streamsPerMember: 1e6, streamsPerAddress: 1e6 };
  const services = {
    ...running.services,
    config: { ...config, connections: { ...config.connections, ...bounds } },
  };
  const app = await createApp(services);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const cookies: string[] = [];
  for (let count = 0; count < MEMBERS; count += 1) {
    const { id } = await makeMember(services);
    cookies.push(`session=${await openSession(services, services.db, id, 'bench')}`);
  }
  const { port } = app.server.address() as net.AddressInfo;
  process.on('message', (asked) => {
    if (asked === 'end') {
      void app.close().then(async () => {
        await running.close();
        process.exit(0);
      });
      return;
    }
    globalThis.gc?.();
    process.send?.({ rss: process.memoryUsage().rss, streams: countStreams(services) });
  });
  process.send?.({ port, cookies } satisfies Told);
}

/** Resolves with the socket when the stream has said hello. */
function open({ port, cookies }: Told, number: number): Promise<net.Socket> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    let head = '';
    socket.on('error', reject);
    socket.on('data', function listen(part) {
      head += String(part);
      if (!head.includes('event: hello')) return;
      socket.off('data', listen).resume();
      resolve(socket);
    });
    socket.write(
      `GET /api/events.php HTTP/1.1\r\nHost: localhost:3000\r\nCookie: ${cookies[number % cookies.length]}\r\n\r\n`,
    );
  });
}

async function measure(): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'velours-bench-'));
  const server = fork(import.meta.filename, ['serve', dataDir], { execArgv: ['--expose-gc'] });
  const answer = async () => (await once(server, 'message'))[0] as unknown;
  const memory = async () => {
    server.send('memory');
    return (await answer()) as { rss: number; streams: number };
  };
  const told = (await answer()) as Told;
  const sockets: net.Socket[] = [];
  try {
    // What a first stream loads stays.
    for (let number = 0; number < OPENING; number += 1) sockets.push(await open(told, number));
    const before = await memory();
    const start = performance.now();
    let next = OPENING;
    await Promise.all(
      Array.from({ length: OPENING }, async () => {
        while (next < STREAMS) sockets.push(await open(told, (next += 1)));
      }),
    );
    const seconds = (performance.now() - start) / 1000;
    const after = await memory();
    const each = (after.rss - before.rss) / (after.streams - before.streams) / 1000;
    say(
      `${after.streams} streams, the last ${after.streams - before.streams} opened in ${seconds.toFixed(1)} s`,
    );
    say(`${each.toFixed(1)} kB each, ${(after.rss / 1e6).toFixed(0)} MB in all`);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.send('end');
    await once(server, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
}

const [, , role, dataDir] = process.argv;
await (role === 'serve' && dataDir !== undefined ? serve(dataDir) : measure());
