import type { DecidedElsewhere } from '@velours/machines/swipeGame';
import { sharedChannel } from '../../app/data/tab-channel.ts';
import type { SwipeDeckLabels } from '@velours/ui/blocks/SwipeDeck';
import type { Translate } from '../../app/i18n/texts.ts';
import { requireMember, type LoadPage } from '../../app/data/page-data.ts';

/** /swipe-game: for members. The deck is the statechart's to load, and to load again. */
export const loadSwipeGame: LoadPage = async (page) => {
  await requireMember(page);
};

/** The words of the deck, in the game and where it is tried out. */
export function swipeDeckLabels(t: Translate): SwipeDeckLabels {
  const deck = t(($) => $.swipe.deck);
  const about =
    (action: string) =>
    (name: string): string =>
      t(($) => $.swipe.about, { action, name });
  return {
    ...deck,
    likesLeft: (left, perDay) => t(($) => $.swipe.likesLeft, { left, perDay }),
    card: (name, age, kind) => [name, age, ...(kind ? [kind] : [])].join(', '),
    likeName: about(deck.like),
    passName: about(deck.pass),
    undoName: about(deck.undo),
    viewProfileName: about(deck.viewProfile),
    liked: (name) => t(($) => $.swipe.liked, { name }),
    passed: (name) => t(($) => $.swipe.passed, { name }),
    undone: (name) => t(($) => $.swipe.undone, { name }),
    kind: t(($) => $.common.kind),
  };
}

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

/** The news of this tab. */
export const swipeNews = sharedChannel('swipes', readSwipeNews);
