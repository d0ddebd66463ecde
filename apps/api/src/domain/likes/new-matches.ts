import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Answer } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import { conversationMembers, likesGiven, likesReceived, members } from '../../db/schema.ts';
import { inReach } from '../blocks/reach.ts';
import { isShownTo } from '../members/invisible.ts';
import { loadCards } from '../members/profile-cards.ts';

const MOST_SHOWN = 12;

/** The newest matches with whom there has been no conversation, not even one that was removed, and how many there are. */
export async function newMatches(
  services: Services,
  memberId: string,
): Promise<Answer<'getNewMatches'>> {
  const { db } = services;
  const newest = await db
    .select({ id: likesGiven.otherId, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(likesGiven)
    .innerJoin(
      likesReceived,
      and(
        eq(likesReceived.memberId, likesGiven.memberId),
        eq(likesReceived.otherId, likesGiven.otherId),
      ),
    )
    .innerJoin(members, eq(members.id, likesGiven.otherId))
    .leftJoin(
      conversationMembers,
      and(
        eq(conversationMembers.memberId, likesGiven.memberId),
        eq(conversationMembers.otherId, likesGiven.otherId),
      ),
    )
    .where(
      and(
        eq(likesGiven.memberId, memberId),
        isNull(conversationMembers.memberId),
        eq(members.status, 'active'),
        inReach(likesGiven.otherId, memberId),
        isShownTo(memberId),
      ),
    )
    .orderBy(
      desc(sql`greatest(${likesGiven.createdAt}, ${likesReceived.createdAt})`),
      desc(likesGiven.otherId),
    )
    .limit(MOST_SHOWN);
  const cards = await loadCards(
    services,
    db,
    memberId,
    newest.map(({ id }) => id),
  );
  return {
    total: newest[0]?.total ?? 0,
    profiles: newest.flatMap(({ id }) => cards.filter((card) => card.id === id)),
  };
}
