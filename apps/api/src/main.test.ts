/** The real process over a real data folder: killed, stopped, started twice. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from './context.ts';
import { SOCKET_PORT, launchEmbedded } from './db/launcher.ts';
import { openDatabase } from './db/open.ts';
import { messages } from './db/schema.ts';
import { waitUntil } from './db/wait.ts';
import { auditLedger } from './domain/credits/audit.ts';
import { balanceOf } from './domain/credits/ledger.ts';
import { openSession } from './domain/sessions/sessions.ts';
import { createIds } from './ids.ts';
import { systemClock } from './ports/clock.ts';
import { makeMember } from './testing/members.ts';

const CREDITS = 100_000;
const children = new Set<ChildProcess>();
const ids: { session: string; sender: string; recipient: string } = {
  session: '',
  sender: '',
  recipient: '',
};
let dataDir: string;

beforeAll(async () => {
  dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'velours-main-'));
  // Two members of our own, so that the process finds some and makes no demo.
  const database = await openDatabase({ dataDir });
  const services = {
    db: database.db,
    clock: systemClock,
    newId: createIds(systemClock),
  } as Services;
  const sender = await makeMember(services, { credits: CREDITS, paidUser: true });
  const recipient = await makeMember(services);
  ids.sender = sender.id;
  ids.recipient = recipient.id;
  ids.session = await openSession(services, database.db, sender.id, 'test');
  await database.close();
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await (await launchEmbedded({ dataDir })).stop();
  await fs.rm(dataDir, { recursive: true, force: true });
});

function spawnMain(env: Record<string, string>): ChildProcess & { output: () => string } {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    // No site: this is about the server.
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      PORT: '0',
      SITE_BUILD: '/nowhere',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  return Object.assign(child, { output: () => output });
}

/** Starts the process and waits until it listens; its address. */
async function start(
  env: Record<string, string> = {},
): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawnMain(env);
  await waitUntil(() => child.output().includes('Ctrl-C') || child.exitCode !== null, {
    timeoutMs: 120_000,
    what: 'the process to listen',
  });
  const origin = /http:\/\/localhost:\d+/.exec(child.output())?.[0];
  if (origin === undefined) throw new Error(`It did not start: ${child.output()}`);
  return { child, origin };
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

describe('kill -9 in the middle of sends', () => {
  it(
    '[B03] after the restart every acknowledged message is there, none twice, each charged once',
    { timeout: 300_000 },
    async () => {
      const ROUNDS = 4;
      const WORKERS = 8;
      const acknowledged = new Map<string, string>();
      let server = await start();
      let isOver = false;
      let sent = 0;

      /** Sends one message after another; one whose answer was lost is sent again under its own key until it is answered. */
      const worker = async () => {
        while (!isOver) {
          sent += 1;
          const text = `message ${sent}`;
          const key = randomUUID();
          for (;;) {
            const answer = await fetch(`${server.origin}/api/messages.php`, {
              method: 'POST',
              headers: {
                'content-type': 'application/json',
                'idempotency-key': key,
                cookie: `session=${ids.session}`,
              },
              body: JSON.stringify({ profile: ids.recipient, text }),
            })
              .then(async (response) => ({ status: response.status, body: await response.text() }))
              .catch(() => null);
            if (answer?.status === 201) {
              acknowledged.set(
                text,
                (JSON.parse(answer.body) as { message: { id: string } }).message.id,
              );
              break;
            }
            // Nobody there, still running under the killed process's connection, or being stopped.
            expect([null, 409, 500, 503]).toContain(answer === null ? null : answer.status);
            await delay(20);
          }
        }
      };
      const workers = Array.from({ length: WORKERS }, worker);
      for (let round = 1; round <= ROUNDS; round += 1) {
        const enough = acknowledged.size + 60;
        await waitUntil(() => acknowledged.size >= enough, { timeoutMs: 90_000, what: 'messages' });
        server.child.kill('SIGKILL');
        await ended(server.child);
        server = await start();
      }
      isOver = true;
      await Promise.all(workers);
      server.child.kill('SIGTERM');
      expect(await ended(server.child)).toBe(0);

      const database = await openDatabase({ dataDir });
      const stored = await database.db.select().from(messages);
      expect(new Map(stored.map((row) => [row.text, row.id]))).toEqual(acknowledged);
      expect(stored).toHaveLength(acknowledged.size);
      expect(await balanceOf(database.db, ids.sender)).toBe(CREDITS - 10 * stored.length);
      expect(await auditLedger(database.db)).toEqual({
        total: 0,
        unbalanced: [],
        wrongWallets: [],
      });
      const [side] =
        await database.sql`select unread from conversation_members where member_id = ${ids.recipient}`;
      expect(side?.['unread']).toBe(stored.length);
      await database.close();
    },
  );
});

