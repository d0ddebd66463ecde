import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { fromRoot } from './paths.mjs';

test('the server ends in order when the script that started it is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'velours-attached-'));
  const file = (/** @type {string} */ name) => join(folder, name);
  writeFileSync(
    file('server.mjs'),
    `import { writeFileSync } from 'node:fs';
     process.on('SIGTERM', () => { writeFileSync(${JSON.stringify(file('ended'))}, ''); process.exit(0); });
     setInterval(() => {}, 1000);
     writeFileSync(${JSON.stringify(file('started'))}, '');`,
  );
  const attached = pathToFileURL(fromRoot('scripts', 'lib', 'attached.mjs')).href;
  writeFileSync(
    file('starter.mjs'),
    `import { spawn } from 'node:child_process';
     spawn(process.execPath, ['--import', ${JSON.stringify(attached)}, ${JSON.stringify(file('server.mjs'))}],
       { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });`,
  );
  const starter = spawn(process.execPath, [file('starter.mjs')], { stdio: 'ignore' });
  try {
    await expect.poll(() => existsSync(file('started'))).toBe(true);
    expect(existsSync(file('ended'))).toBe(false);
    starter.kill('SIGKILL');
    await expect.poll(() => existsSync(file('ended'))).toBe(true);
  } finally {
    starter.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});
