import type { MatchReason as ShownReason } from '@velours/ui/blocks/MatchReasons';
import type { Answer } from '@velours/api-client';
import type { Schemas } from '../../data/api.ts';
import type { Translate } from '../../i18n/texts.ts';
import { valueLabel } from '../profile-options.ts';
import type { CardFacts } from '../member-card.ts';

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

/** The reasons in words: facts that stand in both profiles. */
export function matchReasons({ profile, reasons }: Match, facts: ReasonFacts): ShownReason[] {
  return reasons.map((reason) => ({
    id: reason.interest ?? reason.kind,
    topic: TOPICS[reason.kind],
    interest: reason.interest,
    text: textOf(profile, reason, facts),
  }));
}

function textOf(
  { name, age }: Match['profile'],
  { kind, interest }: Match['reasons'][number],
  { t, own, formats, regionName }: ReasonFacts,
): string {
  if (kind === 'likes_you') return t(($) => $.matchfinder.reasons.likesYou, { name });
  if (kind === 'age') return t(($) => $.matchfinder.reasons.age, { age });
  if (kind === 'interest' && interest !== undefined) {
    return t(($) => $.matchfinder.reasons.interest, {
      interest: t(($) => $.profile.interests[interest]),
    });
  }
  if (kind === 'reason' && own.reason !== null) {
    return t(($) => $.matchfinder.reasons.reason, {
      reason: valueLabel(t, 'reason', own.reason),
    });
  }
  const country = own.country ?? '';
  const region = kind === 'region' ? regionName(country, own.countryregion ?? '') : undefined;
  return t(($) => $.matchfinder.reasons.place, { place: region ?? formats.country(country) });
}
