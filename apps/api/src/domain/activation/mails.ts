/** Which mail a sign-up leads to. It is decided when the mail is sent, so that a sign-up takes the same time for all. */
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { mailQueue } from '../../db/schema.ts';
import type { MemberRow } from '../members/members.ts';

export const MAIL_JOB = 'mail.deliver';

/** Queues the mail that answers a sign-up or a resend: written with its cause, sent after the commit. */
export async function queueActivationMail(
  services: Services,
  tx: Tx,
  member: Pick<MemberRow, 'id' | 'email' | 'language' | 'domain'>,
  origin: string,
): Promise<void> {
  const id = services.newId();
  await tx.insert(mailQueue).values({
    id,
    memberId: member.id,
    template: 'activation',
    toAddress: member.email,
    language: member.language,
    domain: member.domain,
    origin,
    createdAt: new Date(services.clock()),
  });
  await services.jobs.send(tx, MAIL_JOB, { mail: id });
}
