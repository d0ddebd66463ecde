/** Activation links: a random token in the mail, its hash in the database. */
import { createHash, randomBytes } from 'node:crypto';
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import { activationTokens } from '../../db/schema.ts';

export const TOKEN_LIFETIME_HOURS = 24;

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A token nobody can guess, for an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export async function makeActivationToken(
  services: Services,
  db: Executor,
  memberId: string,
): Promise<string> {
  const token = newToken();
  const now = services.clock();
  await db.insert(activationTokens).values({
    tokenHash: hashToken(token),
    memberId,
    createdAt: new Date(now),
    expiresAt: new Date(now + TOKEN_LIFETIME_HOURS * 3_600_000),
  });
  return token;
}
