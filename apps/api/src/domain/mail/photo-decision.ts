/** What became of a photo that was inspected (spec section 3): as the decision stands when the mail is written. */
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Tx } from '../../db/connection.ts';
import { mailQueue, photos } from '../../db/schema.ts';
import { HOUR_MS } from '../../ports/clock.ts';
import { photoReason, renderMail } from '../../ports/mail/render.ts';
import { findMember } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';
import { readerOf } from './queue.ts';
import type { Composer, QueuedMail } from './queue.ts';

/** `subjectId` is the photo; one that was removed meanwhile is not talked about. */
export const composePhotoDecision: Composer = async (services, tx, mail) => {
  const member = await findMember(tx, mail.memberId);
  const [photo] = await tx
    .select()
    .from(photos)
    .where(and(eq(photos.memberId, mail.memberId), eq(photos.id, mail.subjectId ?? mail.id)));
  if (member?.status !== 'active' || photo === undefined || photo.status === 'pending') return null;
  const reader = readerOf(services, mail, member);
  const link = `${mail.origin}/profile?section=photos`;
  if (photo.status === 'active') {
    if (await isTold(tx, mail, member, services.clock())) return null;
    return renderMail({ name: 'photoApproved', link }, reader);
  }
  const reason = await photoReason(mail.language, photo.rejectedReason ?? 'other');
  return renderMail({ name: 'photoRejected', link, reason }, reader);
};

/** Of many photos that are approved one mail tells: no other follows within the hour, nor until the member has been back. */
async function isTold(tx: Tx, mail: QueuedMail, member: MemberRow, now: number): Promise<boolean> {
  const since = Math.min(member.lastActiveAt.getTime(), now - HOUR_MS);
  const told = await tx
    .select({ id: mailQueue.id })
    .from(mailQueue)
    .innerJoin(
      photos,
      and(eq(photos.memberId, mailQueue.memberId), eq(photos.id, mailQueue.subjectId)),
    )
    .where(
      and(
        eq(mailQueue.memberId, member.id),
        eq(mailQueue.template, 'photoDecision'),
        ne(mailQueue.id, mail.id),
        gt(mailQueue.sentAt, new Date(since)),
        eq(photos.status, 'active'),
      ),
    )
    .limit(1);
  return told.length > 0;
}
