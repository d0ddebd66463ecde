/**
 * A forgotten password (spec sections 2, 5 and 8): a link goes to the address where there is an account with it. The answer
 * and the work are the same for every address, and requests are counted by the address as typed, known or not.
 */
import type { Language } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { findByAddress, findUnconfirmedByEmail, normaliseEmail } from '../members/log-in.ts';
import type { MemberRow } from '../members/members.ts';
import { queueMail } from '../mail/queue.ts';
import { removePasskeys } from '../passkeys/passkeys.ts';
import { takeLink } from './links.ts';
import { lockMember, setPassword } from './password.ts';

/**
 * Counts the request. Before the transaction: it needs a connection of its own, and a refused request counts too.
 * @throws 429 `too_many_mails`
 */
export async function countReset(services: Services, email: string, caller: string): Promise<void> {
  await services.limits.consume('resetByCaller', caller);
  await services.limits.consume('resetByAddress', normaliseEmail(email));
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
  const member = await lockMember(tx, link.memberId);
  await removePasskeys(tx, member.id);
  await setPassword(services, tx, member, asked);
  return member;
}
