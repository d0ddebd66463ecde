/** Sends one queued mail: has it rendered, and hands it to the mail port. */
import { eq, sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { mailQueue } from '../../db/schema.ts';
import { HAND_OVER_MS, MailRefused } from '../../ports/mail/mail-port.ts';
import { discreetEnvelope, type RenderedMail } from '../../ports/mail/render.ts';
import { findConfirmedByEmail } from '../members/log-in.ts';
import { findMember, isErased } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';
import { takeMailReport } from '../notifications/disabling.ts';
import { COMPOSERS } from './composers.ts';
import type { MailCause, MailRow, QueuedMail } from './queue.ts';

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
    const [queued] = await tx
      .select()
      .from(mailQueue)
      .where(eq(mailQueue.id, mailId))
      .for('update', { skipLocked: true });
    if (queued === undefined || queued.sentAt !== null) return null;
    // Committed by itself: its link opens before the mail is there, and nobody waits for rows that it changed.
    const { mail, rendered, reader } = await services.db.transaction(async (own) => {
      const toAddress = await addressOf(own, queued);
      const reader = await readerAt(own, { ...queued, toAddress });
      const mail = { ...queued, toAddress, isDiscreet: reader?.discreet ?? false };
      return {
        mail,
        rendered: await COMPOSERS[mail.template as MailCause](services, own, mail),
        reader,
      };
    });
    const { toAddress } = mail;
    try {
      if (rendered !== null) await send(services, mail, rendered, reader);
      await tx
        .update(mailQueue)
        .set({ toAddress, sentAt: new Date(services.clock()), lastError: null })
        .where(eq(mailQueue.id, mailId));
      return null;
    } catch (error) {
      const isOver = error instanceof MailRefused && error.isAddress;
      await tx
        .update(mailQueue)
        .set({
          toAddress,
          attempts: sql`${mailQueue.attempts} + 1`,
          lastError: String(error).slice(0, 500),
          ...(isOver && { sentAt: new Date(services.clock()) }),
        })
        .where(eq(mailQueue.id, mailId));
      return error;
    }
  });
  if (failure === null) return;
  // The job queue tries again in seconds. What was refused is over, or waits for the next sweep, when an operator may have put it right.
  if (!(failure instanceof MailRefused)) throw failure;
  // An address that does not work is its member's; a relay or a sender that is not let through keeps every mail back.
  services.log[failure.isAddress ? 'warn' : 'error']({ err: failure }, 'mail refused');
  if (failure.isAddress) await takeMailReport(services, mailId, 'bounce');
}

/**
 * Mails about what is the member's wherever they are read: they go to the address that the member has by now. All others are about an address, or
 * about who may open the account, and stay with the one that they were written for.
 */
const FOLLOWING: ReadonlySet<string> = new Set<MailCause>([
  'exportReady',
  'reactivation',
  'photoDecision',
  'reportOutcome',
  'decision',
  'banLifted',
  'objectionAnswered',
  'purchase',
  'withdrawal',
  'refundFailed',
  'paymentFailed',
  'moneyBack',
]);

async function addressOf(tx: Tx, { template, toAddress, memberId }: MailRow): Promise<string> {
  if (!FOLLOWING.has(template)) return toAddress;
  const member = await findMember(tx, memberId);
  return member === null || isErased(member) ? toAddress : member.email;
}

/** Whose the address is now, whoever caused the mail: an owner in discreet mode is so where a stranger types the address, too. */
const readerAt = async (tx: Tx, mail: MailRow): Promise<MemberRow | null> =>
  (await findConfirmedByEmail(tx, mail.toAddress)) ?? (await findMember(tx, mail.memberId));

async function send(
  services: Services,
  mail: QueuedMail,
  rendered: RenderedMail,
  reader: MemberRow | null,
): Promise<void> {
  const {
    mail_name: name,
    mail_from: own,
    support_email: replyTo,
  } = services.settings.forHost(new URL(mail.origin).host);
  const { mailFrom } = services.config;
  // A brand's own address would name the brand.
  const { subject, sender, address } = reader?.discreet
    ? { ...(await discreetEnvelope(reader.language)), address: mailFrom }
    : { subject: rendered.subject, sender: name, address: own ?? mailFrom };
  await services.mail.send({
    id: mail.id,
    to: mail.toAddress,
    from: { name: sender, address },
    replyTo,
    ...rendered,
    subject,
  });
}
