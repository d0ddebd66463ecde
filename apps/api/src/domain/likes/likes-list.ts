/** The three lists of likes.php: received, given and matches (spec sections 2 and 7), newest first. */
import { and, desc, eq } from 'drizzle-orm';
import type { Answer } from '@velours/openapi/types';
import type { Services } from '../../context.ts';
import { likesGiven, likesReceived, members } from '../../db/schema.ts';
import { inReach } from '../blocks/reach.ts';
import { loadCards } from '../members/profile-cards.ts';
import { IS_MATCH, MATCHED_AT, isGivenToShown } from './new-matches.ts';

const MOST_LISTED = 1000;

/** Only members who may be seen stand in the lists. */
export async function listLikes(services: Services, memberId: string): Promise<Answer<'getLikes'>> {
  const { db } = services;
  const [received, given, matches] = await Promise.all([
    db
      .select({
        id: likesReceived.otherId,
        createdAt: likesReceived.createdAt,
        seenAt: likesReceived.seenAt,
      })
      .from(likesReceived)
      .innerJoin(members, eq(members.id, likesReceived.otherId))
      .where(
        and(
          eq(likesReceived.memberId, memberId),
          eq(members.status, 'active'),
          inReach(likesReceived.otherId, memberId),
        ),
      )
      .orderBy(desc(likesReceived.createdAt), desc(likesReceived.otherId))
      .limit(MOST_LISTED),
    db
      .select({ id: likesGiven.otherId, createdAt: likesGiven.createdAt })
      .from(likesGiven)
      .innerJoin(members, eq(members.id, likesGiven.otherId))
      .where(isGivenToShown(memberId))
      .orderBy(desc(likesGiven.createdAt), desc(likesGiven.otherId))
      .limit(MOST_LISTED),
    db
      .select({ id: likesGiven.otherId, at: MATCHED_AT })
      .from(likesGiven)
      .innerJoin(likesReceived, IS_MATCH)
      .innerJoin(members, eq(members.id, likesGiven.otherId))
      .where(isGivenToShown(memberId))
      .orderBy(desc(MATCHED_AT), desc(likesGiven.otherId))
      .limit(MOST_LISTED),
  ]);
  const ids = new Set([...received, ...given, ...matches].map((row) => row.id));
  return {
    profiles: await loadCards(services, db, memberId, [...ids]),
    liked_by: received.map(({ id, createdAt, seenAt }) => ({
      id,
      like_new: seenAt === null,
      created_at: createdAt.toISOString(),
    })),
    given: given.map(({ id, createdAt }) => ({ id, created_at: createdAt.toISOString() })),
    matches: matches.map(({ id, at }) => ({ id, created_at: at.toISOString() })),
  };
}
