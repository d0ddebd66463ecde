/**
 * What a report keeps (feature B04): what was reported as it was at that moment, in a copy that nobody but the moderators reads. It stays
 * when the other removes it, or is erased: the reporter's claim and the law ask for it. It goes with the report.
 */
import { and, desc, eq, lte } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import type { Services } from '../../context.ts';
import type { Executor } from '../../db/connection.ts';
import { messages, photos } from '../../db/schema.ts';
import type { Evidence } from '../../db/schema.ts';
import { conversationIdOf } from '../../ids.ts';
import type { MemberRow } from '../members/members.ts';
import { writeFiles } from '../files/pending-files.ts';
import type { WrittenFiles } from '../files/pending-files.ts';
import { findConversation, isTheirs } from '../chat/read.ts';

/** Messages before the reported one that are kept with it, so that it can be understood. */
const CONTEXT = 5;

export interface Snapshot {
  readonly evidence: Evidence;
  /** The stored photo to copy; null where there is none. */
  readonly photo: string | null;
  readonly conversationId: string | null;
}

/** The profile's words, and its main photo. */
export async function memberEvidence(db: Executor, reported: MemberRow): Promise<Snapshot> {
  const photo =
    reported.mainPhotoId === null ? null : await shownPhoto(db, reported.id, reported.mainPhotoId);
  const { name, kind, birthDate, gender, reason, aboutMe, interests, country, countryregion } =
    reported;
  return {
    evidence: {
      name,
      profile: {
        kind,
        birth_date: birthDate,
        gender,
        reason,
        about_me: aboutMe,
        interests,
        country,
        countryregion,
        signup_date: reported.signupDate.toISOString(),
      },
      ...(photo && { photo: { id: photo.id, uploaded_at: photo.createdAt.toISOString() } }),
    },
    photo: photo?.filename ?? null,
    conversationId: null,
  };
}

/** A photo that others see; null for another. */
export async function photoEvidence(
  db: Executor,
  reported: MemberRow,
  photoId: string,
): Promise<Snapshot | null> {
  const photo = await shownPhoto(db, reported.id, photoId);
  if (photo === null) return null;
  const { id, createdAt, filename } = photo;
  return {
    evidence: { name: reported.name, photo: { id, uploaded_at: createdAt.toISOString() } },
    photo: filename,
    conversationId: null,
  };
}

/** A message that the reported member wrote to the reporter and that the reporter still sees; null for another. */
export async function messageEvidence(
  db: Executor,
  reporterId: string,
  reported: MemberRow,
  messageId: string,
): Promise<Snapshot | null> {
  const conversationId = conversationIdOf(reporterId, reported.id);
  const side = await findConversation(db, reporterId, conversationId);
  if (side === null) return null;
  const [message] = await db
    .select()
    .from(messages)
    .where(and(isTheirs(side), eq(messages.id, messageId)));
  if (message?.sender !== reported.id) return null;
  const rows = await db
    .select()
    .from(messages)
    .where(and(isTheirs(side), lte(messages.position, message.position)))
    .orderBy(desc(messages.position))
    .limit(CONTEXT + 1);
  return {
    evidence: {
      name: reported.name,
      messages: rows.toReversed().map(({ id, sender, kind, text, gift, gif, sentAt }) => ({
        id,
        by: sender === reported.id ? 'reported' : 'reporter',
        kind,
        text,
        gift,
        gif,
        sent_at: sentAt.toISOString(),
      })),
    },
    photo: null,
    conversationId,
  };
}

async function shownPhoto(db: Executor, memberId: string, photoId: string) {
  const [photo] = await db
    .select()
    .from(photos)
    .where(and(eq(photos.memberId, memberId), eq(photos.id, photoId), eq(photos.status, 'active')));
  return photo ?? null;
}

/** A photo's copy, which a report is about to name. */
export interface PhotoCopy extends WrittenFiles {
  readonly name: string;
}

/** Copies a photo to where only moderators find it; null where the file is gone. Before the transaction, as all that writes files. */
export async function copyPhoto(
  services: Services,
  report: { readonly id: string; readonly reporterId: string },
  filename: string,
): Promise<PhotoCopy | null> {
  const file = await services.storage.open(filename);
  if (file === null) return null;
  // Not the folder of a member: /photos/ serves none but those.
  const name = `evidence/${report.id}.${filename.slice(filename.lastIndexOf('.') + 1)}`;
  const copy = new Map([[name, await buffer(file.stream())]]);
  return { name, ...(await writeFiles(services, report.reporterId, copy)) };
}
