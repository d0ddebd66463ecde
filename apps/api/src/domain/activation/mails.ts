/** Which mail a sign-up leads to. It is decided when the mail is sent, so that a sign-up takes the same time for all. */
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { renderMail } from '../../ports/mail/render.ts';
import type { MailTemplate } from '../../ports/mail/render.ts';
import { queueMail, readerOf } from '../mail/queue.ts';
import type { Composer } from '../mail/queue.ts';
import { findConfirmedByEmail } from '../members/log-in.ts';
import { findMember } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';
import { TOKEN_LIFETIME_HOURS, makeActivationToken } from './tokens.ts';

/** Queues the mail that answers a sign-up or a resend: written with its cause, sent after the commit. */
export const queueActivationMail = (
  services: Services,
  tx: Tx,
  member: Pick<MemberRow, 'id' | 'email' | 'language' | 'domain'>,
  origin: string,
): Promise<void> => queueMail(services, tx, member, origin, 'activation');

/**
 * Counts a mail that leads to an address which whoever typed it need not own. Before the transaction: it needs a connection of its own.
 * @throws 429 `too_many_mails`
 */
export async function countMailTo(
  { limits }: Services,
  email: string,
  caller: string,
): Promise<void> {
  await limits.consume('mailByAddressAndCaller', email, caller);
  await limits.consume('mailByAddress', email);
}

/** Renders it in the member's language and makes its secret link; nothing for who has confirmed, or given another address, meanwhile. */
export const composeActivation: Composer = async (services, tx, mail) => {
  const member = await findMember(tx, mail.memberId);
  if (member === null || member.status !== 'not_confirmed') return null;
  // Sent to the address before: its link would confirm the one there is now.
  if (member.email !== mail.toAddress) return null;
  const owner = await findConfirmedByEmail(tx, mail.toAddress);
  const template: MailTemplate =
    owner === null
      ? {
          name: 'activation',
          link: `${mail.origin}/activate/done?token=${await makeActivationToken(services, tx, member.id)}`,
          count: TOKEN_LIFETIME_HOURS,
        }
      : { name: 'alreadyRegistered', link: `${mail.origin}/login` };
  // The owner reads their own name and language, not what a stranger typed.
  return renderMail(template, readerOf(services, mail, owner, owner?.language));
};
