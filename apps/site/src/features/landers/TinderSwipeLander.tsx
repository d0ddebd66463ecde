import type { ReactNode } from 'react';
import { SwipeLander } from '@velours/ui/blocks/SwipeLander';
import { useCardFacts } from '../../app/data/hooks.ts';
import { placeOf, shownPhoto } from '../../app/data/member-card.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { swipeDeckLabels } from '../swipe/deck-labels.ts';
import { useLander, useSamples } from './use-lander.tsx';

/** A few samples to swipe, then sign-up. */
export function TinderSwipeLander(): ReactNode {
  const t = useTranslate();
  const facts = useCardFacts();
  const { deck, done } = t(($) => $.landers.tinderswipe);
  return (
    <SwipeLander
      {...useLander('tinderswipe')}
      profiles={useSamples().map((card) => ({
        id: card.id,
        name: card.name,
        age: card.age,
        kind: card.kind,
        place: placeOf(card, facts),
        photo: shownPhoto(card.main_image, facts.cdnPrefix, 'match'),
        ...(card.first_line === null ? {} : { about: card.first_line }),
      }))}
      deckLabels={{ ...swipeDeckLabels(t), title: deck }}
      doneLabels={done}
    />
  );
}
