/** A streaming replica of a test's PostgreSQL, on the same machine. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { EMBEDDED_USER, SOCKET_PORT, launchEmbedded } from '../db/launcher.ts';
import type { EmbeddedServer } from '../db/launcher.ts';

/** What it calls itself, for `synchronous_standby_names`. */
export const STANDBY_NAME = 'replica';

/** Copies the data of `primary` while it stands still, and starts both. Nobody may be connected. */
export async function startStandby(
  primary: EmbeddedServer,
  primaryDataDir: string,
  dataDir: string,
): Promise<EmbeddedServer> {
  const cluster = path.join(dataDir, 'postgres');
  await primary.stop();
  // With its owner, which PostgreSQL asks for.
  execFileSync('cp', ['-a', path.join(primaryDataDir, 'postgres'), cluster]);
  await fs.writeFile(path.join(cluster, 'standby.signal'), '');
  await fs.appendFile(
    path.join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${primary.socketDir} port=${SOCKET_PORT} user=${EMBEDDED_USER} application_name=${STANDBY_NAME}'\n`,
  );
  await primary.restart();
  return launchEmbedded({ dataDir });
}
