/** The real process over a real data folder, for tests that kill it. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import NODE_FLAGS from '../../node-flags.mjs';
import { atEndOfFile } from './end-of-file.ts';
import { waitUntil } from '../db/wait.ts';

export type ProductProcess = ChildProcess & { output(): string };

export interface RunningProduct {
  readonly child: ProductProcess;
  readonly origin: string;
  /** From the start of the process until it listened. */
  readonly startedInMs: number;
  /** What the process itself computed until then; other work on the machine is not in it. */
  readonly processorMs: number;
}

export interface Product {
  /** Starts the process, with more settings. */
  spawn(env?: Readonly<Record<string, string>>): ProductProcess;
  /** Starts it and waits until it listens. */
  start(env?: Readonly<Record<string, string>>): Promise<RunningProduct>;
}

/** Ends the product in order when the process of the tests is gone. */
const ATTACHED = path.resolve(import.meta.dirname, '../../../../scripts/lib/attached.mjs');

/** @param imports modules that the process loads before its own (`--import`) */
export function productOver(dataDir: string, imports: readonly string[] = []): Product {
  const children = new Set<ChildProcess>();
  atEndOfFile(() => children.forEach((child) => child.kill('SIGKILL')));

  const spawnMain: Product['spawn'] = (env) => {
    const main = path.join(import.meta.dirname, '../main.ts');
    const before = [ATTACHED, ...imports].flatMap((module) => ['--import', module]);
    const child = spawn(process.execPath, [...NODE_FLAGS, ...before, main], {
      // No site: this is about the server.
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        DATA_DIR: dataDir,
        PORT: '0',
        SITE_BUILD: '/nowhere',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    children.add(child);
    child.once('exit', () => children.delete(child));
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (output += String(chunk)));
    return Object.assign(child, { output: () => output });
  };

  return {
    spawn: spawnMain,
    start: async (env) => {
      const begin = performance.now();
      const child = spawnMain(env);
      await waitUntil(() => child.output().includes('Ctrl-C') || child.exitCode !== null, {
        timeoutMs: 240_000,
        what: 'the process to listen',
      });
      const startedInMs = performance.now() - begin;
      const origin = /http:\/\/localhost:\d+/.exec(child.output())?.[0];
      if (origin === undefined) throw new Error(`It did not start: ${child.output()}`);
      return { child, origin, startedInMs, processorMs: await processorMs(child.pid ?? 0) };
    },
  };
}

/** User and system time of a process; Linux counts it in hundredths of a second. */
async function processorMs(pid: number): Promise<number> {
  const fields = (await fs.readFile(`/proc/${pid}/stat`, 'utf8')).split(') ').at(-1)?.split(' ');
  return 10 * (Number(fields?.[11]) + Number(fields?.[12]));
}

/** The exit code of a process that has ended; null after a signal. */
export async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

/** Ends the database server of a data folder as a crash does; `whole` takes its workers in the middle of their work too. */
export async function killDatabase(dataDir: string, whole: boolean): Promise<void> {
  const pids = await databasePids(dataDir);
  signalAll(whole ? pids : pids.slice(0, 1), 'SIGKILL');
}

/** The database server of a data folder, and its workers after it. */
export async function databasePids(dataDir: string): Promise<readonly number[]> {
  const file = await fs.readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  const server = Number.parseInt(file, 10);
  const children = await fs.readFile(`/proc/${server}/task/${server}/children`, 'utf8');
  return [server, ...(children.match(/\d+/g) ?? []).map(Number)];
}

/** Sends a signal to each process that is still there. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // A worker may have ended by itself.
      if ((error as { code?: string }).code !== 'ESRCH') throw error;
    }
  }
}
