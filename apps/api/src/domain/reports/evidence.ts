/**
 * What a report keeps (feature B04): what was reported as it was at that moment, in a copy that nobody but the moderators reads. It stays
 * when the other removes it, or is erased: the reporter's claim and the law ask for it. Its time is over six months after the decision.
 */
import { and, desc, eq, isNotNull, lte } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { messages, photos, reports } from '../../db/schema.ts';
import { conversationIdOf } from '../../ids.ts';
import type { MemberRow } from '../members/members.ts';
import { writeFiles } from '../files/pending-files.ts';
import { conversationOf, isTheirs } from '../chat/read.ts';

/** Messages before the reported one that are kept with it, so that it can be understood. */
const CONTEXT = 5;

/** The kept copy, as the moderator reads it. */
export interface Evidence {
  readonly name: string;
  readonly profile?: Readonly<Record<string, unknown>>;
  readonly photo?: { readonly id: string; readonly uploaded_at: string };
  /** The reported message last, before it what led to it. */
  readonly messages?: readonly {
    readonly id: string;
    readonly by: 'reporter' | 'reported';
    readonly kind: string;
    readonly text: string;
    readonly gift: string | null;
    readonly gif: unknown;
    readonly sent_at: string;
  }[];
}

export interface Snapshot {
  readonly evidence: Evidence;
  /** The stored photo to copy; null where there is none. */
  readonly photo: string | null;
  readonly conversationId: string | null;
}

/** The profile's words, and its main photo. */
export async function memberEvidence(tx: Tx, reported: MemberRow): Promise<Snapshot> {
  const photo =
    reported.mainPhotoId === null ? null : await shownPhoto(tx, reported.id, reported.mainPhotoId);
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
  tx: Tx,
  reported: MemberRow,
  photoId: string,
): Promise<Snapshot | null> {
  const photo = await shownPhoto(tx, reported.id, photoId);
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
  tx: Tx,
  reporterId: string,
  reported: MemberRow,
  messageId: string,
): Promise<Snapshot | null> {
  const conversationId = conversationIdOf(reporterId, reported.id);
  const side = await conversationOf(tx, reporterId, conversationId).catch(() => null);
  if (side === null) return null;
  const [message] = await tx
    .select()
    .from(messages)
    .where(and(isTheirs(side), eq(messages.id, messageId)));
  if (message?.sender !== reported.id) return null;
  const rows = await tx
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

async function shownPhoto(tx: Tx, memberId: string, photoId: string) {
  const [photo] = await tx
    .select()
    .from(photos)
    .where(and(eq(photos.memberId, memberId), eq(photos.id, photoId), eq(photos.status, 'active')));
  return photo ?? null;
}

/** Copies a photo to where only moderators find it; answers the name of the copy, null where the file is gone. */
export async function keepPhoto(
  services: Services,
  tx: Tx,
  report: { readonly id: string; readonly reporterId: string },
  filename: string,
): Promise<string | null> {
  const file = await services.storage.open(filename);
  if (file === null) return null;
  // Not the folder of a member: /photos/ serves none but those.
  const name = `evidence/${report.id}.${filename.slice(filename.lastIndexOf('.') + 1)}`;
  const copy = new Map([[name, await buffer(file.stream())]]);
  await (await writeFiles(services, report.reporterId, copy)).keep(tx);
  return name;
}

/** Removes evidence whose time is over, and what the reporter wrote; what was decided and when stays. */
export async function forgetEvidence(services: Services): Promise<void> {
  const over = await services.db
    .select({
      reporterId: reports.reporterId,
      id: reports.id,
      file: reports.evidenceFile,
    })
    .from(reports)
    .where(
      and(isNotNull(reports.evidenceUntil), lte(reports.evidenceUntil, new Date(services.clock()))),
    );
  for (const { reporterId, id, file } of over) {
    // The file first: a row that still names it is found again when this is cut off.
    if (file !== null) await services.storage.remove(file);
    await services.db
      .update(reports)
      .set({ evidence: null, evidenceFile: null, text: '', evidenceUntil: null })
      .where(and(eq(reports.reporterId, reporterId), eq(reports.id, id)));
  }
}
