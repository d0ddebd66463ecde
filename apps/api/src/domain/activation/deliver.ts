/** Sends one queued mail: renders it in the member's language, makes its secret link, hands it to the mail port. */
import { eq, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import { mailQueue } from '../../db/schema.ts';
import { findConfirmedByEmail } from '../members/log-in.ts';
import { findMember } from '../members/members.ts';
import { renderMail } from '../../ports/mail/render.ts';
import type { MailTemplate } from '../../ports/mail/render.ts';
import { TOKEN_LIFETIME_HOURS, makeActivationToken } from './tokens.ts';

/**
 * Delivers the mail unless it was delivered. The row stays locked while it is handed over, so two workers do not send it
 * twice; one that dies in between may (a mail cannot be part of a transaction).
 */
export async function deliverMail(services: Services, mailId: string): Promise<void> {
  const failure = await services.db.transaction(async (tx) => {
    const [mail] = await tx
      .select()
      .from(mailQueue)
      .where(eq(mailQueue.id, mailId))
      .for('update', { skipLocked: true });
    if (mail === undefined || mail.sentAt !== null) return null;
    const member = await findMember(tx, mail.memberId);
    if (member === null || member.status !== 'not_confirmed') {
      await tx
        .update(mailQueue)
        .set({ sentAt: new Date(services.clock()) })
        .where(eq(mailQueue.id, mailId));
      return null;
    }
    const owner = await findConfirmedByEmail(tx, mail.toAddress);
    const settings = services.settings.forHost(new URL(mail.origin).host);
    const template: MailTemplate =
      owner === null
        ? {
            name: 'activation',
            link: `${mail.origin}/activate/done?token=${await makeActivationToken(services, tx, member.id)}`,
            count: TOKEN_LIFETIME_HOURS,
          }
        : { name: 'alreadyRegistered', link: `${mail.origin}/login` };
    // The owner reads their own name and language, not what a stranger typed.
    const rendered = await renderMail(template, {
      language: owner?.language ?? mail.language,
      name: owner?.name ?? member.name,
      domain: settings.name,
    });
    try {
      await services.mail.send({
        id: mail.id,
        to: mail.toAddress,
        from: { name: settings.mail_name, address: services.config.mailFrom },
        ...rendered,
      });
      await tx
        .update(mailQueue)
        .set({ sentAt: new Date(services.clock()), lastError: null })
        .where(eq(mailQueue.id, mailId));
      return null;
    } catch (error) {
      await tx
        .update(mailQueue)
        .set({ attempts: sql`${mailQueue.attempts} + 1`, lastError: String(error).slice(0, 500) })
        .where(eq(mailQueue.id, mailId));
      return error;
    }
  });
  // The job queue tries again later.
  if (failure !== null) throw failure;
}
