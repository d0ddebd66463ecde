import { type ReactNode, useCallback, useMemo } from 'react';
import type { Answer } from '@velours/api-client';
import { type MatchReason as ShownReason, MatchReasons } from '@velours/ui/blocks/MatchReasons';
import type { Schemas } from '../../app/data/api.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { useCardFacts } from '../../app/data/hooks.ts';
import { MemberCards } from '../people/MemberCards.tsx';
import type { Translate } from '../../app/i18n/texts.ts';
import { valueLabel } from '../people/profile-options.ts';
import type { CardFacts } from '../../app/data/member-card.ts';

/** Members who fit, each with the reasons under the card. */
export function MatchCards(props: {
  label: string;
  matches: Answer<'findMatches'>['matches'];
  own: Schemas['Profile'];
  /** @default 3 */
  headingLevel?: 2 | 3;
}): ReactNode {
  const t = useTranslate();
  const facts = useCardFacts();
  const { label, matches, own, headingLevel = 3 } = props;
  const cards = useMemo(() => matches.map(({ profile }) => profile), [matches]);
  const below = useMemo(
    () =>
      new Map(
        matches.map((match) => [
          match.profile.id,
          <MatchReasons
            key={match.profile.id}
            title={t(($) => $.matchfinder.why, { name: match.profile.name })}
            reasons={matchReasons(match, { ...facts, t, own })}
            size="compact"
            headingLevel={headingLevel === 2 ? 3 : 4}
          />,
        ]),
      ),
    [matches, facts, t, own, headingLevel],
  );
  const belowOf = useCallback((id: string) => below.get(id), [below]);
  return <MemberCards label={label} cards={cards} belowOf={belowOf} headingLevel={headingLevel} />;
}

type Match = Answer<'findMatches'>['matches'][number];

const TOPICS = {
  likes_you: 'like',
  interest: 'interest',
  reason: 'seeks',
  region: 'place',
  country: 'place',
  age: 'age',
} as const satisfies Record<Match['reasons'][number]['kind'], ShownReason['topic']>;

/** The field of a profile that says it. */
const FIELDS = {
  interest: 'interests',
  reason: 'reason',
  region: 'countryregion',
  country: 'country',
} as const;

interface ReasonFacts extends Pick<CardFacts, 'formats' | 'regionName' | 'shows'> {
  t: Translate;
  /** What the member says of themselves. */
  own: Pick<Schemas['Profile'], 'reason' | 'country' | 'countryregion'>;
}

/** The reasons in words: facts that stand in both profiles. One whose fact has been taken out meanwhile, or that the domain does not show, is left out. */
function matchReasons({ profile, reasons }: Match, facts: ReasonFacts): ShownReason[] {
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
  { t, own, formats, regionName, shows }: ReasonFacts,
): string | undefined {
  if (kind === 'likes_you') return t(($) => $.matchfinder.reasons.likesYou, { name });
  if (kind === 'age') return t(($) => $.matchfinder.reasons.age, { age });
  if (!shows(FIELDS[kind])) return undefined;
  if (kind === 'interest') {
    return interest === undefined
      ? undefined
      : t(($) => $.members.card.shared, {
          interest: t(($) => $.interests[interest]),
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
