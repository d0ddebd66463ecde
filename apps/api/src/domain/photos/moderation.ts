/** Inspection of photos: nothing is shown to others before somebody has looked at it (spec section 3). */
import { and, asc, eq } from 'drizzle-orm';
import type { PhotoReason } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { members, photos } from '../../db/schema.ts';
import type { PhotoRow } from '../../db/schema.ts';
import { grant } from '../credits/ledger.ts';
import { originOf } from '../mail/origin.ts';
import { queueMail } from '../mail/queue.ts';
import { findMember } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';
import { recordAction } from '../moderation/actions.ts';
import { decideAgainst } from '../moderation/decisions.ts';
import { chooseMainPhoto, lockPhotos } from './photos.ts';

export interface PendingPhoto {
  readonly id: string;
  readonly memberId: string;
  readonly memberName: string;
  readonly createdAt: Date;
}

/** Photos that wait, the oldest first. */
export async function listPending(services: Services): Promise<PendingPhoto[]> {
  return services.db
    .select({
      id: photos.id,
      memberId: photos.memberId,
      memberName: members.name,
      createdAt: photos.createdAt,
    })
    .from(photos)
    .innerJoin(members, eq(members.id, photos.memberId))
    .where(eq(photos.status, 'pending'))
    .orderBy(asc(photos.createdAt), asc(photos.position), asc(photos.id))
    .limit(500);
}

/** A photo, whatever became of it; null where there is none. */
export async function findPhoto(db: Executor, photoId: string): Promise<PhotoRow | null> {
  const [photo] = await db.select().from(photos).where(eq(photos.id, photoId));
  return photo ?? null;
}

/**
 * Shows a photo from now on. The member's first accepted photo earns `photo_credits`, once whatever follows.
 * Returns false for a photo that does not wait for inspection.
 */
export async function approvePhoto(
  services: Services,
  photoId: string,
  by: string,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const member = await decide(services, tx, photoId, { status: 'active', reason: null, by });
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
  by: string,
): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const member = await decide(services, tx, photoId, { status: 'rejected', reason, by });
    return member !== null;
  });
}

/** What the owner reads at a photo that was hidden for breaking the rule. */
const REASON_OF_RULE: Readonly<Record<string, PhotoReason>> = {
  underage: 'possibly_minor',
  intimate: 'too_explicit',
  fake: 'someone_else',
  spam: 'advertising',
};

/** Hides a photo that is shown, for breaking the rule. Returns false where it is not shown. */
export async function hidePhoto(
  services: Services,
  tx: Tx,
  memberId: string,
  { photoId, rule }: { readonly photoId: string; readonly rule: string },
): Promise<boolean> {
  await lockPhotos(tx, memberId);
  const [hidden] = await tx
    .update(photos)
    .set({
      status: 'rejected',
      rejectedReason: REASON_OF_RULE[rule] ?? 'other',
      decidedAt: new Date(services.clock()),
    })
    .where(and(eq(photos.memberId, memberId), eq(photos.id, photoId), eq(photos.status, 'active')))
    .returning({ id: photos.id });
  if (hidden === undefined) return false;
  await chooseMainPhoto(tx, memberId);
  await services.events.publish(tx, memberId, { type: 'user' });
  return true;
}

/** Takes down a photo that is shown, without a report of it: a decision, which the member is told. Returns null where it is not shown. */
export async function takeDown(
  services: Services,
  photoId: string,
  reasons: { readonly rule: string; readonly facts: string; readonly by: string },
): Promise<{ readonly reference: string } | null> {
  return services.db.transaction(async (tx) => {
    const photo = await findPhoto(tx, photoId);
    const member = photo && (await findMember(tx, photo.memberId));
    if (member === null) return null;
    if (!(await hidePhoto(services, tx, member.id, { photoId, rule: reasons.rule }))) return null;
    const kind = 'photo_rejected';
    return decideAgainst(services, tx, member, { kind, targetId: photoId, ...reasons });
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

interface Inspected {
  readonly status: 'active' | 'rejected';
  readonly reason: PhotoReason | null;
  readonly by: string;
}

/** Decides, tells the member's windows, and writes to them; answers whose photo it was, null for one that does not wait. */
async function decide(
  services: Services,
  tx: Tx,
  photoId: string,
  { status, reason, by }: Inspected,
): Promise<MemberRow | null> {
  const named = await findPhoto(tx, photoId);
  if (named === null) return null;
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
  const action = status === 'active' ? 'photo_approved' : 'photo_rejected';
  await recordAction(services, tx, {
    memberId,
    action,
    by,
    targetId: photoId,
    ...(reason !== null && { reason }),
  });
  await chooseMainPhoto(tx, member.id);
  await services.events.publish(tx, member.id, { type: 'user' });
  const origin = originOf(services, member.domain);
  await queueMail(services, tx, member, origin, 'photoDecision', photo.id);
  return member;
}
