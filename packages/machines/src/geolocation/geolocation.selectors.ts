import type { SnapshotFrom } from 'xstate';
import type { geolocationMachine } from './geolocation.machine.ts';
import { isFresh } from './geolocation.rules.ts';
import type {
  GeolocationState,
  LocationPermission,
  Place,
  PositionFailure,
} from './geolocation.types.ts';

type Snapshot = SnapshotFrom<typeof geolocationMachine>;

const SETTLED = ['unsupported', 'located', 'denied', 'failed'] as const;

/** Where it is, in a word. */
export const selectState = (snapshot: Snapshot): GeolocationState => {
  if (snapshot.matches('unwatched')) return 'unsupported';
  if (snapshot.matches({ watching: 'locating' })) {
    return snapshot.context.isPressed ? 'asking' : 'updating';
  }
  return SETTLED.find((state) => snapshot.matches({ watching: { settled: state } })) ?? 'idle';
};

/** The spec's field: unsupported, unknown, or what the browser says. */
export const selectPermission = (snapshot: Snapshot): LocationPermission =>
  selectState(snapshot) === 'unsupported' ? 'unsupported' : snapshot.context.permission;

/** The place, false where the reverse geocode failed, null where none is known; never older than an hour. */
export const selectGeocode = ({ context }: Snapshot): Place | false | null =>
  isFresh(context) && context.stored ? context.stored.geocode : null;

/** The country whose prices and payment methods count: that of the place, else the one of the settings. */
export const selectPaymentCountry = (snapshot: Snapshot): string | null => {
  const place = selectGeocode(snapshot);
  return place ? place.country : snapshot.context.settingsCountry;
};

/** Why the browser told no position; null where it did. */
export const selectFailure = ({ context }: Snapshot): PositionFailure | null => context.failure;

/** What the member sees, in a word; null where there is nothing to see. */
export const selectView = (snapshot: Snapshot): string | null => {
  const state = selectState(snapshot);
  if (state === 'unsupported' || state === 'updating') return null;
  if (state === 'idle') return snapshot.context.permission === 'granted' ? null : 'prompt';
  if (state === 'located') return selectGeocode(snapshot) === false ? 'place unknown' : 'located';
  if (state !== 'failed') return state;
  return snapshot.context.isPressed ? `failed: ${String(selectFailure(snapshot))}` : null;
};
