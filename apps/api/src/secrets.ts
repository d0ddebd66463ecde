import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody can guess, for an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Of a token, this alone is kept: the database opens nothing to who reads it. */
export const sha256 = (content: string | Uint8Array): Buffer =>
  createHash('sha256').update(content).digest();
