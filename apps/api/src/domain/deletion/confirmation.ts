/** Between the password and the last word: a proof that the password was given, for one session and a short while. */
import { timingSafeEqual } from 'node:crypto';
import type { Answer } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import { problem } from '../problem.ts';
import type { SessionRow } from '../sessions/sessions.ts';

const LIFETIME_MS = 15 * 60_000;

/** Keyed, so that only we can make one; nothing is stored. */
const proofOf = (services: Services, { memberId, idHash }: SessionRow, expires: number): Buffer =>
  services.vault.hash('code', `deletion ${memberId} ${idHash.toString('hex')} ${expires}`);

export function makeConfirmation(
  services: Services,
  session: SessionRow,
): Answer<'confirmDeletion'> {
  const expires = services.clock() + LIFETIME_MS;
  return {
    confirmation: `${expires}.${proofOf(services, session, expires).toString('base64url')}`,
    expires_at: new Date(expires).toISOString(),
  };
}

/** @throws 410 `confirmation_expired`, also where it was made up or is another session's */
export function checkConfirmation(services: Services, session: SessionRow, given: string): void {
  const [time = '', proof = ''] = given.split('.');
  const expected = proofOf(services, session, Number(time));
  const actual = Buffer.from(proof, 'base64url');
  const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
  if (!isOurs || Number(time) <= services.clock()) throw problem('confirmation_expired');
}
