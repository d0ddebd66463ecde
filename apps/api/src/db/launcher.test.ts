import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withClient } from './connection.ts';
import { temporaryDataDir } from '../testing/guarded-folder.ts';
import { launchEmbedded } from './launcher.ts';
import { openDatabase } from './open.ts';
import { waitUntil } from './wait.ts';

/** Another process that opens the data folder and says so. */
async function opener(dataDir: string) {
  const program = `
    import { openDatabase } from ${JSON.stringify(path.join(import.meta.dirname, 'open.ts'))};
    const database = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    await database.pool.query('create table if not exists kept (n int)');
    await database.pool.query('insert into kept values (7)');
    process.stdout.write('open');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

/** The first line of the server's own file. */
const postmaster = async (dataDir: string) =>
  (await fs.readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0];

describe('the embedded PostgreSQL', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it('is adopted, with its data, after kill -9 of the process that started it', async () => {
    const dataDir = await temporaryDataDir();
    const child = await opener(dataDir);
    child.kill('SIGKILL');
    await once(child, 'exit');

    const adopted = await launchEmbedded({ dataDir });
    expect(adopted.adopted).toBe(true);
    const database = await openDatabase({ dataDir });
    const { rows } = await database.pool.query<{ n: number }>('select n from kept');
    expect(rows.map(({ n }) => n)).toEqual([7]);
    await database.close();
  });

  it('refuses, in one sentence, a data folder that another running process owns', async () => {
    const dataDir = await temporaryDataDir();
    const child = await opener(dataDir);
    await expect(openDatabase({ dataDir })).rejects.toThrow(/is in use by another running Velours/);
    child.kill('SIGKILL');
    await once(child, 'exit');
  });

  it('starts over a folder whose path is long and closed to others', async () => {
    const dataDir = path.join(await temporaryDataDir(), 'a'.repeat(100), 'b'.repeat(100));
    const server = await launchEmbedded({ dataDir, disposable: true });
    const found = await withClient(server.target('postgres'), (client) => client.query('select 1'));
    expect(found.rowCount).toBe(1);
    await server.stop();
  });

  it('replaces a server whose socket folder was cleaned away', async () => {
    const dataDir = await temporaryDataDir();
    const first = await launchEmbedded({ dataDir, disposable: true });
    await fs.rm(first.socketDir, { recursive: true });
    const second = await launchEmbedded({ dataDir, disposable: true });
    expect(second.adopted).toBe(false);
    const found = await withClient(second.target('postgres'), (client) => client.query('select 1'));
    expect(found.rowCount).toBe(1);
  });

  it('is reached, and goes on, where another temporary folder is set than when it was started', async () => {
    const dataDir = await temporaryDataDir();
    const child = await opener(dataDir);
    const pid = await postmaster(dataDir);
    const other = path.join(await temporaryDataDir(), 'tmp');
    await fs.mkdir(other, { mode: 0o755 });
    vi.stubEnv('TMPDIR', other);
    const adopted = await launchEmbedded({ dataDir });
    expect([adopted.adopted, await postmaster(dataDir)]).toEqual([true, pid]);
    const found = await withClient(adopted.target('velours'), (client) =>
      client.query<{ n: number }>('select n from kept'),
    );
    expect(found.rows.map(({ n }) => n)).toEqual([7]);
    child.kill('SIGKILL');
    await once(child, 'exit');
  });

  it('starts as soon as a server that was killed has left the table of processes', async () => {
    const dataDir = await temporaryDataDir();
    await launchEmbedded({ dataDir, disposable: true });
    const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
    const [pid, ...rest] = (await fs.readFile(pidFile, 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
    await waitUntil(() => !existsSync(`/proc/${pid}`), { timeoutMs: 120_000, what: 'its end' });
    // Whatever has the number, it is no server.
    const root = process.getuid?.() === 0;
    const remains = spawn('sleep', ['600'], root ? { uid: 65_534, gid: 65_534 } : {});
    await fs.writeFile(pidFile, [remains.pid, ...rest].join('\n'));
    const starting = launchEmbedded({ dataDir, disposable: true });
    const log = () => fs.readFile(path.join(dataDir, 'postgres.log'), 'utf8');
    await waitUntil(async () => (await log()).includes('lock file "postmaster.pid" already'), {
      timeoutMs: 120_000,
      what: 'a refusal',
    });
    remains.kill('SIGKILL');
    expect((await starting).adopted).toBe(false);
  });
});
