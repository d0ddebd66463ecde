import { Readable } from 'node:stream';
import type { StoragePort } from '../ports/storage/storage-port.ts';

export interface MemoryStorage extends StoragePort {
  /** The names of all files. */
  names(): string[];
}

/** Photo storage that lives as long as its test. */
export function createMemoryStorage(): MemoryStorage {
  const files = new Map<string, Uint8Array>();
  return {
    put: async (name, content) => void files.set(name, content),
    has: async (name) => files.has(name),
    open: async (name) => {
      const content = files.get(name);
      return content === undefined
        ? null
        : { size: content.length, stream: () => Readable.from([content]) };
    },
    remove: async (name) => void files.delete(name),
    names: () => [...files.keys()],
  };
}
