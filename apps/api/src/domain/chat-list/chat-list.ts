/** The list of conversations with its totals (spec sections 3 and 7), read from the member's own rows. */
import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Answer } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import { conversationMembers } from '../../db/schema.ts';
import { notBlockedBy } from '../blocks/reach.ts';
import { countNewLikes } from '../likes/likes.ts';
import { loadCards } from '../members/profile-cards.ts';

const MOST_LISTED = 1000;

/** The newest 1,000 conversations that the member has not removed, the newest first. */
export async function listChats(services: Services, memberId: string): Promise<Answer<'getChats'>> {
  const { db } = services;
  const [rows, total_new_likes] = await Promise.all([
    db
      .select()
      .from(conversationMembers)
      .where(
        and(
          eq(conversationMembers.memberId, memberId),
          isNull(conversationMembers.removedAt),
          isNotNull(conversationMembers.lastMessageId),
          notBlockedBy(conversationMembers.otherId, memberId),
        ),
      )
      .orderBy(desc(conversationMembers.listPosition))
      .limit(MOST_LISTED),
    countNewLikes(db, memberId),
  ]);
  const chats = rows.flatMap((row) => {
    const {
      lastMessageId,
      lastMessagePosition,
      lastMessageText,
      lastMessageSender,
      lastMessageAt,
    } = row;
    if (
      lastMessageId === null ||
      lastMessagePosition === null ||
      lastMessageText === null ||
      lastMessageSender === null ||
      lastMessageAt === null
    ) {
      return [];
    }
    return [
      {
        profile_id: row.otherId,
        conversation_id: row.conversationId,
        num_unread_messages: row.unread,
        last_message: {
          id: lastMessageId,
          position: lastMessagePosition,
          kind: row.lastMessageKind,
          text: lastMessageText,
          sender: lastMessageSender,
          sent_at: lastMessageAt.toISOString(),
        },
      },
    ];
  });
  return {
    chats,
    profiles: await loadCards(
      services,
      db,
      memberId,
      chats.map((chat) => chat.profile_id),
    ),
    total_unread: chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0),
    total_new_likes,
  };
}
