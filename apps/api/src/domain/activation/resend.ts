/** Sending the activation mail again (spec sections 2 and 8). The answer is the same whoever asks for whatever address. */
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { findUnconfirmedByEmail, normaliseEmail } from '../members/log-in.ts';
import type { MemberRow } from '../members/members.ts';
import { countMailTo, queueActivationMail } from './mails.ts';

/**
 * Counts the request, per caller and per address, known or not. Before the transaction: it needs a connection of its
 * own, and a refused request counts too.
 * @throws 429 `too_many_mails`
 */
export async function countResend(
  services: Services,
  email: string,
  caller: string,
): Promise<void> {
  await services.limits.consume('mailByCaller', caller);
  await countMailTo(services, normaliseEmail(email), caller);
}

export async function resendActivation(
  services: Services,
  tx: Tx,
  asked: { readonly member: MemberRow | null; readonly email: string; readonly origin: string },
): Promise<void> {
  const email = normaliseEmail(asked.email);
  const member = asked.member ?? (await findUnconfirmedByEmail(tx, email));
  // Also without a member: then nobody is found at delivery. The same work for all takes the same time.
  await queueActivationMail(
    services,
    tx,
    member ?? { id: services.newId(), email, language: 'en', domain: '' },
    asked.origin,
  );
}
