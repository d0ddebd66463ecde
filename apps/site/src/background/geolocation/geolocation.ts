import type { SnapshotFrom } from 'xstate';
import {
  selectFailure,
  selectGeocode,
  selectState,
  type GeolocationEvent,
  type geolocationMachine,
} from '@velours/machines/geolocation';
import type { LocationStepProps } from '@velours/ui/blocks/SignUpForm/LocationStep';
import type { Translate } from '../../app/i18n/texts.ts';

type Snapshot = SnapshotFrom<typeof geolocationMachine>;

/** A place as the form has it. */
export type LocatedPlace = Required<NonNullable<LocationStepProps['defaultValues']>>;

/** The place that was found, where the site knows its country. */
export function locatedPlace(
  snapshot: Snapshot,
  countries: readonly string[],
): LocatedPlace | undefined {
  const place = selectGeocode(snapshot);
  if (!place || !countries.includes(place.country)) return undefined;
  return { country: place.country, countryregion: place.countryregion ?? '' };
}

/** Why there is no place, for a member who pressed for it. */
function locationError(t: Translate, snapshot: Snapshot): string | undefined {
  const state = selectState(snapshot);
  if (!snapshot.context.isPressed) return undefined;
  if (state === 'denied' || selectFailure(snapshot) === 'denied') {
    return t(($) => $.signup.location.denied);
  }
  const isUnknown = state === 'located' && selectGeocode(snapshot) === false;
  return state === 'failed' || isUnknown ? t(($) => $.signup.location.failed) : undefined;
}

/** What the location step shows of the statechart (spec section 4): the button, that it looks, and why there is no place. */
export function geolocationProps(
  snapshot: Snapshot,
  { t, send }: { t: Translate; send: (event: GeolocationEvent) => void },
): Pick<LocationStepProps, 'onLocate' | 'isLocating' | 'errors'> {
  const state = selectState(snapshot);
  const error = locationError(t, snapshot);
  return {
    ...(state === 'unsupported' || state === 'denied'
      ? {}
      : { onLocate: () => send({ type: 'LOCATE' }) }),
    isLocating: state === 'asking',
    ...(error ? { errors: { form: error } } : {}),
  };
}
