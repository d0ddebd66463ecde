import type { DayLikes, SwipeProfile } from '@velours/machines/swipeGame';
import type { Schemas } from '../../app/data/api.ts';
import { placeOf, shownPhoto, type CardFacts } from '../../app/data/member-card.ts';

/** A card of the deck as the statechart keeps it and the deck draws it. */
export function swipeProfileOf(
  { profile, about_me: about }: Schemas['SwipeCard'],
  facts: CardFacts,
): SwipeProfile {
  const { id, name, age, kind } = profile;
  return {
    id,
    name,
    age,
    kind,
    place: placeOf(profile, facts),
    photo: shownPhoto(profile.main_image, facts.cdnPrefix, 'filename'),
    ...(about === '' ? {} : { about }),
  };
}

/** The day's likes, their times as epoch milliseconds. */
export const dayLikesOf = (likes: Schemas['DayLikes']): DayLikes => ({
  left: likes.left,
  perDay: likes.per_day,
  nextAt: likes.next_at === null ? null : Date.parse(likes.next_at),
  asOf: Date.parse(likes.server_time),
});
