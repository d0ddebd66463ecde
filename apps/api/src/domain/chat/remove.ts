/** Removing a conversation from one's own list, and taking that back (spec section 4). */
import { sql } from 'drizzle-orm';
import type { Services } from '../../context.ts';
import type { Tx } from '../../db/connection.ts';
import { conversationMembers } from '../../db/schema.ts';
import { problem } from '../problem.ts';
import { lockedConversationOf, sideOf, unreadSince } from './read.ts';

/** How long a removal can be taken back, in milliseconds: longer than it is offered, for slow connections. */
export const RESTORABLE_FOR = 60_000;

/** Removes a conversation from the caller's list; the other keeps it, and a newer message brings it back. */
export async function removeChat(
  services: Services,
  tx: Tx,
  memberId: string,
  conversationId: string,
): Promise<void> {
  const row = await lockedConversationOf(tx, memberId, conversationId);
  if (row.removedAt !== null) throw problem('conversation_not_found');
  const now = services.clock();
  await tx
    .update(conversationMembers)
    .set({
      removedAt: new Date(now),
      // Where a moderator took the last message away, what was removed before stays removed.
      removedUpTo: sql`greatest(${conversationMembers.lastMessagePosition}, ${conversationMembers.removedUpTo})`,
      removedBefore: row.removedUpTo,
      restorableUntil: new Date(now + RESTORABLE_FOR),
      unread: 0,
    })
    .where(sideOf(memberId, conversationId));
  await services.events.publish(tx, memberId, { type: 'chats' });
}

/**
 * Takes back a removal of a moment ago: everything is there as it was, also what came meanwhile.
 * @throws 404 `conversation_not_found` where nothing was removed, or too long ago
 */
export async function restoreChat(
  services: Services,
  tx: Tx,
  memberId: string,
  conversationId: string,
): Promise<void> {
  const { restorableUntil, removedBefore } = await lockedConversationOf(
    tx,
    memberId,
    conversationId,
  );
  if (restorableUntil === null || restorableUntil.getTime() <= services.clock()) {
    throw problem('conversation_not_found');
  }
  await tx
    .update(conversationMembers)
    .set({
      removedAt: null,
      removedUpTo: removedBefore,
      removedBefore: null,
      restorableUntil: null,
      unread: unreadSince(memberId, conversationId, removedBefore),
    })
    .where(sideOf(memberId, conversationId));
  await services.events.publish(tx, memberId, { type: 'chats' });
}
