/** Inspection of photos: nothing is shown to others before somebody has looked at it (spec section 3). */
import { and, asc, eq } from 'drizzle-orm';
import type { PhotoReason } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { members, photos } from '../../db/schema.ts';
import { grant } from '../credits/ledger.ts';
import { originOf } from '../mail/origin.ts';
import { queueMail } from '../mail/queue.ts';
import { findMember } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';
import { chooseMainPhoto, lockPhotos } from './photos.ts';

export interface PendingPhoto {
  readonly id: string;
  readonly memberId: string;
  readonly memberName: string;
  readonly filename: string;
  readonly createdAt: Date;
}

/** Photos that wait, the oldest first. */
export async function listPending(services: Services): Promise<PendingPhoto[]> {
  return services.db
    .select({
      id: photos.id,
      memberId: photos.memberId,
      memberName: members.name,
      filename: photos.filename,
      createdAt: photos.createdAt,
    })
    .from(photos)
    .innerJoin(members, eq(members.id, photos.memberId))
    .where(eq(photos.status, 'pending'))
    .orderBy(asc(photos.createdAt), asc(photos.id))
    .limit(500);
}

/**
 * Shows a photo from now on. The member's first accepted photo earns `photo_credits`, once whatever follows.
 * Returns false for a photo that does not wait for inspection.
 */
export async function approvePhoto(services: Services, photoId: string): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const member = await decide(services, tx, photoId, 'active', null);
    if (member === null) return false;
    await grant(services, tx, member.id, {
      kind: 'photo',
      reference: 'first accepted photo',
      amount: services.settings.forKey(member.domain).photo_credits,
    });
    return true;
  });
}

/** Refuses a photo, with the reason; only its owner still sees it. Returns false for a photo that does not wait. */
export async function rejectPhoto(
  services: Services,
  photoId: string,
  reason: PhotoReason,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const member = await decide(services, tx, photoId, 'rejected', reason);
    return member !== null;
  });
}

/** Shows a photo again that was hidden by a decision which fell; nothing where it was removed meanwhile. */
export async function showAgain(
  services: Services,
  tx: Tx,
  memberId: string,
  photoId: string,
): Promise<void> {
  await lockPhotos(tx, memberId);
  await tx
    .update(photos)
    .set({ status: 'active', rejectedReason: null, decidedAt: new Date(services.clock()) })
    .where(
      and(eq(photos.memberId, memberId), eq(photos.id, photoId), eq(photos.status, 'rejected')),
    );
  await chooseMainPhoto(tx, memberId);
}

/** Decides, tells the member's windows, and writes to them; answers whose photo it was, null for one that does not wait. */
async function decide(
  services: Services,
  tx: Tx,
  photoId: string,
  status: 'active' | 'rejected',
  reason: PhotoReason | null,
): Promise<MemberRow | null> {
  const [named] = await tx
    .select({ memberId: photos.memberId })
    .from(photos)
    .where(eq(photos.id, photoId));
  if (named === undefined) return null;
  const { memberId } = named;
  await lockPhotos(tx, memberId);
  const [photo] = await tx
    .update(photos)
    .set({ status, rejectedReason: reason, decidedAt: new Date(services.clock()) })
    .where(and(eq(photos.memberId, memberId), eq(photos.id, photoId), eq(photos.status, 'pending')))
    .returning();
  if (photo === undefined) return null;
  const member = await findMember(tx, memberId);
  if (member === null) return null;
  await chooseMainPhoto(tx, member.id);
  await services.events.publish(tx, member.id, { type: 'user' });
  const origin = originOf(services, member.domain);
  await queueMail(services, tx, member, origin, 'photoDecision', photo.id);
  return member;
}
