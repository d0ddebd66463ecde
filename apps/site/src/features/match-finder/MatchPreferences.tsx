import type { ReactNode } from 'react';
import { Button } from '@velours/ui/components/Button';
import { Card } from '@velours/ui/components/Card';
import { CheckboxGroup } from '@velours/ui/components/CheckboxGroup';
import { Form, useFields } from '@velours/ui/components/Form';
import { RadioGroup } from '@velours/ui/components/RadioGroup';
import { Select } from '@velours/ui/components/Select';
import { TextField } from '@velours/ui/components/TextField';
import { Grid } from '@velours/ui/primitives/Grid';
import { Heading } from '@velours/ui/primitives/Heading';
import { Stack } from '@velours/ui/primitives/Stack';
import { Text } from '@velours/ui/primitives/Text';
import { useSettings } from '../../app/data/hooks.ts';
import type { SiteForm } from '../../app/forms/use-form.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { type Preferences, wishesOf } from './match-finder.ts';

/** The heading over the preferences, which come after the people where there is one column. */
export const PREFERENCES_ID = 'preferences';

/** The fields of the form, by their names in the contract (MatchPreferences). */
export const PREFERENCE_FIELDS = ['gender', 'min_age', 'max_age', 'area', 'only'] as const;

/** Whom the member looks for; kept on the server, for the swipe game too. */
export function MatchPreferences(props: {
  preferences: Preferences;
  form: Pick<
    SiteForm<(typeof PREFERENCE_FIELDS)[number]>,
    'onSubmit' | 'isPending' | 'errors' | 'values'
  >;
}): ReactNode {
  const t = useTranslate();
  const { preferences, form } = props;
  const { fieldIds, field } = useFields(PREFERENCE_FIELDS, form);
  const { areas, areaFor, only } = wishesOf(useSettings());
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
        // Without script what is refused is said there, far below the people.
        action={`/match-finder#${PREFERENCES_ID}`}
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
        {areas.length > 1 && (
          <RadioGroup
            id={fieldIds.area}
            name="area"
            label={t(($) => $.matchfinder.preferences.area)}
            options={areas.map((value) => ({
              value,
              label: t(($) => $.matchfinder.preferences.areas[value]),
            }))}
            defaultValue={areaFor(preferences.area)}
            isVertical
          />
        )}
        {only.length > 0 && (
          <CheckboxGroup
            id={fieldIds.only}
            name="only"
            label={t(($) => $.matchfinder.preferences.only)}
            options={only.map((value) => ({
              value,
              label: t(($) => $.matchfinder.preferences.onlyWho[value]),
            }))}
            defaultValue={only.filter((value) => preferences[value])}
            isVertical
          />
        )}
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
