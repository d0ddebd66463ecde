/** The list of conversations with its totals (spec sections 3 and 7), read from the member's own rows. */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { Answer } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import { prepared } from '../../db/prepared.ts';
import {
  conversationMembers,
  likesGiven,
  likesReceived,
  members,
  photos,
} from '../../db/schema.ts';
import { inReach, notBlockedBy } from '../blocks/reach.ts';
import {
  cardColumns,
  isLiked,
  isMainPhoto,
  likesViewer,
  partnerOf,
} from '../members/profile-cards.ts';
import type { CardRow } from '../members/profile-cards.ts';

const MOST_LISTED = 1000;

/** The viewer's newest conversations, each with the other's card; one row without either where there is none. */
const listOf = prepared('chat_list', (db) => {
  const viewer = sql.placeholder('viewer');
  return db
    .select({
      newLikes: sql<number>`news.likes`,
      chat: {
        otherId: conversationMembers.otherId,
        conversationId: conversationMembers.conversationId,
        unread: conversationMembers.unread,
        lastMessageId: conversationMembers.lastMessageId,
        lastMessagePosition: conversationMembers.lastMessagePosition,
        lastMessageText: conversationMembers.lastMessageText,
        lastMessageKind: conversationMembers.lastMessageKind,
        lastMessageSender: conversationMembers.lastMessageSender,
        lastMessageAt: conversationMembers.lastMessageAt,
      },
      ...cardColumns(viewer),
    })
    .from(sql`(${newLikesOf(viewer)}) news`)
    .leftJoin(
      conversationMembers,
      and(
        eq(conversationMembers.memberId, viewer),
        isNull(conversationMembers.removedAt),
        isNotNull(conversationMembers.lastMessageId),
        notBlockedBy(conversationMembers.otherId, viewer),
      ),
    )
    .leftJoin(members, eq(members.id, conversationMembers.otherId))
    .leftJoin(photos, isMainPhoto)
    .leftJoin(likesGiven, isLiked(viewer))
    .leftJoin(likesReceived, likesViewer(viewer))
    .orderBy(sql`${conversationMembers.listPosition} desc nulls last`)
    .limit(MOST_LISTED);
});

/** Likes received that were not seen yet, from members who may be seen. */
const newLikesOf = (viewer: Placeholder): SQL => sql`
  select count(*)::int as likes from likes_received l join members m on m.id = l.other_id
  where l.member_id = ${viewer} and l.seen_at is null and m.status = 'active'
    and ${inReach(sql`l.other_id`, viewer)}`;

/** The newest 1,000 conversations that the member has not removed, the newest first. */
export async function listChats(services: Services, memberId: string): Promise<Answer<'getChats'>> {
  const found = await listOf(services.db, { viewer: memberId });
  const now = services.clock();
  const rows = found.flatMap(({ chat }) => chat ?? []);
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
    profiles: found.flatMap((row) =>
      row.id === null ? [] : partnerOf(row as CardRow, memberId, now),
    ),
    total_unread: chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0),
    total_new_likes: found[0]?.newLikes ?? 0,
  };
}
