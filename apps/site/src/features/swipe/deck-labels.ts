import type { SwipeDeckLabels } from '@velours/ui/blocks/SwipeDeck';
import type { Translate } from '../../app/i18n/texts.ts';

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
