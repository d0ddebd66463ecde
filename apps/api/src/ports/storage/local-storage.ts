import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { checkName, isName } from './names.ts';
import { StorageFullError } from './storage-port.ts';
import type { StoragePort } from './storage-port.ts';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** What a write is called until it is whole. */
const PARTIAL = /^(.+)\.[0-9a-f-]{36}\.part$/;

/** The local adapter: files under one folder (`DATA_DIR/photos`), which is made when first needed. */
export function createLocalStorage(dir: string): StoragePort {
  const place = (name: string): string => {
    checkName(name);
    return path.join(dir, name);
  };

  async function write(target: string, content: Uint8Array): Promise<void> {
    const folder = path.dirname(target);
    const partial = `${target}.${randomUUID()}.part`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(partial, content, { flush: true });
      await rename(partial, target);
      await flushFolder(folder);
    } catch (error) {
      await rm(partial, { force: true });
      await removeEmpty(folder);
      throw error;
    }
  }

  /** The folders above that nothing lies in, up to the storage itself. */
  async function removeEmpty(folder: string): Promise<void> {
    if (!folder.startsWith(dir + path.sep)) return;
    try {
      await rmdir(folder);
    } catch {
      return;
    }
    await removeEmpty(path.dirname(folder));
  }

  return {
    async put(name, content) {
      const target = place(name);
      try {
        // The folder goes where a file was removed from it at the same moment.
        await write(target, content).catch((error: unknown) => {
          if (codeOf(error) !== 'ENOENT') throw error;
          return write(target, content);
        });
      } catch (error) {
        const isFull = codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT';
        throw isFull ? new StorageFullError('no room is left', { cause: error }) : error;
      }
    },
    async has(name) {
      return access(place(name)).then(
        () => true,
        () => false,
      );
    },
    async open(name) {
      if (!isName(name)) return null;
      const file = place(name);
      const found = await stat(file).catch(() => null);
      if (found === null || !found.isFile()) return null;
      return { size: found.size, stream: () => createReadStream(file) };
    },
    async remove(name) {
      const file = place(name);
      const folder = path.dirname(file);
      await rm(file, { force: true });
      for (const other of await readdir(folder).catch(() => [])) {
        if (PARTIAL.exec(other)?.[1] === path.basename(file)) {
          await rm(path.join(folder, other), { force: true });
        }
      }
      await removeEmpty(folder);
    },
  };
}

/** So that the name is there after a loss of power, too. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
