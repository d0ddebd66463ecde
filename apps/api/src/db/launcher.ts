/**
 * Starts, adopts and stops the PostgreSQL server that ships inside an npm package.
 *
 * What is unusual here, and why:
 * - PostgreSQL refuses to run as root, so under root it runs as uid and gid 65534 ("nobody").
 * - That user may be unable to walk the path to the data folder or to the binaries (a home folder of mode 0700). So the
 *   server is given its data folder as its working directory, which it inherits open, and unreachable binaries are copied
 *   to the temporary folder once.
 * - It listens on a unix socket only, in a short path (a socket path holds 107 bytes) that only its own user may enter.
 * - A `kill -9` of this process leaves PostgreSQL running. The next start adopts it: connect first, start second.
 * - Which process owns the data is decided by a session-level advisory lock (`claimDataFolder`), which dies with its
 *   connection: no stale lock file can exist.
 */
import { StartError } from '@velours/host/start-error';
import { spawn, spawnSync } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';
import fs from 'node:fs/promises';
import { closeSync, existsSync, fstatSync, openSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sha256 } from '../secrets.ts';
import { environment, locateBinaries, runAs } from './binaries.ts';
import {
  EMBEDDED_USER,
  SOCKET_PORT,
  answers,
  endServer,
  endUnreachable,
  findPostmaster,
} from './postmaster.ts';
import { waitUntil } from './wait.ts';

/** Where a PostgreSQL server is reached: a URL, or the socket of the embedded one. */
export type DatabaseTarget =
  | { readonly url: string }
  | { readonly socketDir: string; readonly database: string; readonly user: string };

export interface EmbeddedServer {
  readonly socketDir: string;
  /** True when a running server was found and taken over. */
  readonly adopted: boolean;
  target(database: string): DatabaseTarget;
  /** Starts it again over the same data unless it answers. @throws StartError when it does not start */
  restart(): Promise<void>;
  /** Fast shutdown; resolves when the server process is gone. */
  stop(): Promise<void>;
}

export interface LaunchOptions {
  /** Holds the cluster (`<dataDir>/postgres`) and its log. Created when missing. */
  readonly dataDir: string;
  /** For tests: no flush to disk. Never for data that matters. */
  readonly disposable?: boolean | undefined;
}

/** Starts the embedded server over `dataDir`, or adopts the one that already runs there. */
export async function launchEmbedded(options: LaunchOptions): Promise<EmbeddedServer> {
  await fs.mkdir(options.dataDir, { recursive: true });
  const dataDir = await fs.realpath(options.dataDir);
  const cluster = path.join(dataDir, 'postgres');
  const socketDir = await socketDirFor(dataDir, cluster);
  const native = await locateBinaries();

  /** @returns false when one that was there already answers instead */
  const run = async (): Promise<boolean> => {
    if (await answers(socketDir)) return false;
    await prepareSocketDir(socketDir);
    await endUnreachable(cluster);
    return start(native, dataDir, cluster, socketDir, options.disposable ?? false);
  };
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) {
    await initialise(native, dataDir, cluster, options.disposable ?? false);
  }
  const isMine = await run();
  return {
    socketDir,
    adopted: !isMine,
    target: (database) => ({ socketDir, database, user: EMBEDDED_USER }),
    restart: async () => {
      if (!existsSync(path.join(cluster, 'PG_VERSION')))
        throw new StartError(`The data of PostgreSQL in ${cluster} is gone; bring it back.`);
      await run();
    },
    stop: async () => {
      const living = await findPostmaster(cluster);
      if (living !== null) await endServer(cluster, living.pid);
      // Empty by now; a start makes it again.
      await fs.rmdir(socketDir).catch(() => undefined);
    },
  };
}

/** The folder of the socket: derived from the data folder (its real path), so that a later process finds it again. */
export function socketDirOf(dataDir: string): string {
  const cluster = path.join(dataDir, 'postgres');
  const name = sha256(cluster).toString('hex').slice(0, 12);
  return path.join(os.tmpdir().length > 60 ? '/tmp' : os.tmpdir(), `velours-pg-${name}`);
}

/** The folder that a running server listens in, or else the one for it: who started it may have had another TMPDIR. */
async function socketDirFor(dataDir: string, cluster: string): Promise<string> {
  const own = (await findPostmaster(cluster))?.socketDir ?? '';
  return (await answers(own)) ? own : socketDirOf(dataDir);
}

