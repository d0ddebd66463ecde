/** Passkeys (feature B08): adding, listing, removing, and logging in with one. The cryptography is @simplewebauthn/server's. */
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { and, desc, eq } from 'drizzle-orm';
import type { Body, Schemas } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { members, passkeyChallenges, passkeys } from '../../db/schema.ts';
import { checkIsHere } from '../members/log-in.ts';
import type { MemberRow } from '../members/members.ts';
import { fieldProblem, problem } from '../problem.ts';
import { deviceOf } from '../sessions/device.ts';
import { takeChallenge } from './challenges.ts';

const MOST = 10;

/** Where a passkey is used: the browser signs both. */
export interface Place {
  /** `https://velours.example`. */
  readonly origin: string;
  /** Its host, without the port. */
  readonly rpId: string;
}

/** Who a passkey says it belongs to. */
export const handleOf = (memberId: string): string =>
  Buffer.from(memberId.replaceAll('-', ''), 'hex').toString('base64url');

function memberOfHandle(handle: string): string | null {
  const hex = Buffer.from(handle, 'base64url').toString('hex');
  const parts = /^(\w{8})(\w{4})(\w{4})(\w{4})(\w{12})$/.exec(hex);
  return parts && parts.slice(1).join('-');
}

/** What the member signed the challenge over, by the browser; null where it is not readable. */
function challengeOf(clientData: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as {
      challenge?: unknown;
    };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

const rowsOf = (db: Executor, memberId: string) =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.memberId, memberId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id))
    .limit(MOST);

/** Credential ids of the member's passkeys. */
export const knownTo = async (db: Executor, memberId: string): Promise<string[]> =>
  (await rowsOf(db, memberId)).map(({ credentialId }) => credentialId);

/** Removes all of the member's, and the challenges for one more. */
export async function removePasskeys(tx: Tx, memberId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.memberId, memberId));
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.memberId, memberId));
}

export async function listPasskeys(
  db: Executor,
  memberId: string,
): Promise<{ passkeys: Schemas['PasskeyFacts'][] }> {
  const rows = await rowsOf(db, memberId);
  return {
    passkeys: rows.map(({ id, userAgent, createdAt, lastUsedAt }) => {
      const { browser, system } = deviceOf(userAgent);
      return {
        id,
        browser,
        system,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt?.toISOString() ?? null,
      };
    }),
  };
}

/** Whether there may be one more, before a device makes it for nothing. @throws 422 `validation_failed`: `out_of_range` at `credential` */
export async function checkRoom(db: Executor, memberId: string): Promise<void> {
  if ((await rowsOf(db, memberId)).length >= MOST)
    throw fieldProblem('credential', 'out_of_range', { maximum: MOST });
}

/**
 * The member has proved their password; the caller holds the member's row, so that no more are added than there may be.
 * @throws 422 `validation_failed`: `invalid` or `out_of_range` at `credential`
 */
export async function addPasskey(
  services: Services,
  tx: Tx,
  memberId: string,
  credential: Body<'addPasskey'>['credential'],
  { origin, rpId, userAgent }: Place & { readonly userAgent: string | undefined },
): Promise<void> {
  const { id, client_data: clientDataJSON, attestation: attestationObject } = credential;
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) => takeChallenge(services, tx, challenge, memberId),
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(() => null);
  if (verified?.verified !== true) throw fieldProblem('credential', 'invalid');
  await checkRoom(tx, memberId);
  const { credential: made } = verified.registrationInfo;
  await tx
    .insert(passkeys)
    .values({
      memberId,
      id: services.newId(),
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey),
      counter: made.counter,
      rpId,
      userAgent: userAgent?.slice(0, 300) ?? null,
      createdAt: new Date(services.clock()),
    })
    .onConflictDoNothing();
}

export const removePasskey = (tx: Tx, memberId: string, id: string) =>
  tx.delete(passkeys).where(and(eq(passkeys.memberId, memberId), eq(passkeys.id, id)));

/**
 * Whose passkey this is. Whatever is wrong with it is answered alike.
 * @throws 401 `login_failed`; 403 `account_deleted`
 */
export async function logInWithPasskey(
  services: Services,
  body: Body<'logInWithPasskey'>,
  { origin, rpId }: Place,
): Promise<MemberRow> {
  const { id, client_data: clientDataJSON, signature, user_handle: userHandle } = body;
  const challenge = challengeOf(clientDataJSON);
  // Used whatever comes of it: no answer is tried twice.
  const isOpen =
    challenge !== null && (await takeChallenge(services, services.db, challenge, null));
  const memberId = memberOfHandle(userHandle);
  if (!isOpen || memberId === null) throw problem('login_failed');
  const [found] = await services.db
    .select({ passkey: passkeys, member: members })
    .from(passkeys)
    .innerJoin(members, eq(members.id, passkeys.memberId))
    .where(and(eq(passkeys.memberId, memberId), eq(passkeys.credentialId, id)));
  if (found === undefined) throw problem('login_failed');
  const { passkey, member } = found;
  const verified = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: body.authenticator_data,
        signature,
        userHandle,
      },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (verified?.verified !== true) throw problem('login_failed');

  await checkIsHere(services, member);
  await services.db
    .update(passkeys)
    .set({
      counter: verified.authenticationInfo.newCounter,
      lastUsedAt: new Date(services.clock()),
    })
    .where(and(eq(passkeys.memberId, memberId), eq(passkeys.id, passkey.id)));
  return member;
}
