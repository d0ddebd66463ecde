/** A member's photos: adding, removing, and which one stands for the member (spec sections 3 and 9). */
import { and, asc, eq, sql } from 'drizzle-orm';
import type { OwnPhoto, Photo } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { photos } from '../../db/schema.ts';
import type { PhotoRow } from '../../db/schema.ts';
import { untimedId } from '../../ids.ts';
import { problem } from '../problem.ts';
import { discardFiles } from '../files/pending-files.ts';
import { photoOf } from '../members/profile-cards.ts';
import { holdMember } from '../members/hold.ts';
import type { MemberRow } from '../members/members.ts';
import type { SiteSettings } from '../settings/settings.ts';
import { ownFilesOf } from './files.ts';
import type { PhotoNames } from './files.ts';
import type { RenderedPhoto } from './image.ts';

/** How many photos a member can have (spec section 9: 3 free, 25 premium). */
const photoLimit = (settings: SiteSettings, member: MemberRow): number =>
  member.paidUser ? settings.photo_limit_premium : settings.photo_limit_free;

/** A member's photos as they see them, those that nobody else sees too, with why one was refused (spec section 3). */
export async function listPhotos(db: Executor, member: MemberRow): Promise<OwnPhoto[]> {
  const rows = await db
    .select()
    .from(photos)
    .where(eq(photos.memberId, member.id))
    .orderBy(asc(photos.position), asc(photos.id));
  return rows.map((row) => ({ ...photoOf(row), rejected_reason: row.rejectedReason }));
}

/** Whether there is room, before a file is decoded for nothing. @throws 422 `photo_limit_reached` */
export async function checkRoom(
  services: Services,
  settings: SiteSettings,
  member: MemberRow,
): Promise<void> {
  const own = await services.db.select().from(photos).where(eq(photos.memberId, member.id));
  refuseOverLimit(own, photoLimit(settings, member));
}

function refuseOverLimit(own: readonly PhotoRow[], limit: number): void {
  if (own.filter((photo) => photo.status !== 'rejected').length >= limit) {
    throw problem('photo_limit_reached', { params: { limit } });
  }
}

/**
 * Keeps a rendered photo, whose files lie under `names`, as pending: nobody else sees it before it is inspected. A rejected photo
 * gives way when there is no room: its files go after the commit.
 * @throws 422 `photo_limit_reached`
 */
export async function addPhoto(
  services: Services,
  tx: Tx,
  settings: SiteSettings,
  member: MemberRow,
  { names, rendered }: { readonly names: PhotoNames; readonly rendered: RenderedPhoto },
): Promise<{ photo: Photo; afterwards?: () => Promise<void> }> {
  const own = await lockPhotos(tx, member.id);
  const limit = photoLimit(settings, member);
  refuseOverLimit(own, limit);
  const rejected = own.find((photo) => photo.status === 'rejected');
  const givesWay = own.length >= limit ? rejected : undefined;
  const afterwards = givesWay && (await deletePhoto(services, tx, givesWay));
  const [row] = await tx
    .insert(photos)
    .values({
      memberId: member.id,
      id: untimedId(),
      status: 'pending',
      position: Math.max(-1, ...own.map((photo) => photo.position)) + 1,
      ...names,
      width: rendered.width,
      height: rendered.height,
      placeholder: rendered.placeholder,
      createdAt: new Date(services.clock()),
    })
    .returning();
  if (row === undefined) throw new Error('the photo was not stored');
  await chooseMainPhoto(tx, member.id);
  await services.events.publish(tx, member.id, { type: 'user' });
  return { photo: photoOf(row), ...(afterwards && { afterwards }) };
}

/** Removes one of the member's own photos. Returns what to do after the commit. @throws 404 `photo_not_found` */
export async function removePhoto(
  services: Services,
  tx: Tx,
  member: MemberRow,
  photoId: string,
): Promise<() => Promise<void>> {
  const own = await lockPhotos(tx, member.id);
  const photo = own.find((candidate) => candidate.id === photoId);
  if (photo === undefined) throw problem('photo_not_found');
  const afterwards = await deletePhoto(services, tx, photo);
  await chooseMainPhoto(tx, member.id);
  await services.events.publish(tx, member.id, { type: 'user' });
  return afterwards;
}

/**
 * Puts the member's photos in an order; the first that others may see stands for the member.
 * @throws 409 `photos_changed` where the ids are not all of the member's photos
 */
export async function arrangePhotos(
  services: Services,
  tx: Tx,
  member: MemberRow,
  order: readonly string[],
): Promise<OwnPhoto[]> {
  const own = await lockPhotos(tx, member.id);
  const isSame = own.length === order.length && own.every(({ id }) => order.includes(id));
  if (!isSame) throw problem('photos_changed');
  for (const [position, id] of order.entries()) {
    await tx
      .update(photos)
      .set({ position })
      .where(and(eq(photos.memberId, member.id), eq(photos.id, id)));
  }
  await chooseMainPhoto(tx, member.id);
  await services.events.publish(tx, member.id, { type: 'user' });
  return listPhotos(tx, member);
}

/**
 * Sets the photo that stands for a member: the first active one of the order, else the first that waits for inspection; and whether
 * others see it.
 */
export async function chooseMainPhoto(tx: Tx, memberId: string): Promise<void> {
  await tx.execute(sql`
    update members set (main_photo_id, has_photo) = (
      select (array_agg(p.id order by p.status = 'active' desc, p.position, p.id))[1],
        coalesce(bool_or(p.status = 'active'), false)
      from photos p
      where p.member_id = ${memberId} and p.status <> 'rejected')
    where id = ${memberId}`);
}

/**
 * The member's photos. Whatever else changes a photo of the same member waits until this one is done; it comes before any lock of a
 * photo, so that nothing deadlocks on it.
 */
export async function lockPhotos(tx: Tx, memberId: string): Promise<PhotoRow[]> {
  await holdMember(tx, memberId);
  const rows = await tx.select().from(photos).where(eq(photos.memberId, memberId));
  return rows.toSorted((a, b) => a.position - b.position);
}

async function deletePhoto(
  services: Services,
  tx: Tx,
  photo: PhotoRow,
): Promise<() => Promise<void>> {
  await tx.delete(photos).where(and(eq(photos.memberId, photo.memberId), eq(photos.id, photo.id)));
  return discardFiles(services, tx, photo.memberId, ownFilesOf(photo));
}
