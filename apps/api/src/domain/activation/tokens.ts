/** Activation links: a random token in the mail, its hash in the database. */
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import { activationTokens } from '../../db/schema.ts';
import { newToken, sha256 } from '../../secrets.ts';
import { HOUR_MS } from '../../ports/clock.ts';

export const TOKEN_LIFETIME_HOURS = 24;

export async function makeActivationToken(
  services: Services,
  db: Executor,
  memberId: string,
): Promise<string> {
  const token = newToken();
  const now = services.clock();
  await db.insert(activationTokens).values({
    tokenHash: sha256(token),
    memberId,
    createdAt: new Date(now),
    expiresAt: new Date(now + TOKEN_LIFETIME_HOURS * HOUR_MS),
  });
  return token;
}
