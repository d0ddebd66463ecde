/**
 * Devices that a member was logged in on. Each holds a token, signed for that member: a stranger who tries passwords has none, so
 * tries with and without one are counted apart (OWASP, "Device cookies"). Nothing of it is stored here.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Vault } from '../direct-debit/vault.ts';

export const DEVICE_SECONDS = 180 * 24 * 3600;

const TOKEN = /^(?<id>[\w-]{22})\.(?<signature>[\w-]{43})$/;

const signatureOf = (vault: Vault, id: string, memberId: string): Buffer =>
  vault.hash('device', `${id} ${memberId}`);

/** The id of the device that the token stands for, or null where it is not one of this member, or there is none. */
export function knownDevice(
  vault: Vault,
  token: string | undefined,
  memberId: string | null,
): string | null {
  const { id, signature } = TOKEN.exec(token ?? '')?.groups ?? {};
  if (id === undefined || signature === undefined || memberId === null) return null;
  const expected = signatureOf(vault, id, memberId);
  return timingSafeEqual(Buffer.from(signature, 'base64url'), expected) ? id : null;
}

/** The token to keep: the same one where the device is known already. */
export function deviceToken(vault: Vault, token: string | undefined, memberId: string): string {
  const id = knownDevice(vault, token, memberId) ?? randomBytes(16).toString('base64url');
  return `${id}.${signatureOf(vault, id, memberId).toString('base64url')}`;
}
