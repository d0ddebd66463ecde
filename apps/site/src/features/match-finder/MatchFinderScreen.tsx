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
import { VisuallyHidden } from '@velours/ui/primitives/VisuallyHidden';
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
  preferencesFields,
  searchOf,
  without,
} from './match-finder-data.ts';
import { searchPath } from '../../app/data/search-filter.ts';
import type { Translate } from '../../app/i18n/texts.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { type SiteForm, useForm } from '../../app/forms/use-form.ts';
import { emptyPicture } from '../people/empty-picture.tsx';
import { MemberCards } from '../people/MemberCards.tsx';
import { FindTabs } from '../search/FindTabs.tsx';
import { MatchCards } from './MatchCards.tsx';

/** The match finder (spec section 2): whom the member looks for, who fits, and why. */
export function MatchFinderScreen(): ReactNode {
  const t = useTranslate();
  const user = useUser();
  const { data: found } = useQuery(matchesQuery(useApi()));
  const [numSaved, setNumSaved] = useState(0);
  const onDone = () => setNumSaved((number) => number + 1);
  const form = useForm({ action: '/match-finder', fields: FIELDS, onDone });
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
      (document.getElementById(MATCHES_ID) ?? document.getElementById(SAVE_ID))?.focus();
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
        <VisuallyHidden live="polite">
          {found?.matches.length === 0 && numSaved > 0 && !isPending ? resultTitle(t, found) : ''}
        </VisuallyHidden>
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

/** The heading over who fits. */
const MATCHES_ID = 'matches';

/** The heading over the preferences, which come after the people where there is one column. */
const PREFERENCES_ID = 'preferences';

/** The button that saves the preferences. */
const SAVE_ID = 'save';

/** The server names no more (contract, matchfinder.php): there may be others. */
const MOST_SHOWN = 24;

/** The server counts no further (contract, NarrowestPreference): there may be more. */
const MOST_COUNTED = 200;

/** How many fit. */
function resultTitle(t: Translate, { matches: { length: count } }: Answer<'findMatches'>): string {
  if (count === 0) return t(($) => $.matchfinder.empty.title);
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
        <Heading level={2} size="sm" id={MATCHES_ID} isFocusable>
          {resultTitle(t, found)}
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
          // What is refused is said at the preferences.
          <Form {...props.leaveOut} errors={undefined}>
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

function narrowestText(
  t: Translate,
  { preference: name, count }: NonNullable<Answer<'findMatches'>['narrowest']>,
): string {
  const preference = t(($) => $.matchfinder.empty.preferences[name]);
  return count < MOST_COUNTED
    ? t(($) => $.matchfinder.empty.narrowest, { count, preference })
    : t(($) => $.matchfinder.empty.narrowestMost, { number: MOST_COUNTED, preference });
}

const FIELDS = ['gender', 'min_age', 'max_age', 'area', 'only'] as const;

/** Whom the member looks for; kept on the server, for the swipe game too. */
function MatchPreferences(props: {
  preferences: Preferences;
  form: Pick<SiteForm<(typeof FIELDS)[number]>, 'onSubmit' | 'isPending' | 'errors' | 'values'>;
}): ReactNode {
  const t = useTranslate();
  const { preferences, form } = props;
  const { fieldIds, field } = useFields(FIELDS, form);
  const age = (name: 'min_age' | 'max_age', label: string): ReactNode => (
    <TextField
      {...field(name)}
      label={label}
      inputMode="numeric"
      defaultValue={form.values[name] ?? String(preferences[name])}
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
            <Heading level={2} size="md" id={PREFERENCES_ID} isFocusable>
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
          id={SAVE_ID}
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
