import type { Answer } from '@velours/api-client';
import { useCallback, useMemo, type ReactNode } from 'react';
import { MatchReasons } from '@velours/ui/blocks/MatchReasons';
import type { Schemas } from '../../app/data/api.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { matchReasons } from './reasons.ts';
import { useCardFacts } from '../people/use-card-facts.ts';
import { MemberCards } from '../people/MemberCards.tsx';

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
