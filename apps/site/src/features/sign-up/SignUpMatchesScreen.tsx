import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Banner } from '@velours/ui/components/Banner';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Link } from '@velours/ui/components/Link';
import { ProgressBar } from '@velours/ui/components/ProgressBar';
import { Container } from '@velours/ui/primitives/Container';
import { Heading } from '@velours/ui/primitives/Heading';
import { HeartIcon } from '@velours/ui/primitives/Icon';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useApi } from '../../app/data/api.ts';
import { useUser } from '../../app/data/hooks.ts';
import { matchesQuery, SIGN_UP_MATCHES, soughtBy } from '../match-finder/match-finder.ts';
import { searchQuery } from '../../app/data/queries.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { MatchCards } from '../match-finder/MatchCards.tsx';
import { MemberCards } from '../people/MemberCards.tsx';
import { profileParts } from './sign-up.ts';

/** /signup-matches: after sign-up a few members who fit, to like or to write to; it can be passed by (spec section 2). */
export function SignUpMatchesScreen(): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const api = useApi();
  const { data: found } = useQuery(matchesQuery(api, SIGN_UP_MATCHES));
  const isEmpty = found?.matches.length === 0;
  const { data: others } = useQuery({
    ...searchQuery(api, soughtBy(found?.preferences ?? { gender: null })),
    enabled: isEmpty,
  });
  if (!user) return null;
  const parts = Object.values(profileParts(user.profile));
  const profile = { done: parts.filter(Boolean).length, total: parts.length };
  const label = t(($) => $.matchfinder.results.label);
  const onward = (
    <Inline gap="md">
      <Link appearance="button" href="/members">
        {t(($) => $.matchfinder.signUp.onward)}
      </Link>
      <Link appearance="button" variant="outline" href="/match-finder">
        {t(($) => $.matchfinder.signUp.finder)}
      </Link>
    </Inline>
  );

  return (
    <Container width="xl" isPage>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1} isFocusable>
            {isEmpty
              ? t(($) => $.matchfinder.signUp.beginTitle)
              : t(($) => $.matchfinder.signUp.title)}
          </Heading>
          <Text tone="muted">{t(($) => $.matchfinder.signUp.lead)}</Text>
        </Stack>
        {profile.done < profile.total ? (
          <Inline gap="md" align="center">
            <ProgressBar
              label={t(($) => $.matchfinder.signUp.profile)}
              value={profile.done}
              maximum={profile.total}
              valueLabel={t(($) => $.matchfinder.signUp.profileDone, profile)}
            />
            <Link href="/complete-signup">{t(($) => $.signup.complete.title)}</Link>
          </Inline>
        ) : null}
        {user.status === 'not_confirmed' ? (
          <Banner>{t(($) => $.matchfinder.signUp.unconfirmed)}</Banner>
        ) : null}
        {!found ? <MemberCards label={label} numSkeletons={SIGN_UP_MATCHES} /> : null}
        {found && found.matches.length > 0 ? (
          <>
            <MatchCards label={label} matches={found.matches} own={user.profile} headingLevel={2} />
            {onward}
          </>
        ) : null}
        {isEmpty && others && others.results.length > 0 ? (
          <>
            <MemberCards
              label={label}
              cards={others.results.slice(0, SIGN_UP_MATCHES)}
              headingLevel={2}
            />
            {onward}
          </>
        ) : null}
        {isEmpty && others?.results.length === 0 ? (
          <EmptyState
            icon={<HeartIcon size="xl" />}
            title={t(($) => $.matchfinder.signUp.noneTitle)}
            action={onward}
          >
            {t(($) => $.matchfinder.signUp.none)}
          </EmptyState>
        ) : null}
      </Stack>
    </Container>
  );
}
