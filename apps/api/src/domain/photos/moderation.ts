/** Inspection of photos: nothing is shown to others before somebody has looked at it (spec section 3). */
import { and, asc, eq } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { members, photos } from '../../db/schema.ts';
import { grant } from '../credits/ledger.ts';
import type { PhotoRow } from '../members/profile-cards.ts';
import { chooseMainPhoto } from './photos.ts';

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
    const photo = await decide(services, tx, photoId, 'active', null);
    if (photo === null) return false;
    const [member] = await tx.select().from(members).where(eq(members.id, photo.memberId));
    const amount = services.settings.forHost(member?.domain ?? '').photo_credits;
    await grant(services, tx, photo.memberId, {
      kind: 'photo',
      reference: 'first accepted photo',
      amount,
    });
    await services.events.publish(tx, photo.memberId, { type: 'user' });
    return true;
  });
}

/** Refuses a photo, with the reason; only its owner still sees it. Returns false for a photo that does not wait. */
export async function rejectPhoto(
  services: Services,
  photoId: string,
  reason: string,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const photo = await decide(services, tx, photoId, 'rejected', reason);
    if (photo === null) return false;
    await services.events.publish(tx, photo.memberId, { type: 'user' });
    return true;
  });
}

async function decide(
  services: Services,
  tx: Tx,
  photoId: string,
  status: 'active' | 'rejected',
  reason: string | null,
): Promise<PhotoRow | null> {
  const [photo] = await tx
    .update(photos)
    .set({ status, rejectedReason: reason, decidedAt: new Date(services.clock()) })
    .where(and(eq(photos.id, photoId), eq(photos.status, 'pending')))
    .returning();
  if (photo === undefined) return null;
  await chooseMainPhoto(tx, photo.memberId);
  return photo;
}
