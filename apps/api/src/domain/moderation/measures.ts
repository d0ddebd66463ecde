/** What a moderator can do about a report that holds (feature B04). */
import { and, desc, eq } from 'drizzle-orm';
import type { DecisionKind, PhotoReason } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { conversationMembers, messages, photos } from '../../db/schema.ts';
import { ban } from '../bans/bans.ts';
import type { MemberRow } from '../members/members.ts';
import { chooseMainPhoto, lockPhotos } from '../photos/photos.ts';
import type { ReportRow } from '../reports/reports.ts';

export type Measure = 'hide-photo' | 'remove-message' | 'warn' | 'ban';

/** The decision that each measure is. */
export const DECISION_OF: Readonly<Record<Measure, DecisionKind>> = {
  'hide-photo': 'photo_rejected',
  'remove-message': 'message_removed',
  warn: 'warning',
  ban: 'banned',
};

/** What the owner reads at a photo that was hidden for breaking the rule. */
const PHOTO_REASON_OF: Readonly<Record<string, PhotoReason>> = {
  underage: 'possibly_minor',
  intimate: 'too_explicit',
  fake: 'someone_else',
  spam: 'advertising',
};

/** Does it; false where the report is of something else, or it is gone already. */
export async function carryOut(
  services: Services,
  tx: Tx,
  measure: Measure,
  reported: MemberRow,
  report: ReportRow,
): Promise<boolean> {
  switch (measure) {
    case 'hide-photo':
      return report.kind === 'photo' && hidePhoto(services, tx, reported, report);
    case 'remove-message':
      return report.kind === 'message' && removeMessage(services, tx, report);
    case 'warn':
      return true;
    case 'ban':
      return (await ban(services, tx, reported.id)) !== null;
  }
}

async function hidePhoto(
  services: Services,
  tx: Tx,
  reported: MemberRow,
  report: ReportRow,
): Promise<boolean> {
  await lockPhotos(tx, reported.id);
  const [hidden] = await tx
    .update(photos)
    .set({
      status: 'rejected',
      rejectedReason: PHOTO_REASON_OF[report.reason] ?? 'other',
      decidedAt: new Date(services.clock()),
    })
    .where(
      and(
        eq(photos.memberId, reported.id),
        eq(photos.id, report.targetId),
        eq(photos.status, 'active'),
      ),
    )
    .returning({ id: photos.id });
  if (hidden === undefined) return false;
  await chooseMainPhoto(tx, reported.id);
  await services.events.publish(tx, reported.id, { type: 'user' });
  return true;
}

/** Takes the message out of the conversation of both; the report keeps it as evidence. */
async function removeMessage(services: Services, tx: Tx, report: ReportRow): Promise<boolean> {
  const conversationId = report.conversationId ?? '';
  const sides = await tx
    .select()
    .from(conversationMembers)
    .where(eq(conversationMembers.conversationId, conversationId))
    .orderBy(conversationMembers.memberId)
    .for('update');
  const [removed] = await tx
    .delete(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.id, report.targetId)))
    .returning();
  if (removed === undefined) return false;
  const [last] = await tx
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(desc(messages.position))
    .limit(1);
  for (const side of sides) {
    const isShown =
      last !== undefined && (side.removedUpTo === null || last.position > side.removedUpTo);
    const shown = isShown ? last : undefined;
    const wasUnread = removed.recipient === side.memberId && removed.readAt === null;
    await tx
      .update(conversationMembers)
      .set({
        unread: Math.max(0, side.unread - (wasUnread ? 1 : 0)),
        lastMessageId: shown?.id ?? null,
        lastMessagePosition: shown?.position ?? null,
        lastMessageText: shown?.text ?? null,
        lastMessageKind: shown?.kind ?? 'text',
        lastMessageSender: shown?.sender ?? null,
        lastMessageAt: shown?.sentAt ?? null,
      })
      .where(
        and(
          eq(conversationMembers.memberId, side.memberId),
          eq(conversationMembers.conversationId, conversationId),
        ),
      );
  }
  await services.events.publish(
    tx,
    sides.map((side) => side.memberId),
    { type: 'chats' },
  );
  return true;
}
