/** Passwords: argon2id, stored as PHC strings. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2 as never);

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
export const PASSWORD_COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_LENGTH = 32;

let cost = PASSWORD_COST;

/** What each password costs from now on. Set by testing/ alone, where thousands are hashed. */
export function setPasswordCost(other: typeof PASSWORD_COST): void {
  cost = other;
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const phcOf = (nonce: Buffer, hash: Buffer) =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(hash)}`;

/** Of a password nobody knows. */
const dummy = () => phcOf(randomBytes(16), randomBytes(TAG_LENGTH));

/** `$argon2id$v=19$m=...,t=...,p=...$salt$hash` */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const message = password.normalize('NFC');
  return phcOf(nonce, await derive('argon2id', { message, nonce, ...cost, tagLength: TAG_LENGTH }));
}

const PHC =
  /^\$argon2id\$v=19\$m=(?<memory>\d+),t=(?<passes>\d+),p=(?<lanes>\d+)\$(?<salt>[A-Za-z0-9+/]+)\$(?<hash>[A-Za-z0-9+/]+)$/;

/** Whether the password is the one of this PHC string. A missing one costs as much as a present one. */
export async function verifyPassword(phc: string | null, password: string): Promise<boolean> {
  const parts = PHC.exec(phc ?? dummy())?.groups;
  if (parts === undefined) throw new Error('Not an argon2id PHC string');
  const expected = Buffer.from(parts['hash'] ?? '', 'base64');
  const actual = await derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: Buffer.from(parts['salt'] ?? '', 'base64'),
    memory: Number(parts['memory']),
    passes: Number(parts['passes']),
    parallelism: Number(parts['lanes']),
    tagLength: expected.length,
  });
  return timingSafeEqual(actual, expected) && phc !== null;
}
