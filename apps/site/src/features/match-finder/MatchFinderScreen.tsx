import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
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
import { Card } from '@velours/ui/components/Card';
import { CheckboxGroup } from '@velours/ui/components/CheckboxGroup';
import { Form, useFields } from '@velours/ui/components/Form';
import { RadioGroup } from '@velours/ui/components/RadioGroup';
import { Select } from '@velours/ui/components/Select';
import { TextField } from '@velours/ui/components/TextField';
import { type Schemas, useApi } from '../../app/data/api.ts';
import { useUser } from '../../app/data/hooks.ts';
import {
  AREAS,
  matchesQuery,
  ONLY,
  type Preferences,
  preferencesForm,
  searchOf,
  without,
} from './match-finder-data.ts';
import { searchPath } from '../../app/data/search-filter.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { type SiteForm, useForm } from '../../app/forms/use-form.ts';
import { emptyPicture } from '../people/empty-picture.tsx';
import { MemberCards } from '../people/MemberCards.tsx';
import { MatchCards } from './MatchCards.tsx';

/** The match finder (spec section 2): whom the member looks for, who fits, and why. */
export function MatchFinderScreen(): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const { data: found } = useQuery(matchesQuery(useApi()));
  const form = useForm({ action: '/match-finder' });
  const [numLeftOut, setNumLeftOut] = useState(0);
  const leftOut = useForm({
    action: '/match-finder',
    onDone: () => setNumLeftOut((count) => count + 1),
  });
  const isPending = form.isPending || leftOut.isPending;
  useEffect(() => {
    // The button that was pressed is gone.
    if (numLeftOut > 0) document.getElementById(MATCHES_ID)?.focus();
  }, [numLeftOut]);
  if (!user) return null;

  return (
    <Container width="xl" isPage>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1} isFocusable>
            {t(($) => $.matchfinder.title)}
          </Heading>
          <Text tone="muted">{t(($) => $.matchfinder.lead)}</Text>
          <Inline gap="md">
            <Link href="/swipe-game">{t(($) => $.matchfinder.swipe)}</Link>
            {found ? (
              <Link href={searchPath(searchOf(found.preferences, user.profile))}>
                {t(($) => $.matchfinder.search)}
              </Link>
            ) : null}
          </Inline>
        </Stack>
        <Grid columns="sidebar" gap="lg">
          {found ? (
            <MatchPreferences
              // Changed beside the form: its fields begin anew.
              key={numLeftOut}
              preferences={found.preferences}
              form={{
                onSubmit: form.onSubmit,
                isPending,
                errors: form.errors ?? leftOut.errors,
              }}
            />
          ) : null}
          <MatchResults
            found={found}
            own={user.profile}
            isPending={isPending}
            onChange={(preferences) => leftOut.onSubmit(preferencesForm(preferences))}
          />
        </Grid>
      </Stack>
    </Container>
  );
}

/** The heading over who fits. */
const MATCHES_ID = 'matches';

/** The server names no more (contract, matchfinder.php): there may be others. */
const MOST_SHOWN = 24;

/** Who fits, and why; where nobody does, what stands in the way. */
function MatchResults(props: {
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
      drawing={emptyPicture}
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

const FIELDS = ['gender', 'min_age', 'max_age', 'area', 'only'] as const;

/** Whom the member looks for; kept on the server, for the swipe game too. */
function MatchPreferences(props: {
  preferences: Preferences;
  form: Pick<SiteForm<never>, 'onSubmit' | 'isPending' | 'errors'>;
}): ReactNode {
  const t = useTranslate();
  const { preferences, form } = props;
  const { fieldIds, field } = useFields(FIELDS);
  const age = (name: 'min_age' | 'max_age', label: string): ReactNode => (
    <TextField
      id={fieldIds[name]}
      name={name}
      label={label}
      inputMode="numeric"
      defaultValue={String(preferences[name])}
    />
  );
  return (
    <Card>
      <Form
        action="/match-finder"
        onSubmit={form.onSubmit}
        isPending={form.isPending}
        errors={form.errors}
        errorTitle={t(($) => $.matchfinder.preferences.failed)}
        fieldIds={fieldIds}
        header={
          <Stack gap="xxs">
            <Heading level={2} size="md">
              {t(($) => $.matchfinder.preferences.title)}
            </Heading>
            <Text size="sm" tone="muted">
              {t(($) => $.matchfinder.preferences.note)}
            </Text>
          </Stack>
        }
      >
        <Select
          {...field('gender')}
          label={t(($) => $.members.filters.gender)}
          emptyLabel={t(($) => $.members.filters.anyGender)}
          options={(['female', 'male'] as const).map((value) => ({
            value,
            label: t(($) => $.members.filters.genders[value]),
          }))}
          defaultValue={preferences.gender ?? ''}
        />
        <Grid columns="pair" gap="sm">
          {age(
            'min_age',
            t(($) => $.members.filters.minimumAge),
          )}
          {age(
            'max_age',
            t(($) => $.members.filters.maximumAge),
          )}
        </Grid>
        <RadioGroup
          id={fieldIds.area}
          name="area"
          label={t(($) => $.matchfinder.preferences.area)}
          options={AREAS.map((value) => ({
            value,
            label: t(($) => $.matchfinder.preferences.areas[value]),
          }))}
          defaultValue={preferences.area}
          isVertical
        />
        <CheckboxGroup
          id={fieldIds.only}
          name="only"
          label={t(($) => $.matchfinder.preferences.only)}
          options={ONLY.map((value) => ({
            value,
            label: t(($) => $.matchfinder.preferences.onlyWho[value]),
          }))}
          defaultValue={ONLY.filter((value) => preferences[value])}
          isVertical
        />
        <Button
          type="submit"
          isFullWidth
          isPending={form.isPending}
          pendingLabel={t(($) => $.matchfinder.preferences.saving)}
        >
          {t(($) => $.matchfinder.preferences.save)}
        </Button>
      </Form>
    </Card>
  );
}
