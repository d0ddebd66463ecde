/** The real process over a real data folder: killed, stopped, started twice. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { GAUGES, HISTOGRAM } from '@velours/host/instruments';
import { startCollector } from '@velours/host/testing/collector';
import { writeSmallSite } from '@velours/host/testing/small-site';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Services } from './context.ts';
import { launchEmbedded } from './db/launcher.ts';
import { SOCKET_PORT } from './db/postmaster.ts';
import { openDatabase } from './db/open.ts';
import { waitUntil } from './db/wait.ts';
import { BRAND_KEYS } from './domain/settings/brand-keys.gen.ts';
import { createIds } from './ids.ts';
import { systemClock } from './ports/clock.ts';
import { temporaryCluster } from './testing/postgres.ts';
import { atEndOfFile } from './testing/end-of-file.ts';
import { makeMember } from './testing/members.ts';
import { OPERATOR_ENV, operatorSettings, settingsFileWith } from './testing/settings-file.ts';
import { openLiveStream, restOf } from './testing/live-stream.ts';
import { received } from './testing/raw-http.ts';
import { ended, productOver } from './testing/product.ts';
import { tcpTo } from './testing/tcp.ts';
import type { Product } from './testing/product.ts';

let dataDir: string;
let product: Product;

beforeAll(async () => {
  dataDir = await temporaryCluster();
  product = productOver(dataDir);
  // A member of our own, so that the process finds one and makes no demo.
  const database = await openDatabase({ dataDir });
  const services = {
    db: database.db,
    clock: systemClock,
    newId: createIds(systemClock),
  } as Services;
  await makeMember(services);
  await database.close();
});

describe('in production', () => {
  it('[S04] runs on DATABASE_URL and SMTP, with links of the public origin, and without development pages', async () => {
    const server = await launchEmbedded({ dataDir });
    const tcp = await tcpTo(path.join(server.socketDir, `.s.PGSQL.${SOCKET_PORT}`));
    const smtp = await receiveMails();
    const collector = await startCollector();
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      NODE_ENV: 'production',
      DATABASE_URL: `postgres://velours:Xk29-rrlw-83hd@127.0.0.1:${tcp.port}/velours`,
      DATABASE_REPLICA_URL: `postgres://velours:Xk29-rrlw-83hd@127.0.0.1:${tcp.port}/velours`,
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: 'hello@velours.example',
      PUBLIC_ORIGINS: 'https://velours.example',
      SETTINGS_FILE: settingsFileWith(operatorSettings('velours.example')),
      ...OPERATOR_ENV,
    };
    // Without its site it is not there for anybody.
    const siteless = product.spawn(env);
    expect(await ended(siteless)).toBe(1);
    expect(siteless.output()).toMatch(
      /^There is no built site in \/nowhere: run npm run build\.$/m,
    );
    const child = product.spawn({ ...env, SITE_BUILD: await writeSmallSite(atEndOfFile) });
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
    await waitUntil(() => smtp.mails.length > 0, { timeoutMs: 120_000, what: 'the mail' });
    const mail = await PostalMime.parse(smtp.mails[0] ?? '');
    expect(mail.to?.[0]?.address).toBe('noor@example.test');
    expect(mail.text).toMatch(/https:\/\/velours\.example\/activate\/done\?token=[\w-]{43}/);
    expect((await fetch(`${origin}/__dev/mail.json`)).status).toBe(404);
    // [V20] Nobody outside sees the company of the demo, also where the host name is nobody's.
    const company = await fetch(`${origin}/api/companyinfo.php`);
    expect(await company.json()).toMatchObject({ name: 'Nordlicht GmbH' });
    child.kill('SIGTERM');
    expect(await ended(child)).toBe(0);
    // [D04] What it was asked, within what it asked of the database, and every figure, were sent by its end.
    const call = collector.spans.find(({ name }) => name === 'POST /api/signup.php');
    const within = collector.spans.filter(({ traceId }) => traceId === call?.traceId);
    expect(within.map(({ name }) => name)).toContain('INSERT');
    expect([...collector.metrics.keys()].toSorted()).toEqual(
      [HISTOGRAM.name, ...Object.keys(GAUGES)].toSorted(),
    );
    collector.close();
    await smtp.close();
    await tcp.close();
    await server.stop();
  });
});

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

describe('starting and stopping', () => {
  it('names the address of each brand, the two log-ins and the outbox, and stops with its database', async () => {
    const { child, origin } = await product.start();
    const output = child.output();
    const { port } = new URL(origin);
    for (const brand of BRAND_KEYS.slice(1)) {
      expect(output).toContain(`http://${brand}.localhost:${port}/`);
    }
    expect(output).toContain(
      'anna@demo.velours.test or bram@demo.velours.test, password velours-demo-1',
    );
    expect(output).toContain(`http://localhost:${port}/__dev/mail`);
    // Neither Node, a library nor the log has anything to warn of.
    expect(output).not.toMatch(/warn|"level":[4-6]0/i);
    expect((await fetch(`${origin}/api/settings.php`)).status).toBe(200);
    child.kill('SIGINT');
    expect(await ended(child)).toBe(0);
    const after = await launchEmbedded({ dataDir });
    expect(after.adopted).toBe(false);
    await after.stop();
  });

  it('stops at SIGTERM with every call answered and every stream told when to come back', async () => {
    const { child, origin } = await product.start();
    const signUp = await fetch(`${origin}/api/signup.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        email: 'stop@example.test',
        name: 'Noor',
        password: 'a long password',
        date_of_birth: '1990-01-01',
      }),
    });
    const session = /session=([^;]+)/.exec(signUp.headers.get('set-cookie') ?? '')?.[1] ?? '';
    const stream = await openLiveStream(origin, new Map([['session', session]]));
    await stream.next();
    const socket = net.connect(Number(new URL(origin).port), 'localhost');
    const answer = received(socket);
    const body = JSON.stringify({ email: 'nobody@example.test', password: 'wrong' });
    socket.write(
      `POST /api/user.php HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    // "100 Continue": the call has begun.
    await once(socket, 'data');
    child.kill('SIGTERM');
    expect(await restOf(stream)).toEqual([expect.stringMatching(/^retry: [1-4]\d{3}$/)]);
    socket.write(body);
    expect(await answer).toMatch(/HTTP\/1\.1 401 [^]*"login_failed"/);
    expect(await ended(child)).toBe(0);
  });

  it('a port in use, and a data folder in use, each give one sentence', async () => {
    const { child, origin } = await product.start();
    const sameFolder = product.spawn({});
    expect(await ended(sameFolder)).toBe(1);
    expect(sameFolder.output()).toMatch(/The data folder .+ is in use by another running Velours/);

    const other = await temporaryCluster();
    const database = await openDatabase({ dataDir: other });
    const services = {
      db: database.db,
      clock: systemClock,
      newId: createIds(systemClock),
    } as Services;
    await makeMember(services);
    await database.close();
    const samePort = product.spawn({ DATA_DIR: other, PORT: new URL(origin).port });
    expect(await ended(samePort)).toBe(1);
    expect(samePort.output()).toMatch(/Port \d+ is in use/);
    for (const { output } of [sameFolder, samePort]) expect(output()).not.toContain('    at ');
    child.kill('SIGTERM');
    expect(await ended(child)).toBe(0);
  });

  it('production names what is missing and does not start', async () => {
    const child = product.spawn({ NODE_ENV: 'production' });
    expect(await ended(child)).toBe(1);
    expect(child.output()).toMatch(
      /^Velours cannot start in production mode: DATABASE_URL is not set/m,
    );
    expect(child.output()).not.toContain('    at ');
  });
});

it('an error that nobody caught is one line of the log, and the process ends in order with 1', async () => {
  const fault = 'process.on("SIGUSR2", () => { throw new RangeError("nobody catches this"); })';
  const { child } = await product.start({
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(fault)}"`,
  });
  const before = child.output().length;
  child.kill('SIGUSR2');
  expect(await ended(child)).toBe(1);
  const lines = child.output().slice(before).trim().split('\n');
  const faults = lines.filter((line) => line.startsWith('{"level":60'));
  expect(faults).toHaveLength(1);
  expect(JSON.parse(faults[0] ?? '')).toMatchObject({
    msg: 'uncaughtException',
    err: { type: 'RangeError', message: 'nobody catches this' },
  });
  // In order: its database has stopped with it.
  const after = await launchEmbedded({ dataDir });
  expect(after.adopted).toBe(false);
  await after.stop();
});
