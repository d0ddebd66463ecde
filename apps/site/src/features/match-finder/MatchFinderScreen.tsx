import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { FindWays } from '@velours/ui/blocks/FindBar';
import { Link } from '@velours/ui/components/Link';
import { Container } from '@velours/ui/primitives/Container';
import { Grid } from '@velours/ui/primitives/Grid';
import { Heading } from '@velours/ui/primitives/Heading';
import { Inline } from '@velours/ui/primitives/Inline';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import type { Answer } from '@velours/api-client';
import { Button } from '@velours/ui/components/Button';
import { EmptyState } from '@velours/ui/components/EmptyState';
import { Form } from '@velours/ui/components/Form';
import { type Schemas, useApi } from '../../app/data/api.ts';
import { useUser } from '../../app/data/hooks.ts';
import { MATCHES_ID, matchesQuery, preferencesFields, searchOf, without } from './match-finder.ts';
import { searchPath } from '../../app/data/search-filter.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { type SiteForm, useForm } from '../../app/forms/use-form.ts';
import { emptyPicture } from '../people/empty-picture.tsx';
import { MemberCards } from '../people/MemberCards.tsx';
import { FindTabs } from '../search/FindTabs.tsx';
import { MatchCards } from './MatchCards.tsx';
import { MatchPreferences, PREFERENCE_FIELDS, PREFERENCES_ID } from './MatchPreferences.tsx';

/** The match finder (spec section 2): whom the member looks for, who fits, and why. */
export function MatchFinderScreen(): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const { data: found } = useQuery(matchesQuery(useApi()));
  const [numSaved, setNumSaved] = useState(0);
  const onDone = () => setNumSaved((number) => number + 1);
  const form = useForm({ action: '/match-finder', fields: PREFERENCE_FIELDS, onDone });
  const leftOut = useForm({
    action: '/match-finder',
    hiddenFields: found?.narrowest
      ? preferencesFields(without(found.preferences, found.narrowest.preference))
      : undefined,
    onDone,
  });
  const isPending = form.isPending || leftOut.isPending;
  useEffect(() => {
    // What was pressed is gone, or stands there anew; the people may stand far above it.
    if (numSaved > 0 && document.activeElement === document.body) {
      document.getElementById(MATCHES_ID)?.focus();
    }
  }, [numSaved]);
  if (!user) return null;

  return (
    <>
      <Container width="xl">
        <FindWays>
          <FindTabs current="/match-finder" />
        </FindWays>
      </Container>
      <Container width="xl" isPage>
        <Stack gap="lg">
          <Stack gap="xs">
            <Heading level={1} isFocusable>
              {t(($) => $.matchfinder.title)}
            </Heading>
            <Text tone="muted">{t(($) => $.matchfinder.lead)}</Text>
            {found ? (
              <Inline gap="md">
                <Link href={`#${PREFERENCES_ID}`}>{t(($) => $.matchfinder.preferences.title)}</Link>
                <Link href={searchPath(searchOf(found.preferences, user.profile))}>
                  {t(($) => $.matchfinder.search)}
                </Link>
              </Inline>
            ) : null}
          </Stack>
          <Grid columns="sidebar" gap="lg">
            <MatchResults
              found={found}
              own={user.profile}
              isPending={isPending}
              leaveOut={leftOut.props}
            />
            {found ? (
              <MatchPreferences
                // Its fields begin anew with what is saved.
                key={numSaved}
                preferences={found.preferences}
                form={{
                  onSubmit: form.onSubmit,
                  isPending,
                  errors: form.errors ?? leftOut.errors,
                  values: form.values,
                }}
              />
            ) : null}
          </Grid>
        </Stack>
      </Container>
    </>
  );
}

/** The server names no more (contract, matchfinder.php): there may be others. */
const MOST_SHOWN = 24;

/** The server counts no further (contract, NarrowestPreference): there may be more. */
const MOST_COUNTED = 200;

/** How many fit. */
function resultTitle(t: Translate, { matches: { length: count } }: Answer<'findMatches'>): string {
  return count < MOST_SHOWN
    ? t(($) => $.matchfinder.results.count, { count })
    : t(($) => $.matchfinder.results.most, { number: MOST_SHOWN });
}

/** Who fits, and why; where nobody does, what stands in the way. */
function MatchResults(props: {
  /** Undefined while the first answer is on its way. */
  found: Answer<'findMatches'> | undefined;
  own: Schemas['Profile'];
  isPending: boolean;
  /** What sends the preferences without the narrowest. */
  leaveOut: SiteForm<never>['props'];
}): ReactNode {
  const t = useTranslate();
  const { found, own, isPending } = props;
  const label = t(($) => $.matchfinder.results.label);
  if (!found) return <MemberCards label={label} numSkeletons={6} />;
  const { matches, narrowest } = found;
  if (matches.length > 0) {
    return (
      <Stack gap="md">
        <Heading level={2} size="md" id={MATCHES_ID} isFocusable>
          {resultTitle(t, found)}
        </Heading>
        <MatchCards label={label} matches={matches} own={own} />
      </Stack>
    );
  }
  if (!narrowest && saysNothing(own)) {
    return (
      <EmptyState
        drawing={emptyPicture}
        title={t(($) => $.matchfinder.signUp.noneTitle)}
        titleId={MATCHES_ID}
        action={
          <Link appearance="button" href="/profile">
            {t(($) => $.matchfinder.signUp.profile)}
          </Link>
        }
      >
        {t(($) => $.matchfinder.signUp.none)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      drawing={emptyPicture}
      title={t(($) => $.matchfinder.empty.title)}
      titleId={MATCHES_ID}
      action={
        narrowest ? (
          // What is refused is said at the preferences.
          <Form key={narrowest.preference} {...props.leaveOut} errors={undefined}>
            <Button
              type="submit"
              isPending={isPending}
              pendingLabel={t(($) => $.matchfinder.preferences.saving)}
            >
              {t(($) => $.matchfinder.empty.leaveOut)}
            </Button>
          </Form>
        ) : (
          <Link appearance="button" href="/members">
            {t(($) => $.matchfinder.empty.search)}
          </Link>
        )
      }
    >
      {narrowest ? narrowestText(t, narrowest) : t(($) => $.matchfinder.empty.text)}
    </EmptyState>
  );
}

/** Nothing that somebody could share with them: the preferences are not why nobody fits. */
const saysNothing = ({ reason, interests, country }: Schemas['Profile']): boolean =>
  reason === null && interests.length === 0 && country === null;

function narrowestText(
  t: Translate,
  { preference: name, count }: NonNullable<Answer<'findMatches'>['narrowest']>,
): string {
  const preference = t(($) => $.matchfinder.empty.preferences[name]);
  return count < MOST_COUNTED
    ? t(($) => $.matchfinder.empty.narrowest, { count, preference })
    : t(($) => $.matchfinder.empty.narrowestMost, { number: MOST_COUNTED, preference });
}
