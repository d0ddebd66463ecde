import { SubmitButton } from '../../app/forms/FormParts.tsx';
import { useState, type ReactNode, useEffect } from 'react';
import { Button } from '@velours/ui/components/Button';
import { Form, useFields } from '@velours/ui/components/Form';
import { Select } from '@velours/ui/components/Select';
import { Text } from '@velours/ui/primitives/Text';
import {
  chooseSearchView,
  useRegions,
  useSearchView,
  useSettings,
  useUser,
} from '../../app/data/hooks.ts';
import { useTranslate } from '../../app/i18n/TextsProvider.tsx';
import { countryOptions, regionOptions } from '../people/profile-options.ts';
import { useFormats } from '../../app/i18n/use-formats.ts';
import { LeaveDialog, useLeaveGuard } from '../../app/forms/leaving.tsx';
import { useForm } from '../../app/forms/use-form.ts';
import { settingsPath, type SavedForm } from './settings.ts';
import { useIsServed } from '../../app/loading/parts.tsx';
import { SettingsSection, SwitchWithoutScript } from './SettingsSection.tsx';
import { Stack } from '@velours/ui/primitives/Stack';
import { selectGeocode, type LocationPermission } from '@velours/machines/geolocation';
import { useSnapshot } from '../../app/loading/actor-handle.ts';
import { host } from '../../background/host.ts';
import { watchLocationPermission } from '../../background/geolocation/location-permission.ts';
import { placeStorage } from '../../background/geolocation/place.ts';
import { selectFailure, selectState, type PushState } from '@velours/machines/push';
import { Banner } from '@velours/ui/components/Banner';
import { Switch } from '@velours/ui/components/Switch';
import { pushFailureText, usePush } from '../../background/push/push.ts';

/** Where the member is shown to be, chosen by hand, and what this device keeps of its own place. */
export function LocationSection({ saved }: SavedForm): ReactNode {
  const t = useTranslate();
  const formats = useFormats();
  const settings = useSettings();
  const user = useUser();
  const [chosen, setChosen] = useState<string>();
  const [region, setRegion] = useState<string>();
  const country = chosen ?? user?.profile.country ?? '';
  const ownRegion = user?.profile.countryregion ?? '';
  const regions = useRegions(country);
  const form = useForm({
    action: settingsPath('location'),
    hiddenFields: { form: 'location' },
    fields: ['country', 'countryregion'],
  });
  const { fieldIds, field } = useFields(['country', 'countryregion'], {
    errors: form.errors,
    defaultValues: { country, countryregion: ownRegion },
  });
  const isDirty = country !== (user?.profile.country ?? '') || (region ?? ownRegion) !== ownRegion;
  const guard = useLeaveGuard(isDirty && !form.isPending);
  const isDone = form.isDone || saved === 'location';
  return (
    <SettingsSection section="location" done={isDone ? t(($) => $.settings.saved) : undefined}>
      <Form
        {...form.props}
        hiddenFields={{ form: 'location', shown_country: country }}
        fieldIds={fieldIds}
      >
        <Select
          {...field('country')}
          label={t(($) => $.settings.location.country)}
          autoComplete="country"
          options={countryOptions(settings.countries, formats)}
          emptyLabel={t(($) => $.common.form.choose)}
          onChange={(next) => {
            setChosen(next);
            setRegion(undefined);
          }}
        />
        <Select
          {...field('countryregion')}
          // Another country has other regions: none of them is chosen yet.
          key={country}
          defaultValue={country === user?.profile.country ? ownRegion : ''}
          autoComplete="address-level1"
          label={t(($) => $.settings.location.region)}
          options={regionOptions(regions.data ?? [])}
          emptyLabel={t(($) => $.settings.location.noRegion)}
          onChange={setRegion}
        />
        <SubmitButton isPending={form.isPending} pendingLabel={t(($) => $.settings.saving)}>
          {t(($) => $.settings.save)}
        </SubmitButton>
      </Form>
      <Text size="sm" tone="muted">
        {t(($) => $.settings.location.who)}
      </Text>
      <DevicePlace />
      <LeaveDialog {...guard} />
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

/** Push as the settings show it: a switch, why there is none, or how to allow it again. */
interface PushSwitch {
  kind: 'switch' | 'incapable' | 'denied';
  isOn: boolean;
  isPending: boolean;
}

const ON: readonly PushState[] = ['subscribed', 'renewing', 'unsubscribing', 'subscribing'];
const BUSY: readonly PushState[] = ['unknown', 'subscribing', 'unsubscribing', 'renewing'];

function pushSwitch(state: PushState): PushSwitch {
  const kind = state === 'incapable' || state === 'denied' ? state : 'switch';
  return { kind, isOn: ON.includes(state), isPending: BUSY.includes(state) };
}

/** Notifications on this device: on or off, and what they show. */
export function PushSection(): ReactNode {
  const t = useTranslate();
  const isServed = useIsServed();
  const { push_public_key: publicKey } = useSettings();
  const { snapshot, send } = usePush(publicKey !== null);
  const state = publicKey === null ? 'incapable' : snapshot ? selectState(snapshot) : 'unknown';
  const failure = snapshot ? selectFailure(snapshot) : null;
  const look = pushSwitch(state);
  const [isPressed, setPressed] = useState(false);
  // It has taken the place of the switch that had the focus.
  const isToldNow = isPressed && look.kind === 'denied';
  const failed =
    failure === null
      ? undefined
      : (pushFailureText(t, failure) ??
        (look.isOn
          ? t(($) => $.push.states.notTurnedOff.text)
          : t(($) => $.push.states.failed.text)));
  return (
    <SettingsSection section="push" times={Number(isToldNow)}>
      {look.kind === 'incapable' && <Text>{t(($) => $.settings.push.incapable)}</Text>}
      {look.kind === 'denied' && (
        <Banner
          tone="warning"
          title={t(($) => $.push.states.denied.title)}
          announce={isToldNow ? 'alert' : 'none'}
        >
          <Stack as="ol" gap="xs">
            <li>{t(($) => $.push.steps.open)}</li>
            <li>{t(($) => $.push.steps.allow)}</li>
            <li>{t(($) => $.push.steps.reload)}</li>
          </Stack>
        </Banner>
      )}
      {look.kind === 'switch' && <SwitchWithoutScript />}
      {look.kind === 'switch' && !isServed && (
        <Switch
          label={t(($) => $.settings.push.label)}
          description={state === 'expired' ? t(($) => $.push.states.expired.text) : undefined}
          isSelected={look.isOn}
          isPending={look.isPending}
          // Until its state is known nothing is saved.
          pendingLabel={state === 'unknown' ? '' : t(($) => $.settings.saving)}
          error={failed}
          onChange={(isOn) => {
            setPressed(true);
            send({ type: isOn ? 'ENABLE' : 'DISABLE' });
          }}
        />
      )}
      <Text size="sm" tone="muted">
        {t(($) => $.settings.push.shows)}
      </Text>
    </SettingsSection>
  );
}

/** How the results of a search go on; kept in this browser. */
export function SearchSection(): ReactNode {
  const t = useTranslate();
  const isServed = useIsServed();
  const isEndless = useSearchView() === 'endless';
  return (
    <SettingsSection section="search">
      <SwitchWithoutScript />
      {!isServed && (
        <Switch
          label={t(($) => $.settings.search.endless)}
          description={t(($) => $.settings.search.what)}
          isSelected={isEndless}
          onChange={(isOn) => chooseSearchView(isOn ? 'endless' : 'pages')}
        />
      )}
    </SettingsSection>
  );
}
