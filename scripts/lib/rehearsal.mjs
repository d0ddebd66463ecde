import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fromRoot } from './paths.mjs';
import { PlainError, say } from './say.mjs';

const PORT = 54_391;
const PASSWORD = 'rehearsal-Xk29-rrlw';
/** Debian's user of that name and number. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** @returns {string} The folder of Debian's newest PostgreSQL. */
function debianPostgres() {
  const folder = '/usr/lib/postgresql';
  const [newest] = existsSync(folder) ? readdirSync(folder).toSorted().toReversed() : [];
  if (newest === undefined)
    throw new PlainError('PostgreSQL is not there: apt-get install postgresql.');
  return join(folder, newest, 'bin');
}

/** Starts the demo over an empty database, and ends it once it is there. @param {NodeJS.ProcessEnv} env */
async function makeDemo(env) {
  const demo = spawn(process.execPath, [fromRoot('apps', 'api', 'src', 'main.ts')], { env });
  const ended = once(demo, 'exit');
  let said = '';
  for (const stream of [demo.stdout, demo.stderr])
    stream.on('data', (part) => {
      said += String(part);
      if (said.includes('Stop with Ctrl-C')) demo.kill('SIGTERM');
    });
  const [code] = await ended;
  if (code !== 0) throw new PlainError(`The demo did not start:\n${said}`);
}

/**
 * Makes a demo over Debian's PostgreSQL, backs it up by deploy/backup.sh, has deploy/rehearse.sh restore and check it, then breaks the backup in
 * two ways and has both noticed.
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 */
export async function rehearse(folder, env) {
  const tools = debianPostgres();
  chmodSync(folder, 0o755);
  const cluster = join(folder, 'cluster');
  mkdirSync(cluster);
  if (isRoot) chownSync(cluster, NOBODY, NOBODY);
  // PostgreSQL refuses root.
  const owner = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const postgres = (/** @type {string} */ tool, /** @type {string[]} */ ...args) =>
    execFileSync(join(tools, tool), args, { ...owner, cwd: cluster, stdio: 'ignore' });
  postgres('initdb', '--pgdata', cluster, '--username', 'velours', '--auth', 'trust');
  const options = `-p ${PORT} -c unix_socket_directories=${cluster} -c listen_addresses=127.0.0.1`;
  postgres(
    'pg_ctl',
    '--pgdata',
    cluster,
    '--wait',
    '--log',
    join(cluster, 'log'),
    '-o',
    options,
    'start',
  );
  try {
    const at = (/** @type {string} */ database) =>
      `postgres://velours:${PASSWORD}@127.0.0.1:${PORT}/${database}`;
    postgres(
      'createdb',
      '--host',
      '127.0.0.1',
      '--port',
      String(PORT),
      '--username',
      'velours',
      'velours',
    );
    const data = join(folder, 'data');
    mkdirSync(data);
    await makeDemo({ ...env, DATABASE_URL: at('velours'), DATA_DIR: data, PORT: '0' });
    // Portraits of the demo are everybody's: one of them becomes a member's own.
    const sql = `update photos set filename = member_id || '/own-main.webp' where id = (select id from photos limit 1) returning filename`;
    const own = execFileSync(join(tools, 'psql'), ['-qtA', at('velours'), '-c', sql], {
      encoding: 'utf8',
    });
    const file = join(data, 'photos', own.trim().replace('.webp', '.jpeg'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'a photo');

    const shell = {
      ...env,
      PATH: `${tools}:${env.PATH}`,
      PGHOST: '127.0.0.1',
      PGPORT: String(PORT),
      IN_DATABASE: '',
      IN_PRODUCT: '',
    };
    const script = (
      /** @type {string} */ name,
      /** @type {string} */ argument,
      /** @type {NodeJS.ProcessEnv} */ more,
    ) =>
      execFileSync(fromRoot('deploy', name), [argument], {
        env: { ...shell, ...more },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      }).trim();
    const backup = script('backup.sh', join(folder, 'backups'), { PHOTOS: data });
    say(`  ${backup}`);
    const check = join(folder, 'check');
    writeFileSync(
      check,
      `#!/bin/sh\nDATABASE_URL=${at('rehearsal')} DATA_DIR="$PHOTOS" exec ${process.execPath} ${fromRoot('apps/api/src/verify-restore.ts')}\n`,
      { mode: 0o755 },
    );
    say(script('rehearse.sh', backup, { CHECK: check }));
    for (const [what, harm] of /** @type {const} */ ([
      [
        'photos are missing',
        () => execFileSync('tar', ['-cf', join(backup, 'photos.tar'), '-T', '/dev/null']),
      ],
      [
        'the dump is cut',
        () => execFileSync('truncate', ['-s', '20000', join(backup, 'database.dump')]),
      ],
    ])) {
      harm();
      let isNoticed = false;
      try {
        script('rehearse.sh', backup, { CHECK: check });
      } catch {
        isNoticed = true;
      }
      if (!isNoticed) throw new PlainError(`It was not noticed that ${what}.`);
      say(`  noticed: ${what}`);
    }
  } finally {
    postgres('pg_ctl', '--pgdata', cluster, '--mode', 'fast', 'stop');
    rmSync(cluster, { recursive: true, force: true });
  }
}
