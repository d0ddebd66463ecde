/** Sends one queued mail: has it rendered, and hands it to the mail port. */
import { eq, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { mailQueue, members } from '../../db/schema.ts';
import { HAND_OVER_MS } from '../../ports/mail/mail-port.ts';
import { discreetEnvelope, type RenderedMail } from '../../ports/mail/render.ts';
import { COMPOSERS } from './composers.ts';
import type { MailCause, QueuedMail } from './queue.ts';

/** How long its transaction may stand still: longer than a mail is handed over, or the lock would go and the mail be sent again. */
const STANDS_STILL_MS = HAND_OVER_MS + 60_000;

/**
 * Delivers the mail unless it was delivered. The row stays locked while it is handed over, so two workers do not send it
 * twice; one that dies in between may (a mail cannot be part of a transaction).
 */
export async function deliverMail(services: Services, mailId: string): Promise<void> {
  const failure = await services.db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('idle_in_transaction_session_timeout', ${String(STANDS_STILL_MS)}, true)`,
    );
    const [mail] = await tx
      .select()
      .from(mailQueue)
      .where(eq(mailQueue.id, mailId))
      .for('update', { skipLocked: true });
    if (mail === undefined || mail.sentAt !== null) return null;
    // Committed by itself: its link opens before the mail is there, and nobody waits for rows that it changed.
    const { rendered, isNeutral } = await services.db.transaction(async (own) => ({
      rendered: await COMPOSERS[mail.template as MailCause](services, own, mail),
      isNeutral: await isDiscreet(own, mail),
    }));
    try {
      if (rendered !== null) await send(services, mail, rendered, isNeutral);
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

/** Whether the reader is in discreet mode now, whenever the mail was queued. */
async function isDiscreet(tx: Tx, mail: QueuedMail): Promise<boolean> {
  const [reader] = await tx
    .select({ discreet: members.discreet })
    .from(members)
    .where(eq(members.id, mail.memberId));
  return reader?.discreet ?? false;
}

async function send(
  services: Services,
  mail: QueuedMail,
  rendered: RenderedMail,
  isNeutral: boolean,
): Promise<void> {
  const { mail_name: name } = services.settings.forHost(new URL(mail.origin).host);
  const { subject, sender } = isNeutral
    ? await discreetEnvelope(mail.language)
    : { subject: rendered.subject, sender: name };
  await services.mail.send({
    id: mail.id,
    to: mail.toAddress,
    from: { name: sender, address: services.config.mailFrom },
    ...rendered,
    subject,
  });
}
