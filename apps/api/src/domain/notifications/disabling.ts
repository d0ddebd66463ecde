/**
 * Reasons that stop the news by mail (spec section 4): `fbl`, a mail was marked as spam; `bounce`, the address does not work;
 * `listunsubscribe`, the one-click way out. Mails about the account itself go on.
 */
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { NotificationReason } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { mailQueue, mailReports, members } from '../../db/schema.ts';
import { queueMail } from '../mail/queue.ts';
import { holdMember } from '../members/hold.ts';
import { findMember } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';

/** Stops the news by mail; open pages of the member show why. */
export async function disableMails(
  services: Services,
  tx: Tx,
  memberId: string,
  reason: NotificationReason,
): Promise<void> {
  const reportedAt = new Date(services.clock());
  await holdMember(tx, memberId);
  await tx
    .insert(mailReports)
    .values({ memberId, reason, reportedAt })
    .onConflictDoUpdate({
      target: [mailReports.memberId, mailReports.reason],
      set: { reportedAt },
    });
  await tx
    .update(members)
    .set({ notificationsDisabled: sql`array_append(${members.notificationsDisabled}, ${reason})` })
    .where(
      and(eq(members.id, memberId), sql`not ${reason} = any(${members.notificationsDisabled})`),
    );
  await services.events.publish(tx, memberId, { type: 'user' });
}

const toSecond = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Whether a link that was mailed at `madeAt` shows that the address works: it was opened, and no mail has come back since. */
export async function isAddressProven(
  db: Executor,
  memberId: string,
  madeAt: Date,
): Promise<boolean> {
  // A link tells the second it was made in: one of the second of the bounce, that was opened, came through.
  return toSecond(madeAt) >= toSecond(await reportedAtOf(db, memberId));
}

/** Whether the address was asked whether it works, since it last did not. */
export async function isCheckSent(db: Executor, member: MemberRow): Promise<boolean> {
  const sent = await db
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .innerJoin(
      mailReports,
      and(eq(mailReports.memberId, mailQueue.memberId), eq(mailReports.reason, 'bounce')),
    )
    .where(
      and(
        eq(mailQueue.memberId, member.id),
        eq(mailQueue.template, 'addressCheck'),
        eq(mailQueue.toAddress, member.email),
        gte(mailQueue.createdAt, mailReports.reportedAt),
      ),
    )
    .limit(1);
  return sent.length > 0;
}

export const hasBounced = ({ notificationsDisabled }: MemberRow): boolean =>
  notificationsDisabled.includes('bounce');

/**
 * The member wants the mails again. Spam marks and one-click ends are over at once. After a bounce the address is asked first:
 * only a link that was mailed to it since then (`provenAt`) shows that it works. Who comes by another link has it asked once.
 */
export async function resumeMails(
  services: Services,
  tx: Tx,
  member: MemberRow,
  { provenAt, origin }: { readonly provenAt: Date | null; readonly origin: string },
): Promise<void> {
  const isProven =
    !hasBounced(member) || (provenAt !== null && (await isAddressProven(tx, member.id, provenAt)));
  // Whoever once got a mail has its link: it must not send mail after mail.
  const isAsked = provenAt !== null && (await isCheckSent(tx, member));
  if (!isProven && !isAsked) await queueMail(services, tx, member, origin, 'addressCheck');
  const proven: readonly NotificationReason[] = isProven ? ['bounce'] : [];
  await clear(services, tx, member.id, ['fbl', 'listunsubscribe', ...proven]);
}

/** The address that mails came back from is the member's no more, or was shown to work. */
export const forgetBounced = (services: Services, tx: Tx, memberId: string): Promise<void> =>
  clear(services, tx, memberId, ['bounce']);

async function clear(
  services: Services,
  tx: Tx,
  memberId: string,
  reasons: readonly NotificationReason[],
): Promise<void> {
  await holdMember(tx, memberId);
  await tx
    .delete(mailReports)
    .where(and(eq(mailReports.memberId, memberId), inArray(mailReports.reason, [...reasons])));
  await tx
    .update(members)
    .set({
      notificationsDisabled: sql`(select coalesce(array_agg(reason), '{}')
        from unnest(${members.notificationsDisabled}) as reason
        where reason not in ${[...reasons]})`,
    })
    .where(eq(members.id, memberId));
  await services.events.publish(tx, memberId, { type: 'user' });
}

async function reportedAtOf(db: Executor, memberId: string): Promise<Date> {
  const [row] = await db
    .select({ at: mailReports.reportedAt })
    .from(mailReports)
    .where(and(eq(mailReports.memberId, memberId), eq(mailReports.reason, 'bounce')));
  return row?.at ?? new Date(0);
}

/** What the mail provider reports of a mail we sent. One that was sent to an address the member has no more says nothing of today's. */
export async function takeMailReport(
  services: Services,
  mailId: string,
  reason: Exclude<NotificationReason, 'listunsubscribe'>,
): Promise<void> {
  // Where it went is written down when it has been handed over, which may be a moment after the report: until then it is to be told again.
  // By itself, since what follows holds the member, whose erasure may wait for the mail.
  const [mail] = await services.db
    .select()
    .from(mailQueue)
    .where(eq(mailQueue.id, mailId))
    .for('share', { noWait: true });
  if (mail === undefined) return;
  await services.db.transaction(async (tx) => {
    const member = await findMember(tx, mail.memberId);
    if (member !== null && member.email === mail.toAddress)
      await disableMails(services, tx, member.id, reason);
  });
}
