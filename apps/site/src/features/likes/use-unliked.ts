import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Schemas } from '../../app/data/api.ts';
import { useLike } from '../people/use-like.ts';

type Card = Schemas['ProfileCard'];

export interface Unliked {
  /** Whom the member no longer likes since a moment ago. */
  card: Card | undefined;
  note: (card: Card) => void;
  /** Puts the like back as it was, with its date. */
  undo: () => void;
  dismiss: () => void;
  undoButton: RefObject<HTMLButtonElement | null>;
}

/** A like that was taken back in a list, which its card may have left with that. */
export function useUnliked(cards: readonly Card[]): Unliked {
  const [card, setCard] = useState<Card>();
  const { mutate } = useLike();
  const undoButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The heart that was pressed has gone with its card.
    const isGone = card && cards.every(({ id }) => id !== card.id);
    if (isGone && document.activeElement === document.body) undoButton.current?.focus();
  }, [card, cards]);

  return {
    card,
    note: setCard,
    undo: () => {
      if (card) mutate({ profile: card, isLiked: true, isUndo: true });
      setCard(undefined);
      // The button that was pressed goes too.
      document.querySelector('h1')?.focus();
    },
    dismiss: () => setCard(undefined),
    undoButton,
  };
}
