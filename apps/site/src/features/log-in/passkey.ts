/** Passkeys in the browser (B08; W3C WebAuthn, level 3): what the server asks is handed to the device, what it answers handed back. */
import type { Body } from '@velours/api-client';
import { answer, type Api } from '../../app/data/api.ts';

/** Whether this browser has passkeys, and reads what servers send as JSON. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function';

/** ES256, EdDSA and RS256, the best first: every authenticator has one of them. */
const ALGORITHMS = [-7, -8, -257];

/** The member closed the device's window, or it waited too long. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name);

/** Nothing was answered: given up by the member. */
const orNull = (error: unknown): null => {
  if (isGivenUp(error)) return null;
  throw error;
};

/**
 * Makes a passkey for the member who is logged in; null where they gave it up.
 * @throws DOMException `InvalidStateError` where the device has one of theirs already; what the client throws
 */
export async function createPasskey(
  api: Api,
  siteName: string,
  password: string,
): Promise<Body<'addPasskey'>['credential'] | null> {
  const {
    challenge,
    rp_id: id,
    user,
    known,
  } = await answer(api.POST('/api/passkey-challenge.php', { body: { password } }));
  if (!user) throw new Error('passkey-challenge.php knows no member');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON({
    challenge,
    rp: { id, name: siteName },
    user: { ...user, displayName: user.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: known.map((one) => ({ id: one, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
  const made = await navigator.credentials.create({ publicKey }).catch(orNull);
  if (!made) return null;
  const { id: credential, response } = (
    made as PublicKeyCredential
  ).toJSON() as RegistrationResponseJSON;
  return {
    id: credential,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
  };
}

/** What a passkey of this device answers, for a log-in; null where the visitor gave it up. */
export async function askPasskey(api: Api): Promise<Body<'logInWithPasskey'> | null> {
  const { challenge, rp_id: rpId } = await answer(api.POST('/api/passkey-challenge.php'));
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
    challenge,
    rpId,
    userVerification: 'required',
  });
  const got = await navigator.credentials.get({ publicKey }).catch(orNull);
  if (!got) return null;
  const { id, response } = (got as PublicKeyCredential).toJSON() as AuthenticationResponseJSON;
  return {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle ?? '',
  };
}
