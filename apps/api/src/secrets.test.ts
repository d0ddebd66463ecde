import fs, { appendFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { keptSecret } from './secrets.ts';

it('a secret is whole for a process that starts while another writes it, and the same for both', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'velours-secret-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const dataDir = path.join(folder, 'data');
  let other = '';
  const write = vi.spyOn(fs, 'writeFile').mockImplementationOnce(async (file) => {
    await appendFile(file, 'made ', { mode: 0o600 });
    other = await keptSecret(dataDir, 'a.key', 'made second');
    await appendFile(file, 'first');
  });
  onTestFinished(() => write.mockRestore());
  const first = await keptSecret(dataDir, 'a.key', 'made first');
  expect(['made first', 'made second']).toContain(other);
  expect(first).toBe(other);
  expect(await keptSecret(dataDir, 'a.key', 'made later')).toBe(first);
  expect(await readdir(dataDir)).toEqual(['a.key']);
  expect((await stat(path.join(dataDir, 'a.key'))).mode & 0o777).toBe(0o600);
});