describe('in production', { timeout: 180_000 }, () => {
  it('[S04] runs on DATABASE_URL and SMTP, with links of the public origin, and without development pages', async () => {
    const server = await launchEmbedded({ dataDir });
    const tcp = await tcpTo(path.join(server.socketDir, `.s.PGSQL.${SOCKET_PORT}`));
    const smtp = await receiveMails();
    const child = spawnMain({
      NODE_ENV: 'production',
      DATABASE_URL: `postgres://velours:Xk29-rrlw-83hd@127.0.0.1:${tcp.port}/velours`,
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'hello@velours.example',
      PUBLIC_ORIGINS: 'https://velours.example',
      PAYNL_SERVICE_ID: 'SL-1234-5678',
      PAYNL_TOKEN_CODE: 'AT-1234-5678',
      PAYNL_API_TOKEN: '0123456789abcdef0123456789abcdef01234567',
    });
    await waitUntil(() => /on port (\d+)/.test(child.output()), {
      timeoutMs: 120_000,
      what: 'production',
    });
    const origin = `http://127.0.0.1:${/on port (\d+)/.exec(child.output())?.[1]}`;
    const answer = await fetch(`${origin}/api/signup.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        email: 'noor@example.test',
        name: 'Noor',
        password: 'a long password',
        date_of_birth: '1990-01-01',
      }),
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure/);
    await waitUntil(() => smtp.mails.length > 0, { timeoutMs: 60_000, what: 'the mail' });
    const mail = await PostalMime.parse(smtp.mails[0] ?? '');
    expect(mail.to?.[0]?.address).toBe('noor@example.test');
    expect(mail.text).toMatch(/https:\/\/velours\.example\/activate\/done\?token=[\w-]{43}/);
    expect((await fetch(`${origin}/__dev/mail.json`)).status).toBe(404);
    child.kill('SIGTERM');
    expect(await ended(child)).toBe(0);
    await smtp.close();
    await tcp.close();
    await server.stop();
  });
});

/** A TCP port in front of a unix socket: what a database elsewhere looks like. */
async function tcpTo(socketPath: string) {
  const sockets = new Set<net.Socket>();
  const proxy = net.createServer((inward) => {
    const outward = net.connect(socketPath);
    for (const socket of [inward, outward]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    inward.pipe(outward).pipe(inward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
    await once(proxy, 'close');
  };
  return { port: (proxy.address() as net.AddressInfo).port, close };
}

async function receiveMails() {
  const mails: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { mails, port: (server.server.address() as net.AddressInfo).port, close };
}

describe('starting and stopping', { timeout: 180_000 }, () => {
  it('names the address of each brand, the two log-ins and the outbox, and stops with its database', async () => {
    const { child, origin } = await start();
    const output = (child as ReturnType<typeof spawnMain>).output();
    const { port } = new URL(origin);
    for (const brand of ['she', 'bdsm', 'bbw', 'gilf', 'milf', 'gay']) {
      expect(output).toContain(`http://${brand}.localhost:${port}/`);
    }
    expect(output).toContain(
      'anna@demo.velours.test or bram@demo.velours.test, password velours-demo-1',
    );
    expect(output).toContain(`http://localhost:${port}/__dev/mail`);
    expect((await fetch(`${origin}/api/settings.php`)).status).toBe(200);
    child.kill('SIGINT');
    expect(await ended(child)).toBe(0);
    const after = await launchEmbedded({ dataDir });
    expect(after.adopted).toBe(false);
    await after.stop();
  });

  it('a port in use, and a data folder in use, each give one sentence', async () => {
    const { child, origin } = await start();
    const sameFolder = spawnMain({});
    expect(await ended(sameFolder)).toBe(1);
    expect(sameFolder.output()).toMatch(/The data folder .+ is in use by another running Velours/);

    const other = await fs.mkdtemp(path.join(os.tmpdir(), 'velours-main-'));
    const database = await openDatabase({ dataDir: other });
    const services = {
      db: database.db,
      clock: systemClock,
      newId: createIds(systemClock),
    } as Services;
    await makeMember(services);
    await database.close();
    const samePort = spawnMain({ DATA_DIR: other, PORT: new URL(origin).port });
    expect(await ended(samePort)).toBe(1);
    expect(samePort.output()).toMatch(/Port \d+ is in use/);
    for (const { output } of [sameFolder, samePort]) expect(output()).not.toContain('    at ');
    child.kill('SIGTERM');
    expect(await ended(child)).toBe(0);
    await fs.rm(other, { recursive: true, force: true });
  });

  it('production names what is missing and does not start', async () => {
    const child = spawnMain({ NODE_ENV: 'production' });
    expect(await ended(child)).toBe(1);
    expect(child.output()).toMatch(
      /^Velours cannot start in production mode: DATABASE_URL is not set/m,
    );
    expect(child.output()).not.toContain('    at ');
  });
});
