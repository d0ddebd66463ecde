import type { Readable } from 'node:stream';

/** A stored file, ready to be sent. */
export interface StoredFile {
  readonly size: number;
  stream(): Readable;
}

/** The storage takes no file now: no room is left, or its folder cannot be written. Nothing of the file was left. */
export class StorageRefusedError extends Error {
  override readonly name = 'StorageRefusedError';
}

/** Where photos lie: named files, written once and never changed. Names are `[a-z0-9._-]` and `/`. */
export interface StoragePort {
  /**
   * Writes a file, which outlives a loss of power from then on; a file of that name is replaced as a whole, never seen half written.
   * @throws StorageRefusedError
   */
  put(name: string, content: Uint8Array): Promise<void>;
  /** Whether a file of that name exists. */
  has(name: string): Promise<boolean>;
  /** The file of that name, or null. */
  open(name: string): Promise<StoredFile | null>;
  /** Removes a file, what a crash left of its writing, and a folder that is empty then; one that is not there is no error. */
  remove(name: string): Promise<void>;
}
