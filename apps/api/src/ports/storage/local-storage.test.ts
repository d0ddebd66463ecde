import fs, { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createLocalStorage } from './local-storage.ts';
import { StorageRefusedError } from './storage-port.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'velours-storage-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('a stored file is read back as it was written, and replaced as a whole', async () => {
  const storage = createLocalStorage(dir);
  await storage.put('ab/photo.webp', Buffer.from('one'));
  await storage.put('ab/photo.webp', Buffer.from('second'));
  const file = await storage.open('ab/photo.webp');
  expect(file?.size).toBe(6);
  expect(file && (await buffer(file.stream())).toString()).toBe('second');
  expect(await readdir(path.join(dir, 'ab'))).toEqual(['photo.webp']);
});

test('a removed file is gone, and removing it again is no error', async () => {
  const storage = createLocalStorage(dir);
  await storage.put('photo.webp', Buffer.from('one'));
  await storage.remove('photo.webp');
  await storage.remove('photo.webp');
  expect(await storage.has('photo.webp')).toBe(false);
  expect(await storage.open('photo.webp')).toBeNull();
});

test.each(['../secret.webp', '/etc/passwd', 'a/../b.webp', 'a//b.webp', '.env', 'a/.env', 'a'])(
  'a name that could leave the folder is refused: %s',
  async (name) => {
    const storage = createLocalStorage(dir);
    await expect(storage.put(name, Buffer.from('x'))).rejects.toThrow(RangeError);
    expect(await storage.open(name)).toBeNull();
  },
);

test('a folder that nothing lies in any more is gone, and the storage itself stays', async () => {
  const storage = createLocalStorage(path.join(dir, 'photos'));
  await storage.put('exports/ab/one.zip', Buffer.from('one'));
  await storage.put('exports/cd/two.zip', Buffer.from('two'));
  await storage.remove('exports/ab/one.zip');
  expect(await readdir(path.join(dir, 'photos/exports'))).toEqual(['cd']);
  await storage.remove('exports/cd/two.zip');
  expect(await readdir(path.join(dir, 'photos'))).toEqual([]);
});

test('what a crash left of a file goes with its removal, and nothing else', async () => {
  const storage = createLocalStorage(dir);
  const left = '0198c0de-0001-4a00-8a00-000000000001.part';
  await storage.put('ab/photo.webp', Buffer.from('one'));
  await storage.put('ab/photo2.webp', Buffer.from('two'));
  for (const name of [`photo.webp.${left}`, `photo2.webp.${left}`]) {
    await writeFile(path.join(dir, 'ab', name), 'half');
  }
  await storage.remove('ab/photo.webp');
  expect(await readdir(path.join(dir, 'ab'))).toEqual(['photo2.webp', `photo2.webp.${left}`]);
});

test.each(['EACCES', 'EPERM', 'EROFS'])(
  'a folder that cannot be written is refused as a full disk is, and named: %s',
  async (code) => {
    const storage = createLocalStorage(dir);
    const failure = Object.assign(new Error(`${code}: mkdir`), { code });
    const made = vi.spyOn(fs, 'mkdir').mockRejectedValue(failure);
    const put = storage.put('ab/photo.webp', Buffer.from('one'));
    await expect(put).rejects.toThrow(
      new StorageRefusedError(`${dir} cannot be written (${code})`),
    );
    await expect(put).rejects.toThrow(StorageRefusedError);
    made.mockRestore();
  },
);

test('a write that fails leaves nothing', async () => {
  const storage = createLocalStorage(dir);
  // A folder stands where the file is to be.
  await mkdir(path.join(dir, 'ab/photo.webp'), { recursive: true });
  await expect(storage.put('ab/photo.webp', Buffer.from('one'))).rejects.toThrow(
    /EISDIR|ENOTEMPTY/,
  );
  expect(await readdir(path.join(dir, 'ab'))).toEqual(['photo.webp']);
});
