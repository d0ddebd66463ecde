/**
 * Temporary folders for PostgreSQL clusters. A shell stands by each one: when its input closes, because the folder was released or
 * because the process that asked for it has ended (however it ended), it stops every server in the folder and removes the folder.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { socketDirOf } from '../db/launcher.ts';
import { atEndOfFile } from './end-of-file.ts';

export interface GuardedFolder {
  readonly path: string;
  /** Resolves when its servers have stopped and it is gone. */
  release(): Promise<void>;
}

/** A pid file may be older than the process that has its number now: the server's own folder tells. */
const GUARD = `
cat > /dev/null
find "$1" -name postmaster.pid | while read -r file; do
  pid=$(head -n 1 "$file")
  cluster=$(dirname "$file")
  for signal in INT QUIT; do
    tries=0
    while [ "$(readlink "/proc/$pid/cwd")" = "$cluster" ] && [ $tries -lt 300 ]; do
      [ $tries = 0 ] && kill -s $signal "$pid"
      tries=$((tries + 1))
      sleep 0.1
    done
  done
done
# A process that is ending may still write.
for try in 1 2 3 4 5 6 7 8 9 10; do
  rm -rf "$1" "$2" && break
  sleep 1
done
`;

export async function guardedFolder(): Promise<GuardedFolder> {
  const folder = await fs.realpath(await fs.mkdtemp(path.join(os.tmpdir(), 'velours-test-')));
  const guard = spawn('sh', ['-c', GUARD, 'sh', folder, socketDirOf(folder)], {
    cwd: '/',
    // Ctrl-C in the terminal ends the tests, not what cleans up after them.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  return {
    path: folder,
    release: async () => {
      guard.ref();
      guard.stdin.end();
      if (guard.exitCode === null) await once(guard, 'exit');
    },
  };
}

/** A data folder for the servers of this test file. */
export async function temporaryDataDir(): Promise<string> {
  const folder = await guardedFolder();
  atEndOfFile(folder.release);
  return folder.path;
}
