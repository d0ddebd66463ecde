import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import { checkName, isName } from './names.ts';
import { StorageRefusedError } from './storage-port.ts';
import type { StoragePort } from './storage-port.ts';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);
/** The folder is another user's, or mounted to be read only. */
const CLOSED: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS']);

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
      await fs.mkdir(folder, { recursive: true });
      await fs.writeFile(partial, content, { flush: true });
      await fs.rename(partial, target);
      await flushFolder(folder);
    } catch (error) {
      await fs.rm(partial, { force: true });
      await removeEmpty(folder);
      throw error;
    }
  }

  /** The folders above that nothing lies in, up to the storage itself. */
  async function removeEmpty(folder: string): Promise<void> {
    if (!folder.startsWith(dir + path.sep)) return;
    try {
      await fs.rmdir(folder);
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
        const code = codeOf(error) ?? '';
        if (FULL.has(code)) throw new StorageRefusedError('no room is left', { cause: error });
        if (CLOSED.has(code))
          throw new StorageRefusedError(`${dir} cannot be written (${code})`, { cause: error });
        throw error;
      }
    },
    async has(name) {
      return fs.access(place(name)).then(
        () => true,
        () => false,
      );
    },
    async open(name) {
      if (!isName(name)) return null;
      const file = place(name);
      const found = await fs.stat(file).catch(() => null);
      if (found === null || !found.isFile()) return null;
      return { size: found.size, stream: () => createReadStream(file) };
    },
    async remove(name) {
      const file = place(name);
      const folder = path.dirname(file);
      await fs.rm(file, { force: true });
      for (const other of await fs.readdir(folder).catch(() => [])) {
        if (PARTIAL.exec(other)?.[1] === path.basename(file)) {
          await fs.rm(path.join(folder, other), { force: true });
        }
      }
      await removeEmpty(folder);
    },
  };
}

/** So that the name is there after a loss of power, too. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
