import { SwipeLander } from '@velours/ui/blocks/SwipeLander';
import { useCardFacts } from '../../app/data/hooks.ts';
import { cardPlaceOf, shownPhoto } from '../../app/data/member-card.ts';
import type { PageHandle } from '../../app/document/page-handle.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { serverAction, serverLoader } from '../../app/server/page-loader.ts';
import { submitSignUp } from '../sign-up/sign-up.ts';
import { swipeDeckLabels } from '../swipe/swipe-game.ts';
import { loadLander } from './landers.ts';
import { landerHandle, useLander, useSamples } from './lander.tsx';

export const loader = serverLoader(loadLander);
export const action = serverAction(submitSignUp);

export const handle = {
  ...landerHandle('tinderswipe'),
  namespaces: ['landers', 'signup', 'swipe', 'members'],
} satisfies PageHandle;

/** A few samples to swipe, then sign-up. */
export default function TinderSwipePage() {
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
        place: cardPlaceOf(card, facts),
        photo: shownPhoto(card.main_image, facts.cdnPrefix, 'match'),
        ...(card.first_line !== null && facts.shows('about_me') ? { about: card.first_line } : {}),
      }))}
      deckLabels={{ ...swipeDeckLabels(t), title: deck }}
      doneLabels={done}
    />
  );
}
