/** What a moderator can do about a report that holds (feature B04), or about a message without one. */
import { and, desc, eq } from 'drizzle-orm';
import type { DecisionKind } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import type { Executor, Tx } from '../../db/connection.ts';
import { conversationMembers, messages } from '../../db/schema.ts';
import { ban } from '../bans/bans.ts';
import { unreadSince } from '../chat/read.ts';
import type { MessageRow } from '../chat/send.ts';
import { findMember } from '../members/members.ts';
import type { MemberRow } from '../members/members.ts';
import { hidePhoto } from '../photos/moderation.ts';
import type { ReportRow } from '../reports/reports.ts';
import { decideAgainst } from './decisions.ts';

export type Measure = 'hide-photo' | 'remove-message' | 'warn' | 'ban';

/** The decision that each measure is. */
export const DECISION_OF: Readonly<Record<Measure, DecisionKind>> = {
  'hide-photo': 'photo_rejected',
  'remove-message': 'message_removed',
  warn: 'warning',
  ban: 'banned',
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
      return (
        report.kind === 'photo' &&
        hidePhoto(services, tx, reported.id, { photoId: report.targetId, rule: report.reason })
      );
    case 'remove-message':
      return (
        report.kind === 'message' &&
        report.conversationId !== null &&
        removeMessage(services, tx, { conversationId: report.conversationId, id: report.targetId })
      );
    case 'warn':
      return true;
    case 'ban':
      return (await ban(services, tx, reported.id)) !== null;
  }
}

/** Takes the message out of the conversation of both; a report keeps it as evidence. */
async function removeMessage(
  services: Services,
  tx: Tx,
  { conversationId, id }: Pick<MessageRow, 'conversationId' | 'id'>,
): Promise<boolean> {
  const sides = await tx
    .select()
    .from(conversationMembers)
    .where(eq(conversationMembers.conversationId, conversationId))
    .orderBy(conversationMembers.memberId)
    .for('update');
  const [removed] = await tx
    .delete(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.id, id)))
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
    await tx
      .update(conversationMembers)
      .set({
        unread: unreadSince(side.memberId, conversationId, side.removedUpTo),
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

/** A message, wherever it stands; null where there is none. */
export async function findMessage(
  db: Executor,
  { conversationId, id }: Pick<MessageRow, 'conversationId' | 'id'>,
): Promise<MessageRow | null> {
  const [message] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.id, id)));
  return message ?? null;
}

/** Removes a message without a report of it: a decision, which its sender is told. Returns null where it is not there. */
export async function takeMessageAway(
  services: Services,
  named: Pick<MessageRow, 'conversationId' | 'id'>,
  reasons: { readonly rule: string; readonly facts: string; readonly by: string },
): Promise<{ readonly reference: string } | null> {
  return services.db.transaction(async (tx) => {
    const message = await findMessage(tx, named);
    const sender = message && (await findMember(tx, message.sender));
    if (sender === null || !(await removeMessage(services, tx, named))) return null;
    const kind = 'message_removed';
    return decideAgainst(services, tx, sender, { kind, targetId: named.id, ...reasons });
  });
}
