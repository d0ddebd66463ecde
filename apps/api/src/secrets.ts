import { createHash, randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** A token that nobody can guess, for an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Of a token, this alone is kept: the database opens nothing to who reads it. */
export const sha256 = (content: string | Uint8Array): Buffer =>
  createHash('sha256').update(content).digest();

/** A demo's own secret: made once and kept in the data folder, readable by this user only. Whichever process comes first makes it. */
export async function keptSecret(dataDir: string, name: string, made: string): Promise<string> {
  const file = path.join(dataDir, name);
  // It has its name once it is whole: a process that starts at the same time reads it at once.
  const partial = `${file}.${randomUUID()}`;
  await fs.mkdir(dataDir, { recursive: true });
  await fs.writeFile(partial, made, { mode: 0o600, flush: true });
  try {
    await fs.link(partial, file);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  } finally {
    await fs.rm(partial);
  }
  return fs.readFile(file, 'utf8');
}
