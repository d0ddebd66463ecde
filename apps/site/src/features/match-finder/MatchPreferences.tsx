import { useMemo, type ReactNode } from 'react';
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
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { AREAS, ONLY, readPreferences, type Preferences } from './preferences.ts';
import { errorText } from '../../app/errors/problem-text.ts';
import { errorOf, type RefusedForm } from '../../app/forms/refused-form.ts';
import type { useSavePreferences } from './use-save-preferences.ts';

const FIELDS = ['gender', 'min_age', 'max_age', 'area', 'only'] as const;

/** Whom the member looks for; kept on the server, for the swipe game too. */
export function MatchPreferences(props: {
  preferences: Preferences;
  save: ReturnType<typeof useSavePreferences>;
  refused: RefusedForm | undefined;
}): ReactNode {
  const t = useTranslate();
  const { preferences, save, refused } = props;
  const error = useMemo(() => save.error ?? errorOf(refused), [save.error, refused]);
  const errors = useMemo(() => (error ? { form: errorText(t, error) } : undefined), [t, error]);
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
        onSubmit={(data) => save.mutate(readPreferences(data))}
        isPending={save.isPending}
        errors={errors}
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
          isPending={save.isPending}
          pendingLabel={t(($) => $.matchfinder.preferences.saving)}
        >
          {t(($) => $.matchfinder.preferences.save)}
        </Button>
      </Form>
    </Card>
  );
}
