/** PgBouncer in front of a test's PostgreSQL, set as docs/operations.md says. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs/promises';
import net from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { EMBEDDED_USER, SOCKET_PORT } from '../db/postmaster.ts';
import { waitUntil } from '../db/wait.ts';
import { atEndOfFile } from './end-of-file.ts';
import { temporaryDataDir } from './guarded-folder.ts';

export interface Pgbouncer {
  /** Of a database behind it. */
  url(database: string): string;
  /** Kills it in the middle of its work, and starts it again. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Nobody: as root it refuses to run. */
const AS = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * @param program the executable, Debian's `pgbouncer`
 * @param host of the PostgreSQL behind it, or the folder of its socket
 */
export async function startPgbouncer(
  program: string,
  host: string,
  serverPort = SOCKET_PORT,
): Promise<Pgbouncer> {
  const folder = await temporaryDataDir();
  const file = path.join(folder, 'pgbouncer.ini');
  const port = await freePort();
  await fs.chmod(folder, 0o755);
  await fs.writeFile(
    file,
    `[databases]
* = host=${host} port=${serverPort} user=${EMBEDDED_USER}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = session
default_pool_size = 60
server_login_retry = 1
max_client_conn = 200
`,
  );
  let child: ChildProcess | undefined;
  const start = async () => {
    child = spawn(program, ['--quiet', file], { ...AS, stdio: 'ignore' });
    await once(child, 'spawn');
    await waitUntil(() => accepts(port), { timeoutMs: 30_000, what: 'PgBouncer to listen' });
  };
  const kill = async () => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  };
  atEndOfFile(kill);
  await start();
  return {
    url: (database) => `postgres://${EMBEDDED_USER}@127.0.0.1:${port}/${database}`,
    restart: async () => {
      await kill();
      await start();
    },
    close: kill,
  };
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
