/**
 * A forgotten password (spec sections 2, 5 and 8): a link goes to the address where there is an account with it. The answer
 * and the work are the same for every address, and requests are counted by the address as typed, known or not: few for one caller, more from
 * everywhere. A device that is known for the address's owner counts by itself, so that no stranger's requests keep the owner out.
 */
import type { Language } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { findByAddress, findUnconfirmedByEmail, normaliseEmail } from '../members/log-in.ts';
import type { Origin } from '../members/log-in-tries.ts';
import type { MemberRow } from '../members/members.ts';
import { queueMail } from '../mail/queue.ts';
import { knownDevice } from '../sessions/known-device.ts';
import { removePasskeys } from '../passkeys/passkeys.ts';
import { takeLink } from './links.ts';
import { lockPresent, setPassword } from './password.ts';

/**
 * Counts the request. Before the transaction: it needs a connection of its own, and a refused request counts too.
 * @throws 429 `too_many_mails`
 */
export async function countReset(
  { db, limits, vault }: Services,
  typed: string,
  { caller, device }: Origin,
): Promise<void> {
  await limits.consume('resetByCaller', caller);
  const email = normaliseEmail(typed);
  const owner = await findByAddress(db, email);
  const known = knownDevice(vault, device, owner?.id ?? null);
  await limits.consume('resetByAddressAndCaller', email, known ?? caller);
  if (known === null) await limits.consume('resetByAddress', email);
}

/** Queues the mail: also without a member, then nobody is found at delivery. The same work for all takes the same time. */
export async function requestReset(
  services: Services,
  tx: Tx,
  asked: { readonly email: string; readonly origin: string; readonly language: Language },
): Promise<void> {
  const email = normaliseEmail(asked.email);
  const confirmed = await findByAddress(tx, email);
  const unconfirmed = await findUnconfirmedByEmail(tx, email);
  const nobody = { id: services.newId(), email, language: asked.language, domain: '' };
  await queueMail(services, tx, confirmed ?? unconfirmed ?? nobody, asked.origin, 'passwordReset');
}

/**
 * Sets the password by a link; every session and its notifications end, and passkeys go, for they may be somebody else's.
 * @throws 404 `link_invalid`; 410 `link_expired` or `link_used`
 */
export async function resetPassword(
  services: Services,
  tx: Tx,
  asked: { readonly token: string; readonly password: string; readonly origin: string },
): Promise<MemberRow> {
  const link = await takeLink(services, tx, asked.token, 'password_reset');
  const member = await lockPresent(tx, link.memberId);
  await removePasskeys(tx, member.id);
  await setPassword(services, tx, member, asked);
  return member;
}
