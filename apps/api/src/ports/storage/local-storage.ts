import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { StoragePort } from './storage-port.ts';

const NAME = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*\.[a-z0-9]+$/;

/** The local adapter: files under one folder (`DATA_DIR/photos`), which is made when first needed. */
export function createLocalStorage(dir: string): StoragePort {
  const place = (name: string): string => {
    if (!NAME.test(name)) throw new RangeError(`not a storage name: ${name}`);
    return path.join(dir, name);
  };
  return {
    async put(name, content) {
      const target = place(name);
      await mkdir(path.dirname(target), { recursive: true });
      const partial = `${target}.${randomUUID()}.part`;
      await writeFile(partial, content);
      await rename(partial, target);
    },
    async has(name) {
      return access(place(name)).then(
        () => true,
        () => false,
      );
    },
    async open(name) {
      if (!NAME.test(name)) return null;
      const file = place(name);
      const found = await stat(file).catch(() => null);
      if (found === null || !found.isFile()) return null;
      return { size: found.size, stream: () => createReadStream(file) };
    },
    async remove(name) {
      await rm(place(name), { force: true });
    },
  };
}
