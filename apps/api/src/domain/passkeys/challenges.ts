/** What a passkey is asked to sign (W3C WebAuthn): each challenge has one answer, within five minutes. */
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import { passkeyChallenges } from '../../db/schema.ts';
import { newToken, sha256 } from '../../secrets.ts';

const LIFETIME_MS = 5 * 60_000;

/** @param memberId who adds a passkey; null for a log-in */
export async function openChallenge(services: Services, memberId: string | null): Promise<string> {
  const challenge = newToken();
  await services.db.insert(passkeyChallenges).values({
    challengeHash: sha256(challenge),
    memberId,
    expiresAt: new Date(services.clock() + LIFETIME_MS),
  });
  return challenge;
}

/** Whether the challenge was asked for by this caller and is still open; it is used by that. */
export async function takeChallenge(
  services: Services,
  db: Executor,
  challenge: string,
  memberId: string | null,
): Promise<boolean> {
  const used = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, sha256(challenge)),
        memberId === null
          ? isNull(passkeyChallenges.memberId)
          : eq(passkeyChallenges.memberId, memberId),
        gt(passkeyChallenges.expiresAt, new Date(services.clock())),
      ),
    )
    .returning({ hash: passkeyChallenges.challengeHash });
  return used.length === 1;
}

/** Removes what nobody answered in time. */
export async function forgetChallenges(services: Services): Promise<void> {
  await services.db
    .delete(passkeyChallenges)
    .where(lte(passkeyChallenges.expiresAt, new Date(services.clock())));
}
