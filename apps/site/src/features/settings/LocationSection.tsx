import { useState, type ReactNode, useEffect } from 'react';
import { Button } from '@velours/ui/components/Button';
import { Form, useFields } from '@velours/ui/components/Form';
import { Select } from '@velours/ui/components/Select';
import { Text } from '@velours/ui/primitives/Text';
import { useRegions, useSettings, useUser } from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { countryOptions, regionOptions } from '../people/profile-options.ts';
import { useFormats } from '../../app/i18n/format.ts';
import { useForm } from '../../app/forms/use-form.ts';
import type { SavedForm } from './settings.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { Stack } from '@velours/ui/primitives/Stack';
import { selectGeocode, type LocationPermission } from '@velours/machines/geolocation';
import { useSnapshot } from '../../app/loading/actor-handle.ts';
import { host } from '../../background/host.ts';
import { watchLocationPermission } from '../../background/geolocation/location-permission.ts';
import { placeStorage } from '../../background/geolocation/place.ts';

/** Where the member is shown to be, chosen by hand, and what this device keeps of its own place. */
export function LocationSection({ saved }: SavedForm): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const settings = useSettings();
  const user = useUser();
  const [chosen, setChosen] = useState<string>();
  const country = chosen ?? user?.profile.country ?? '';
  const regions = useRegions(country);
  const form = useForm({
    action: '/settings',
    hiddenFields: { form: 'location' },
    fields: ['country', 'countryregion'],
  });
  const { fieldIds, field } = useFields(['country', 'countryregion'], {
    errors: form.errors,
    defaultValues: { country, countryregion: user?.profile.countryregion ?? '' },
  });
  const isDone = form.isDone || saved === 'location';
  return (
    <SettingsSection
      section="location"
      title={t(($) => $.settings.location.title)}
      lead={t(($) => $.settings.location.lead)}
      done={isDone ? t(($) => $.settings.saved) : undefined}
    >
      <Form
        action="/settings"
        hiddenFields={{ form: 'location', shown_country: country }}
        fieldIds={fieldIds}
        errors={form.errors}
        errorTitle={form.errorTitle}
        isPending={form.isPending}
        onSubmit={form.onSubmit}
      >
        <Select
          {...field('country')}
          label={t(($) => $.settings.location.country)}
          autoComplete="country"
          options={countryOptions(settings.countries, formats)}
          emptyLabel={t(($) => $.common.form.choose)}
          onChange={setChosen}
        />
        <Select
          {...field('countryregion')}
          // Another country has other regions: none of them is chosen yet.
          key={country}
          defaultValue={country === user?.profile.country ? (user.profile.countryregion ?? '') : ''}
          label={t(($) => $.settings.location.region)}
          options={regionOptions(regions.data ?? [])}
          emptyLabel={t(($) => $.settings.location.noRegion)}
        />
        <div>
          <Button
            type="submit"
            isPending={form.isPending}
            pendingLabel={t(($) => $.settings.saving)}
          >
            {t(($) => $.settings.save)}
          </Button>
        </div>
      </Form>
      <Text size="sm" tone="muted">
        {t(($) => $.settings.location.who)}
      </Text>
      <DevicePlace />
    </SettingsSection>
  );
}

/** What the browser may tell of the place, and what it keeps of it: a script's matter, so without one it is not there. */
function DevicePlace(): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const { permission, place, isRemoved, remove } = useDevicePlace();
  if (permission === undefined) return null;
  return (
    <Stack gap="xs" align="start">
      <Text>{t(($) => $.settings.location.permission[permission])}</Text>
      {place && (
        <Text>
          {t(($) => $.settings.location.kept, {
            place: [place.city, formats.country(place.country)].filter(Boolean).join(', '),
          })}
        </Text>
      )}
      {/* Where it is allowed it would be looked up again at once. */}
      {place && permission !== 'granted' && (
        <Button variant="outline" tone="neutral" onPress={remove}>
          {t(($) => $.settings.location.remove)}
        </Button>
      )}
      <Text role="status">{isRemoved ? t(($) => $.settings.location.removed) : ''}</Text>
    </Stack>
  );
}

/** What the browser allows of its place and what it keeps (spec sections 3 and 4); undefined until it was asked. */
function useDevicePlace() {
  const [permission, setPermission] = useState<LocationPermission>();
  const [isRemoved, setRemoved] = useState(false);
  const snapshot = useSnapshot(host.geolocation);

  useEffect(() => watchLocationPermission(setPermission), []);

  return {
    permission,
    place: snapshot ? selectGeocode(snapshot) : null,
    isRemoved,
    remove: (): void => {
      placeStorage.store(null);
      setRemoved(true);
      host.geolocation.tell({ type: 'STORED_ELSEWHERE', stored: null });
    },
  };
}
