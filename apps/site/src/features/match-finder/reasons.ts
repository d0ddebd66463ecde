import type { MatchReason as ShownReason } from '@velours/ui/blocks/MatchReasons';
import type { Answer } from '@velours/api-client';
import type { Schemas } from '../../app/data/api.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { valueLabel } from '../people/profile-options.ts';
import type { CardFacts } from '../../app/data/member-card.ts';

type Match = Answer<'findMatches'>['matches'][number];

const TOPICS = {
  likes_you: 'like',
  interest: 'interest',
  reason: 'seeks',
  region: 'place',
  country: 'place',
  age: 'age',
} as const satisfies Record<Match['reasons'][number]['kind'], ShownReason['topic']>;

export interface ReasonFacts extends Pick<CardFacts, 'formats' | 'regionName'> {
  t: Translate;
  /** What the member says of themselves. */
  own: Pick<Schemas['Profile'], 'reason' | 'country' | 'countryregion'>;
}

/** The reasons in words: facts that stand in both profiles. One whose fact has been taken out meanwhile is left out. */
export function matchReasons({ profile, reasons }: Match, facts: ReasonFacts): ShownReason[] {
  return reasons.flatMap((reason) => {
    const text = textOf(profile, reason, facts);
    if (text === undefined) return [];
    const { interest, kind } = reason;
    return { id: interest ?? kind, topic: TOPICS[kind], interest, text };
  });
}

function textOf(
  { name, age }: Match['profile'],
  { kind, interest }: Match['reasons'][number],
  { t, own, formats, regionName }: ReasonFacts,
): string | undefined {
  if (kind === 'likes_you') return t(($) => $.matchfinder.reasons.likesYou, { name });
  if (kind === 'age') return t(($) => $.matchfinder.reasons.age, { age });
  if (kind === 'interest') {
    return interest === undefined
      ? undefined
      : t(($) => $.matchfinder.reasons.interest, {
          interest: t(($) => $.profile.interests[interest]),
        });
  }
  if (kind === 'reason') {
    return own.reason === null
      ? undefined
      : t(($) => $.matchfinder.reasons.reason, { reason: valueLabel(t, 'reason', own.reason) });
  }
  const { country, countryregion } = own;
  if (country === null) return undefined;
  const region = kind === 'region' ? regionName(country, countryregion ?? '') : undefined;
  return t(($) => $.matchfinder.reasons.place, { place: region ?? formats.country(country) });
}
