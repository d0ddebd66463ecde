import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Answer } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import { conversationMembers, likesGiven, likesReceived, members } from '../../db/schema.ts';
import { inReach } from '../blocks/reach.ts';
import { isShownTo } from '../members/invisible.ts';
import { loadCards } from '../members/profile-cards.ts';

const MOST_SHOWN = 12;

/** Joins the like that was given to the one that came back: by the member, so both stand on one shard. */
export const IS_MATCH = and(
  eq(likesReceived.memberId, likesGiven.memberId),
  eq(likesReceived.otherId, likesGiven.otherId),
);

/** A like of the member to somebody who may be seen; `members` is joined. */
export const isGivenToShown = (memberId: string): SQL | undefined =>
  and(
    eq(likesGiven.memberId, memberId),
    eq(members.status, 'active'),
    inReach(likesGiven.otherId, memberId),
    isShownTo(memberId),
  );

/** When the second of two likes came. */
export const MATCHED_AT =
  sql`greatest(${likesGiven.createdAt}, ${likesReceived.createdAt})`.mapWith(likesGiven.createdAt);

/** The newest matches with whom there has been no conversation, not even one that was removed, and how many there are. */
export async function newMatches(
  services: Services,
  memberId: string,
): Promise<Answer<'getNewMatches'>> {
  const { db } = services;
  const newest = await db
    .select({ id: likesGiven.otherId, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(likesGiven)
    .innerJoin(likesReceived, IS_MATCH)
    .innerJoin(members, eq(members.id, likesGiven.otherId))
    .leftJoin(
      conversationMembers,
      and(
        eq(conversationMembers.memberId, likesGiven.memberId),
        eq(conversationMembers.otherId, likesGiven.otherId),
      ),
    )
    .where(and(isGivenToShown(memberId), isNull(conversationMembers.memberId)))
    .orderBy(desc(MATCHED_AT), desc(likesGiven.otherId))
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
