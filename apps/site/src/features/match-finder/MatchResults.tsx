import type { Answer } from '@velours/api-client';
import type { ReactNode } from 'react';
import { Button } from '@velours/ui/components/Button';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { Heading } from '@velours/ui/primitives/Heading';
import { HeartIcon } from '@velours/ui/primitives/Icon';
import { Stack } from '@velours/ui/primitives/Stack';
import type { Schemas } from '../../app/data/api.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { without, type Preferences } from './preferences.ts';
import { MemberCards } from '../people/MemberCards.tsx';
import { MatchCards } from './MatchCards.tsx';

/** The heading over who fits. */
export const MATCHES_ID = 'matches';

/** The server names no more (contract, matchfinder.php): there may be others. */
const MOST_SHOWN = 24;

/** Who fits, and why; where nobody does, what stands in the way. */
export function MatchResults(props: {
  /** Undefined while the first answer is on its way. */
  found: Answer<'findMatches'> | undefined;
  own: Schemas['Profile'];
  isPending: boolean;
  onChange: (preferences: Preferences) => void;
}): ReactNode {
  const t = useTranslate();
  const { found, own, isPending } = props;
  const label = t(($) => $.matchfinder.results.label);
  if (!found) return <MemberCards label={label} numSkeletons={6} />;
  const { matches, narrowest, preferences } = found;
  if (matches.length > 0) {
    return (
      <Stack gap="md">
        <Heading level={2} size="sm" id={MATCHES_ID} isFocusable>
          {matches.length < MOST_SHOWN
            ? t(($) => $.matchfinder.results.count, { count: matches.length })
            : t(($) => $.matchfinder.results.most, { number: MOST_SHOWN })}
        </Heading>
        <MatchCards label={label} matches={matches} own={own} />
      </Stack>
    );
  }
  return (
    <EmptyState
      icon={<HeartIcon size="xl" />}
      title={t(($) => $.matchfinder.empty.title)}
      action={
        narrowest ? (
          <Button
            onPress={() => props.onChange(without(preferences, narrowest.preference))}
            isPending={isPending}
            pendingLabel={t(($) => $.matchfinder.preferences.saving)}
          >
            {t(($) => $.matchfinder.empty.leaveOut)}
          </Button>
        ) : (
          <Link appearance="button" href="/members">
            {t(($) => $.matchfinder.empty.search)}
          </Link>
        )
      }
    >
      {narrowest
        ? t(($) => $.matchfinder.empty.narrowest, {
            count: narrowest.count,
            preference: t(($) => $.matchfinder.empty.preferences[narrowest.preference]),
          })
        : t(($) => $.matchfinder.empty.text)}
    </EmptyState>
  );
}
