import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { socketDirOf } from '../db/launcher.ts';
import { waitUntil } from '../db/wait.ts';

it('the servers of a test end, and their folder goes, when the process that asked for them is killed', async () => {
  const program = `
    import { guardedFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'guarded-folder.ts'))};
    import { launchEmbedded } from ${JSON.stringify(path.join(import.meta.dirname, '../db/launcher.ts'))};
    const folder = await guardedFolder();
    await launchEmbedded({ dataDir: folder.path, disposable: true });
    process.stdout.write(folder.path);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const folder = String(output);
  const pidFile = await fs.readFile(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8');
  const server = `/proc/${Number.parseInt(pidFile, 10)}`;
  expect(existsSync(server)).toBe(true);
  child.kill('SIGKILL');
  const remains = [server, folder, socketDirOf(folder)];
  await waitUntil(() => !remains.some((each) => existsSync(each)), {
    timeoutMs: 120_000,
    what: 'nothing to remain',
  });
});