async function prepareSocketDir(dir: string): Promise<void> {
  await fs.mkdir(dir, { recursive: true, mode: 0o700 });
  const owner = runAs().uid ?? process.getuid?.() ?? 0;
  const found = await fs.lstat(dir);
  if (!found.isDirectory() || (found.uid !== owner && found.uid !== process.getuid?.())) {
    throw new StartError(
      `The socket folder ${dir} belongs to someone else; remove it or set TMPDIR.`,
    );
  }
  if (found.uid !== owner) await fs.chown(dir, owner, runAs().gid ?? -1);
  await fs.chmod(dir, 0o700);
}

/** Creates the cluster beside its final place and renames it there: a crash half-way leaves nothing behind. */
async function initialise(
  native: string,
  dataDir: string,
  cluster: string,
  disposable: boolean,
): Promise<void> {
  const partial = path.join(dataDir, `postgres.new.${process.pid}`);
  await fs.rm(partial, { recursive: true, force: true });
  await fs.mkdir(partial, { mode: 0o700 });
  await giveAway(partial);
  const result = spawnSync(
    path.join(native, 'bin', 'initdb'),
    [
      '-D',
      '/proc/self/cwd',
      '-U',
      EMBEDDED_USER,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      ...(disposable ? ['--no-sync'] : []),
    ],
    { cwd: partial, encoding: 'utf8', env: environment(), ...runAs() },
  );
  if (result.status !== 0) {
    await fs.rm(partial, { recursive: true, force: true });
    throw new StartError(
      `PostgreSQL could not create its data in ${dataDir}: ${lastLine(result.stderr)}`,
    );
  }
  await fs.rename(partial, cluster).catch(() => fs.rm(partial, { recursive: true, force: true }));
}

/** How long a server that was killed may stay in the table of processes, or its workers over the data. */
const LEAVING_MS = 10_000;
/** What PostgreSQL says then: it does not start beside what may be a server. */
const LEAVING = /lock file "postmaster\.pid" already exists|pre-existing shared memory block/;

/** Starts the server. @returns false when one that another process started over the same folder answers instead */
async function start(
  native: string,
  dataDir: string,
  cluster: string,
  socketDir: string,
  disposable: boolean,
): Promise<boolean> {
  let deadline = Infinity;
  for (;;) {
    const refusal = await tryToStart(native, dataDir, cluster, socketDir, disposable);
    if (refusal === null) return true;
    if (await answers(socketDir)) return false;
    const now = performance.now();
    if (!LEAVING.test(refusal.said) || now > deadline) throw new StartError(refusal.sentence);
    deadline = Math.min(deadline, now + LEAVING_MS);
    await delay(100);
  }
}

/** Null when the server answers, or why it does not. */
async function tryToStart(
  native: string,
  dataDir: string,
  cluster: string,
  socketDir: string,
  disposable: boolean,
): Promise<{ readonly sentence: string; readonly said: string } | null> {
  const logFile = path.join(dataDir, 'postgres.log');
  const log = openSync(logFile, 'a', 0o600);
  const logged = fstatSync(log).size;
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    port: String(SOCKET_PORT),
    // Tests of two workers share a server.
    max_connections: disposable ? '400' : '200',
    shared_buffers: '128MB',
    // No DETAIL in the log: it names the values of a row.
    log_error_verbosity: 'terse',
    ...(disposable ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const options: SpawnOptions = {
    cwd: cluster,
    env: environment(),
    stdio: ['ignore', log, log],
    // Its own process group: Ctrl-C in the terminal reaches Node alone, which then stops the server in order.
    detached: true,
    ...runAs(),
  };
  const child = spawn(
    path.join(native, 'bin', 'postgres'),
    ['-D', '/proc/self/cwd', ...flags],
    options,
  );
  closeSync(log);
  let ended: string | null = null;
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code) => (ended = `it ended with code ${code}`));
  child.unref();
  await waitUntil(async () => ended !== null || (await answers(socketDir)), {
    timeoutMs: 60_000,
    what: 'PostgreSQL to answer',
  });
  if (ended === null) return null;
  const written = await fs.readFile(logFile).catch(() => Buffer.alloc(0));
  const said = written.subarray(logged).toString();
  return {
    said,
    sentence: `PostgreSQL did not start (${String(ended)}). The end of ${logFile}: ${lastLine(said)}`,
  };
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';

async function giveAway(folder: string): Promise<void> {
  const { uid, gid } = runAs();
  if (uid !== undefined && gid !== undefined) await fs.chown(folder, uid, gid);
}
