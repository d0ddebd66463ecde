/** The server that lives over a cluster: who it is, whether it answers, and its end. */
import fs from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '@velours/host/start-error';
import pg from 'pg';
import { waitUntil } from './wait.ts';

export const EMBEDDED_USER = 'velours';
export const SOCKET_PORT = 5432;

/** Whether a server accepts connections on the socket. */
export async function answers(socketDir: string): Promise<boolean> {
  if (socketDir === '' || !existsSync(path.join(socketDir, `.s.PGSQL.${SOCKET_PORT}`)))
    return false;
  const client = new pg.Client({
    host: socketDir,
    port: SOCKET_PORT,
    user: EMBEDDED_USER,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** The server over this cluster, or null when none lives (a stale pid file is no server). */
export async function findPostmaster(
  cluster: string,
): Promise<{ readonly pid: number; readonly socketDir: string } | null> {
  const file = await fs.readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  // Pid, data folder, time of the start, port, folder of the socket.
  const [first = '', , , , socketDir = ''] = file.split('\n');
  const pid = Number.parseInt(first, 10);
  if (!Number.isInteger(pid) || pid <= 1) return null;
  const workingDir = await fs.readlink(`/proc/${pid}/cwd`).catch(() => null);
  return workingDir === cluster ? { pid, socketDir } : null;
}

/**
 * A server that lives but whose socket is gone (a cleaned temporary folder) is stopped before a new one starts.
 * @throws StartError for one that answers at a socket of its own
 */
export async function endUnreachable(cluster: string): Promise<void> {
  const living = await findPostmaster(cluster);
  if (living === null) return;
  if (await answers(living.socketDir))
    throw new StartError(`PostgreSQL runs over ${cluster} already, in ${living.socketDir}.`);
  await endServer(cluster, living.pid);
}

/** Fast shutdown; resolves when the process is gone. */
export async function endServer(cluster: string, pid: number): Promise<void> {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // Already gone.
  }
  await waitUntil(async () => (await findPostmaster(cluster)) === null, {
    timeoutMs: 60_000,
    what: 'PostgreSQL to stop',
  });
}
