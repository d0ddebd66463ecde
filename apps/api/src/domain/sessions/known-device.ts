/**
 * Devices that an account was logged in to from. Each holds a token, signed for that account: a stranger who tries passwords has none, so
 * tries with and without one are counted apart (OWASP, "Device cookies"). Nothing of it is stored here.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Vault } from '../direct-debit/vault.ts';

export const DEVICE_SECONDS = 180 * 24 * 3600;

const TOKEN = /^(?<id>[\w-]{22})\.(?<signature>[\w-]{43})$/;

const signatureOf = (vault: Vault, id: string, email: string): Buffer =>
  vault.hash('device', `${id} ${email}`);

/** The id of the device that the token stands for, or null where it is not one for this account. */
export function knownDevice(vault: Vault, token: string | undefined, email: string): string | null {
  const { id, signature } = TOKEN.exec(token ?? '')?.groups ?? {};
  if (id === undefined || signature === undefined) return null;
  const expected = signatureOf(vault, id, email);
  return timingSafeEqual(Buffer.from(signature, 'base64url'), expected) ? id : null;
}

/** The token to keep: the same one where the device is known already. */
export function deviceToken(vault: Vault, token: string | undefined, email: string): string {
  const id = knownDevice(vault, token, email) ?? randomBytes(16).toString('base64url');
  return `${id}.${signatureOf(vault, id, email).toString('base64url')}`;
}
