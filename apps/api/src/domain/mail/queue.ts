/** Mails that follow a change: written with their cause, sent after the commit. */
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { mailQueue } from '../../db/schema.ts';
import type { MailReader, RenderedMail } from '../../ports/mail/render.ts';
import type { MemberRow } from '../members/members.ts';
import { brandOf } from '../settings/settings.ts';

export const MAIL_JOB = 'mail.deliver';

/** Mails about what opens the account, and its address. */
type AccountMail =
  | 'passwordReset'
  | 'passwordChanged'
  | 'passkeyAdded'
  | 'mailChange'
  | 'mailChangeNotice';

/** Mails about the end of an account and the copy of its data. */
type LeavingMail = 'deletion' | 'reactivation' | 'exportReady';

/** News that a member may switch off (`domain/notifications`). */
type NewsMail = 'message' | 'like' | 'match';

/** Mails of moderation. */
type SafetyMail = 'reportOutcome' | 'decision' | 'banLifted';

/** What a queued mail is for; what it says is decided when it is sent. */
export type MailCause =
  | SafetyMail
  | NewsMail
  | 'addressCheck'
  | 'complaintReceived'
  | 'complaintAnswered'
  | 'objectionAnswered'
  | LeavingMail
  | 'activation'
  | AccountMail
  | 'purchase'
  | 'withdrawal'
  | 'refundFailed'
  | 'paymentFailed'
  | 'moneyBack'
  | 'photoDecision';

export type MailRow = typeof mailQueue.$inferSelect;

export type QueuedMail = MailRow & {
  /** Whether whose address it is is in discreet mode. */
  readonly isDiscreet: boolean;
};

/** Renders a queued mail; null when it is not to be sent any more. */
export type Composer = (
  services: Services,
  tx: Tx,
  mail: QueuedMail,
) => Promise<RenderedMail | null>;

/**
 * Who reads a mail. By name is greeted whose address was confirmed: before that a stranger may have typed both, and the mail would say to anybody
 * what the stranger likes.
 * @param member null where the address is not known to be a member's
 */
export const readerOf = (
  services: Services,
  mail: QueuedMail,
  member: Pick<MemberRow, 'name' | 'confirmedAt'> | null,
  language: string = mail.language,
): MailReader => {
  const site = services.settings.forHost(new URL(mail.origin).host);
  return {
    language,
    name: member?.confirmedAt == null ? null : member.name,
    domain: site.name,
    brand: mail.isDiscreet ? null : brandOf(site),
    company: site.company,
    support: { email: site.support_email, phone: site.support_phone },
  };
};

/** @param subjectId what the mail is about, where the member alone does not say it */
export async function queueMail(
  services: Services,
  tx: Tx,
  member: Pick<MemberRow, 'id' | 'email' | 'language' | 'domain'>,
  origin: string,
  template: MailCause,
  subjectId: string | null = null,
): Promise<void> {
  const id = services.newId();
  await tx.insert(mailQueue).values({
    id,
    memberId: member.id,
    template,
    toAddress: member.email,
    language: member.language,
    domain: member.domain,
    origin,
    subjectId,
    createdAt: new Date(services.clock()),
  });
  await services.jobs.send(tx, MAIL_JOB, { mail: id });
}
