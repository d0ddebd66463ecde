/** What became of a photo that was inspected (spec section 3): as the decision stands when the mail is written. */
import { and, eq } from 'drizzle-orm';
import { photos } from '../../db/schema.ts';
import { photoReason, renderMail } from '../../ports/mail/render.ts';
import { findMember } from '../members/members.ts';
import type { Composer } from './queue.ts';

/** `subjectId` is the photo; one that was removed meanwhile is not talked about. */
export const composePhotoDecision: Composer = async (services, tx, mail) => {
  const member = await findMember(tx, mail.memberId);
  const [photo] = await tx
    .select()
    .from(photos)
    .where(and(eq(photos.memberId, mail.memberId), eq(photos.id, mail.subjectId ?? mail.id)));
  if (member?.status !== 'active' || photo === undefined || photo.status === 'pending') return null;
  const reader = {
    language: mail.language,
    name: member.name,
    domain: services.settings.forHost(new URL(mail.origin).host).name,
  };
  const link = `${mail.origin}/profile?section=photos`;
  if (photo.status === 'active') return renderMail({ name: 'photoApproved', link }, reader);
  const reason = await photoReason(mail.language, photo.rejectedReason ?? 'other');
  return renderMail({ name: 'photoRejected', link, reason }, reader);
};
