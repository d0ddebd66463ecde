import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { createLocalStorage } from './local-storage.ts';

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
