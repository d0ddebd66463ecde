import type { DecidedElsewhere } from '@velours/machines/swipeGame';
import { tabChannel, type TabChannel } from '../../app/data/tab-channel.ts';

/** A decision that the server has taken, told to the other tabs; of one member, for another may be logged in there. */
export interface SwipeNews extends DecidedElsewhere {
  memberId: string;
}

const isTime = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

export function readSwipeNews(message: unknown): SwipeNews | null {
  const { memberId, profileId, likes } = (message ?? {}) as Partial<SwipeNews>;
  if (typeof memberId !== 'string' || typeof profileId !== 'string' || !likes) return null;
  const { left, perDay, nextAt, asOf } = likes;
  const isCount = isTime(left) && isTime(perDay) && isTime(asOf);
  if (!isCount || (nextAt !== null && !isTime(nextAt))) return null;
  return { memberId, profileId, likes: { left, perDay, nextAt, asOf } };
}

let shared: TabChannel<SwipeNews> | undefined;

/** The news of this tab; only in the browser. */
export const swipeNews = (): TabChannel<SwipeNews> =>
  (shared ??= tabChannel('swipes', readSwipeNews));
