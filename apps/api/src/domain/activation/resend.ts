/** Sending the activation mail again (spec sections 2 and 8). The answer is the same whoever asks for whatever address. */
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { findUnconfirmedByEmail, normaliseEmail } from '../members/log-in.ts';
import type { MemberRow } from '../members/members.ts';
import { queueActivationMail } from './mails.ts';

/** @throws 429 `too_many_mails`, counted per address and per caller, known or not */
export async function resendActivation(
  services: Services,
  tx: Tx,
  asked: {
    readonly member: MemberRow | null;
    readonly email: string | undefined;
    readonly ip: string;
    readonly origin: string;
  },
): Promise<void> {
  const email =
    asked.member?.email ?? (asked.email === undefined ? null : normaliseEmail(asked.email));
  await services.limits.consume('mailByCaller', asked.ip);
  if (email === null) return;
  await services.limits.consume('mailByAddress', email);
  const member = asked.member ?? (await findUnconfirmedByEmail(tx, email));
  // Also without a member: then nobody is found at delivery. The same work for all takes the same time.
  await queueActivationMail(
    services,
    tx,
    member ?? { id: services.newId(), email, language: 'en', domain: '' },
    asked.origin,
  );
}
